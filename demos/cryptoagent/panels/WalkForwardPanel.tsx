import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { joinSentences } from '../../../locales/get-space.ts'
import { getPunctuation } from '../../../locales/punctuation.ts'
import { BarChart } from '../../shared/chart/BarChart.tsx'
import { Panel } from '../../shared/Panel.tsx'
import parts from '../../shared/parts.module.css'
import type { Candle } from '../engine/candle.ts'
import { measureSpread } from '../engine/draw-histories.ts'
import type { Settings } from '../engine/run-backtest.ts'
import { isFitted, listCombinations, listParameters, type Parameters, type StrategyId } from '../engine/strategies.ts'
import { measureBothParts, rankTrials, tryParameters, type WalkForward } from '../engine/walk-forward.ts'
import type { Formats } from '../words/create-formats.ts'
import { useSlowResult } from './use-slow-result.ts'
import { workInSlices } from './work-in-slices.ts'

type WalkForwardPanelProps = {
  candles: readonly Candle[]
  strategy: StrategyId
  settings: Settings
  share: number
  formats: Formats
  onUse: (parameters: Parameters) => void
}

/** How much of the prices the search may see. */
const percent = 70

/** Fits a strategy to the first part of the prices and shows its result on the rest. */
export function WalkForwardPanel(props: WalkForwardPanelProps) {
  const { candles, strategy, formats } = props
  const { i18n } = useLingui()
  const split = Math.round((candles.length * percent) / 100)
  return (
    <Panel heading={i18n.t('cryptoagent.forward.title')}>
      <p>{i18n.t('cryptoagent.forward.intro')}</p>
      <p className={parts.quiet}>
        {i18n.t('cryptoagent.forward.split', {
          share: formats.number(percent),
          date: formats.date(candles[split]?.time ?? 0),
        })}
      </p>
      {isFitted(strategy) ? (
        <Search {...props} strategy={strategy} split={split} />
      ) : (
        <p>{i18n.t('cryptoagent.forward.nothing')}</p>
      )}
    </Panel>
  )
}

type SearchProps = WalkForwardPanelProps & { strategy: Exclude<StrategyId, 'own' | 'hold' | 'schedule'>; split: number }

function Search({ candles, strategy, settings, share, split, formats, onUse }: SearchProps) {
  const { i18n } = useLingui()
  const combinations = listCombinations(strategy)
  const { current, start } = useSlowResult(
    useCallback(
      async (signal: AbortSignal) => {
        const attempt = (parameters: Parameters) =>
          tryParameters(candles, { id: strategy, parameters, share }, settings, split)
        return rankTrials(await workInSlices(listCombinations(strategy), attempt, signal))
      },
      [candles, strategy, share, settings, split],
    ),
  )
  const found = current.state === 'done' ? current.result : undefined
  const held = measureBothParts(candles, { kind: 'hold' }, settings, split)
  return (
    <>
      <p>
        <button type="button" className={parts.buttonPrimary} onClick={start} disabled={current.state === 'working'}>
          {i18n.t('cryptoagent.forward.search', { count: combinations.length })}
        </button>
      </p>
      <div role="status">
        {current.state === 'working' && <p>{i18n.t('cryptoagent.working')}</p>}
        {current.state === 'failed' && <p>{i18n.t('demo.failed')}</p>}
        {found && <Verdict found={found} held={held} strategy={strategy} formats={formats} />}
      </div>
      {found && (
        <>
          <FoundChart found={found} held={held} formats={formats} />
          <p>
            <button type="button" className={parts.button} onClick={() => onUse(found.best.parameters)}>
              {i18n.t('cryptoagent.forward.use')}
            </button>
          </p>
        </>
      )}
    </>
  )
}

type FoundProps = { found: WalkForward; held: ReturnType<typeof measureBothParts>; formats: Formats }

function Verdict({ found, held, strategy, formats }: FoundProps & Pick<SearchProps, 'strategy'>) {
  const { i18n } = useLingui()
  const { best, trials, unseenRank } = found
  const hasFailed = unseenRank > trials.length / 2 || best.unseen.totalReturn < Math.max(0, held.unseen.totalReturn)
  const parameters = listParameters(strategy).map(
    ([name]) => `${i18n.t(`cryptoagent.parameter.${name}`)} = ${formats.number(best.parameters[name] ?? 0)}`,
  )
  return (
    <>
      <p>
        {i18n.t('cryptoagent.forward.found', {
          parameters: parameters.join(getPunctuation(i18n.locale).item),
          fitted: formats.change(best.fitted.totalReturn),
          unseen: formats.change(best.unseen.totalReturn),
          held: formats.change(held.unseen.totalReturn),
        })}
      </p>
      <p>{i18n.t('cryptoagent.forward.rank', { rank: unseenRank, count: trials.length })}</p>
      <p>{hasFailed ? i18n.t('cryptoagent.forward.failed') : i18n.t('cryptoagent.forward.held')}</p>
    </>
  )
}

function FoundChart({ found, held, formats }: FoundProps) {
  const { i18n } = useLingui()
  const middle = (part: 'fitted' | 'unseen') =>
    measureSpread(found.trials.map((trial) => trial[part].totalReturn)).middle
  const rows = [
    {
      name: i18n.t('cryptoagent.forward.best'),
      fitted: found.best.fitted.totalReturn,
      unseen: found.best.unseen.totalReturn,
    },
    { name: i18n.t('cryptoagent.forward.middle'), fitted: middle('fitted'), unseen: middle('unseen') },
    {
      name: i18n.t('cryptoagent.strategy.hold'),
      fitted: held.fitted.totalReturn,
      unseen: held.unseen.totalReturn,
    },
  ]
  return (
    <BarChart
      caption={i18n.t('cryptoagent.forward.chart')}
      summary={joinSentences(
        rows.map(({ name, fitted, unseen }) =>
          i18n.t('cryptoagent.forward.row', { name, fitted: formats.change(fitted), unseen: formats.change(unseen) }),
        ),
      )}
      labelName={i18n.t('cryptoagent.strategy.label')}
      labels={rows.map(({ name }) => name)}
      series={[
        { name: i18n.t('cryptoagent.forward.first'), values: rows.map(({ fitted }) => fitted) },
        { name: i18n.t('cryptoagent.forward.second'), values: rows.map(({ unseen }) => unseen) },
      ]}
      formatValue={formats.change}
    />
  )
}
