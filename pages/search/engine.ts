import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { Locale } from '../../locales/locales.ts'
import { isChinese } from '../../retrieval/is-chinese.ts'
import { type Concept, createQueryParser } from '../../retrieval/parse-query.ts'
import { listPhrases, tokenize } from '../../retrieval/tokenize.ts'
import { memoize } from '../memoize.ts'
import type { SearchDocument } from './documents.ts'

/** A page that matches a query, with the index terms that matched. */
export type Hit = { document: SearchDocument; terms: string[] }

export type Engine = {
  /** The pages that match a query, the best first; none for a query without a word. */
  search: (query: string) => Hit[]
  /** At most four pages with titles similar to a query without results. */
  findNearest: (query: string) => Hit[]
}

/**
 * Weight of a word by field; a word in the text of a page counts 1. These figures and the two below were
 * chosen by the queries in `queries.fixture.ts`. Halving or doubling any of them changes the mean reciprocal rank by at
 * most 0.02.
 */
const boost = { title: 6, name: 6, keywords: 5, description: 3, headings: 2, passages: 1 }

/** Weight of a synonym relative to the typed word. */
const synonymWeight = 0.8

/** Share of the best rating that a page must reach if it matches fewer words than another. */
const leastShare = 0.2

/**
 * Builds the index of one language in chunks, so that the page stays responsive.
 *
 * The index is built from the pages' texts and not loaded as a file: excerpts need the texts anyway, and a serialized
 * index adds half of their size in Spanish and more than their size in Chinese.
 */
export async function createEngine(documents: SearchDocument[], locale: Locale): Promise<Engine> {
  const vocabulary = new Set<string>()
  const listTerms = (text: string) => tokenize(text, locale).map(({ term }) => term)
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: Object.keys(boost),
    extractField,
    stringifyField: String,
    tokenize: listTerms,
    processTerm: (term) => {
      vocabulary.add(term)
      return term
    },
    // Queries already consist of terms.
    searchOptions: { boost, tokenize: (term) => [term], processTerm: (term) => term },
  })
  await index.addAllAsync(documents, { chunkSize: 4 })

  const parse = createQueryParser(locale)
  const isKnown = memoize((term: string) => [...vocabulary].some((other) => other.startsWith(term)))
  const pages = new Map(documents.map((document) => [document.path, readTitle(document, listTerms)]))

  function search(query: string): Hit[] {
    const concepts = parse(query)
    const phrases = listPhrases(query)
    const counted = concepts.filter(({ isOptional }) => !isOptional)
    const found = index.search(createQuery(concepts, isKnown)).flatMap(({ id, score, terms, queryTerms }) => {
      const page = pages.get(id)
      if (!page) return []
      const coverage = getShare(counted, (term) => queryTerms.includes(term))
      const inTitle = getShare(counted, (term) => page.titleTerms.some((other) => other.startsWith(term)))
      // MiniSearch multiplies the score by the number of matched terms, which favours words with many synonyms.
      const perTerm = score / queryTerms.length
      const rating = perTerm * coverage ** 2 * (1 + inTitle ** 2) * page.document.weight
      const isVerbatim = phrases.length > 0 && phrases.every((phrase) => hasPhrase(page.document, phrase))
      return [{ document: page.document, terms, coverage, rating, isVerbatim }]
    })
    // A segmenter cuts "知识库" so that "知识产权" matches a half of it: a page with the very phrase comes first.
    found.sort((a, b) => Number(b.isVerbatim) - Number(a.isVerbatim) || b.rating - a.rating)
    const least = Math.max(...found.map(({ rating }) => rating)) * leastShare
    const most = Math.max(...found.map(({ coverage }) => coverage))
    return found
      .filter(({ coverage, rating }) => coverage === most || rating >= least)
      .map(({ document, terms }) => ({ document, terms }))
  }

  function findNearest(query: string): Hit[] {
    const tolerant = { fields: ['title', 'name', 'keywords'], prefix: true, fuzzy: 0.4, maxFuzzy: 4 }
    const results = index.search({ queries: listTerms(query), combineWith: 'OR' }, tolerant)
    return results.slice(0, 4).flatMap(({ id, terms }) => {
      const page = pages.get(id)
      return page ? [{ document: page.document, terms }] : []
    })
  }

  return { search: memoize(search), findNearest: memoize(findNearest) }
}

function hasPhrase(document: SearchDocument, phrase: string): boolean {
  const { name, title, description, sections, keywords } = document
  const texts = sections.flatMap(({ heading, passages }) => [heading, ...passages])
  return [name, title, description, ...texts, ...keywords].some((text) => text.includes(phrase))
}

function readTitle(document: SearchDocument, listTerms: (text: string) => string[]) {
  return { document, titleTerms: listTerms(`${document.name} ${document.title}`) }
}

/** A name equal to the title counts once. */
function extractField(document: SearchDocument, field: string) {
  if (field === 'name' && document.name === document.title) return ''
  if (field === 'headings') return document.sections.map(({ heading }) => heading).join('\n')
  if (field === 'passages') return document.sections.flatMap(({ passages }) => passages).join('\n')
  const value = document[field as keyof SearchDocument]
  return Array.isArray(value) ? value.join('\n') : value
}

/** The share of the concepts that match. */
function getShare(concepts: Concept[], has: (term: string) => boolean): number {
  const found = concepts.filter(({ typed, synonyms }) => [...typed, ...synonyms].some((terms) => terms.every(has)))
  return found.length / concepts.length
}

function createQuery(concepts: Concept[], isKnown: (term: string) => boolean): Query {
  const queries = concepts.flatMap(({ typed, synonyms }) => [
    ...typed.map((terms) => askForAll(terms, 1, (term) => getTolerance(term, isKnown))),
    ...synonyms.map((terms) => askForAll(terms, synonymWeight, () => ({}))),
  ])
  return { combineWith: 'OR', queries }
}

function askForAll(terms: string[], weight: number, getOptions: (term: string) => SearchOptions): Query {
  return {
    combineWith: 'AND',
    queries: terms.map((term) => ({
      ...getOptions(term),
      combineWith: 'OR',
      queries: [term],
      boostTerm: () => weight / terms.length,
    })),
  }
}

/** A word also matches as a prefix; a word that is on no page is treated as misspelt. */
function getTolerance(term: string, isKnown: (term: string) => boolean): SearchOptions {
  if (isChinese(term)) return { prefix: term.length === 1 }
  return { prefix: true, fuzzy: isKnown(term) ? 0 : countTypos(term) }
}

/** The maximum number of wrong, missing or extra letters; swapped letters count as two. */
function countTypos({ length }: string): number {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}
