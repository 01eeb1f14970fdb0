import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expandRule } from './rules.ts'

const day = 24 * 3_600_000
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const span = { from: Date.UTC(2026, 10, 1), to: Date.UTC(2028, 2, 1) }

/** Monday of the first week of a year, the one with its first Thursday. */
function findFirstWeek(year: number): number {
  const fourth = Date.UTC(year, 0, 4)
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * day
}

/** Goes through all days of the years, as RFC 5545 says it, and asks each. */
function listDays(rule: { [name: string]: string }, start: number): number[] {
  const numbers = (name: string) => rule[name]?.split(',').map(Number)
  const [weeks, yeardays] = [numbers('BYWEEKNO'), numbers('BYYEARDAY')]
  const byDay = rule.BYDAY ?? (weeks ? weekdays[new Date(start).getUTCDay()] : undefined)
  const named = byDay?.split(',').map((text) => ({ place: Number.parseInt(text, 10) || 0, name: text.slice(-2) }))
  const found: number[] = []
  for (let at = start; at <= span.to; at += day) {
    const date = new Date(at)
    const year = date.getUTCFullYear()
    const [first, last] = [Date.UTC(year, 0, 1), Date.UTC(year, 11, 31)].map((moment) => Math.floor(moment / day))
    const today = Math.floor(at / day)
    const [place, fromEnd] = [today - (first ?? 0) + 1, today - (last ?? 0) - 1]
    const weekYear = [year - 1, year, year + 1].findLast((one) => findFirstWeek(one) <= at) ?? year
    const week = Math.floor((at - findFirstWeek(weekYear)) / day / 7) + 1
    const count = Math.round((findFirstWeek(weekYear + 1) - findFirstWeek(weekYear)) / day / 7)
    const isDay = ({ place: wanted, name }: { place: number; name: string }) =>
      weekdays[date.getUTCDay()] === name &&
      (wanted === 0 || wanted === Math.ceil(place / 7) || wanted === -Math.ceil(-fromEnd / 7))
    const isWanted =
      (!weeks || weeks.includes(week) || weeks.includes(week - count - 1)) &&
      (!yeardays || yeardays.includes(place) || yeardays.includes(fromEnd)) &&
      (!named || named.some(isDay)) &&
      (year - new Date(start).getUTCFullYear()) % Number(rule.INTERVAL ?? 1) === 0
    if (isWanted) found.push(at)
  }
  return found.slice(0, Number(rule.COUNT ?? found.length)).filter((moment) => moment >= span.from)
}

const signed = (most: number) => fc.integer({ min: 1, max: most }).chain((size) => fc.constantFrom(size, -size))
const several = (most: number) => fc.array(signed(most), { minLength: 1, maxLength: 3 }).map((list) => list.join())
const name = fc.constantFrom(...weekdays)
const more = {
  INTERVAL: fc.integer({ min: 1, max: 3 }).map(String),
  COUNT: fc.integer({ min: 1, max: 40 }).map(String),
}
const rules = fc.oneof(
  fc.record(
    {
      BYDAY: fc
        .array(fc.tuple(signed(52), name), { minLength: 1, maxLength: 3 })
        .map((list) => list.map((one) => one.join('')).join()),
      ...more,
    },
    { requiredKeys: ['BYDAY'] },
  ),
  fc.record({ BYYEARDAY: several(366), ...more }, { requiredKeys: ['BYYEARDAY'] }),
  fc.record({ BYWEEKNO: several(53), BYDAY: name, COUNT: more.COUNT }, { requiredKeys: ['BYWEEKNO'] }),
)

test('weeks and days of a year are those that a walk over all days finds', () => {
  const starts = fc.integer({ min: Date.UTC(2018, 0, 1) / day, max: Date.UTC(2027, 0, 1) / day })
  fc.assert(
    fc.property(rules, starts, (rule, date) => {
      const start = date * day + 10 * 3_600_000
      const text = ['FREQ=YEARLY', ...Object.entries(rule).map((part) => part.join('='))].join(';')
      expect(expandRule(text, start, span, Number.POSITIVE_INFINITY)).toEqual(listDays(rule, start))
    }),
    { numRuns: 300, seed: 5545 },
  )
})
