import type { Locale } from '../locales/locales.ts'
import { type Mark, pickSentences } from './pick-sentences.ts'
import type { Rank, Ranked } from './rank.ts'

/** A passage of the site that answers a question. */
export type Source = {
  /** From 1. */
  n: number
  /** Path with `#id`: the passage stands at or just after that element. */
  url: string
  title: string
  heading: string
  passage: string
  /** The decisive sentences, ascending. */
  marks: Mark[]
}

export type NearPage = { url: string; title: string }

/** What the site says to a question: passages, or that it says nothing, with the pages that come nearest. */
export type Answer = { isAnswered: true; sources: Source[] } | { isAnswered: false; nearest: NearPage[] }

/** @param limit the most passages; the first three are of different pages */
export type Ask = (question: string, limit?: number) => Answer

/** Shown together, each of a page of its own. */
const firstPages = 3

/** Pages named beside "the site does not answer this". */
const nearestPages = 3

/** Answers questions with what the pages of one language say, in the order of `rank`. */
export function createAsk(rank: Rank, locale: Locale): Ask {
  return (question, limit = firstPages) => {
    const { ranked, answering, rate } = rank(question)
    if (answering.length === 0) {
      const nearest = pickPages(ranked).slice(0, nearestPages)
      return {
        isAnswered: false,
        nearest: nearest.map(({ document: { path, title } }) => ({ url: path, title })),
      }
    }
    const first = pickPages(answering).slice(0, firstPages)
    // Without three pages there are no more passages either: a fourth would stand among the first three.
    const rest = first.length < firstPages ? [] : answering.filter((found) => !first.includes(found))
    const sources = [...first, ...rest].slice(0, limit)
    return { isAnswered: true, sources: sources.map((found, index) => createSource(found, index + 1, locale, rate)) }
  }
}

/** @param rate what a piece of text says of the question, by which sentences are marked */
export function createSource(
  { document, section, passage }: Pick<Ranked, 'document' | 'section' | 'passage'>,
  n: number,
  locale: Locale,
  rate: (text: string) => number,
): Source {
  return {
    n,
    url: `${document.path}#${section.id}`,
    title: document.title,
    heading: section.heading,
    passage,
    marks: pickSentences(passage, locale, rate),
  }
}

/** The best section of each page. */
function pickPages(ranked: Ranked[]): Ranked[] {
  const seen = new Set<string>()
  return ranked.filter(({ document: { path } }) => !seen.has(path) && seen.add(path))
}
