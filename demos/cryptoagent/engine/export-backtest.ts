import Papa from 'papaparse'
import { listDrawdowns } from './measure-performance.ts'
import type { AccountPoint, Trade } from './run-backtest.ts'

/**
 * The trades as CSV, with column names that programs keep, points as decimal signs and times of UTC.
 *
 * @param explain says in words why an order was given
 */
export function exportTrades(
  trades: readonly Trade[],
  explain: (trade: Trade) => { entry: string; exit: string },
): string {
  return Papa.unparse(
    trades.map((trade) => {
      const { quantity, entry, exit, result } = trade
      const reasons = explain(trade)
      return {
        entry_signal: formatTime(entry.signalTime),
        entry_time: formatTime(entry.time),
        entry_price: entry.price,
        entry_fee: entry.fee,
        entry_reason: reasons.entry,
        quantity,
        exit_signal: exit ? formatTime(exit.signalTime) : '',
        exit_time: exit ? formatTime(exit.time) : '',
        exit_price: exit?.price ?? '',
        exit_fee: exit?.fee ?? '',
        exit_reason: reasons.exit,
        result,
      }
    }),
    { escapeFormulae: true },
  )
}

/** The account at every close as CSV, beside what buying and holding would have been worth. */
export function exportEquity(points: readonly AccountPoint[], held: readonly AccountPoint[]): string {
  const drawdowns = listDrawdowns(points.map(({ equity }) => equity))
  return Papa.unparse(
    points.map(({ time, cash, quantity, equity }, index) => ({
      time: formatTime(time),
      cash,
      quantity,
      equity,
      drawdown: drawdowns[index],
      buy_and_hold_equity: held[index]?.equity,
    })),
  )
}

/** `2024-01-31`, with the time of day where there is one. */
function formatTime(time: number): string {
  return new Date(time)
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace('.000Z', 'Z')
}
