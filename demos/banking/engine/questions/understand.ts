import { type DemoLocale, demoLocales } from '../../../../locales/demo-locales.ts'
import type { Period } from '../calendar.ts'
import { type Category, incomeCategories } from '../categories.ts'
import { listWords } from '../tokens.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { readPeriods } from './read-periods.ts'
import { readTokens, type Token } from './read-tokens.ts'
import { spanish } from './spanish.ts'
import { type Measure, measures, type Vocabulary } from './vocabulary.ts'

/** A question as a calculation; the page writes it out in words for the visitor to check. */
export type Query = {
  measure: Measure
  direction?: 'in' | 'out'
  /** With the word of the question, which can be narrower: “cinema” is counted under leisure. */
  categories: NamedCategory[]
  /** Words that the description has to hold. */
  merchant: string[]
  periods: Period[]
  limit: number
  leastCents?: number
  mostCents?: number
}

export type NamedCategory = { category: Category; word: string }

export type Understanding =
  | { isUnderstood: true; query: Query }
  | { isUnderstood: false; reason: 'words'; words: string[] }
  | { isUnderstood: false; reason: 'noQuestion' | 'contradiction' | 'noSuchPeriod' }

/** What the statements hold, for the words and dates that depend on it. */
export type QuestionContext = {
  /** From the first to the last day of the statements; the last one is today. */
  extent: Period
  descriptions: readonly string[]
}

const vocabularies: Record<DemoLocale, Vocabulary> = { en: english, es: spanish, fr: french, zh: chinese }

/**
 * Understands a question by a small grammar of phrases, in the page's language or else in another of the four. Every
 * word has to be understood: a word that is neither known nor part of a description leads to a refusal that names it,
 * because an answer to another question is worse than none.
 *
 * @param locale the page's
 */
export function understand(question: string, locale: DemoLocale, context: QuestionContext): Understanding {
  const attempts = [locale, ...demoLocales.filter((other) => other !== locale)].map((one) =>
    understandIn(vocabularies[one], question, context),
  )
  return (
    attempts.find(({ isUnderstood }) => isUnderstood) ?? attempts[0] ?? { isUnderstood: false, reason: 'noQuestion' }
  )
}

function understandIn(vocabulary: Vocabulary, question: string, context: QuestionContext): Understanding {
  const tokens = readTokens(question, vocabulary)
  const unknown = tokens.filter((token) => token.kind === 'unknown').map(({ value }) => value)
  const strange = findStrangeWords(unknown, context.descriptions)
  if (strange.length > 0) return { isUnderstood: false, reason: 'words', words: strange }
  const found = tokens.filter((token) => token.kind === 'measure').map(({ value }) => value)
  const limit = findNumber(tokens, 'limit')
  const directions = new Set(tokens.filter((token) => token.kind === 'direction').map(({ value }) => value))
  const categories = tokens
    .filter((token) => token.kind === 'category')
    .map(({ value, word }) => ({ category: value, word }))
    .filter(({ category }, index, all) => all.findIndex((other) => other.category === category) === index)
  const above = findNumber(tokens, 'above')
  const below = findNumber(tokens, 'below')
  const asksNothing = found.length === 0 && limit === undefined && directions.size === 0 && above === undefined
  if (asksNothing && below === undefined && categories.length === 0 && unknown.length === 0) {
    return { isUnderstood: false, reason: 'noQuestion' }
  }
  const measure = chooseMeasure(found, {
    limit,
    isList: above !== undefined || below !== undefined,
    isAboutMovements: directions.size > 0 || categories.length > 0 || unknown.length > 0,
  })
  if (directions.size > 1 && measure !== 'byMonth' && measure !== 'net') {
    return { isUnderstood: false, reason: 'contradiction' }
  }
  const periods = readPeriods(tokens, context.extent)
  if (!periods) return { isUnderstood: false, reason: 'noSuchPeriod' }
  const direction = chooseDirection(measure, directions, categories)
  return {
    isUnderstood: true,
    query: {
      measure,
      categories,
      periods,
      merchant: unknown,
      limit: limit ?? 1,
      ...(direction && { direction }),
      ...(above !== undefined && { leastCents: Math.round(above * 100) }),
      ...(below !== undefined && { mostCents: Math.round(below * 100) }),
    },
  }
}

type MeasureSigns = { limit: number | undefined; isList: boolean; isAboutMovements: boolean }

function chooseMeasure(found: Measure[], { limit, isList, isAboutMovements }: MeasureSigns): Measure {
  if (limit !== undefined) return 'largest'
  // “Which month cost the most” asks for months, not for the largest movement.
  if (found.includes('byMonth') && found.includes('largest')) return 'byMonth'
  // “Average per month” and “how much per month on average” name both.
  const named = measures.find((measure) => found.includes(measure))
  if (isList && (named === undefined || named === 'total')) return 'list'
  // “How much do I have” asks for the balance, “how much do I have to pay” does not.
  if (named === 'balance' && isAboutMovements) return 'total'
  return named ?? 'total'
}

function chooseDirection(
  measure: Measure,
  directions: ReadonlySet<'in' | 'out'>,
  categories: readonly NamedCategory[],
): 'in' | 'out' | undefined {
  if (directions.size > 1 || measure === 'net' || measure === 'balance') return undefined
  const [named] = directions
  if (named) return named
  if (categories.length > 0 && categories.every(({ category }) => incomeCategories.includes(category))) return 'in'
  if (measure === 'byMonth' || measure === 'list' || measure === 'count') return undefined
  return 'out'
}

/** Words that stand in no description are not the name of a merchant of this account. */
function findStrangeWords(words: readonly string[], descriptions: readonly string[]): string[] {
  if (words.length === 0) return []
  if (descriptions.some((description) => holdsWords(description, words))) return []
  const single = words.filter((word) => !descriptions.some((description) => holdsWords(description, [word])))
  return single.length > 0 ? single : [...words]
}

/** Whether a description has all the words; a longer one may begin with a word of four letters or more. */
export function holdsWords(description: string, words: readonly string[]): boolean {
  const own = listWords(description)
  return words.every((word) => own.some((other) => other === word || (word.length > 3 && other.startsWith(word))))
}

function findNumber(tokens: readonly Token[], kind: 'limit' | 'above' | 'below'): number | undefined {
  return tokens.flatMap((token) => (token.kind === kind ? token.value : []))[0]
}
