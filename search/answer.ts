import type { PageSummary, Section } from './documents.ts'
import { type Grade, gradePassages } from './grade.ts'
import { findPlace, type SearchIndex } from './index-format.ts'
import { pickSentences } from './pick-sentences.ts'
import { createRank, type Ranked } from './rank.ts'

/** A passage of a page, and the sentences of it that say most of what was asked. */
export type FoundPassage = {
  page: PageSummary
  section: Section
  passage: string
  sentences: string[]
  coverage: number
}

/** Passages, the best first, and what the first ones are called together. */
export type Findings = { grade: Grade; found: FoundPassage[] }

export type Options = {
  /** The most passages, also where the site does not answer; the first three are of different pages. */
  limit?: number
  /** Leaves other places out. */
  isWanted?: (path: string, section?: string) => boolean
}

/** Shown together, each of a page of its own. */
export const mostShown = 3

/** Finds the passages of a language's pages that say most of a question. */
export function createAnswer(index: SearchIndex) {
  const rank = createRank(index)
  const { pages, readSections } = index

  async function locate({ text, coverage }: Ranked, rate: (text: string) => number): Promise<FoundPassage[]> {
    const place = findPlace(index.texts, text)
    const [page, sections] = [pages[place.page], await readSections(place.page)]
    const section = sections[place.section]
    const passage = section?.passages[place.passage]
    if (!page || !section || passage === undefined) return []
    return [{ page, section, passage, sentences: pickSentences(passage, index.locale, rate), coverage }]
  }

  return async (question: string, { limit = mostShown, isWanted }: Options = {}): Promise<Findings> => {
    const paths = new Set(pages.flatMap(({ path }, page) => (!isWanted || isWanted(path) ? [page] : [])))
    const { ranked, wordCount, rate } = await rank(question, paths)
    const first = pickPages(ranked).slice(0, mostShown)
    // Without three pages there are no more passages either: a fourth would stand among the first three.
    const rest = first.length < mostShown ? [] : ranked.filter((one) => !first.includes(one))
    const wanted = isWanted ? ranked : [...first, ...rest].slice(0, limit)
    const located = (await Promise.all(wanted.map((one) => locate(one, rate)))).flat()
    const found = located.filter(({ page, section }) => !isWanted || isWanted(page.path, section.id)).slice(0, limit)
    return { grade: gradePassages(ranked, wordCount), found }
  }
}

/** The best passage of each page. */
function pickPages(ranked: Ranked[]): Ranked[] {
  const seen = new Set<number>()
  return ranked.filter(({ page }) => !seen.has(page) && seen.add(page))
}
