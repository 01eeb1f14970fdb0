import type { Locale } from '../locales/locales.ts'
import { splitLocale } from '../locales/paths.ts'
import { memoize } from '../memoize.ts'
import type { Answer, Passage } from './answer-schema.ts'
import { isPassage, type SearchIndex, type Text, type TextKind, weighTerm } from './index-format.ts'
import { type Concept, createQueryReader } from './query.ts'
import { listTerms } from './tokenize.ts'

/** A passage with all passages of its section, and the share of the question that it covers. */
type Found = { source: Passage; section: string[]; coverage: number }

export type Findings = Answer & {
  /** All passages that were found, the best first. */
  found: Found[]
  /** The nearest section with prepared questions, `/services/rag#price`; empty if none is near. */
  findTopic: () => Promise<string>
}

type Options = {
  /** The most passages to find, even without an answer. The first three are of different pages. */
  limit?: number
  isWanted?: (path: string, section?: string) => boolean
}

/** Shown together, each of a page of its own. */
export const mostShown = 3

export function createAnswer(index: SearchIndex) {
  const rank = createRank(index)
  const { pages, texts, readSections } = index
  const prepared = new Set(texts.filter(({ kind }) => kind === 'question').map(({ section }) => section))

  async function findTopic(ranked: Ranked[]): Promise<string> {
    const text = ranked.find(({ text }) => prepared.has(text.section))?.text
    const page = text && pages[text.page]
    const section = text?.section && (await readSections(text.page))[text.section.number]
    return page && section ? `${splitLocale(page.path).path}#${section.id}` : ''
  }

  async function locate(
    { text, coverage }: Ranked,
    rate: (text: string) => number,
    isWanted: Options['isWanted'],
  ): Promise<Found[]> {
    const page = pages[text.page]
    const section = text.section && (await readSections(text.page))[text.section.number]
    const passage = section?.passages[text.passage]
    if (!page || !section || passage === undefined || isWanted?.(page.path, section.id) === false) return []
    const { id, heading, passages } = section
    const sentences = pickSentences(passage, index.locale, rate)
    const source = { url: `${page.path}#${id}`, title: page.title, heading, passage, sentences }
    return [{ source, section: passages, coverage }]
  }

  return async (question: string, { limit = mostShown, isWanted }: Options = {}): Promise<Findings> => {
    const paths = new Set(pages.flatMap(({ path }, page) => (!isWanted || isWanted(path) ? [page] : [])))
    const { ranked, wordCount, rate } = await rank(question, paths)
    const first = pickPages(ranked).slice(0, mostShown)
    // Without three pages there are no more passages either: a fourth would stand among the first three.
    const rest = first.length < mostShown ? [] : ranked.filter((one) => !first.includes(one))
    const wanted = isWanted ? ranked : [...first, ...rest].slice(0, limit)
    const located = await Promise.all(wanted.map((one) => locate(one, rate, isWanted)))
    const found = located.flat().slice(0, limit)
    const grade = gradePassages(ranked, wordCount)
    const answers = grade === 'none' ? [] : found.slice(0, mostShown).map(({ source }) => source)
    return { grade, answers, found, findTopic: () => findTopic(ranked) }
  }
}

function pickPages(ranked: Ranked[]): Ranked[] {
  const seen = new Set<number>()
  return ranked.filter(({ text: { page } }) => !seen.has(page) && seen.add(page))
}

/**
 * The least rating of the best passage, times its share of the ratings of the best four pages, times `weighCount`. An answer says much
 * about the question, and more than other pages do. When this was tuned, 40% of the answerable questions reached it, and 1% of the others.
 */
const leastAnswer = 0.86

/** The least rating times the root of its coverage. When this was tuned, 2% of the answerable questions were below, and 40% of the others. */
const leastNear = 0.38

