import { monthNames, toDay } from '../calendar.ts'
import { fold } from '../fold.ts'

export type DayOrder = 'dayFirst' | 'monthFirst'

const monthNumbers = new Map(
  Object.values(monthNames).flatMap((months) =>
    months.flatMap((names, index) => names.map((name) => [name, index + 1])),
  ),
)

/**
 * Reads a date as files write it: `2025-03-14`, `14/03/2025`, `3.14.25`, `14 de marzo de 2025`, `Mar 14, 2025`,
 * `2025年3月14日`, `2025-03`. A time of day after it is left out.
 *
 * @param order the part that comes first in `03/04/2025`; with points between the numbers it is always the day
 * @returns days since 1970-01-01, undefined if the text is no date
 */
export function parseDate(text: string, order: DayOrder): number | undefined {
  // The cheap look first: columns of 50,000 texts pass here.
  if (!/\d/.test(text) || text.length > 40) return undefined
  return parseIsoLike(text) ?? parseNumeric(text, order) ?? parseWritten(text)
}

const time = String.raw`(?:[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2}|[ap]\.?m\.?)?)?`
const isoPattern = new RegExp(String.raw`^\s*(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?${time}\s*$`, 'i')
const numericPattern = new RegExp(String.raw`^\s*(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${time}\s*$`, 'i')
const chinesePattern = /^\s*(\d{4})\s*年\s*(\d{1,2})\s*月\s*(?:(\d{1,2})\s*[日号])?\s*$/

function parseIsoLike(text: string): number | undefined {
  const iso = isoPattern.exec(text)
  if (iso) return toDay(Number(iso[1]), Number(iso[3]), Number(iso[4] ?? 1))
  const chinese = chinesePattern.exec(text)
  return chinese ? toDay(Number(chinese[1]), Number(chinese[2]), Number(chinese[3] ?? 1)) : undefined
}

function parseNumeric(text: string, order: DayOrder): number | undefined {
  const match = numericPattern.exec(text)
  if (!match) return undefined
  const [first, second] = [Number(match[1]), Number(match[3])]
  const isDayFirst = order === 'dayFirst' || match[2] === '.'
  return toDay(completeYear(match[4] ?? ''), isDayFirst ? second : first, isDayFirst ? first : second)
}

/** Two digits are the years from 1970 to 2069, as in spreadsheets and POSIX. */
function completeYear(text: string): number {
  const year = Number(text)
  if (text.length === 4) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function parseWritten(text: string): number | undefined {
  const words = fold(text).match(/[a-z]+|\d+/g)
  if (!words || words.length > 7) return undefined
  const months = words.flatMap((word) => monthNumbers.get(word) ?? [])
  const numbers = words.filter((word) => /^\d/.test(word))
  const year = numbers.find((number) => number.length === 4)
  const days = numbers.filter((number) => number !== year)
  const others = words.filter((word) => !/^\d/.test(word) && !monthNumbers.has(word) && !connecting.has(word))
  if (months.length !== 1 || !months[0] || !year || days.length > 1 || others.length > 0) return undefined
  return toDay(Number(year), months[0], Number(days[0] ?? 1))
}

const connecting = new Set(['de', 'del', 'of', 'the', 'le', 'el', 'st', 'nd', 'rd', 'th', 'er'])

/**
 * Finds whether days or months come first in a column's dates.
 *
 * @returns the order, and a text that leaves it open if no text decides: then the day is taken first
 */
export function detectDayOrder(texts: Iterable<string>): { order: DayOrder; doubt?: string } {
  const votes = { dayFirst: 0, monthFirst: 0 }
  let doubt: string | undefined
  for (const text of texts) {
    const match = numericPattern.exec(text)
    if (!match || match[2] === '.') continue
    const [first, second] = [Number(match[1]), Number(match[3])]
    if (first > 12 && second <= 12) votes.dayFirst += 1
    else if (second > 12 && first <= 12) votes.monthFirst += 1
    else if (first !== second) doubt ??= text
  }
  if (votes.dayFirst === 0 && votes.monthFirst === 0) {
    return doubt === undefined ? { order: 'dayFirst' } : { order: 'dayFirst', doubt }
  }
  return { order: votes.monthFirst > votes.dayFirst ? 'monthFirst' : 'dayFirst' }
}
