import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { type Grain, toDay } from '../../shared/calendar.ts'
import { getDecimalMark } from '../../shared/decimal-mark.ts'
import { parseDate } from '../../shared/table/parse-date.ts'
import { parseNumber } from '../../shared/table/parse-number.ts'
import type { NameIndex, NameReading } from './names.ts'
import { type Comparison, type Meaning, type SimpleKind, vocabularies } from './vocabulary.ts'
import { type Piece, splitPieces } from './words.ts'

/** A part of the calendar as a question names it: 2025, March, March 2025, a quarter or one day. */
export type Period = { year?: number; quarter?: number; month?: number; day?: number }

/** A place in the question, and its words; `isOwner` where an `of` stands before them. */
export type Span = { start: number; end: number; text: string; isOwner?: boolean }

export type NameToken = Span &
  NameReading & {
    kind: 'name'
    /** What the same word means in the language; which of both is meant, its place decides. */
    meaning?: Meaning
  }

export type Token =
  | NameToken
  | (Span & { kind: 'number'; value: number; isPercent: boolean; isPlain: boolean })
  | (Span & { kind: 'period'; period: Period })
  | (Span & { kind: 'quoted'; value: string })
  | (Span & { kind: 'comma' })
  | (Span & { kind: 'unknown' })
  | (Span & Exclude<Meaning, { kind: 'month' | 'quarter' | 'number' }>)

/** Kinds of words that a question may hold without asking for anything. */
const idleKinds = new Set<SimpleKind>(['filler', 'of'])

/**
 * Cuts a question into what its words mean in one language: words of the vocabulary, names of the workbook, numbers and
 * dates. The longest match wins, and of two equally long ones the workbook's own name.
 */
export function tokenize(question: string, locale: DemoLocale, names: NameIndex): Token[] {
  const pieces = splitPieces(question)
  const tokens: Token[] = []
  let place = 0
  let index = 0
  while (place < question.length) {
    const literal = matchLiteral(question, place, locale)
    if (literal && !isPartOfPhrase(literal, question, pieces, index, locale, names)) {
      tokens.push(literal)
      place = literal.end
      while ((pieces[index]?.start ?? Number.POSITIVE_INFINITY) < place) index += 1
      continue
    }
    const piece = pieces[index]
    if (piece?.start !== place) {
      place += 1
      continue
    }
    const { token, length } = matchWords(question, pieces, index, locale, names)
    tokens.push(token)
    place = token.end
    index += length
  }
  return dropIdle(joinPeriods(joinUnknown(tokens, question), question))
}

/** `3 in 1 cleaner` is a product and `2e trimestre` a quarter, though both begin with a number. */
function isPartOfPhrase(
  token: Token,
  question: string,
  pieces: Piece[],
  index: number,
  locale: DemoLocale,
  names: NameIndex,
): boolean {
  if (token.kind !== 'number' || pieces[index]?.start !== token.start) return false
  return matchWords(question, pieces, index, locale, names).length > 1
}

/** Leaves out the words without meaning, but notes where they say that one name belongs to another. */
function dropIdle(tokens: Token[]): Token[] {
  const isIdle = (token: Token | undefined) => token !== undefined && idleKinds.has(token.kind as SimpleKind)
  return tokens.flatMap((token, index) => {
    if (isIdle(token)) return []
    const last = tokens.findLastIndex((each, place) => place < index && !isIdle(each))
    const isOwner = tokens.slice(last + 1, index).some(({ kind }) => kind === 'of')
    return [isOwner ? { ...token, isOwner } : token]
  })
}

const signs: Record<string, Comparison> = {
  '>=': '>=',
  '≥': '>=',
  '<=': '<=',
  '≤': '<=',
  '!=': '<>',
  '≠': '<>',
  '<>': '<>',
  '>': '>',
  '＞': '>',
  '<': '<',
  '＜': '<',
  '=': '=',
  '＝': '=',
}
const signPattern = /(?:>=|<=|!=|<>|[≥≤≠><=＞＜＝])/y
const quotePattern = /["“«「『]([^"”»」』]+)["”»」』]/y
const commaPattern = /[,，、;；]/y
const datePattern = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{4}\/\d{1,2}\/\d{1,2}/y
const chineseDatePattern = /(?:(\d{4})\s*年)?\s*(?:(\d{1,2})\s*月份?(?:\s*(\d{1,2})\s*[日号])?)?/y
const isoMonthPattern = /(\d{4})-(\d{2})(?![-\d])/y
const numberPattern = /[-−]?\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d+)?(\s*[%％])?(\s*万)?/y

