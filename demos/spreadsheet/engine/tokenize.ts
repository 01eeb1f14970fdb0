import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { toDay } from '../../shared/calendar.ts'
import { getDecimalMark } from '../../shared/decimal-mark.ts'
import { parseNumber } from '../../shared/table/parse-number.ts'
import type { NameIndex, NameReading } from './names.ts'
import { type Comparison, type Meaning, vocabularies } from './vocabulary.ts'
import { type Piece, splitPieces } from './words.ts'

/** A part of the calendar as a question names it: 2025, March, March 2025, a quarter or one day. */
export type Period = { year?: number; quarter?: number; month?: number; day?: number }

/** A place in the question, and its words; `isOwner` if an `of` stands before them. */
export type Span = { start: number; end: number; text: string; isOwner?: boolean }

export type NameToken = Span &
  NameReading & {
    kind: 'name'
    /** The meaning of the same word in the language; its place decides between both. */
    meaning?: Meaning
  }

/** Tokens of signs and digits. */
type Literal =
  | { kind: 'compare'; comparison: Comparison }
  | { kind: 'number'; value: number; isPercent: boolean; isPlain: boolean }
  | { kind: 'period'; period: Period }
  | { kind: 'quoted'; value: string }
  | { kind: 'comma' }

export type Token =
  | NameToken
  | (Span & Literal)
  | (Span & { kind: 'unknown' })
  | (Span & Exclude<Meaning, { kind: 'compare' | 'month' | 'quarter' | 'number' }>)

/**
 * Cuts a question into tokens of one language: words of the vocabulary, names of the workbook, numbers and dates. The
 * longest match wins, and the workbook's own name wins over an equally long one.
 */
export function tokenize(question: string, locale: DemoLocale, names: NameIndex): Token[] {
  const pieces = splitPieces(question, locale)
  const tokens: Token[] = []
  let place = 0
  let index = 0
  while (place < question.length) {
    const words = pieces[index]?.start === place ? matchWords(question, pieces.slice(index), locale, names) : undefined
    const literal = matchLiteral(question, place, locale)
    // `3 in 1 cleaner` is a product and `2e trimestre` a quarter, though both begin with a number.
    const isPartOfPhrase = literal?.kind === 'number' && words !== undefined && words.end > literal.end
    const token = isPartOfPhrase ? words : (literal ?? words)
    const last = tokens.at(-1)
    if (!token) place += 1
    // Chinese characters that nobody knows are one unknown word.
    else if (token.kind === 'unknown' && last?.kind === 'unknown' && last.end === token.start)
      tokens.splice(-1, 1, { ...token, start: last.start, text: last.text + token.text })
    else tokens.push(token)
    place = token?.end ?? place
    while ((pieces[index]?.start ?? place) < place) index += 1
  }
  return dropIdle(joinPeriods(tokens, question))
}

/** Leaves out the words without meaning, but notes if they say that one name belongs to another. */
function dropIdle(tokens: Token[]): Token[] {
  let isOwner = false
  return tokens.flatMap((token) => {
    if (token.kind === 'of') isOwner = true
    if (token.kind === 'of' || token.kind === 'filler') return []
    const own = isOwner ? { ...token, isOwner } : token
    isOwner = false
    return [own]
  })
}

const signs: Record<string, Comparison> = {
  '≥': '>=',
  '≤': '<=',
  '!=': '<>',
  '≠': '<>',
  '＞': '>',
  '＜': '<',
  '＝': '=',
}
const literals = new RegExp(
  [
    '(?<sign>>=|<=|!=|<>|[≥≤≠><=＞＜＝])',
    '["“«「『](?<quote>[^"”»」』]+)["”»」』]',
    '(?<comma>[,，、;；])',
    // Digits within a word of letters are no numbers: `Q1`, `1st`, `5kg`.
    String.raw`(?<!(?!\p{Script=Han})[\p{L}\p{N}])(?:${[
      String.raw`(?<date>\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{4}|\d{4}/\d{1,2}/\d{1,2}|\d{4}-\d{2}(?![-\d]))`,
      String.raw`(?=\d{4}\s*年|\d{1,2}\s*月)(?:(?<year>\d{4})\s*年)?(?:\s*(?<month>\d{1,2})\s*月份?(?:\s*(?<day>\d{1,2})\s*[日号])?)?`,
      String.raw`(?<number>[-−]?\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d+)?)(?!\d|(?!\p{Script=Han})\p{L})(?<percent>\s*[%％])?(?<myriad>\s*万)?`,
    ].join('|')})`,
  ].join('|'),
  'yu',
)

function matchLiteral(question: string, place: number, locale: DemoLocale): (Span & Literal) | undefined {
  literals.lastIndex = place
  const match = literals.exec(question)
  const literal = match?.groups && readLiteral(match.groups, locale)
  return literal && { start: place, end: place + match[0].length, text: match[0], ...literal }
}

