import type { Asked } from '../content/asked/asked.ts'
import type { Locale } from '../locales/locales.ts'
import { splitLocale } from '../locales/paths.ts'
import type { AskedDocument, Section } from './documents.ts'
import { createExpander, type Expander } from './expand-word.ts'
import { isChinese } from './is-chinese.ts'
import { isWeakWord } from './light-words.ts'
import { type Concept, createQuestionParser } from './parse-query.ts'
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

// The figures of this file were chosen by the questions in `evaluation/tuning/`, 80 answerable and 40 unanswerable ones in four languages:
// those of the order by the place of the expected page and by how well the ratings tell the two kinds apart. Other values near them
// change the place of up to three expected pages.

/** How much of a word a passage is credited with, by where the word stands. */
const credits = { passage: 1, heading: 0.8, question: 0.8, section: 0.45, page: 1 }

/** Of a word: that is on no page, that many questions have, of two Chinese characters across words; and of a synonym. */
const weights = { unknown: 1, weak: 0.2, bridge: 0.2, synonym: 0.9 }

/** How much it helps that a heading is what was asked, that it is a question, and how much a passage loses as a mere label. */
const favours = { heading: 2.5, question: 1.3, label: 0.4 }

/** Posts, examples and the home page tell of many things beside what is offered. */
const besideOffer = 0.8

/**
 * The rating by which a passage is called an answer. Of the tuning questions eight of ten answerable ones reach it, and seven of ten others
 * do not; at 1.7 it would be five and nine. No other figure of a passage tells the two kinds apart as well.
 */
const leastRating = 0.95

/** The share of the best rating that a further passage must reach. */
const leastShare = 0.4

/** Shorter passages are labels, which belong to what follows them. */
const shortestPassage = 25

const mostRanked = 60

/** A passage as it is indexed. */
type Unit = Place & { passage: string; prior: number }

/** Passages of a section or page in a row, and how much of a word that stands there each of them is credited with. */
type Span = { start: number; end: number; credit: number }

/** A word of the question as the index has it: its terms with the weight of each. */
type Meaning = { concept: Concept; alternatives: Array<{ terms: Array<Map<string, number>>; weight: number }> }

/** Where a passage stands. */
export type Place = { document: AskedDocument; section: Section }

/** Ranks what says something of a question; `isWanted` leaves other places out. */
export type Rank = (question: string, isWanted?: (place: Place) => boolean) => Ranking

