import type { Locale } from '../locales/locales.ts'
import type { AskedDocument, Section } from './documents.ts'
import { isChinese } from './is-chinese.ts'
import { type Concept, createQueryParser } from './parse-query.ts'
import { isQuestionWord } from './questions.ts'
import { tokenize } from './tokenize.ts'

/** A section that says something of what was asked, with its best passage. */
export type Ranked = { document: AskedDocument; section: Section; passage: string; rating: number; coverage: number }

export type Ranking = {
  /** The best first. */
  ranked: Ranked[]
  /** Those of them that say enough of what was asked to be called an answer. */
  answering: Ranked[]
  /** What a text says of the question: the sum of the weights of its words. */
  rate: (text: string) => number
}

/** A first choice, by some twenty questions in English and Spanish: no set of questions has tuned these figures yet. */
const weights = { heading: 2, passages: 1, title: 1.5, keywords: 1 }
const saturation = 1.2
const lengthShare = 0.5

/** Weight of a match relative to that of the typed word. */
const related = { synonym: 0.8, form: 0.7, typo: 0.6 }

/** What a section must reach to be an answer: the share of the question that it covers, and its rating. */
const leastCoverage = 0.5
const leastRating = 0.66

/** The share of the best rating that a further passage must reach. */
const leastShare = 0.3

/** Shorter passages are labels, which belong to what follows them. */
const shortestPassage = 25

type Unit = { document: AskedDocument; section: Section; length: number }

/** A word of the question as the index has it: its terms with the weight of each. */
type Meaning = { alternatives: Array<{ terms: Array<Map<string, number>>; weight: number }>; isOptional: boolean }

/** Indexes the sections of a language's pages by their words and those of their page. */
export function createRanking(documents: AskedDocument[], locale: Locale): (question: string) => Ranking {
  const units: Unit[] = []
  const postings = new Map<string, Map<number, number>>()
  const listTerms = (text: string) => tokenize(text, locale).map(({ term }) => term)

  function add(unit: number, terms: string[], weight: number) {
    for (const term of terms) {
      const counts = postings.get(term) ?? new Map<number, number>()
      postings.set(term, counts)
      counts.set(unit, (counts.get(unit) ?? 0) + weight)
    }
  }

  for (const document of documents) {
    const title = new Set(listTerms(`${document.name} ${document.title}`))
    const keywords = new Set(document.keywords.flatMap(listTerms))
    for (const section of document.sections) {
      const heading = listTerms(section.heading)
      const passages = section.passages.flatMap(listTerms)
      const unit = units.push({ document, section, length: heading.length + passages.length }) - 1
      add(unit, heading, weights.heading)
      add(unit, passages, weights.passages)
      add(unit, [...title], weights.title)
      add(unit, [...keywords], weights.keywords)
    }
  }
  const meanLength = units.reduce((sum, { length }) => sum + length, 0) / Math.max(1, units.length)
  /** How much a word tells that so many sections have (https://en.wikipedia.org/wiki/Okapi_BM25). */
  const weigh = (count: number) => Math.log(1 + (units.length - count + 0.5) / (count + 0.5))
  const parse = createQueryParser(locale)
  const expand = createExpander([...postings.keys()])

  /** The units that have all terms of one alternative of a word, each with how much of it. */
  function match({ alternatives }: Meaning): Map<number, number> {
    const found = new Map<number, number>()
    for (const { terms, weight } of alternatives) {
      const perTerm = terms.map((forms) => {
        const counts = new Map<number, number>()
        for (const [form, share] of forms) {
          for (const [unit, count] of postings.get(form) ?? []) {
            counts.set(unit, Math.max(counts.get(unit) ?? 0, count * share))
          }
        }
        return counts
      })
      const [first, ...others] = perTerm
      for (const [unit, count] of first ?? []) {
        const all = [count, ...others.map((counts) => counts.get(unit) ?? 0)]
        const least = Math.min(...all)
        if (least > 0) found.set(unit, Math.max(found.get(unit) ?? 0, least * weight))
      }
    }
    return found
  }

  return (question) => {
    const meanings = dropQuestionWords(parse(question)).map((concept) => readMeaning(concept, expand))
    const matches = meanings.map((meaning) => {
      const counts = match(meaning)
      return { meaning, counts, weight: weigh(counts.size) / weigh(0) }
    })
    const asked = matches.filter(({ meaning }) => !meaning.isOptional)
    const total = asked.reduce((sum, { weight }) => sum + weight, 0)
    const scores = new Map<number, { sum: number; covered: number }>()
    for (const { meaning, counts, weight } of matches) {
      for (const [unit, count] of counts) {
        const score = scores.get(unit) ?? { sum: 0, covered: 0 }
        scores.set(unit, score)
        const length = (units[unit]?.length ?? 0) / meanLength
        const norm = saturation * (1 - lengthShare + lengthShare * length)
        score.sum += (weight * count * (saturation + 1)) / (count + norm)
        if (!meaning.isOptional) score.covered += weight
      }
    }
    const rate = (text: string) => {
      const terms = new Set(listTerms(text))
      return matches.reduce((sum, { meaning, weight }) => sum + (isIn(meaning, terms) ? weight : 0), 0)
    }
    const ranked = [...scores].flatMap(([index, { sum, covered }]): Ranked[] => {
      const unit = units[index]
      if (!unit || covered === 0) return []
      const coverage = covered / total
      const rating = sum * coverage ** 2 * unit.document.weight
      return [{ document: unit.document, section: unit.section, passage: '', rating, coverage }]
    })
    ranked.sort((a, b) => b.rating - a.rating)
    const shown = ranked.slice(0, mostRanked).map((found) => ({ ...found, passage: pickPassage(found.section, rate) }))
    const least = Math.max(leastRating, (shown[0]?.rating ?? 0) * leastShare)
    const answering = shown.filter(({ coverage, rating }) => coverage >= leastCoverage && rating >= least)
    return { ranked: shown, answering, rate }
  }
}

