import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { joinSentences } from '../../../locales/get-space.ts'
import { BarChart } from '../../shared/chart/BarChart.tsx'
import { Panel } from '../../shared/Panel.tsx'
import parts from '../../shared/parts.module.css'
import { createRandom } from '../../shared/random.ts'
import type { Candle } from '../engine/candle.ts'
import { drawHistory, measureOutcome, measureSpread, type Outcome } from '../engine/draw-histories.ts'
import type { Settings } from '../engine/run-backtest.ts'
import type { Plan } from '../engine/strategies.ts'
import type { Formats } from '../words/create-formats.ts'
import { useSlowResult } from './use-slow-result.ts'
import { workInSlices } from './work-in-slices.ts'

type LuckPanelProps = {
  candles: readonly Candle[]
  name: string
  plan: Plan
  settings: Settings
  formats: Formats
}

const historyCount = 200
/** The histories are the same each time, so that two strategies meet the same luck. */
const seed = 1

/** The same strategy on 200 histories that could have happened as well: how much of a result is luck. */
export function LuckPanel({ candles, name, plan, settings, formats }: LuckPanelProps) {
  const { i18n } = useLingui()
  const { current, start } = useSlowResult(
    useCallback(
      (signal: AbortSignal) => {
        const random = createRandom(seed)
        const draw = () => measureOutcome(drawHistory(candles, random), plan, settings)
        return workInSlices(Array.from({ length: historyCount }), draw, signal)
      },
      [candles, plan, settings],
    ),
  )
  return (
    <Panel heading={i18n.t('cryptoagent.luck.title')}>
      <p>{i18n.t('cryptoagent.luck.intro', { count: historyCount })}</p>
      <p>
        <button type="button" className={parts.button} onClick={start} disabled={current.state === 'working'}>
          {i18n.t('cryptoagent.luck.draw', { count: historyCount })}
        </button>
      </p>
      <div role="status">
        {current.state === 'working' && <p>{i18n.t('cryptoagent.working')}</p>}
        {current.state === 'failed' && <p>{i18n.t('demo.failed')}</p>}
        {current.state === 'done' && (
          <p>
            {i18n.t('cryptoagent.luck.ahead', {
              count: current.result.filter(({ planned, held }) => planned > held).length,
              all: historyCount,
            })}
          </p>
        )}
      </div>
      {current.state === 'done' && <LuckChart outcomes={current.result} name={name} formats={formats} />}
    </Panel>
  )
}

function LuckChart({ outcomes, name, formats }: { outcomes: Outcome[]; name: string; formats: Formats }) {
  const { i18n } = useLingui()
  const series = [
    { name, spread: measureSpread(outcomes.map(({ planned }) => planned)) },
    { name: i18n.t('cryptoagent.strategy.hold'), spread: measureSpread(outcomes.map(({ held }) => held)) },
  ]
  return (
    <BarChart
      caption={i18n.t('cryptoagent.luck.chart')}
      summary={joinSentences(
        series.map(({ name: account, spread }) =>
          i18n.t('cryptoagent.luck.row', {
            name: account,
            low: formats.change(spread.low),
            middle: formats.change(spread.middle),
            high: formats.change(spread.high),
          }),
        ),
      )}
      labelName={i18n.t('cryptoagent.luck.label')}
      labels={[i18n.t('cryptoagent.luck.low'), i18n.t('cryptoagent.luck.middle'), i18n.t('cryptoagent.luck.high')]}
      series={series.map(({ name: account, spread }) => ({
        name: account,
        values: [spread.low, spread.middle, spread.high],
      }))}
      formatValue={formats.change}
    />
  )
}