/** Indexes the passages of a language's pages, with the words of their headings and pages. */
export function createRanking(documents: AskedDocument[], locale: Locale, asked?: Asked): Rank {
  const units: Unit[] = []
  /** The heading of a section, and the questions that it answers. */
  const headings = new Map<Section, string[][]>()
  const postings = new Map<string, Span[]>()
  const listTerms = (text: string) => tokenize(text, locale).map(({ term }) => term)

  function add(terms: Iterable<string>, span: Span) {
    for (const term of new Set(terms)) {
      const spans = postings.get(term)
      if (spans) spans.push(span)
      else postings.set(term, [span])
    }
  }

  for (const document of documents) {
    const pageStart = units.length
    for (const section of document.sections) {
      const start = units.length
      const heading = listTerms(section.heading)
      const questions = asked?.[`${splitLocale(document.path).path}#${section.id}`]?.split('; ').map(listTerms)
      const prior = getPrior(document, section)
      const all: string[] = []
      let label: string[] = []
      headings.set(section, [heading, ...(questions ?? [])])
      for (const passage of section.passages) {
        const terms = listTerms(passage)
        const isShort = isLabel(passage) && !section.passages.every(isLabel)
        // Of two passages that say the same, the shorter one says it.
        const length = 1 + Math.log(1 + terms.length / 20) / 5
        const unit =
          units.push({ document, section, passage, prior: (prior * (isShort ? favours.label : 1)) / length }) - 1
        add([...label, ...terms], { start: unit, end: unit + 1, credit: credits.passage })
        all.push(...terms)
        label = isShort ? terms : []
      }
      const end = units.length
      add(heading, { start, end, credit: credits.heading })
      add(questions?.flat() ?? [], { start, end, credit: credits.question })
      if (section.passages.length > 1) add(all, { start, end, credit: credits.section })
    }
    const page = listTerms([document.name, document.title, ...document.keywords].join(' '))
    add(page, { start: pageStart, end: units.length, credit: credits.page })
  }

  /** How much a word tells that so many sections have, from 0 to 1 (https://en.wikipedia.org/wiki/Okapi_BM25). */
  const weigh = (count: number) =>
    Math.log(1 + (headings.size - count + 0.5) / (count + 0.5)) / Math.log(2 * headings.size + 2)
  const parse = createQuestionParser(locale)
  const expand = createExpander([...postings.keys()], locale)

  /** How much each passage has of a word: of one alternative all terms. */
  function match({ alternatives }: Meaning): Map<number, number> {
    const found = new Map<number, number>()
    for (const { terms, weight } of alternatives) {
      const [first, ...others] = terms.map(credit)
      for (const [unit, most] of first ?? []) {
        const least = Math.min(most, ...others.map((credited) => credited.get(unit) ?? 0)) * weight
        if (least > (found.get(unit) ?? 0)) found.set(unit, least)
      }
    }
    return found
  }

  function credit(forms: Map<string, number>): Map<number, number> {
    const found = new Map<number, number>()
    for (const [form, share] of forms) {
      for (const { start, end, credit } of postings.get(form) ?? []) {
        for (let unit = start; unit < end; unit++) {
          if (credit * share > (found.get(unit) ?? 0)) found.set(unit, credit * share)
        }
      }
    }
    return found
  }

  function weighMeaning({ concept: { typed, synonyms, isOptional } }: Meaning, found: Map<number, number>): number {
    if (isOptional) return found.size === 0 ? 0 : weights.bridge
    const isWeak = synonyms.length === 0 && typed.every((terms) => terms.every((term) => isWeakWord(term, locale)))
    const own = [...found].filter(([, credited]) => credited > credits.section)
    const sections = new Set(own.map(([unit]) => units[unit]?.section))
    // The root keeps one rare word from counting for all others.
    return (found.size === 0 ? weights.unknown : Math.sqrt(weigh(sections.size))) * (isWeak ? weights.weak : 1)
  }

  return (question, isWanted = () => true) => {
    const matches = parse(question).map((concept) => {
      const meaning = readMeaning(concept, expand)
      const found = match(meaning)
      return { meaning, found, weight: weighMeaning(meaning, found) }
    })
    const total = matches.reduce((sum, { meaning, weight }) => sum + (meaning.concept.isOptional ? 0 : weight), 0)
    const forms = collectForms(matches.map(({ meaning }) => meaning))
    const fits = new Map<Section, number>()
    const rateHeading = (heading: string[]) => {
      const shares = heading.map((term) => {
        const weight = weigh(postings.get(term)?.length ?? 0)
        return { weight, share: weight * (forms.get(term) ?? 0) }
      })
      const all = shares.reduce((sum, { weight }) => sum + weight, 0)
      return all > 0 ? shares.reduce((sum, { share }) => sum + share, 0) / all : 0
    }
    const sums = new Map<number, { sum: number; covered: number }>()
    for (const { meaning, found, weight } of matches) {
      for (const [unit, credited] of found) {
        const { sum, covered } = sums.get(unit) ?? { sum: 0, covered: 0 }
        const share = weight * credited
        sums.set(unit, { sum: sum + share, covered: covered + (meaning.concept.isOptional ? 0 : share) })
      }
    }
    const best = new Map<Section, Ranked>()
    for (const [index, { sum, covered }] of sums) {
      const unit = units[index]
      if (!unit || covered === 0 || !isWanted(unit)) continue
      const { document, section, passage, prior } = unit
      const coverage = covered / total
      const fit = fits.get(section) ?? Math.max(...(headings.get(section) ?? []).map(rateHeading))
      fits.set(section, fit)
      const rating = prior * sum * Math.sqrt(coverage) * (1 + favours.heading * fit * coverage)
      if (rating > (best.get(section)?.rating ?? 0)) best.set(section, { document, section, passage, rating, coverage })
    }
    const ranked = [...best.values()].sort((a, b) => b.rating - a.rating).slice(0, mostRanked)
    const [first] = ranked
    const least = first && first.rating >= leastRating ? first.rating * leastShare : Number.POSITIVE_INFINITY
    const rate = (text: string) => {
      const terms = new Set(listTerms(text))
      return matches.reduce((sum, { meaning, weight }) => sum + (isIn(meaning, terms) ? weight : 0), 0)
    }
    return { ranked, answering: ranked.filter(({ rating }) => rating >= least), rate }
  }
}

function getPrior({ path, weight }: AskedDocument, { heading }: Section): number {
  const isBeside = /^\/($|(blog|newsletter|case-studies|projects)(\/|$))/.test(splitLocale(path).path)
  return Math.sqrt(weight) * (isBeside ? besideOffer : 1) * (/[?？]/.test(heading) ? favours.question : 1)
}

function isLabel(text: string): boolean {
  return text.length < (isChinese(text) ? shortestPassage / 2 : shortestPassage)
}

function isIn({ alternatives }: Meaning, terms: Set<string>): boolean {
  return alternatives.some((alternative) =>
    alternative.terms.every((forms) => [...forms.keys()].some((form) => terms.has(form))),
  )
}

/** All terms that were asked for, with the weight of each. */
function collectForms(meanings: Meaning[]): Map<string, number> {
  const forms = new Map<string, number>()
  for (const { terms, weight } of meanings.flatMap(({ alternatives }) => alternatives)) {
    for (const [form, share] of terms.flatMap((alternatives) => [...alternatives])) {
      forms.set(form, Math.max(forms.get(form) ?? 0, share * weight))
    }
  }
  return forms
}

function readMeaning(concept: Concept, expand: Expander): Meaning {
  const { typed, synonyms } = concept
  const isTypo = synonyms.length === 0
  return {
    concept,
    alternatives: [
      ...typed.map((terms) => ({ terms: terms.map((term) => expand(term, isTypo)), weight: 1 })),
      ...synonyms.map((terms) => ({ terms: terms.map((term) => expand(term, false)), weight: weights.synonym })),
    ],
  }
}
