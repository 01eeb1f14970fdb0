import { useLingui } from '@lingui/react'
import { joinSentences } from '../../../locales/get-space.ts'
import { LineChart } from '../../shared/chart/LineChart.tsx'
import type { AccountPoint } from '../engine/run-backtest.ts'
import type { Formats } from '../words/create-formats.ts'

type EquityFigureProps = { accounts: { name: string; points: AccountPoint[] }[]; formats: Formats }

/** The value of the accounts over time. */
export function EquityFigure({ accounts, formats }: EquityFigureProps) {
  const { i18n } = useLingui()
  const places = pickPlaces(accounts[0]?.points.length ?? 0)
  return (
    <LineChart
      caption={i18n.t('cryptoagent.chart.equity')}
      summary={joinSentences(
        accounts.map(({ name, points }) =>
          i18n.t('cryptoagent.chart.equitySummary', { name, end: formats.money(points.at(-1)?.equity ?? 0) }),
        ),
      )}
      labelName={i18n.t('cryptoagent.column.time')}
      labels={places.map((place) => formats.date(accounts[0]?.points[place]?.time ?? 0))}
      series={accounts.map(({ name, points }) => ({ name, values: places.map((place) => points[place]?.equity) }))}
      formatValue={formats.money}
      formatTick={(value) => formats.number(value, 0)}
    />
  )
}

/** More points than these are closer than the eye can tell. */
const mostPoints = 200

/** Evenly spread, the last one among them. */
function pickPlaces(length: number): number[] {
  const count = Math.min(length, mostPoints)
  return Array.from({ length: count }, (_, index) => Math.round((index * (length - 1)) / Math.max(1, count - 1)))
}
