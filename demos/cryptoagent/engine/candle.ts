/** One candle: the prices of one period, mostly a day. */
export type Candle = {
  /** When the period starts, in milliseconds since 1970 (UTC). */
  time: number
  open: number
  high: number
  low: number
  close: number
}

/** One day in milliseconds. */
export const day = 24 * 60 * 60 * 1000

/** A year of 365 days, as crypto markets never close. Everything that is annualized uses it. */
export const year = 365 * day

/**
 * How many candles one year holds, from the candles themselves: 365 for daily ones without gaps, about 252 for those of
 * a stock exchange, 8,760 for hourly ones.
 */
export function countCandlesPerYear(times: readonly number[]): number {
  const [first = 0] = times
  const elapsed = (times.at(-1) ?? first) - first
  return elapsed > 0 ? ((times.length - 1) * year) / elapsed : 0
}
