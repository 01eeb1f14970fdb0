/** Limits of a file of prices that keep a backtest fast. */
export const fileLimits = { bytes: 5_000_000, fewestCandles: 60, mostCandles: 10_000 }