/** `ranked` has the best first, `wordCount` counts the words of the question that carry meaning. */
function gradePassages(ranked: Ranked[], wordCount: number): Answer['grade'] {
  const [best] = ranked
  if (!best || best.rating * Math.sqrt(best.coverage) < leastNear) return 'none'
  const ofPages = new Map(ranked.toReversed().map(({ text, rating }) => [text.page, rating]))
  const rivals = [...ofPages.values()].sort((a, b) => b - a).slice(0, 4)
  const share = best.rating / rivals.reduce((sum, rating) => sum + rating, 0)
  return best.rating * share * weighCount(wordCount) >= leastAnswer ? 'answers' : 'nearest'
}

/** A short question is matched by chance more easily than a long one. */
function weighCount(words: number): number {
  return 1 + 0.14 * (Math.min(words, 5) - 3)
}

/** The one or two sentences that say most about the question, else the first. @param rate sums the weights of its words in a text */
function pickSentences(passage: string, locale: Locale, rate: (text: string) => number): string[] {
  const sentences = cutSentences(passage, locale)
  const ratings = sentences.map(rate)
  const best = ratings.indexOf(Math.max(...ratings))
  // A second sentence belongs to the answer only if both say clearly more than the first.
  const together = sentences.map((sentence, index) => (index === best ? 0 : rate(`${sentences[best]} ${sentence}`)))
  const next = together.indexOf(Math.max(...together))
  const isNeeded = (together[next] ?? 0) >= (ratings[best] ?? 0) * leastGain
  return sentences.filter((_, index) => index === best || (isNeeded && index === next && next !== best))
}

const leastGain = 1.3

const getSegmenter = memoize((locale: Locale) => new Intl.Segmenter(locale, { granularity: 'sentence' }))

