import type { Locale } from '../locales/locales.ts'
import type { PageSummary } from './documents.ts'
import { countEdits, listSlipBeginnings } from './expand-word.ts'
import { findPlace, type SearchIndex, type TextKind, type Texts } from './index-format.ts'
import { isChinese } from './is-chinese.ts'
import { type Concept, createQueryParser } from './parse-query.ts'
import { listPhrases, pairUp, tokenize } from './tokenize.ts'

/** A page that matches a query, with the words of the index that matched, and the passage that has most of them if the description has fewer. */
export type Found = { page: PageSummary; terms: string[]; place: ReturnType<typeof findPlace> | undefined }

/** The fields of a page by which it is found, with the weight of a word in each. */
const boosts: Partial<Record<TextKind, number>> = {
  title: 6,
  name: 6,
  keywords: 5,
  description: 3,
  heading: 2,
  passage: 1,
}

/** Weight of a synonym, of a word that begins with the typed one, and of one that differs by a slip of the finger. */
const weights = { synonym: 0.8, beginning: 0.375, slip: 0.45 }

/** Share of the best rating that a page must reach if it matches fewer words than another. */
const leastShare = 0.2

/** A word of the index that a typed one may mean. */
type Form = { term: string; weight: number }

/** How the words begin that a misspelt one may mean. */
type ListSlips = (term: string) => string[]

/** What a word says of a page: how much, and by which words of the index. */
type Match = { score: number; terms: Set<string> }

/** Creates what finds pages by words, the best first. */
export function createFind(index: SearchIndex): (query: string) => Promise<Found[]> {
  const { pages, texts, vocabulary, synonyms, locale } = index
  const parse = createQueryParser(locale)
  const lengths = measureFields(texts, pages.length)

  async function load(concepts: Concept[], listSlips: ListSlips) {
    const typed = concepts.flatMap((concept) => concept.typed.flat())
    const others = concepts.flatMap((concept) => concept.synonyms.flat()).filter((term) => synonyms.has(term))
    await vocabulary.load([...typed, ...others])
    await vocabulary.load(typed.filter((term) => vocabulary.list(term).length === 0).flatMap(listSlips))
  }

  /** A typed word also matches as a beginning; a word that is on no page is treated as misspelt. */
  function listForms(term: string, listSlips: ListSlips | undefined): Form[] {
    if (!listSlips || (isChinese(term) && term.length > 1)) return [{ term, weight: 1 }]
    const forms = vocabulary.list(term).map((other) => {
      const distance = other.length - term.length
      const weight = distance === 0 ? 1 : (weights.beginning * other.length) / (other.length + 0.3 * distance)
      return { term: other, weight }
    })
    if (forms.length > 0) return forms
    const slips = term.length < 6 ? 1 : 2
    return [...new Set(listSlips(term).flatMap(vocabulary.list))].flatMap((other) => {
      const edits = Math.abs(other.length - term.length) <= slips ? countEdits(term, other) : slips + 1
      return edits <= slips ? [{ term: other, weight: (weights.slip * other.length) / (other.length + edits) }] : []
    })
  }

  /** Okapi BM25+ (https://en.wikipedia.org/wiki/Okapi_BM25), each field by itself. */
  function matchTerm(term: string, listSlips: ListSlips | undefined): Map<number, Match> {
    const found = new Map<number, Match>()
    for (const form of listForms(term, listSlips)) {
      const counts = new Map<TextKind, Map<number, number>>()
      for (const text of vocabulary.find(form.term)) {
        const field = fieldOf(texts.kinds[text])
        const page = texts.pages[text] ?? 0
        if (!field) continue
        const own = counts.get(field) ?? new Map<number, number>()
        counts.set(field, own.set(page, (own.get(page) ?? 0) + 1))
      }
      for (const [field, own] of counts) {
        const rarity = Math.log(1 + (pages.length - own.size + 0.5) / (own.size + 0.5))
        const average = lengths.averages.get(field) ?? 1
        for (const [page, count] of own) {
          const length = lengths.of.get(field)?.[page] ?? average
          const frequency = 0.5 + (count * 2.2) / (count + 1.2 * (0.3 + (0.7 * length) / average))
          add(found, page, form.weight * (boosts[field] ?? 0) * rarity * frequency, [form.term])
        }
      }
    }
    return found
  }

  /** The pages that have all these words. */
  function matchAll(terms: string[], weight: number, listSlips?: ListSlips): Map<number, Match> {
    const [first, ...others] = terms.map((term) => matchTerm(term, listSlips))
    const found = new Map<number, Match>()
    for (const [page, match] of first ?? []) {
      const all = [match, ...others.map((other) => other.get(page))]
      if (!all.every((one) => one !== undefined)) continue
      for (const { score, terms: own } of all) add(found, page, (score * weight) / terms.length, own)
    }
    return found
  }

  function matchConcept(concept: Concept, listSlips: ListSlips): Map<number, Match> {
    const found = new Map<number, Match>()
    const alternatives = [
      ...concept.typed.map((terms) => matchAll(terms, 1, listSlips)),
      ...concept.synonyms
        .filter((terms) => terms.every((term) => synonyms.has(term)))
        .map((terms) => matchAll(terms, weights.synonym)),
    ]
    for (const alternative of alternatives)
      for (const [page, { score, terms }] of alternative) add(found, page, score, terms)
    return found
  }

  /** The pages of which a text or more has words that stand in the title or name of the page. */
  function listTitled(matches: Map<number, Match>): Set<number> {
    const titled = new Set<number>()
    for (const [page, { terms }] of matches) {
      const isInTitle = (term: string) =>
        vocabulary
          .find(term)
          .some((text) => texts.pages[text] === page && (texts.kinds[text] === 'title' || texts.kinds[text] === 'name'))
      if ([...terms].some(isInTitle)) titled.add(page)
    }
    return titled
  }

  /** The pages with a phrase: all its pairs of characters in one text. */
  function listVerbatim(phrase: string): Set<number> {
    const [first = [], ...others] = pairUp(phrase).map(vocabulary.find)
    const sets = others.map((numbers) => new Set(numbers))
    return new Set(
      first.filter((text) => sets.every((numbers) => numbers.has(text))).map((text) => texts.pages[text] ?? 0),
    )
  }

  /** The passage with most of the words, where the description has fewer. */
  function pickPassage(page: number, terms: string[]): Found['place'] {
    const counts = new Map<number, number>()
    for (const term of terms)
      for (const text of vocabulary.find(term))
        if (texts.pages[text] === page) counts.set(text, (counts.get(text) ?? 0) + 1)
    let [best, most]: [number | undefined, number] = [undefined, 0]
    for (const [text, count] of counts) if (texts.kinds[text] === 'description') most = count
    for (const [text, count] of [...counts].sort(([a], [b]) => a - b))
      if (texts.kinds[text] === 'passage' && count > most) [best, most] = [text, count]
    return best === undefined ? undefined : findPlace(texts, best)
  }

  return async (query) => {
    const concepts = parse(query)
    const listSlips = concepts.length > mostThorough ? listSlipBeginnings : listInitials
    await load(concepts, listSlips)
    const matches = concepts.map((concept) => ({ concept, found: matchConcept(concept, listSlips) }))
    const counted = matches.filter(({ concept }) => !concept.isOptional)
    const titled = counted.map(({ found }) => listTitled(found))
    const phrases = listPhrases(query).map(listVerbatim)
    const sums = new Map<number, Match>()
    for (const { found } of matches) for (const [page, { score, terms }] of found) add(sums, page, score, terms)
    const found = [...sums].map(([page, { score, terms }]) => {
      const coverage = counted.filter((match) => match.found.has(page)).length / counted.length
      const inTitle = titled.filter((own) => own.has(page)).length / counted.length
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
        return page ? [{ page, terms, place: pickPassage(number, terms) }] : []
      })
  }
}

