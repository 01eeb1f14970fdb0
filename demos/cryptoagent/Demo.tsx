import { useLingui } from '@lingui/react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { getSpace } from '../../locales/get-space.ts'
import { DemoLayout } from '../shared/DemoLayout.tsx'
import { Panel } from '../shared/Panel.tsx'
import parts from '../shared/parts.module.css'
import styles from './Demo.module.css'
import type { Candle } from './engine/candle.ts'
import { measurePerformance } from './engine/measure-performance.ts'
import { runBacktest, type Settings } from './engine/run-backtest.ts'
import { isFitted, type Parameters, type StrategyId } from './engine/strategies.ts'
import { ChoiceBar } from './panels/ChoiceBar.tsx'
import { Costs } from './panels/Costs.tsx'
import { type Choices, createPlan, createSettings, firstChoices } from './panels/choices.ts'
import { LuckPanel } from './panels/LuckPanel.tsx'
import { PricePanel, type Source } from './panels/PricePanel.tsx'
import { ResultPanel } from './panels/ResultPanel.tsx'
import { StrategyPanel } from './panels/StrategyPanel.tsx'
import { TradeLog } from './panels/TradeLog.tsx'
import { WalkForwardPanel } from './panels/WalkForwardPanel.tsx'
import { createSample } from './samples/samples.ts'
import { createFormats } from './words/create-formats.ts'

/** A classroom for trading strategies: prices and a strategy, then their result, with the finer controls beside it. */
export function Demo() {
  const { i18n } = useLingui()
  const [source, setSource] = useState<Source>({ kind: 'sample', id: 'trend' })
  const [choices, setChoices] = useState(firstChoices)
  const candles = useMemo(() => (source.kind === 'sample' ? createSample(source.id) : source.candles), [source])
  const formats = useMemo(() => createFormats(i18n.locale, candles), [i18n, candles])
  const sourceName = source.kind === 'sample' ? i18n.t(`cryptoagent.sample.${source.id}`) : source.name
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
  const { plan, results, costs } = useMemo(
    () => computeResults(candles, choices, settings),
    [candles, choices, settings],
  )
  const name = i18n.t(`cryptoagent.strategy.${strategy}`)
  const accounts = useMemo(
    () =>
      results.map(({ id, backtest, performance }) => ({
        name: i18n.t(`cryptoagent.strategy.${id}`),
        points: backtest.points,
        performance,
      })),
    [results, i18n],
  )
  const [{ backtest }] = results
  return (
    <>
      <ResultPanel
        candles={candles}
        sourceName={sourceName}
        plan={plan}
        backtest={backtest}
        accounts={accounts}
        formats={formats}
      />
      {children}
      <div className={styles.results}>
        <WalkForwardPanel
          candles={candles}
          strategy={strategy}
          settings={settings}
          share={choices.sharePercent / 100}
          formats={formats}
          onUse={onUse}
        />
        <Costs costs={costs} formats={formats} />
        <LuckPanel candles={candles} name={name} plan={plan} settings={settings} formats={formats} />
        <TradeLog backtest={backtest} formats={formats} />
        <Method />
      </div>
    </>
  )
}

/** The chosen strategy, and the ones that it is measured against. */
function computeResults(candles: readonly Candle[], choices: Choices, settings: Settings) {
  const run = (id: StrategyId, at: Settings) => {
    const backtest = runBacktest(candles, createPlan(choices, id), at)
    return { id, backtest, performance: measurePerformance(backtest, at.capital) }
  }
  const { strategy } = choices
  const own = run(strategy, settings)
  const others = (['hold', 'schedule'] as const).filter((id) => id !== strategy).map((id) => run(id, settings))
  const runAtCosts = (factor: number) =>
    run(strategy, { ...settings, fee: settings.fee * factor, slippage: settings.slippage * factor }).performance
  return {
    plan: createPlan(choices, strategy),
    results: [own, ...others] as const,
    costs: { none: runAtCosts(0), set: own.performance, triple: runAtCosts(3) },
  }
}

/** The method, its limits and the maker of the chart. */
function Method() {
  const { i18n } = useLingui()
  return (
    <Panel heading={i18n.t('cryptoagent.method.title')}>
      <ul>
        {(['orders', 'money', 'figures', 'samples', 'missing'] as const).map((point) => (
          <li key={point}>{i18n.t(`cryptoagent.method.${point}`)}</li>
        ))}
      </ul>
      {/* The notice and the link that the license of the chart library asks for. */}
      <p className={parts.quiet}>
        {i18n.t('cryptoagent.method.charts')}
        {getSpace(i18n.t('cryptoagent.method.charts'))}
        <a href="https://www.tradingview.com/" lang="en">
          TradingView Lightweight Charts™
        </a>
        {', '}
        <span lang="en">Copyright © 2023 TradingView, Inc., Apache License 2.0</span>.
      </p>
    </Panel>
  )
}
