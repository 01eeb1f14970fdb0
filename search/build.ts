import type { Locale } from '../locales/locales.ts'
import { splitLocale } from '../locales/paths.ts'
import type { Asked } from '../model/kinds/asked.ts'
import type { SearchDocument, Section } from './documents.ts'
import { type IndexFile, sliceBeginning, type TextKind, toSteps, weighTerm } from './index-format.ts'
import { findForms } from './query.ts'
import { topic } from './search-words.ts'
import { stopWords } from './stop-words.ts'
import type { Titles } from './suggest.ts'
import { synonyms } from './synonyms.ts'
import { isChinese, listTerms, tokenizeQuery } from './tokenize.ts'
import { listVariants } from './variants.ts'

/** The pages with the passages that no other has, the files by name, and the headings of sections with questions, by their addresses. */
export function buildSearch(pages: SearchDocument[], locale: Locale, asked?: Asked) {
  const documents = keepOwnPassages(pages)
  const files = createIndex(documents, locale, asked)
  const named = listHeadings(Object.fromEntries(files)).filter(({ place }) => asked?.[place] !== undefined)
  return { documents, files, topics: Object.fromEntries(named.map(({ place, text }) => [place, text])) }
}

/** The file of the suggestions in the header. It holds no text but the descriptions of services, so it needs no built page. */
export function createTitles(pages: Array<Omit<SearchDocument, 'sections'>>, locale: Locale): Titles {
  const titles = pages.map(({ category, description, ...title }) => ({
    ...title,
    ...(category === 'services' && { description }),
  }))
  const words = titles.flatMap(({ title, name, keywords, description = '' }) => [title, name, description, ...keywords])
  return { pages: titles, ...listVariantsOf(locale, words) }
}

function listVariantsOf(locale: Locale, texts: string[]): { variants?: string } {
  return locale === 'zh' ? { variants: listVariants(texts) } : {}
}

/** The headings of all sections in the files of a language, each with its page and its address without the language: `/services/rag#price`. */
export function listHeadings(files: Record<string, unknown>): Array<{ path: string; place: string; text: string }> {
  const { pages } = files.pages as IndexFile
  return pages.flatMap(({ path }, page) =>
    (files[`texts/${page}`] as Section[]).map(({ id, heading }) => ({
      path,
      place: `${splitLocale(path).path}#${id}`,
      text: heading,
    })),
  )
}

type Text = { kind: TextKind; terms: string[] }

/** Files `pages`, `terms/<number>` and `texts/<number>`: a search loads the first, and of the others those of its words and its results. */
export function createIndex(documents: SearchDocument[], locale: Locale, asked?: Asked): Map<string, unknown> {
  const texts = documents.map(({ sections, ...page }) => [
    ...listPageTexts(page, locale),
    ...sections.flatMap((section) => {
      const questions = asked?.[`${splitLocale(page.path).path}#${section.id}`]?.split('; ') ?? []
      return listSectionTexts(section, questions, locale)
    }),
  ])
  const postings = listPostings(texts.flat())
  const vocabulary = [...postings.keys()].sort()
  const list = (beginning: string) => sliceBeginning(vocabulary, beginning)
  const sectionCount = documents.reduce((sum, { sections }) => sum + sections.length, 0)
  const weigh = (term: string) => weighTerm(postings.get(term)?.length ?? 0, sectionCount)
  const measure = (kind: TextKind, terms: string[]) => {
    if (kind !== 'heading' && kind !== 'question') return terms.length
    const weight = [...new Set(terms)].reduce((sum, term) => sum + weigh(term), 0)
    return Math.round(10 * weight) / 10
  }
  const parts = cutVocabulary(vocabulary, postings)
  const known = [...synonyms, topic]
    .flat()
    .flatMap((phrase) => tokenizeQuery(phrase, locale))
    .flatMap(({ alternatives }) => alternatives.flat())
  const pages: IndexFile = {
    pages: documents.map(({ sections: _, keywords: __, ...page }, index) => ({
      ...page,
      texts: (texts[index] ?? []).map(({ kind, terms }) => [kind, measure(kind, terms)]),
    })),
    parts: parts.map(([first = '']) => first),
    synonyms: [...new Set(known)].filter((term) => findForms(term, 'synonym', list, locale).size > 0),
    ...listVariantsOf(locale, [...vocabulary, ...synonyms.flat(), ...topic, stopWords.zh ?? '']),
  }
  return new Map<string, unknown>([
    ['pages', pages],
    ...parts.map((terms, index): [string, unknown] => [
      `terms/${index}`,
      Object.fromEntries(terms.map((term) => [term, toSteps(postings.get(term) ?? [])])),
    ]),
    ...documents.map(({ sections }, index): [string, unknown] => [`texts/${index}`, sections]),
  ])
}

