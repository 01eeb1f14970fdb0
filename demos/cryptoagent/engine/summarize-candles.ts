import type { Candle } from './candle.ts'

type Unit = 'day' | 'month' | 'year'

const keyLengths: Record<Unit, number> = { day: 10, month: 7, year: 4 }

type CandleSummary = { unit: Unit; candles: Candle[] }

/**
 * Joins candles to longer ones for a table that a person can read: days, months or years, the shortest that stays
 * within the number of rows, else years.
 */
export function summarizeCandles(candles: readonly Candle[], mostRows: number): CandleSummary {
  const summaries = (Object.keys(keyLengths) as Unit[]).map((unit) => ({ unit, candles: joinCandles(candles, unit) }))
  return (
    summaries.find((summary) => summary.candles.length <= mostRows) ?? {
      unit: 'year',
      candles: joinCandles(candles, 'year'),
    }
  )
}

function joinCandles(candles: readonly Candle[], unit: Unit): Candle[] {
  const groups = Map.groupBy(candles, ({ time }) => new Date(time).toISOString().slice(0, keyLengths[unit]))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) return []
    return {
      time: first.time,
      open: first.open,
      high: group.reduce((high, candle) => Math.max(high, candle.high), first.high),
      low: group.reduce((low, candle) => Math.min(low, candle.low), first.low),
      close: last.close,
      volume: undefined,
    }
  })
}
