import type { Locale } from '../../locales/locales.ts'
import { isChinese } from '../../search/tokenize.ts'
import { loadSearch } from '../shared/model/passages.ts'

/** Characters: of a passage at most, enough to be understood alone, and too few to say anything. */
const [longest, enough, shortest] = [500, 200, 25]

export async function searchSite(query: string, locale: Locale, limit: number, siteUrl: string) {
  // Twice as many, because labels fall out: they are too short to help.
  const { grade, found } = await (await loadSearch(locale)).answer(query, { limit: 2 * limit })
  if (grade === 'none') return { grade, results: [] }
  const results = found
    .map(({ source: { title, url, heading, passage }, section }) => ({
      title,
      url: `${siteUrl}${url}`,
      heading,
      passage: addNeighbours(passage, section),
    }))
    .filter(({ passage }) => passage.length >= scale(shortest, passage))
    .slice(0, limit)
  return { grade, results }
}

/** A passage; a short one, such as a label or an item of a list, with those beside it, a line each. */
function addNeighbours(passage: string, all: readonly string[]): string {
  const place = all.indexOf(passage)
  const isShort = place >= 0 && passage.length < scale(enough, passage)
  const before = isShort ? all.slice(Math.max(0, place - beside), place).join('\n') : ''
  const after = isShort ? all.slice(place, place + beside + 1).join('\n') : passage
  // Long ones before it would leave it no room.
  const text = before && before.length < enough ? `${before}\n${after}` : after
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/** Passages that are given before and after a short one. */
const beside = 3

/** Chinese says the same with half of the characters. */
function scale(length: number, text: string): number {
  return isChinese(text) ? length / 2 : length
}
