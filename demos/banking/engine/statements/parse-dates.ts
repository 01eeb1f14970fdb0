import { createDate, type IsoDate } from '../calendar.ts'

/** The order of a date's parts in a file. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy'

/** Beginnings of month names in the five languages of the headings, without accents. */
const monthNames = [
  ['jan', 'ene', 'janv'],
  ['feb', 'fev', 'fevr'],
  ['mar', 'mars', 'maerz', 'mrz'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'ago', 'aout'],
  ['sep', 'set'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dic', 'dez'],
]

type DateParts = [first: number, second: number, third: number, isYearFirst: boolean]

/**
 * Tells how the dates of a column are written, from all of them: 13/01 is a day first, 01/13 a month.
 *
 * @param texts cells that are not empty, from the first row to the last
 * @returns `isAssumed` where every date could be read both ways: then the day comes first, as in all countries but one,
 *   unless only the other order leaves the rows sorted. `conflict` is the first cell that contradicts the others.
 */
export function detectDateOrder(texts: readonly string[]): { order: DateOrder; isAssumed: boolean; conflict?: number } {
  const parts = texts.map(splitDate)
  const numeric = parts.filter((part) => part !== undefined)
  if (numeric.some(([, , , isYearFirst]) => isYearFirst)) return { order: 'ymd', isAssumed: false }
  const dayFirst = parts.findIndex((part) => part && part[0] > 12)
  const monthFirst = parts.findIndex((part) => part && part[1] > 12)
  if (dayFirst >= 0 && monthFirst >= 0) {
    return { order: 'dmy', isAssumed: false, conflict: Math.max(dayFirst, monthFirst) }
  }
  if (dayFirst >= 0) return { order: 'dmy', isAssumed: false }
  if (monthFirst >= 0) return { order: 'mdy', isAssumed: false }
  if (numeric.length === 0) return { order: 'dmy', isAssumed: false }
  const isSortedOnlyMonthFirst = isSorted(texts, 'mdy') && !isSorted(texts, 'dmy')
  return { order: isSortedOnlyMonthFirst ? 'mdy' : 'dmy', isAssumed: true }
}

/** Reads `31/03/2026`, `2026-03-31 10:15`, `20260331`, `31.03.26`, `31 mars 2026` or `2026年3月31日`. */
export function parseDate(text: string, order: DateOrder): IsoDate | undefined {
  const parts = splitDate(text)
  if (!parts) return parseNamedMonth(text)
  const [first, second, third, isYearFirst] = parts
  if (isYearFirst) return createDate(first, second, third)
  const year = third < 100 ? 2000 + third : third
  return order === 'mdy' ? createDate(year, first, second) : createDate(year, second, first)
}

function splitDate(text: string): DateParts | undefined {
  const plain = text.normalize('NFKC').trim()
  const [, y, m, d] =
    /^(\d{4})(?:[-/.年]\s?)(\d{1,2})(?:[-/.月]\s?)(\d{1,2})(?!\d)/.exec(plain) ??
    /^(\d{4})(\d\d)(\d\d)(?!\d)/.exec(plain) ??
    []
  if (y && m && d) return [Number(y), Number(m), Number(d), true]
  const [, a, b, c] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/.exec(plain) ?? []
  if (a && b && c) return [Number(a), Number(b), Number(c), false]
  return undefined
}

function parseNamedMonth(text: string): IsoDate | undefined {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  const [, day, name, year] = /^(\d{1,2})[\s.-]*(?:de\s+)?([a-z]+)\.?[\s,-]*(?:de\s+)?(\d{4}|\d{2})\b/.exec(plain) ?? []
  const [, nameFirst, dayAfter, yearAfter] = /^([a-z]+)\.?\s+(\d{1,2}),?\s+(\d{4})\b/.exec(plain) ?? []
  const month = findMonth(name ?? nameFirst ?? '')
  const fullYear = Number(year ?? yearAfter)
  return month ? createDate(fullYear < 100 ? 2000 + fullYear : fullYear, month, Number(day ?? dayAfter)) : undefined
}

/** @returns 1 to 12 */
function findMonth(name: string): number | undefined {
  if (name.length < 3) return undefined
  const index = monthNames.findIndex((beginnings) => beginnings.some((beginning) => name.startsWith(beginning)))
  return index < 0 ? undefined : index + 1
}

function isSorted(texts: readonly string[], order: DateOrder): boolean {
  const dates = texts.map((text) => parseDate(text, order) ?? '')
  const isAscending = dates.every((date, index) => index === 0 || date >= (dates[index - 1] ?? ''))
  const isDescending = dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? ''))
  return isAscending || isDescending
}
