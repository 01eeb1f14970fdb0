import type { Locale } from '../locales/locales.ts'
import type { PageSummary, Section } from './documents.ts'

/** The kind of a text of a page. A label is a short passage, which belongs to the one after it. */
export type TextKind = 'title' | 'name' | 'keywords' | 'description' | 'heading' | 'question' | 'passage' | 'label'

/** A text of a page: its kind and its size, as in `Text`. */
type TextSize = [kind: TextKind, size: number]

export type IndexFile = {
  pages: Array<PageSummary & { texts: TextSize[] }>
  /** The first term of each part of the vocabulary. */
  parts: string[]
  /** Those that the pages use. */
  synonyms: string[]
  /** In Chinese, as `createSimplifier` reads them. */
  variants?: string
}

export type SearchIndex = {
  locale: Locale
  pages: PageSummary[]
  /** Those of all pages, in their order. */
  texts: Text[]
  vocabulary: Vocabulary
  /** The words of synonyms that the pages use. */
  synonyms: Set<string>
  readSections: (page: number) => Promise<Section[]>
}

export type Text = {
  kind: TextKind
  /** The weight of all words of a heading or a question; the number of words of other texts. */
  size: number
  page: number
  /** One object for all texts of a section; undefined for the texts of the whole page. */
  section: { number: number } | undefined
  /** Its place in the section, for a passage. */
  passage: number
}

/** The weight of a word by the number of texts that have it, from 0 to 1 (https://en.wikipedia.org/wiki/Okapi_BM25). */
export function weighTerm(count: number, sections: number): number {
  return Math.max(0, Math.log(1 + (sections - count + 0.5) / (count + 0.5)) / Math.log(2 * sections + 2))
}

/** The texts of all pages: first those of the whole page, then those of each section, which begins with a heading. */
export function listTexts(pages: IndexFile['pages']): Text[] {
  return pages.flatMap(({ texts }, page) => {
    let section: Text['section']
    let passage = -1
    return texts.map(([kind, size]): Text => {
      if (kind === 'heading') {
        section = { number: section ? section.number + 1 : 0 }
        passage = -1
      }
      if (isPassage(kind)) passage += 1
      return { kind, size, page, section, passage }
    })
  })
}

export function isPassage(kind: TextKind): boolean {
  return kind === 'passage' || kind === 'label'
}

/** The words of a part of the vocabulary, each with the numbers of the texts that have it, ascending: the steps between them, which weigh less. */
type TermsFile = Record<string, number[]>

export function toSteps(numbers: number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0))
}

function pick(texts: Text[], steps: number[]): Text[] {
  let number = 0
  return steps.flatMap((step) => {
    number += step
    return texts[number] ?? []
  })
}

/** Reads a file of the index by its name, `terms/12`, and keeps it. */
export type ReadFile = (name: string) => Promise<unknown>

export type Vocabulary = ReturnType<typeof openVocabulary>

/** @param firstTerms of each part, sorted */
export function openVocabulary(firstTerms: string[], texts: Text[], read: ReadFile) {
  const loaded: string[][] = []
  const postings = new Map<string, Text[]>()

  async function loadPart(part: number) {
    const file = (await read(`terms/${part}`)) as TermsFile
    for (const [term, steps] of Object.entries(file)) postings.set(term, pick(texts, steps))
    loaded[part] = Object.keys(file).sort()
  }

  /** The first and the last part that may hold words with a beginning. */
  const findParts = (beginning: string) =>
    [lowerBound(firstTerms, beginning + first) - 1, lowerBound(firstTerms, beginning + last) - 1] as const

  return {
    load: async (beginnings: Iterable<string>) => {
      const wanted = new Set<number>()
      for (const beginning of beginnings) {
        const [from, to] = findParts(beginning)
        for (let part = Math.max(0, from); part <= to; part++) wanted.add(part)
      }
      await Promise.all([...wanted].filter((part) => !loaded[part]).map(loadPart))
    },
    list: (beginning: string): string[] => {
      const [from, to] = findParts(beginning)
      return loaded.slice(Math.max(0, from), to + 1).flatMap((terms) => sliceBeginning(terms, beginning))
    },
    /** The texts that have a word, in their order. */
    find: (term: string): Text[] => postings.get(term) ?? [],
  }
}

/** Sort before and after everything that can follow a beginning. */
const [first, last] = ['\0', '\uffff']

export function sliceBeginning(sorted: string[], beginning: string): string[] {
  return sorted.slice(lowerBound(sorted, beginning), lowerBound(sorted, beginning + last))
}

/** The index of the first text in a sorted list that is not before this one. */
function lowerBound(sorted: string[], text: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}
