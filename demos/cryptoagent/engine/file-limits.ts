/** What a file of prices may hold, so that a backtest stays a matter of a moment. */
export const fileLimits = { bytes: 5_000_000, fewestCandles: 60, mostCandles: 10_000 }
