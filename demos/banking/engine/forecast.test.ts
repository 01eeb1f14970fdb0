import { expect, test } from 'vitest'
import { createRandom, pick, type Random } from '../../shared/random.ts'
import { backtest } from './backtest.ts'
import { addDays, addMonths, type IsoDate } from './calendar.ts'
import { forecastBalance } from './forecast.ts'
import { type Movement, sumCents } from './movement.ts'
import { createMovement, sort } from './testing.ts'

const start: IsoDate = '2025-01-01'
const merchants = ['ALPHA MARKET', 'BETA BAR', 'GAMMA SHOP', 'DELTA FUEL', 'EPSILON KIOSK', 'ZETA BOOKS', 'ETA CAFE']

/**
 * A process that is known: salary and rent on their days, and on each day with probability 0.7 an amount from an
 * exponential distribution, more at weekends.
 */
function simulate(days: number, random: Random): Movement[] {
  const to = addDays(start, days - 1)
  const regular = Array.from({ length: Math.ceil(days / 28) }, (_, month) => [
    createMovement(addMonths('2025-01-28', month), 2_000, 'SALARY ACME'),
    createMovement(addMonths('2025-01-02', month), -800, 'RENT ORTEGA'),
  ]).flat()
  const daily = Array.from({ length: days }, (_, day) => {
    const mean = day % 7 >= 5 ? 60 : 30
    const amount = Math.round(-mean * Math.log(1 - random()) * 100) / 100
    return random() < 0.7 ? [createMovement(addDays(start, day), -amount - 0.01, pick(merchants, random))] : []
  }).flat()
  return sort([...regular, ...daily]).filter(({ date }) => date <= to)
}

test('on a known process the band holds the truth about four times out of five, 28 and 91 days ahead', () => {
  const households = 120
  const past = 365
  const horizons = [28, 91]
  const inside = horizons.map(() => 0)
  for (let seed = 1; seed <= households; seed++) {
    const all = simulate(past + 91, createRandom(seed))
    const today = addDays(start, past - 1)
    const known = all.filter(({ date }) => date <= today)
    const forecast = forecastBalance(known, { horizon: 91, paths: 200, seed, from: start, to: today })
    for (const [index, horizon] of horizons.entries()) {
      const day = forecast?.days[horizon - 1]
      if (!day) throw new Error('no forecast')
      const actual = sumCents(all.filter(({ date }) => date > today && date <= day.date))
      if (actual >= day.low && actual <= day.high) inside[index] = (inside[index] ?? 0) + 1
    }
  }
  // 120 trials at 0.8 lie within 0.69 and 0.91 with 99.7 % probability; a band of half the width holds about 0.48.
  for (const held of inside) {
    expect(held / households).toBeGreaterThan(0.69)
    expect(held / households).toBeLessThan(0.91)
  }
})

test('what only repeats is forecast to the cent', () => {
  const months = Array.from({ length: 12 }, (_, month) => addMonths('2025-01-10', month))
  const movements = months.map((date) => createMovement(date, -50, 'SERVICE X'))
  const forecast = forecastBalance(movements, { horizon: 62, balanceCents: 100_000, to: '2025-12-31', from: start })
  // By hand: 10 January and 10 February, 50.00 each.
  expect(forecast?.days.at(8)).toEqual({ date: '2026-01-09', low: 100_000, mid: 100_000, high: 100_000 })
  expect(forecast?.days.at(9)).toMatchObject({ date: '2026-01-10', mid: 95_000 })
  expect(forecast?.days.at(-1)).toEqual({ date: '2026-03-03', low: 90_000, mid: 90_000, high: 90_000 })
})

test('the middle agrees with the mean of the process', () => {
  const movements = simulate(730, createRandom(5))
  const forecast = forecastBalance(movements, { horizon: 84, from: start, to: addDays(start, 729) })
  // By hand, per week: 0.7 × (5 × 30 + 2 × 60) = 189; 12 weeks are 2,268. Until 25 March: two salaries and three rents, +1,600.
  expect((forecast?.days.at(-1)?.mid ?? 0) / 100).toBeGreaterThan(1_600 - 2_268 - 350)
  expect((forecast?.days.at(-1)?.mid ?? 0) / 100).toBeLessThan(1_600 - 2_268 + 350)
})

test('the same statement gives the same forecast; the band widens with time', () => {
  const movements = simulate(365, createRandom(3))
  const [a, b] = [1, 2].map(() => forecastBalance(movements, { horizon: 60 }))
  expect(a).toEqual(b)
  const width = (day: number) => (a?.days[day]?.high ?? 0) - (a?.days[day]?.low ?? 0)
  expect(width(6)).toBeLessThan(width(27))
  expect(width(27)).toBeLessThan(width(59))
})

test('what has ended is not forecast, and a short past gives no forecast', () => {
  const ended = Array.from({ length: 6 }, (_, month) =>
    createMovement(addMonths('2025-01-10', month), -50, 'SERVICE X'),
  )
  const forecast = forecastBalance(ended, { horizon: 30, from: start, to: '2025-12-31' })
  expect(forecast?.recurrences).toEqual([])
  expect(forecast?.days.at(-1)?.mid).toBe(0)
  expect(forecastBalance(simulate(40, createRandom(1)), { horizon: 30 })).toBeUndefined()
})

test('the check against the past knows only what was known then', () => {
  const movements = simulate(420, createRandom(9))
  const { checks, inside } = backtest(movements)
  expect(checks).toHaveLength(8)
  expect(inside).toBe(checks.filter(({ low, high, actual }) => low <= actual && actual <= high).length)
  // A fortune at the end must not change the forecasts that were made before it.
  const rich = sort([...movements, createMovement(movements.at(-1)?.date ?? '', 1_000_000, 'LOTTERY')])
  expect(backtest(rich).checks.map(({ mid }) => mid)).toEqual(checks.map(({ mid }) => mid))
})