/** The pages with the titles that are most like a query, whatever letters are wrong. */
export function findNearest(pages: PageSummary[], query: string, locale: Locale): Array<Pick<Found, 'page' | 'terms'>> {
  const listTerms = (text: string) => tokenize(text, locale).map(({ term }) => term)
  const sought = listTerms(query)
  const isNear = (own: string) =>
    sought.some((term) => own.startsWith(term) || countEdits(term, own) <= Math.min(4, Math.round(term.length * 0.4)))
  return pages
    .map((page) => ({ page, terms: listTerms(`${page.name} ${page.title}`).filter(isNear) }))
    .filter(({ terms }) => terms.length > 0)
    .sort((a, b) => b.terms.length - a.terms.length)
    .slice(0, 4)
}

function add(found: Map<number, Match>, page: number, score: number, terms: Iterable<string>) {
  const known = found.get(page) ?? { score: 0, terms: new Set<string>() }
  for (const term of terms) known.terms.add(term)
  found.set(page, { score: known.score + score, terms: known.terms })
}

/** Words of a query in which each misspelt one is compared with all that begin with its letter: of a sentence these are too many to load. */
const mostThorough = 3

/** A short word cannot be told from its neighbours. */
function listInitials(term: string): string[] {
  return term.length < 4 || isChinese(term) ? [] : [term.charAt(0)]
}

/** Labels are passages to who looks for words; questions of visitors are no words of a page. */
function fieldOf(kind: TextKind | undefined): TextKind | undefined {
  if (kind === 'label') return 'passage'
  return kind && boosts[kind] ? kind : undefined
}

/** How many words each field of each page has, and a page on average. */
function measureFields(texts: Texts, count: number) {
  const of = new Map<TextKind, number[]>()
  texts.kinds.forEach((kind, text) => {
    const field = fieldOf(kind)
    if (!field) return
    const own = of.get(field) ?? Array.from({ length: count }, () => 0)
    const page = texts.pages[text] ?? 0
    // A heading has a word of each half weight about.
    own[page] = (own[page] ?? 0) + (texts.sizes[text] ?? 0) * (field === 'heading' ? 2 : 1)
    of.set(field, own)
  })
  const averages = new Map([...of].map(([field, own]) => [field, own.reduce((sum, length) => sum + length, 0) / count]))
  return { of, averages }
}