function readLiteral(groups: Record<string, string | undefined>, locale: DemoLocale): Literal | undefined {
  const { sign, quote, comma, date, number, percent, myriad } = groups
  const { year, month, day } = groups
  if (sign) return { kind: 'compare', comparison: signs[sign] ?? (sign as Comparison) }
  if (quote) return { kind: 'quoted', value: quote }
  if (comma) return { kind: 'comma' }
  if (number === undefined) {
    const written = date?.split(/[-/.]/) ?? [year, month, day]
    const [first, second, third] = date && !/^\d{4}/.test(date) ? written.toReversed() : written
    const period = { ...(first && { year: Number(first) }), ...(second && { month: Number(second) }) }
    return { kind: 'period', period: { ...period, ...(third && { day: Number(third) }) } }
  }
  const decimal = getDecimalMark(locale)
  const value = parseNumber(number, decimal) ?? parseNumber(number, decimal === ',' ? '.' : ',')
  if (value === undefined) return undefined
  return {
    kind: 'number',
    value: (percent ? Number(`${value}e-2`) : value) * (myriad ? 10_000 : 1),
    isPercent: percent !== undefined,
    isPlain: /^\d+$/.test(number) && !myriad,
  }
}

/** The longest phrase at the beginning of some pieces that is a name of the workbook or a phrase of the language. */
function matchWords(question: string, pieces: Piece[], locale: DemoLocale, names: NameIndex): Token {
  const vocabulary = vocabularies[locale]
  const spanOf = (run: Piece[]): Span => {
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0]
    return { start, end, text: question.slice(start, end) }
  }
  for (let length = Math.max(names.longest, 8); length >= 1; length -= 1) {
    const run = pieces.slice(0, length)
    const span = spanOf(run)
    const key = run.map((piece) => piece.key).join(' ')
    const reading = names.find(key, locale)
    const meaning = (length === 1 && vocabulary.get(`=${span.text.toLowerCase()}`)) || vocabulary.get(key)
    // Words on both sides of a comma or a full stop are no phrase.
    const isInterrupted = run.some(
      ({ end }, index) => run[index + 1] && /[,，、;；:：?？!！。]/.test(question.slice(end, run[index + 1]?.start)),
    )
    if (isInterrupted) continue
    if (reading) return { ...span, kind: 'name', ...reading, ...(meaning && { meaning }) }
    if (meaning) return nameMeaning(span, meaning)
  }
  return { ...spanOf(pieces.slice(0, 1)), kind: 'unknown' }
}

/** A word of the language as a token. */
export function nameMeaning({ start, end, text }: Span, meaning: Meaning): Token {
  const span = { start, end, text }
  if (meaning.kind === 'month') return { ...span, kind: 'period', period: { month: meaning.month } }
  if (meaning.kind === 'quarter') return { ...span, kind: 'period', period: { quarter: meaning.quarter } }
  if (meaning.kind === 'number') return { ...span, ...meaning, isPercent: false, isPlain: true }
  return { ...span, ...meaning }
}

/** Joins the parts of one date: a month with its year and its day, a quarter with its year. */
function joinPeriods(tokens: Token[], question: string): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const place = joined.findLastIndex(({ kind }) => kind !== 'of' && kind !== 'comma')
    const last = joined[place]
    const own = readPeriod(token, last)
    const period = last && unite(readPeriod(last) ?? readDay(last), own ?? readDay(token))
    if (last && period) {
      const span = { start: last.start, end: token.end, text: question.slice(last.start, token.end) }
      joined.splice(place, joined.length - place, { ...span, kind: 'period', period })
    } else if (own) joined.push({ start: token.start, end: token.end, text: token.text, kind: 'period', period: own })
    else joined.push(token)
  }
  // `the year 2025`: the word before a year groups nothing.
  return joined.filter((token, index) => {
    const next = joined[index + 1]
    const isBeforeYear = next?.kind === 'period' && next.period.year !== undefined
    return !(token.kind === 'grain' && token.grain === 'year' && !token.isAdverb && isBeforeYear)
  })
}

/** A bare number from 1900 to 2100 is a year unless a comparison stands before it. */
function readPeriod(token: Token, last?: Token): Period | undefined {
  if (token.kind === 'period') return token.period
  const isYear = token.kind === 'number' && /^(?:19\d\d|20\d\d|2100)$/.test(token.text)
  return isYear && !(last && ['compare', 'superlative', 'is'].includes(last.kind)) ? { year: token.value } : undefined
}

/** The number before or after a month is its day. */
function readDay(token: Token): Period | undefined {
  const isDay = token.kind === 'number' && token.isPlain && token.value >= 1 && token.value <= 31
  return isDay ? { day: token.value } : undefined
}

function unite(one: Period | undefined, other: Period | undefined): Period | undefined {
  const both = { ...one, ...other }
  const { year, quarter, month, day } = both
  const isWhole = one && other && !Object.keys(one).some((part) => part in other)
  if (!isWhole || (month === undefined ? day : quarter) !== undefined) return undefined
  // A number after month and year is no day, and there may be no such day.
  const isReal = year === undefined || month === undefined || day === undefined || toDay(year, month, day) !== undefined
  return isReal && !(other.day !== undefined && one.year !== undefined) ? both : undefined
}
