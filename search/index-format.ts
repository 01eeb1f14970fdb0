import type { Locale } from '../locales/locales.ts'
import type { PageSummary, Section } from './documents.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Which text of a page a word stands in. A label is a short passage, which belongs to the one after it. */
export const textKinds = [
  'title',
  'name',
  'keywords',
  'description',
  'heading',
  'question',
  'passage',
  'label',
] as const

export type TextKind = (typeof textKinds)[number]

/** What a search loads first: all pages, the first term of each part of the vocabulary, and the synonyms that the pages use. */
export type IndexFile = { pages: Array<PageSummary & { texts: string }>; parts: string[]; synonyms: string[] }

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
  /** Of headings and questions the weight of all their words, of others how many words they have, both about. */
  sizes: number[]
  pages: number[]
  /** Those of one section have the same number, those of a page as a whole -1. */
  sections: number[]
  /** How many sections there are. */
  sectionCount: number
}

/** Writes two characters a text: its kind, and its size in steps that grow. */
export function encodeTexts(
  texts: Array<{ kind: TextKind; terms: string[] }>,
  weigh: (term: string) => number,
): string {
  return texts
    .map(({ kind, terms }) => {
      const isWeighed = kind === 'heading' || kind === 'question'
      const size = isWeighed ? 10 * [...new Set(terms)].reduce((sum, term) => sum + weigh(term), 0) : terms.length
      return kind.charAt(0) + String.fromCharCode(firstStep + Math.round(steps * Math.log1p(size)))
    })
    .join('')
}

/** How many steps a doubling takes, about, and the sign of the first: "#", for none that JSON escapes is among the first 57. */
const steps = 8
const firstStep = 35

/** Those of a page as a whole, which belong to no section. */
const pageKinds = new Set<TextKind>(['title', 'name', 'keywords', 'description'])

const kindOf = new Map(textKinds.map((kind) => [kind.charAt(0), kind]))

/** Reads the texts of all pages. */
export function decodeTexts(pages: Array<{ texts: string }>): Texts {
  const texts: Texts = { kinds: [], sizes: [], pages: [], sections: [], sectionCount: 0 }
  let section = -1
  pages.forEach((page, index) => {
    for (let at = 0; at < page.texts.length; at += 2) {
      const kind = kindOf.get(page.texts.charAt(at)) ?? 'passage'
      if (kind === 'heading') section += 1
      const size = Math.expm1((page.texts.charCodeAt(at + 1) - firstStep) / steps)
      texts.kinds.push(kind)
      texts.sizes.push(kind === 'heading' || kind === 'question' ? size / 10 : Math.round(size))
      texts.pages.push(index)
      texts.sections.push(pageKinds.has(kind) ? -1 : section)
    }
  })
  return { ...texts, sectionCount: section + 1 }
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

/** Before the first sign of a step: neither it nor what follows is escaped by JSON. */
const beforeSteps = 93

/** The code points between belong to no sign. */
const surrogates = { first: 0xd800, count: 0x800 }

/** Writes ascending numbers as the steps between them, each as one sign. */
export function encodeNumbers(numbers: number[]): string {
  return numbers
    .map((number, index) => {
      const point = beforeSteps + number - (numbers[index - 1] ?? -1) - 1
      return String.fromCodePoint(point < surrogates.first ? point : point + surrogates.count)
    })
    .join('')
}

/** The numbers that were written. */
export function decodeNumbers(code: string): number[] {
  let last = -1
  return Array.from(code, (sign) => {
    const point = sign.codePointAt(0) ?? 0
    last += 1 + (point < surrogates.first ? point : point - surrogates.count) - beforeSteps
    return last
  })
}