function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | undefined {
  pattern.lastIndex = place
  const match = pattern.exec(text)
  return match && match[0].length > 0 ? match : undefined
}

/** What is written in signs and digits: comparisons, quotes, dates and numbers. */
function matchLiteral(question: string, place: number, locale: DemoLocale): Token | undefined {
  const span = (match: RegExpExecArray): Span => ({
    start: place,
    end: place + match[0].trimEnd().length,
    text: match[0].trim(),
  })
  const sign = matchAt(signPattern, question, place)
  if (sign) return { ...span(sign), kind: 'compare', comparison: signs[sign[0]] ?? '=' }
  const quote = matchAt(quotePattern, question, place)
  if (quote) return { ...span(quote), kind: 'quoted', value: quote[1] ?? '' }
  const comma = matchAt(commaPattern, question, place)
  if (comma) return { ...span(comma), kind: 'comma' }
  const isInsideWord = place > 0 && /[\p{L}\p{N}]/u.test(question[place - 1] ?? '') && !isHan(question[place - 1])
  if (isInsideWord || !/[\d−-]/.test(question[place] ?? '')) return undefined

  const date = matchAt(datePattern, question, place)
  const day = date && parseDate(date[0], 'dayFirst')
  if (date && day !== undefined) {
    const [year, month, dayOfMonth] = new Date(day * 86_400_000).toISOString().slice(0, 10).split('-').map(Number)
    if (year && month && dayOfMonth) return { ...span(date), kind: 'period', period: { year, month, day: dayOfMonth } }
  }
  const isoMonth = matchAt(isoMonthPattern, question, place)
  if (isoMonth)
    return { ...span(isoMonth), kind: 'period', period: { year: Number(isoMonth[1]), month: Number(isoMonth[2]) } }
  const chinese = matchAt(chineseDatePattern, question, place)
  const period = chinese && readChineseDate(chinese)
  if (chinese && period) return { ...span(chinese), kind: 'period', period }
  return matchNumber(question, place, locale)
}

function isHan(letter: string | undefined): boolean {
  return letter !== undefined && /\p{Script=Han}/u.test(letter)
}

function readChineseDate([, year, month, day]: RegExpExecArray): Period | undefined {
  const period: Period = {
    ...(year && { year: Number(year) }),
    ...(month && { month: Number(month) }),
    ...(day && { day: Number(day) }),
  }
  const isReal = month === undefined || (Number(month) >= 1 && Number(month) <= 12)
  return isReal && (year || month) ? period : undefined
}

function matchNumber(question: string, place: number, locale: DemoLocale): Token | undefined {
  const match = matchAt(numberPattern, question, place)
  if (!match) return undefined
  // `Q1`, `1st` and `5kg` are words, not numbers.
  const next = question[place + match[0].length]
  if (next && /\p{L}/u.test(next) && !isHan(next) && !match[0].endsWith(' ')) return undefined
  const written = match[0].replace(/[%％]|万/g, '').trim()
  const decimal = getDecimalMark(locale)
  const value = parseNumber(written, decimal) ?? parseNumber(written, decimal === ',' ? '.' : ',')
  if (value === undefined) return undefined
  const isPercent = match[1] !== undefined
  return {
    kind: 'number',
    start: place,
    end: place + match[0].trimEnd().length,
    text: match[0].trim(),
    value: (isPercent ? Number(`${value}e-2`) : value) * (match[2] ? 10_000 : 1),
    isPercent,
    isPlain: /^\d+$/.test(written) && !match[2],
  }
}

/** The longest phrase from here on that is a name of the workbook or a phrase of the language. */
function matchWords(question: string, pieces: Piece[], index: number, locale: DemoLocale, names: NameIndex) {
  const vocabulary = vocabularies[locale]
  const most = Math.min(Math.max(names.longest, 8), pieces.length - index)
  for (let length = most; length >= 1; length -= 1) {
    const run = pieces.slice(index, index + length)
    const key = run.map((piece) => piece.key).join(' ')
    const reading = names.readings.get(key)
    const meaning = (length === 1 && vocabulary.get(`=${run[0]?.text.toLowerCase()}`)) || vocabulary.get(key)
    if (!(reading || meaning) || isInterrupted(question, run)) continue
    return { token: createToken(spanOf(question, run), reading, meaning), length }
  }
  return { token: createToken(spanOf(question, pieces.slice(index, index + 1))), length: 1 }
}

/** Words on both sides of a comma or a full stop are no phrase. */
function isInterrupted(question: string, run: Piece[]): boolean {
  return run.some((piece, place) => {
    const next = run[place + 1]
    return next !== undefined && /[,，、;；:：?？!！。]/.test(question.slice(piece.end, next.start))
  })
}