/** The numbers of the texts that have each term. */
function listPostings(texts: Text[]): Map<string, number[]> {
  const uses = texts.flatMap(({ terms }, text) => [...new Set(terms)].map((term) => ({ term, text })))
  const byTerm = Map.groupBy(uses, ({ term }) => term)
  return new Map([...byTerm].map(([term, own]) => [term, own.map(({ text }) => text)]))
}

function listPageTexts(page: Omit<SearchDocument, 'sections'>, locale: Locale): Text[] {
  const { title, name, keywords, description } = page
  return [
    { kind: 'title', terms: listTerms(title, locale) },
    // A name equal to the title counts once.
    { kind: 'name', terms: name === title ? [] : listTerms(name, locale) },
    { kind: 'keywords', terms: listTerms(keywords.join('\n'), locale) },
    { kind: 'description', terms: listTerms(description, locale) },
  ]
}

/** A label is indexed with the passage after it as well, to which it belongs. */
function listSectionTexts({ heading, passages }: Section, questions: string[], locale: Locale): Text[] {
  let label: string[] = []
  const areLabels = passages.every(isLabel)
  return [
    { kind: 'heading', terms: listTerms(heading, locale) },
    ...questions.map((question): Text => ({ kind: 'question', terms: listTerms(question, locale) })),
    ...passages.map((passage): Text => {
      const isShort = !areLabels && isLabel(passage)
      const own = listTerms(passage, locale)
      const terms = [...label, ...own]
      label = isShort ? own : []
      return { kind: isShort ? 'label' : 'passage', terms }
    }),
  ]
}

/** Shorter passages are labels, which belong to what follows them. */
const shortestPassage = 25

function isLabel(text: string): boolean {
  return text.length < (isChinese(text) ? shortestPassage / 2 : shortestPassage)
}

/** Characters of a part of the vocabulary with its postings. */
const partSize = 900

function cutVocabulary(vocabulary: string[], postings: Map<string, number[]>): string[][] {
  const parts: string[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const term of vocabulary) {
    const own = JSON.stringify([term, toSteps(postings.get(term) ?? [])]).length
    if (size + own > partSize) {
      parts.push([])
      size = 0
    }
    size += own
    parts.at(-1)?.push(term)
  }
  return parts
}

/** A passage on more pages than this tells nothing about any of them. */
const mostPages = 5

/** A number is a fact of each page that has it: two courses may cost the same. Longer passages with one only mention it. */
const longestFact = 60

/** Leaves out passages that stand on many pages or repeat an earlier page. */
function keepOwnPassages(documents: SearchDocument[]): SearchDocument[] {
  const pagesOf = Map.groupBy(
    documents.flatMap(({ path, sections }) =>
      [...new Set(sections.flatMap(({ passages }) => passages))].map((passage) => ({ path, passage })),
    ),
    ({ passage }) => passage,
  )
  return documents.map((document) => {
    const isOwn = (passage: string) => {
      const pages = pagesOf.get(passage) ?? []
      const isFact = passage.length < longestFact && /\d/.test(passage)
      return pages.length <= mostPages && (isFact || pages[0]?.path === document.path)
    }
    const sections = document.sections
      .map((section) => ({ ...section, passages: section.passages.filter(isOwn) }))
      .filter(({ passages }) => passages.length > 0)
    return { ...document, sections }
  })
}
