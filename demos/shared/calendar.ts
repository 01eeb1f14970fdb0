import { type DemoLocale, demoLocales } from '../../locales/demo-locales.ts'
import { fold } from './fold.ts'

const chineseNumbers = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

const otherNames: Record<string, string[]> = {
  september: ['sept', 'sep'],
  septiembre: ['setiembre', 'sept', 'sep'],
  fevrier: ['fev'],
}

/** Months as people write them, without accents: names and the usual short forms, from January on. */
export const monthNames = Object.fromEntries(
  demoLocales.map((locale) => [locale, Array.from({ length: 12 }, (_, month) => listNames(locale, month))]),
) as Record<DemoLocale, string[][]>

/** The names of the platform, and forms that it does not have. */
function listNames(locale: DemoLocale, month: number): string[] {
  const written = (['long', 'short'] as const).map((style) =>
    fold(new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(Date.UTC(2025, month, 15))),
  )
  const [long = '', short = ''] =
    locale === 'zh' ? [`${chineseNumbers[month]}月`, `${chineseNumbers[month]}月份`] : written
  const names = [long, short.replace('.', '')]
  return [...new Set([...names, ...(otherNames[long] ?? [])])]
}

const millisecondsPerDay = 86_400_000

/** Days since 1970-01-01, or undefined if there is no such day. @param month from 1 */
export function toDay(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.getTime() / millisecondsPerDay : undefined
}

/** The first day of a month; months beyond December are those of later years. */
export function startOfMonth(year: number, month: number): number {
  return Date.UTC(year, month - 1, 1) / millisecondsPerDay
}

export function toDate(day: number): Date {
  return new Date(day * millisecondsPerDay)
}

export function toIsoDate(day: number): string {
  return toDate(day).toISOString().slice(0, 10)
}

/** The periods that dates are grouped by. */
export type Grain = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** The bucket of a day: the first day of its week (Monday, ISO 8601), month, quarter or year. */
export function truncateDay(day: number, grain: Grain): number {
  if (grain === 'day') return day
  // 1970-01-01 was a Thursday.
  if (grain === 'week') return day - ((((day + 3) % 7) + 7) % 7)
  const date = toDate(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  if (grain === 'year') return startOfMonth(year, 1)
  return startOfMonth(year, grain === 'month' ? month : month - ((month - 1) % 3))
}

/** The first day of the bucket after this one. */
export function nextBucket(start: number, grain: Grain): number {
  if (grain === 'day') return start + 1
  if (grain === 'week') return start + 7
  const date = toDate(start)
  const months = { month: 1, quarter: 3, year: 12 }[grain]
  return startOfMonth(date.getUTCFullYear(), date.getUTCMonth() + 1 + months)
}