function spanOf(question: string, run: Piece[]): Span {
  const start = run[0]?.start ?? 0
  const end = run.at(-1)?.end ?? start
  return { start, end, text: question.slice(start, end) }
}

function createToken(span: Span, reading?: NameReading, meaning?: Meaning): Token {
  if (reading) return { ...span, kind: 'name', ...reading, ...(meaning && { meaning }) }
  return meaning ? nameMeaning(span, meaning) : { ...span, kind: 'unknown' }
}

/** A word of the language as a token. */
export function nameMeaning({ start, end, text }: Span, meaning: Meaning): Token {
  const span = { start, end, text }
  if (meaning.kind === 'month') return { ...span, kind: 'period', period: { month: meaning.month } }
  if (meaning.kind === 'quarter') return { ...span, kind: 'period', period: { quarter: meaning.quarter } }
  if (meaning.kind === 'number') return { ...span, ...meaning, isPercent: false, isPlain: true }
  return { ...span, ...meaning }
}

/** Chinese characters that nobody knows are one unknown word. */
function joinUnknown(tokens: Token[], question: string): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    if (token.kind !== 'unknown' || last?.kind !== 'unknown' || last.end !== token.start) joined.push(token)
    else joined[joined.length - 1] = { ...last, end: token.end, text: question.slice(last.start, token.end) }
  }
  return joined
}

/**
 * Joins what belongs to one date: a month with its year and its day, a quarter with its year. A bare number from 1900 to
 * 2100 is a year unless a comparison stands before it.
 */
function joinPeriods(tokens: Token[], question: string): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const before = joined.findLastIndex((each) => each.kind !== 'of' && each.kind !== 'comma')
    const last = joined[before]
    const isDirect = joined.slice(before + 1).every(({ kind }) => kind === 'of' || kind === 'comma')
    const period = readPeriod(token, last)
    const earlier = last && isDirect ? readPeriodOrDay(last, period) : undefined
    const both = period && earlier ? unite(earlier, period) : undefined
    const late = token.kind === 'number' && last?.kind === 'period' ? uniteDay(last.period, token) : undefined
    const united = both ?? (isDirect ? late : undefined)
    if (last && united) {
      const span = { start: last.start, end: token.end, text: question.slice(last.start, token.end) }
      joined.splice(before, joined.length - before, { ...span, kind: 'period', period: united })
    } else if (period && token.kind !== 'period') {
      joined.push({ start: token.start, end: token.end, text: token.text, kind: 'period', period })
    } else {
      joined.push(token)
    }
  }
  return joined.filter((token, index) => !isGrainOfYear(token, joined[index + 1]))
}

function readPeriod(token: Token, last: Token | undefined): Period | undefined {
  if (token.kind === 'period') return token.period
  const isYear = token.kind === 'number' && token.isPlain && token.value >= 1900 && token.value <= 2100
  if (!isYear || /^\d{4}$/.test(token.text) === false) return undefined
  const isCompared = last && ['compare', 'superlative', 'is'].includes(last.kind)
  return isCompared ? undefined : { year: token.value }
}

/** A number before a month is its day. */
function readPeriodOrDay(token: Token, next: Period | undefined): Period | undefined {
  if (token.kind === 'period') return token.period
  const isDay = token.kind === 'number' && token.isPlain && token.value >= 1 && token.value <= 31
  return isDay && next?.month !== undefined && next.day === undefined ? { day: token.value } : undefined
}

/** `March 15`: the number after a month is its day. */
function uniteDay(period: Period, token: Token): Period | undefined {
  const isDay = token.kind === 'number' && token.isPlain && token.value >= 1 && token.value <= 31
  return isDay && period.month !== undefined && period.day === undefined && period.year === undefined
    ? { ...period, day: token.value }
    : undefined
}

function unite(one: Period, other: Period): Period | undefined {
  const isOverlapping = Object.keys(one).some((part) => part in other)
  const both = { ...one, ...other }
  if (isOverlapping || (both.month !== undefined && both.quarter !== undefined)) return undefined
  if (both.year !== undefined && both.month !== undefined && both.day !== undefined) {
    return toDay(both.year, both.month, both.day) === undefined ? undefined : both
  }
  return both
}

/** `the year 2025`: the word before a year groups nothing. */
function isGrainOfYear(token: Token, next: Token | undefined): boolean {
  return (
    token.kind === 'grain' &&
    token.grain === ('year' satisfies Grain) &&
    !token.isAdverb &&
    next?.kind === 'period' &&
    next.period.year !== undefined
  )
}
