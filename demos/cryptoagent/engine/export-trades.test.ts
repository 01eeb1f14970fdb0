import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { createSample } from '../samples/samples.ts'
import { exportTrades } from './export-trades.ts'
import { runBacktest } from './run-backtest.ts'
import { getDefaults, getStrategy } from './strategies.ts'

const rule = getStrategy('crossover').createRule(getDefaults('crossover'))
const settings = { capital: 10_000, fee: 0.001, slippage: 0.0005 }
const candles = createSample('trend')
const { points, trades } = runBacktest(candles, { kind: 'rule', rule, share: 1 }, settings)

test('the exported trades add up to what the account gained', () => {
  const csv = exportTrades(trades, () => ({ entry: '=SUM(A1)', exit: 'the average, "crossed"' }), 'en')
  const { data, errors } = Papa.parse<Record<string, string>>(csv.trim(), { header: true })
  expect(errors).toEqual([])
  expect(data).toHaveLength(trades.length)
  expect(data.reduce((sum, row) => sum + Number(row.result), 0)).toBeCloseTo((points.at(-1)?.equity ?? 0) - 10_000, 6)
  // A spreadsheet would carry out what begins with an equals sign.
  expect(data[0]).toMatchObject({ entry_reason: "'=SUM(A1)", exit_reason: 'the average, "crossed"' })
})
