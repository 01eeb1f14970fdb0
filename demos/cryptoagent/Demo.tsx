import { useLingui } from '@lingui/react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { DemoLayout } from '../shared/DemoLayout.tsx'
import parts from '../shared/parts.module.css'
import { ChoiceBar } from './ChoiceBar.tsx'
import { type Choices, createPlan, createSettings, firstChoices } from './choices.ts'
import styles from './Demo.module.css'
import type { Candle } from './engine/candle.ts'
import { measurePerformance } from './engine/measure-performance.ts'
import { runBacktest, type Settings } from './engine/run-backtest.ts'
import { isFitted, type Parameters, type Plan, type StrategyId, strategyIds } from './engine/strategies.ts'
import { Comparison } from './panels/Comparison.tsx'
import { Costs } from './panels/Costs.tsx'
import { LuckPanel } from './panels/LuckPanel.tsx'
import { PricePanel, type Source } from './panels/PricePanel.tsx'
import { ResultPanel } from './panels/ResultPanel.tsx'
import { StrategyPanel } from './panels/StrategyPanel.tsx'
import { TradeLog } from './panels/TradeLog.tsx'
import { WalkForwardPanel } from './panels/WalkForwardPanel.tsx'
import { createSample } from './samples/samples.ts'
import { createFormats } from './words/create-formats.ts'
import { sampleNames } from './words/sample-names.ts'
import { strategyNames } from './words/strategy-names.ts'

/** A classroom for trading strategies: prices and a strategy, then what they come to, with the finer controls beside it. */
export function Demo() {
  const { i18n } = useLingui()
  const [source, setSource] = useState<Source>({ kind: 'sample', id: 'trend' })
  const [choices, setChoices] = useState(firstChoices)
  const candles = useMemo(() => (source.kind === 'sample' ? createSample(source.id) : source.candles), [source])
  const formats = useMemo(() => createFormats(i18n.locale, candles), [i18n, candles])
  const sourceName = source.kind === 'sample' ? sampleNames[source.id](i18n) : source.name
  const changeChoices = (change: Partial<Choices>) => setChoices((before) => ({ ...before, ...change }))
  return (
    <DemoLayout
      title={i18n.t('cryptoagent.title')}
      notice={i18n.t('cryptoagent.notice')}
      intro={i18n.t('cryptoagent.intro')}
      limits={i18n.t('cryptoagent.limits')}
    >
      <ChoiceBar
        source={source}
        candles={candles}
        formats={formats}
        onSource={setSource}
        strategy={choices.strategy}
        onStrategy={(strategy) => changeChoices({ strategy })}
      />
      <div className={styles.layout}>
        <Results
          candles={useDeferredValue(candles)}
          choices={useDeferredValue(choices)}
          sourceName={useDeferredValue(sourceName)}
          formats={useDeferredValue(formats)}
          onUse={(parameters) => {
            const { strategy } = choices
            if (isFitted(strategy)) {
              changeChoices({ parameters: { ...choices.parameters, [strategy]: parameters } })
            }
          }}
        >
          <div className={styles.controls}>
            <StrategyPanel choices={choices} onChange={changeChoices} />
            <PricePanel source={source} formats={formats} onChange={setSource} />
          </div>
        </Results>
      </div>
    </DemoLayout>
  )
}

type ResultsProps = {
  candles: readonly Candle[]
  choices: Choices
  sourceName: string
  formats: ReturnType<typeof createFormats>
  onUse: (parameters: Parameters) => void
  /** The controls, which on a phone follow the first result. */
  children: ReactNode
}

function Results({ candles, choices, sourceName, formats, onUse, children }: ResultsProps) {
  const { i18n } = useLingui()
  const { strategy, capital, feePercent, slippagePercent } = choices
  // Keeps the identity of equal settings, so that unrelated changes do not stop a search.
  const settings = useMemo(
    () => createSettings({ capital, feePercent, slippagePercent }),
    [capital, feePercent, slippagePercent],
  )
  const { plan, all, costs } = useMemo(() => computeResults(candles, choices, settings), [candles, choices, settings])
  const name = strategyNames[strategy](i18n)
  const accounts = useMemo(
    () =>
      [...new Set<StrategyId>([strategy, 'hold', 'schedule'])].map((id) => ({
        name: strategyNames[id](i18n),
        points: all[id].backtest.points,
        performance: all[id].performance,
      })),
    [all, strategy, i18n],
  )
  return (
    <>
      <ResultPanel
        candles={candles}
        sourceName={sourceName}
        plan={plan}
        backtest={all[strategy].backtest}
        accounts={accounts}
        formats={formats}
      />
      {children}
      <div className={styles.results}>
        <WalkForwardPanel
          candles={candles}
          strategy={strategy}
          plan={plan}
          settings={settings}
          share={choices.sharePercent / 100}
          formats={formats}
          onUse={onUse}
        />
        <Costs costs={costs} formats={formats} />
        <LuckPanel candles={candles} name={name} plan={plan} settings={settings} formats={formats} />
        <Comparison
          accounts={strategyIds.map((id) => ({
            id,
            name: strategyNames[id](i18n),
            performance: all[id].performance,
          }))}
          chosen={strategy}
          formats={formats}
        />
        <TradeLog backtest={all[strategy].backtest} held={all.hold.backtest.points} formats={formats} />
        <Method />
      </div>
    </>
  )
}

function computeResults(candles: readonly Candle[], choices: Choices, settings: Settings) {
  const run = (plan: Plan, at: Settings) => {
    const backtest = runBacktest(candles, plan, at)
    return { backtest, performance: measurePerformance(backtest, at.capital) }
  }
  const plan = createPlan(choices, choices.strategy)
  const runAtCosts = (factor: number) =>
    run(plan, { ...settings, fee: settings.fee * factor, slippage: settings.slippage * factor }).performance
  const all: Record<StrategyId, ReturnType<typeof run>> = {
    crossover: run(createPlan(choices, 'crossover'), settings),
    reversion: run(createPlan(choices, 'reversion'), settings),
    breakout: run(createPlan(choices, 'breakout'), settings),
    own: run(createPlan(choices, 'own'), settings),
    hold: run(createPlan(choices, 'hold'), settings),
    schedule: run(createPlan(choices, 'schedule'), settings),
  }
  return {
    plan,
    all,
    costs: { free: runAtCosts(0), set: all[choices.strategy].performance, dear: runAtCosts(3) },
  }
}

/** How it is computed and what it leaves out, and who made the chart. */
function Method() {
  const { i18n } = useLingui()
  return (
    <section className={parts.panel}>
      <h2>{i18n.t('cryptoagent.method.title')}</h2>
      <ul>
        <li>{i18n.t('cryptoagent.method.orders')}</li>
        <li>{i18n.t('cryptoagent.method.money')}</li>
        <li>{i18n.t('cryptoagent.method.figures')}</li>
        <li>{i18n.t('cryptoagent.method.samples')}</li>
        <li>{i18n.t('cryptoagent.method.missing')}</li>
      </ul>
      {/* The notice and the link that the license of the chart library asks for. */}
      <p className={styles.small}>
        {i18n.t('cryptoagent.method.charts')}{' '}
        <a href="https://www.tradingview.com/" lang="en">
          TradingView Lightweight Charts™
        </a>
        {', '}
        <span lang="en">Copyright © 2023 TradingView, Inc., Apache License 2.0</span>.
      </p>
    </section>
  )
}
