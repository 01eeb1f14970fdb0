import type { Locale } from '../locales/locales.ts'
import type { PageSummary, Section } from './documents.ts'

/** Which text of a page a word stands in. A label is a short passage, which belongs to the one after it. */
export type TextKind = 'title' | 'name' | 'keywords' | 'description' | 'heading' | 'question' | 'passage' | 'label'

/** A text of a page: its kind and its size, as in `Texts`. */
type TextSize = [kind: TextKind, size: number]

/** What a search loads first: all pages, the first term of each part of the vocabulary, and the synonyms that the pages use. */
export type IndexFile = { pages: Array<PageSummary & { texts: TextSize[] }>; parts: string[]; synonyms: string[] }

/** The opened index of a language. */
export type SearchIndex = {
  locale: Locale
  pages: PageSummary[]
  texts: Texts
  vocabulary: Vocabulary
  /** The words of synonyms that the pages use. */
  synonyms: Set<string>
  readSections: (page: number) => Promise<Section[]>
}

/** The texts of all pages, by number. */
export type Texts = {
  kinds: TextKind[]
  /** Of headings and questions the weight of all their words, of others how many words they have. */
  sizes: number[]
  pages: number[]
  /** Those of one section have the same number, those of a page as a whole -1. */
  sections: number[]
  /** How many sections there are. */
  sectionCount: number
}

/** How much a word tells that so many texts have, from 0 to 1 (https://en.wikipedia.org/wiki/Okapi_BM25). */
export function weighTerm(count: number, sections: number): number {
  return Math.max(0, Math.log(1 + (sections - count + 0.5) / (count + 0.5)) / Math.log(2 * sections + 2))
}

/** Those of a page as a whole, which belong to no section. */
const pageKinds = new Set<TextKind>(['title', 'name', 'keywords', 'description'])

/** Numbers the texts of all pages. */
export function listTexts(pages: IndexFile['pages']): Texts {
  const texts: Texts = { kinds: [], sizes: [], pages: [], sections: [], sectionCount: 0 }
  pages.forEach((page, index) => {
    for (const [kind, size] of page.texts) {
      if (kind === 'heading') texts.sectionCount += 1
      texts.kinds.push(kind)
      texts.sizes.push(size)
      texts.pages.push(index)
      texts.sections.push(pageKinds.has(kind) ? -1 : texts.sectionCount - 1)
    }
  })
  return texts
}

/** Where a passage stands: the page, its section, and the passage of that, each by its place. */
export function findPlace(texts: Texts, text: number): { page: number; section: number; passage: number } {
  const [page = 0, own = 0] = [texts.pages[text], texts.sections[text]]
  const first = texts.sections.find((section, other) => section >= 0 && texts.pages[other] === page) ?? 0
  let passage = -1
  for (let other = text; texts.sections[other] === own; other--) if (isPassage(texts.kinds[other])) passage += 1
  return { page, section: own - first, passage }
}

export function isPassage(kind: TextKind | undefined): boolean {
  return kind === 'passage' || kind === 'label'
}

/** The words of a part of the vocabulary, each with the numbers of the texts that have it, ascending: the steps between them, which weigh less. */
type TermsFile = Record<string, number[]>

export function toSteps(numbers: number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0))
}

function addUp(steps: number[]): number[] {
  let last = 0
  return steps.map((step) => {
    last += step
    return last
  })
}

/** Reads a file of the index by its name, `terms/12`, and keeps it. */
export type ReadFile = (name: string) => Promise<unknown>

/** The words of the pages, as far as they are loaded. */
export type Vocabulary = ReturnType<typeof openVocabulary>

/** @param firstTerms of each part, sorted */
export function openVocabulary(firstTerms: string[], read: ReadFile) {
  /** The words of each part, sorted. */
  const loaded: string[][] = []
  const postings = new Map<string, number[]>()

  async function loadPart(part: number) {
    const file = (await read(`terms/${part}`)) as TermsFile
    for (const [term, steps] of Object.entries(file)) postings.set(term, addUp(steps))
    loaded[part] = Object.keys(file).sort()
  }

  /** The first and the last part that may hold words with a beginning. */
  const findParts = (beginning: string) =>
    [lowerBound(firstTerms, beginning + first) - 1, lowerBound(firstTerms, beginning + last) - 1] as const

  return {
    /** Loads the words that begin with any of these. */
    load: async (beginnings: Iterable<string>) => {
      const wanted = new Set<number>()
      for (const beginning of beginnings) {
        const [from, to] = findParts(beginning)
        for (let part = Math.max(0, from); part <= to; part++) wanted.add(part)
      }
      await Promise.all([...wanted].filter((part) => !loaded[part]).map(loadPart))
    },
    /** The loaded words that begin so. */
    list: (beginning: string): string[] => {
      const [from, to] = findParts(beginning)
      return loaded.slice(Math.max(0, from), to + 1).flatMap((terms) => sliceBeginning(terms, beginning))
    },
    /** The numbers of the texts that have a word, ascending. */
    find: (term: string): number[] => postings.get(term) ?? [],
  }
}

/** Before and after all that can follow a beginning. */
const [first, last] = ['\0', '\uffff']

/** The texts of a sorted list that begin so. */
export function sliceBeginning(sorted: string[], beginning: string): string[] {
  return sorted.slice(lowerBound(sorted, beginning), lowerBound(sorted, beginning + last))
}

/** The place in a sorted list at which a text would stand. */
function lowerBound(sorted: string[], text: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}
