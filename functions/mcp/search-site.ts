import type { Locale } from '../../locales/locales.ts'
import { isChinese } from '../../retrieval/is-chinese.ts'
import type { Ranked } from '../../retrieval/rank.ts'
import { loadRanking } from '../shared/passages.ts'

/** A passage of the site, and where it stands. */
export type Found = { title: string; url: string; heading: string; passage: string }

/** Characters: of a passage at most, enough to be understood alone, and too few to say anything. */
const [longest, enough, shortest] = [500, 200, 25]

/**
 * Finds passages for a question or keywords.
 *
 * @returns those that answer it, or else those that come nearest
 */
export function searchSite(
  query: string,
  locale: Locale,
  limit: number,
  siteUrl: string,
): { answered: boolean; results: Found[] } {
  const { ranked, answering } = loadRanking(locale)(query)
  const give = (some: readonly Ranked[]) =>
    some
      .map(({ document, section, passage }) => ({
        title: document.title,
        url: `${siteUrl}${document.path}#${section.id}`,
        heading: section.heading,
        passage: addNeighbours(passage, section.passages),
      }))
      .filter(({ passage }) => passage.length >= scale(shortest, passage))
      .slice(0, limit)
  const answers = give(answering)
  return answers.length > 0 ? { answered: true, results: answers } : { answered: false, results: give(ranked) }
}

/** A short passage, such as a label or an item of a list, with those after and before it, a line each. */
function addNeighbours(passage: string, all: readonly string[]): string {
  const least = scale(enough, passage)
  let text = passage.length > longest ? `${passage.slice(0, longest - 1)}…` : passage
  let start = all.indexOf(passage)
  let end = start + 1
  const grow = (neighbour: string | undefined, join: (neighbour: string) => string) => {
    if (neighbour === undefined || text.length >= least || text.length + neighbour.length + 1 > longest) return false
    text = join(neighbour)
    return true
  }
  while (start >= 0) {
    if (grow(all[end], (after) => `${text}\n${after}`)) end++
    else if (grow(all[start - 1], (before) => `${before}\n${text}`)) start--
    else break
  }
  return text
}

/** Chinese says the same with half of the characters. */
function scale(length: number, text: string): number {
  return isChinese(text) ? length / 2 : length
}
