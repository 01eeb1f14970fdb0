import { type Grain, nextBucket } from '../../shared/calendar.ts'
import type { ResultCell } from '../engine/execute.ts'

export type ChartData = {
  labels: ResultCell[]
  series: { key: ResultCell; values: (number | undefined)[] }[]
  /** Number of labels left out to keep the chart readable. */
  hidden: number
}

/** The most labels that a chart has room for; a year of days is a line, not a wall of bars. */
const maximum = { bars: 24, days: 400 }

/**
 * Turns the rows of an answer into series: one, or with two groups one for each value of the second.
 *
 * @param groupCount one or two columns at the beginning of a row
 * @param valueIndex the column to draw
 * @param grain of the first column, if it is time: months without rows become gaps, not neighbors
 */
export function createChartData(
  rows: ResultCell[][],
  groupCount: number,
  valueIndex: number,
  grain?: Grain,
): ChartData {
  const found = [...new Set(rows.map((row) => row[0]))]
  const all = grain ? fillGaps(found, grain) : found
  const isTime = all.every((label) => typeof label === 'number' || label === undefined)
  const labels = all.slice(0, isTime ? maximum.days : maximum.bars)
  const keys = groupCount > 1 ? [...new Set(rows.map((row) => row[1]))] : [undefined]
  const series = keys.map((key) => ({
    key,
    values: labels.map((label) => {
      const row = rows.find((each) => each[0] === label && (groupCount === 1 || each[1] === key))
      const value = row?.[valueIndex]
      return typeof value === 'number' ? value : undefined
    }),
  }))
  return { labels, series, hidden: all.length - labels.length }
}

/** All buckets from the first to the last; rows without a date come at the end. */
function fillGaps(labels: ResultCell[], grain: Grain): ResultCell[] {
  const days = labels.filter((label) => typeof label === 'number')
  const last = Math.max(...days)
  const filled: number[] = []
  for (let day = Math.min(...days); day <= last && filled.length <= maximum.days; day = nextBucket(day, grain)) {
    filled.push(day)
  }
  return days.length < labels.length ? [...filled, undefined] : filled
}
