import { parseClock } from '../../shared/table/parse-clock.ts'
import { type DayOrder, type Moment, parseMoment } from '../../shared/table/parse-date.ts'
import { day } from './candle.ts'

export type DateNotice = { code: 'dateOrder' | 'dateGuessed'; order: DayOrder }

export type DateProblem = { code: 'dateUnknown'; row: number; value: string } | { code: 'datesMixed' }

/** `clock` is the time of day, if a column of its own has it. */
type Cell = { row: number; value: string; clock?: string }

/**
 * Reads the times of a file's rows. An order of day and month counts only if it reads every row. If both orders do, the one
 * with the steadier steps is taken and said to be a guess.
 */
export function readTimes(
  cells: readonly Cell[],
): { times: number[]; notices: DateNotice[] } | { problem: DateProblem } {
  const readings = (['dayFirst', 'monthFirst'] as const).map((order) => {
    const times = settleZones(cells.map((cell) => readTime(cell, order)))
    return { order, times, longestStep: measureLongestStep(times) }
  })
  const strange = cells.find((_, index) => readings.every(({ times }) => Number.isNaN(times[index])))
  if (strange) {
    const { row, value, clock } = strange
    return { problem: { code: 'dateUnknown', row, value: [value, clock].filter(Boolean).join(' ') } }
  }
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

function readTime({ value, clock }: Cell, order: DayOrder): Moment | undefined {
  const moment = parseMoment(value, order)
  if (!moment || !clock) return moment
  const time = parseClock(clock)
  return time === undefined ? undefined : { ...moment, time: Math.floor(moment.time / day) * day + time }
}

/** Days are those of their place. Hours are brought to UTC, because the hour of a place comes twice when its summer ends. */
function settleZones(moments: readonly (Moment | undefined)[]): number[] {
  const areDays = moments.every((moment) => !moment || moment.time % day === 0)
  return moments.map((moment) => (moment ? moment.time - (areDays ? 0 : (moment.offset ?? 0)) : Number.NaN))
}

function measureLongestStep(times: readonly number[]): number {
  return times.slice(1).reduce((longest, time, index) => Math.max(longest, Math.abs(time - (times[index] ?? time))), 0)
}
