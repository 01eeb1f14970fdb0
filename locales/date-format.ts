import { memoize } from '../memoize.ts'
import { writeClock } from './duration.ts'

type Day = Date | number

/** The part of Intl.DateTimeFormat that this site needs. */
export type DateFormat = { format: (date: Day) => string; formatRange: (from: Day, to: Day) => string }

/**
 * Writes dates as the language wants them. Intl sets Chinese ones without the spaces that stand between characters and digits
 * everywhere else (2026 年 5 月 31 日), and their ranges in slashes; its data lack the ordinal that French has for the first of
 * a month and the units of its clocks (9 h 30), and set spaces between two days of one month in English.
 */
export function createDateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  // The first one of a process takes 10 ms, in which a function could start.
  const dates = () => getFormat(locale, options)
  if (locale.startsWith('zh')) {
    const format = (date: Day) => spaceOut(dates().format(date))
    return { format, formatRange: (from, to) => joinRange(format(from), format(to)) }
  }
  const write = (text: string) =>
    locale.startsWith('fr')
      ? text
          .replace(/(?<!\S)1(?= \p{L})/gu, '1er')
          .replace(/(?<!\S)\d\d:\d\d\b(?!:)/g, (clock) => writeClock(clock, locale))
          .replace(/(?<!\S)0?(\d+):(\d\d):(\d\d)/g, '$1\u00a0h\u00a0$2\u00a0min\u00a0$3\u00a0s')
      : text.replace(/(?<=\b\d{1,2})\s–\s(?=\d{1,2}\b)/u, '–')
  const format = (date: Day) => write(dates().format(date))
  return { format, formatRange: (from, to) => write(dates().formatRange(from, to)) }
}

/** Intl takes longer to make one than to write a hundred dates. */
export const getFormat = memoize(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  (locale, options) => JSON.stringify([locale, options]),
)

/** The name of a zone at a moment as a language writes it, or its offset; empty where the engine has none. */
export function nameZone(
  locale: string,
  timeZone: string,
  timeZoneName: NonNullable<Intl.DateTimeFormatOptions['timeZoneName']>,
  date?: Date,
): string {
  const parts = getFormat(locale, { timeZone, timeZoneName }).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Joins two Chinese dates; their common beginning, such as the year, is said once. */
function joinRange(from: string, to: string): string {
  const [first, last] = [from, to].map((date) => date.split(/(?<=[年月])\u00a0/))
  const differing = last?.slice(last.findIndex((unit, index) => unit !== first?.[index]))
  return from === to || !differing ? from : `${from}至\u00a0${differing.join('\u00a0')}`
}

/** No-break spaces: a number and its unit belong together. */
function spaceOut(text: string): string {
  return text.replace(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g, '\u00a0')
}

/** Writes days such as 2026-11-22 in words: "November 22, 2026", "22 de noviembre de 2026", « 1er janvier 2027 ». */
export function createDayWriter(locale: string): (day: string) => string {
  const { format } = createDateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (day) => format(new Date(day))
}
