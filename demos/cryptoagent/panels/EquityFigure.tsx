import { useLingui } from '@lingui/react'
import { useCallback, useMemo } from 'react'
import { ChartFigure } from '../../shared/chart/ChartFigure.tsx'
import { useDrawing } from '../chart/use-drawing.ts'
import styles from '../Demo.module.css'
import type { AccountPoint } from '../engine/run-backtest.ts'
import type { Formats } from '../words/create-formats.ts'

type EquityFigureProps = { accounts: { name: string; points: AccountPoint[] }[]; formats: Formats }

/** What the accounts were worth over time, the first with its losses since the last peak below it. */
export function EquityFigure({ accounts, formats }: EquityFigureProps) {
  const { i18n } = useLingui()
  const container = useDrawing(
    useCallback(
      async (element) => {
        const { drawEquity } = await import('../chart/draw-equity.ts')
        if (!element.isConnected) return undefined
        const content = {
          times: accounts[0]?.points.map(({ time }) => time) ?? [],
          curves: accounts.map(({ points }) => points.map(({ equity }) => equity)),
        }
        return drawEquity(element, content, {
          locale: i18n.locale,
          date: formats.date,
          value: (value) => formats.number(value, 0),
          share: formats.share,
        })
      },
      [accounts, formats, i18n],
    ),
  )
  const rows = useMemo(() => pickRows(accounts[0]?.points.length ?? 0), [accounts])
  return (
    <ChartFigure
      caption={i18n.t('cryptoagent.chart.equity')}
      summary={accounts
        .map(({ name, points }) =>
          i18n.t('cryptoagent.chart.equitySummary', { name, end: formats.money(points.at(-1)?.equity ?? 0) }),
        )
        .join(' ')}
      labelName={i18n.t('cryptoagent.column.time')}
      labels={rows.map((row) => formats.date(accounts[0]?.points[row]?.time ?? 0))}
      series={accounts.map(({ name, points }) => ({ name, values: rows.map((row) => points[row]?.equity ?? 0) }))}
      formatValue={formats.money}
    >
      <div ref={container} className={styles.equity} />
    </ChartFigure>
  )
}

const mostRows = 50

/** Evenly spread rows for the table, the last one among them. */
function pickRows(length: number): number[] {
  const count = Math.min(length, mostRows)
  return Array.from({ length: count }, (_, index) => Math.round((index * (length - 1)) / Math.max(1, count - 1)))
}