const mostRanked = 60

/** The passage of a section that says most of what was asked; a label before it counts for it. */
function pickPassage({ passages }: Section, rate: (text: string) => number): string {
  let best = passages[0] ?? ''
  let most = -1
  passages.forEach((passage, index) => {
    const label = passages[index - 1] ?? ''
    const isShort = isLabel(passage) && !passages.every(isLabel)
    const rating = isShort ? 0 : rate(isLabel(label) ? `${label} ${passage}` : passage)
    if (rating > most) [best, most] = [passage, rating]
  })
  return best
}

function isLabel(text: string): boolean {
  return text.length < (isChinese(text) ? shortestPassage / 2 : shortestPassage)
}

function isIn({ alternatives }: Meaning, terms: Set<string>): boolean {
  return alternatives.some((alternative) =>
    alternative.terms.every((forms) => [...forms.keys()].some((form) => terms.has(form))),
  )
}

/** "How long", "is there" and the like say nothing, unless there is nothing else. */
function dropQuestionWords(concepts: Concept[]): Concept[] {
  const rest = concepts.filter(
    ({ typed, synonyms }) => synonyms.length > 0 || !typed.every((terms) => terms.every(isQuestionWord)),
  )
  return rest.some(({ isOptional }) => !isOptional) ? rest : concepts
}

function readMeaning({ typed, synonyms, isOptional }: Concept, expand: Expander): Meaning {
  return {
    isOptional,
    alternatives: [
      ...typed.map((terms) => ({ terms: terms.map(expand), weight: 1 })),
      ...synonyms.map((terms) => ({ terms: terms.map((term) => new Map([[term, 1]])), weight: related.synonym })),
    ],
  }
}

/** The terms of the index that a typed term may mean, with the weight of each. */
type Expander = (term: string) => Map<string, number>

/** Takes other endings of a word, and for a word that is on no page those that differ by a slip of the finger. */
function createExpander(vocabulary: string[]): Expander {
  const known = new Set(vocabulary)
  return (term) => {
    const forms = new Map<string, number>(known.has(term) ? [[term, 1]] : [])
    if (isChinese(term) || term.length < 4) return forms
    for (const other of vocabulary) if (other !== term && isForm(term, other)) forms.set(other, related.form)
    if (forms.size > 0) return forms
    const typos = term.length < 8 ? 1 : 2
    for (const other of vocabulary) {
      if (other[0] === term[0] && Math.abs(other.length - term.length) <= typos && countEdits(term, other) <= typos) {
        forms.set(other, related.typo)
      }
    }
    return forms
  }
}

/** Whether two words differ by a short ending only: "evaluat-ion", "evaluat-e". */
function isForm(a: string, b: string): boolean {
  const shared = Math.max(4, Math.min(a.length, b.length) - 1)
  return a.slice(0, shared) === b.slice(0, shared) && Math.abs(a.length - b.length) <= 4 && b.length >= shared
}

/** Missing, extra, wrong and swapped letters between two words. */
function countEdits(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let edits = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      current.push(edits)
    }
    before = previous
    previous = current
  }
  return previous[b.length] ?? 0
}
