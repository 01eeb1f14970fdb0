import { startOfMonth, toIsoDate } from '../../shared/calendar.ts'

/** A day as `2026-03-31`. Days compare and sort as the strings they are. */
export type IsoDate = string

/** A stretch of days, both ends included. */
export type Period = { from: IsoDate; to: IsoDate }

const millisecondsPerDay = 86_400_000

/** The mean length of a month of the Gregorian calendar, in days. */
export const daysPerMonth = 146_097 / 4_800

/** Days since 1970-01-01. */
export function toDayNumber(date: IsoDate): number {
  return Date.parse(date) / millisecondsPerDay
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return toIsoDate(toDayNumber(date) + days)
}

/** The same day of another month, or that month's last day if it is shorter: a month after 31 January is 28 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0))
  return toIsoDate(startOfMonth(year, month + months) + Math.min(day, lastDay.getUTCDate()) - 1)
}

/** Whole days from one day to another; negative if `to` is earlier. */
export function countDays(from: IsoDate, to: IsoDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** `2026-03` of `2026-03-31`. */
export function getMonth(date: IsoDate): string {
  return date.slice(0, 7)
}

/** @param month `2026-03` */
export function getMonthPeriod(month: string): Period {
  const from = `${month}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** Every month of a period, from the first to the last: `2025-12`, `2026-01`, … */
export function listMonths({ from, to }: Period): string[] {
  const months: string[] = []
  for (let month = getMonth(from); month <= getMonth(to); month = getMonth(addMonths(`${month}-01`, 1))) {
    months.push(month)
  }
  return months
}

export function isWithin(date: IsoDate, { from, to }: Period): boolean {
  return date >= from && date <= to
}
