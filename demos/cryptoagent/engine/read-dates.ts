import { type DayOrder, parseDate } from '../../shared/table/parse-date.ts'
import { day } from './candle.ts'

export type DateNotice = { code: 'dateOrder' | 'dateGuessed'; order: DayOrder }

export type DateProblem = { code: 'dateUnknown'; row: number; value: string } | { code: 'datesMixed' }

type Cell = { row: number; value: string }

/**
 * Reads the times of a file's rows. An order of day and month counts only if it reads every row. If both orders do, the one
 * with the steadier steps is taken and said to be a guess.
 */
export function readTimes(
  cells: readonly Cell[],
): { times: number[]; notices: DateNotice[] } | { problem: DateProblem } {
  const readings = (['dayFirst', 'monthFirst'] as const).map((order) => {
    const times = cells.map(({ value }) => readTime(value, order))
    return { order, times, longestStep: measureLongestStep(times) }
  })
  const strange = cells.find((_, index) => readings.every(({ times }) => Number.isNaN(times[index])))
  if (strange) return { problem: { code: 'dateUnknown', ...strange } }
  const [best, other] = readings
    .filter(({ times }) => !times.some(Number.isNaN))
    .toSorted((one, another) => one.longestStep - another.longestStep)
  if (!best) return { problem: { code: 'datesMixed' } }
  const isPlain = other?.times.every((time, index) => time === best.times[index])
  return {
    times: best.times,
    notices: isPlain ? [] : [{ code: other ? 'dateGuessed' : 'dateOrder', order: best.order }],
  }
}

/** A time may follow a date: `2024-01-31 16:00`, `2024-01-31T16:00:00Z`. Zones other than UTC are read as UTC. */
const clock = /[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$/

function readTime(value: string, order: DayOrder): number {
  // Seconds, milliseconds or microseconds since 1970, by the number of digits.
  const [, seconds, rest = ''] = /^(\d{9,10})(\d{3}|\d{6})?(?:\.\d+)?$/.exec(value) ?? []
  if (seconds !== undefined) return Number(seconds) * 1000 + Number(rest.slice(0, 3) || 0)
  const [, hours = 0, minutes = 0, secondsOfMinute = 0] = clock.exec(value) ?? []
  const date = value.replace(clock, '').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  const found = parseDate(date, order)
  if (found === undefined) return Number.NaN
  return found * day + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(secondsOfMinute)) * 1000
}

function measureLongestStep(times: readonly number[]): number {
  return times.slice(1).reduce((longest, time, index) => Math.max(longest, Math.abs(time - (times[index] ?? time))), 0)
}
