import type { DemoLocale } from '../../locales/demo-locales.ts'

/** Months as people write them, without accents: names and the usual short forms, from January on. */
export const monthNames: Record<DemoLocale, string[][]> = {
  en: [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  es: [
    ['enero', 'ene'],
    ['febrero', 'feb'],
    ['marzo', 'mar'],
    ['abril', 'abr'],
    ['mayo', 'may'],
    ['junio', 'jun'],
    ['julio', 'jul'],
    ['agosto', 'ago'],
    ['septiembre', 'setiembre', 'sept', 'sep'],
    ['octubre', 'oct'],
    ['noviembre', 'nov'],
    ['diciembre', 'dic'],
  ],
  fr: [
    ['janvier', 'janv'],
    ['fevrier', 'fevr', 'fev'],
    ['mars'],
    ['avril', 'avr'],
    ['mai'],
    ['juin'],
    ['juillet', 'juil'],
    ['aout'],
    ['septembre', 'sept'],
    ['octobre', 'oct'],
    ['novembre', 'nov'],
    ['decembre', 'dec'],
  ],
  zh: [
    ['一月', '一月份'],
    ['二月', '二月份'],
    ['三月', '三月份'],
    ['四月', '四月份'],
    ['五月', '五月份'],
    ['六月', '六月份'],
    ['七月', '七月份'],
    ['八月', '八月份'],
    ['九月', '九月份'],
    ['十月', '十月份'],
    ['十一月', '十一月份'],
    ['十二月', '十二月份'],
  ],
}

const millisecondsPerDay = 86_400_000

/** Days since 1970-01-01, or undefined where there is no such day. @param month from 1 */
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

/** What a date is grouped by. */
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