export function cutSentences(text: string, locale: Locale): string[] {
  return [...getSegmenter(locale).segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}

/** A passage that says something about the question, the best one of its section. */
type Ranked = { text: Text; rating: number; coverage: number }

// The figures below were tuned by the rank of the expected pages of questions. Values near them change the rank of up to three pages.

/** The credit that a passage gets for a word, by the place of the word. The texts of a page count for each of its passages. */
const credits: Partial<Record<TextKind, number>> & { section: number } = {
  passage: 1,
  label: 1,
  heading: 0.8,
  question: 0.8,
  title: 1,
  name: 1,
  keywords: 1,
  section: 0.45,
}

/** Weights of a word that is on no page, of two Chinese characters across words, and of a synonym. */
const weights = { unknown: 1, bridge: 0.2, synonym: 0.9 }

/** Factors of a passage if its heading is what was asked, and if it is a mere label. */
const favours = { heading: 2.5, label: 0.4 }

/** Posts, examples and the home page tell about many things beside the offer. */
const besideOffer = 0.8

const mostRanked = 60

/** Ranks passages of some pages, the best first, counts the words that carry meaning, and rates a text by the weights of its words. */
function createRank(index: SearchIndex) {
  const { pages, texts, vocabulary, locale } = index
  const read = createQueryReader(index, 'whole', weights.synonym)
  const passages = texts.filter(({ kind }) => isPassage(kind))
  const ofPages = Map.groupBy(passages, ({ page }) => page)
  const ofSections = Map.groupBy(passages, ({ section }) => section)
  const sectionCount = texts.filter(({ kind }) => kind === 'heading').length
  const weigh = (count: number) => weighTerm(count, sectionCount)

  /** The credit of each passage for a word. A passage needs all terms of one alternative. */
  function match({ alternatives }: Concept): Map<Text, number> {
    const found = new Map<Text, number>()
    for (const { terms, weight } of alternatives) {
      const [first, ...others] = terms.map(credit)
      for (const [text, most] of first ?? []) {
        const least = Math.min(most, ...others.map((credited) => credited.get(text) ?? 0)) * weight
        if (least > (found.get(text) ?? 0)) found.set(text, least)
      }
    }
    return found
  }

  /** The credit of each passage for any of these forms, in itself, in its section, in a heading or in the texts of its page. */
  function credit(forms: Map<string, number>): Map<Text, number> {
    const found = new Map<Text, number>()
    for (const [form, share] of forms) {
      for (const text of vocabulary.find(form)) {
        const { kind, page, section } = text
        for (const passage of (section ? ofSections.get(section) : ofPages.get(page)) ?? []) {
          const isBeside = isPassage(kind) && passage !== text
          const credited = (isBeside ? credits.section : (credits[kind] ?? 0)) * share
          if (credited > (found.get(passage) ?? 0)) found.set(passage, credited)
        }
      }
    }
    return found
  }

  function weighConcept({ isOptional }: Concept, found: Map<Text, number>): number {
    if (isOptional) return found.size === 0 ? 0 : weights.bridge
    const sections = new Set([...found.keys()].map(({ section }) => section))
    // The root keeps one rare word from counting for all others.
    return found.size === 0 ? weights.unknown : Math.sqrt(weigh(sections.size))
  }

  /** How much of each section's heading, or of a question that it answers, was asked for. */
  function fitHeadings(forms: Map<string, number>): Map<Text['section'], number> {
    const asked = new Map<Text, number>()
    for (const [form, share] of forms) {
      const found = vocabulary.find(form)
      for (const text of found) {
        if (text.kind === 'heading' || text.kind === 'question')
          asked.set(text, (asked.get(text) ?? 0) + weigh(found.length) * share)
      }
    }
    const fits = new Map<Text['section'], number>()
    for (const [{ section, size }, sum] of asked) {
      const fit = Math.min(1, sum / (size || 1))
      if (fit > (fits.get(section) ?? 0)) fits.set(section, fit)
    }
    return fits
  }

  function getPrior({ kind, size, page }: Text): number {
    const { path, weight } = pages[page] ?? { path: '/', weight: 1 }
    const isBeside = /^\/($|(blog|newsletter|case-studies|projects)(\/|$))/.test(splitLocale(path).path)
    // The shorter one of two passages that say the same says it.
    const length = 1 + Math.log(1 + size / 20) / 5
    return (Math.sqrt(weight) * (isBeside ? besideOffer : 1) * (kind === 'label' ? favours.label : 1)) / length
  }

  return async (question: string, wanted: Set<number>) => {
    const concepts = await read(question)
    const wordCount = concepts.filter(({ isOptional }) => !isOptional).length
    const matches = concepts.map((concept) => {
      const found = match(concept)
      return { concept, found, weight: weighConcept(concept, found) }
    })
    const total = matches.reduce((sum, { concept, weight }) => sum + (concept.isOptional ? 0 : weight), 0)
    const fits = fitHeadings(collectForms(concepts))
    const sums = new Map<Text, { sum: number; covered: number }>()
    for (const { concept, found, weight } of matches) {
      for (const [text, credited] of found) {
        const { sum, covered } = sums.get(text) ?? { sum: 0, covered: 0 }
        const share = weight * credited
        sums.set(text, { sum: sum + share, covered: covered + (concept.isOptional ? 0 : share) })
      }
    }
    const best = new Map<Text['section'], Ranked>()
    for (const [text, { sum, covered }] of sums) {
      if (covered === 0 || !wanted.has(text.page)) continue
      const coverage = covered / total
      const fit = fits.get(text.section) ?? 0
      const rating = getPrior(text) * sum * Math.sqrt(coverage) * (1 + favours.heading * fit * coverage)
      if (rating > (best.get(text.section)?.rating ?? 0)) best.set(text.section, { text, rating, coverage })
    }
    const ranked = [...best.values()].sort((a, b) => b.rating - a.rating).slice(0, mostRanked)
    const rate = (text: string) => {
      const terms = new Set(listTerms(text, locale))
      return matches.reduce((sum, { concept, weight }) => sum + (isIn(concept, terms) ? weight : 0), 0)
    }
    return { ranked, wordCount, rate }
  }
}

function isIn({ alternatives }: Concept, terms: Set<string>): boolean {
  return alternatives.some((alternative) =>
    alternative.terms.every((forms) => [...forms.keys()].some((form) => terms.has(form))),
  )
}

function collectForms(concepts: Concept[]): Map<string, number> {
  const forms = new Map<string, number>()
  for (const { terms, weight } of concepts.flatMap(({ alternatives }) => alternatives)) {
    for (const [form, share] of terms.flatMap((alternatives) => [...alternatives])) {
      forms.set(form, Math.max(forms.get(form) ?? 0, share * weight))
    }
  }
  return forms
}
