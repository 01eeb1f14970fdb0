import { writeCsv } from '../../shared/write-csv.ts'
import type { Trade } from './run-backtest.ts'

/**
 * The trades as CSV, with column names that programs keep and times of UTC.
 *
 * @param explain says in words why an order was given
 */
export function exportTrades(
  trades: readonly Trade[],
  explain: (trade: Trade) => { entry: string; exit: string },
  locale: string,
): string {
  const columns = ['signal', 'time', 'price', 'fee', 'reason']
  const header = [
    ...columns.map((name) => `entry_${name}`),
    'quantity',
    ...columns.map((name) => `exit_${name}`),
    'result',
  ]
  const rows = trades.map((trade) => {
    const { quantity, entry, exit, result } = trade
    const reasons = explain(trade)
    return [
      ...[formatTime(entry.signalTime), formatTime(entry.time), entry.price, entry.fee, reasons.entry, quantity],
      ...(exit
        ? [formatTime(exit.signalTime), formatTime(exit.time), exit.price, exit.fee, reasons.exit]
        : ['', '', '', '', '']),
      result,
    ]
  })
  return writeCsv(header, rows, locale)
}

/** `2024-01-31`, with the time of day where there is one. */
function formatTime(time: number): string {
  return new Date(time)
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace('.000Z', 'Z')
}
