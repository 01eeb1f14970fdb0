import { memoize } from '../memoize.ts'
import type { PageSummary } from './documents.ts'
import type { SearchIndex, Text, TextKind } from './index-format.ts'
import { type Concept, createQueryReader } from './query.ts'
import { listPhrases, pairUp } from './tokenize.ts'

/** A page that matches a query, with the index words that matched; finds the passage with most of them if the description has fewer. */
export type Found = { page: PageSummary; terms: string[]; findPassage: () => Text | undefined }

/** The fields of a page by which it is found, with the weight of a word in each. */
const boosts: Partial<Record<TextKind, number>> = {
  title: 6,
  name: 6,
  keywords: 5,
  description: 3,
  heading: 2,
  passage: 1,
}

const ofSynonym = 0.8

/** Share of the best rating that a page must reach if it matches fewer words than another. */
const leastShare = 0.2

/** The match of a word and a page: its score, the words of the index, and if one of them stands in the title or name. */
type Match = { score: number; terms: Set<string>; isTitled: boolean }

export function createFind(index: SearchIndex): (query: string) => Promise<Found[]> {
  const { pages, texts, vocabulary } = index
  const read = createQueryReader(index, 'beginning', ofSynonym)
  const lengths = measureFields(texts, pages.length)
  const shown = Map.groupBy(
    texts.filter(({ kind }) => kind === 'description' || kind === 'passage'),
    ({ page }) => page,
  )

  /** Okapi BM25+ (https://en.wikipedia.org/wiki/Okapi_BM25), each field by itself. */
  const rate = memoize((form: string) =>
    [...Map.groupBy(vocabulary.find(form), ({ kind }) => fieldOf(kind))].flatMap(([field, own]) => {
      if (!field) return []
      const ofPages = Map.groupBy(own, (text) => text.page)
      const rarity = Math.log(1 + (pages.length - ofPages.size + 0.5) / (ofPages.size + 0.5))
      const average = lengths.averages.get(field) ?? 1
      return [...ofPages].map(([page, { length: count }]) => {
        const length = lengths.of.get(field)?.[page] ?? average
        const frequency = 0.5 + (count * 2.2) / (count + 1.2 * (0.3 + (0.7 * length) / average))
        const score = (boosts[field] ?? 0) * rarity * frequency
        return { page, score, isTitled: field === 'title' || field === 'name' }
      })
    }),
  )

  function matchTerm(forms: Map<string, number>): Map<number, Match> {
    const found = new Map<number, Match>()
    for (const [form, weight] of forms)
      for (const { page, score, isTitled } of rate(form))
        add(found, page, { score: weight * score, terms: new Set([form]), isTitled })
    return found
  }

  function matchConcept({ alternatives }: Concept): Map<number, Match> {
    const found = new Map<number, Match>()
    for (const { terms, weight } of alternatives) {
      const words = terms.map(matchTerm)
      for (const page of words[0]?.keys() ?? []) {
        const all = words.flatMap((word) => word.get(page) ?? [])
        if (all.length < words.length) continue
        for (const match of all) add(found, page, { ...match, score: (weight * match.score) / words.length })
      }
    }
    return found
  }

  /** The pages with a phrase: all its pairs of characters in one text. */
  function listVerbatim(phrase: string): Set<number> {
    const [first = [], ...others] = pairUp(phrase).map(vocabulary.find)
    const sets = others.map((found) => new Set(found))
    return new Set(first.filter((text) => sets.every((found) => found.has(text))).map(({ page }) => page))
  }

  function pickPassage(page: number, terms: string[]): Text | undefined {
    const matching = terms.flatMap(vocabulary.find).filter((text) => text.page === page)
    const counts = Map.groupBy(matching, (text) => text)
    // The description stands before the passages.
    const [best] = (shown.get(page) ?? [])
      .filter((text) => counts.has(text))
      .sort((a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0))
    return best?.kind === 'passage' ? best : undefined
  }

  return async (query) => {
    const concepts = await read(query)
    const matches = concepts.map((concept) => ({ concept, found: matchConcept(concept) }))
    const counted = matches.filter(({ concept }) => !concept.isOptional)
    const phrases = listPhrases(query).map(listVerbatim)
    const sums = new Map<number, Match>()
    for (const { found } of matches) for (const [page, match] of found) add(sums, page, match)
    const found = [...sums].map(([page, { score, terms }]) => {
      const coverage = counted.filter((match) => match.found.has(page)).length / counted.length
      const inTitle = counted.filter((match) => match.found.get(page)?.isTitled).length / counted.length
      const rating = score * coverage ** 2 * (1 + inTitle ** 2) * (pages[page]?.weight ?? 1)
      const isVerbatim = phrases.length > 0 && phrases.every((own) => own.has(page))
      return { page, terms: [...terms], coverage, rating, isVerbatim }
    })
    // A segmenter cuts "知识库" so that "知识产权" matches a half of it: a page with the very phrase comes first.
    found.sort((a, b) => Number(b.isVerbatim) - Number(a.isVerbatim) || b.rating - a.rating)
    const least = Math.max(...found.map(({ rating }) => rating)) * leastShare
    const most = Math.max(...found.map(({ coverage }) => coverage))
    return found
      .filter(({ coverage, rating }) => coverage === most || rating >= least)
      .flatMap(({ page: number, terms }) => {
        const page = pages[number]
        return page ? [{ page, terms, findPassage: () => pickPassage(number, terms) }] : []
      })
  }
}

function add(found: Map<number, Match>, page: number, { score, terms, isTitled }: Match) {
  const known = found.get(page) ?? { score: 0, terms: new Set<string>(), isTitled: false }
  for (const term of terms) known.terms.add(term)
  found.set(page, { score: known.score + score, terms: known.terms, isTitled: known.isTitled || isTitled })
}

/** Words find labels like passages. Questions of visitors are not words of the page. */
function fieldOf(kind: TextKind): TextKind | undefined {
  if (kind === 'label') return 'passage'
  return boosts[kind] ? kind : undefined
}

/** Counts the words of each field, by page and on average. */
function measureFields(texts: Text[], count: number) {
  const of = new Map<TextKind, number[]>()
  for (const { kind, size, page } of texts) {
    const field = fieldOf(kind)
    if (!field) continue
    const own = of.get(field) ?? Array.from({ length: count }, () => 0)
    own[page] = (own[page] ?? 0) + size
    of.set(field, own)
  }
  const averages = new Map([...of].map(([field, own]) => [field, own.reduce((sum, length) => sum + length, 0) / count]))
  return { of, averages }
}
