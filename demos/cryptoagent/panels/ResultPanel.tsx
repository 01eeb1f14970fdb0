import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { Panel } from '../../shared/Panel.tsx'
import parts from '../../shared/parts.module.css'
import type { ChartLine, PriceContent } from '../chart/draw-prices.ts'
import type { Candle } from '../engine/candle.ts'
import { computeSeries, type Operand, type OperandKind } from '../engine/operands.ts'
import type { AccountPoint, Backtest } from '../engine/run-backtest.ts'
import type { Plan } from '../engine/strategies.ts'
import type { Formats } from '../words/create-formats.ts'
import { nameOperand } from '../words/describe-operand.ts'
import { EquityFigure } from './EquityFigure.tsx'
import { type Account, Figures } from './Figures.tsx'
import { PriceFigure } from './PriceFigure.tsx'
import styles from './panels.module.css'

type ResultPanelProps = {
  candles: readonly Candle[]
  sourceName: string
  plan: Plan
  backtest: Backtest
  /** The chosen strategy first, then buy and hold and the others that it is measured against. */
  accounts: (Account & { points: AccountPoint[] })[]
  formats: Formats
}

/** The chosen strategy on the chosen prices: in a sentence, on the chart, as a curve and in figures. */
export function ResultPanel({ candles, sourceName, plan, backtest, accounts, formats }: ResultPanelProps) {
  const { i18n } = useLingui()
  const content = useMemo(
    () => createContent(candles, plan, backtest, (operand) => nameOperand(i18n, operand, formats)),
    [candles, plan, backtest, i18n, formats],
  )
  return (
    <Panel heading={i18n.t('cryptoagent.result.title')}>
      <Headline accounts={accounts} formats={formats} />
      <PriceFigure name={sourceName} content={content} formats={formats} />
      <EquityFigure accounts={accounts} formats={formats} />
      <h3>{i18n.t('cryptoagent.figure.caption')}</h3>
      <Figures accounts={accounts} formats={formats} />
      <p className={parts.quiet}>{i18n.t('cryptoagent.figure.note')}</p>
    </Panel>
  )
}

/** The result in words; screen readers announce its changes. */
function Headline({ accounts, formats }: Pick<ResultPanelProps, 'accounts' | 'formats'>) {
  const { i18n } = useLingui()
  const [own, held] = accounts
  if (!own) return null
  const { totalReturn, drawdown, tradeCount } = own.performance
  const values = {
    name: own.name,
    total: formats.change(totalReturn),
    held: formats.change(held?.performance.totalReturn ?? 0),
  }
  return (
    <div role="status">
      <p className={styles.headline}>
        {held ? i18n.t('cryptoagent.result.against', values) : i18n.t('cryptoagent.result.alone', values)}
      </p>
      <p className={parts.quiet}>
        {tradeCount > 0
          ? i18n.t('cryptoagent.result.worst', {
              depth: formats.share(drawdown.depth),
              days: formats.days(drawdown.daysUnderWater),
            })
          : i18n.t('cryptoagent.result.noTrade')}
      </p>
    </div>
  )
}

/** Operands in the price's own unit are drawn over the candles, others in a pane of their own. */
const paneOf: Partial<Record<OperandKind, string>> = { rsi: 'rsi' }

/** Values without a line: the close is the candles, a level is drawn with the line it is compared with, a stop needs a position. */
const undrawn: readonly OperandKind[] = ['close', 'level', 'atrStop']

function createContent(
  candles: readonly Candle[],
  plan: Plan,
  backtest: Backtest,
  nameLine: (operand: Operand) => string,
): PriceContent {
  const conditions = plan.kind === 'rule' ? [plan.rule.buy, plan.rule.sell] : []
  const operands = conditions.flatMap(({ left, right }) => [left, right]).filter(({ kind }) => !undrawn.includes(kind))
  const unique = [...new Map(operands.map((operand) => [`${operand.kind} ${operand.value}`, operand])).values()]
  const createLines = (inPane: readonly Operand[]): ChartLine[] => {
    return inPane.map((operand, stroke) => ({
      name: nameLine(operand),
      stroke,
      values: computeSeries(candles, operand),
    }))
  }
  const panes = Map.groupBy(unique, ({ kind }) => paneOf[kind])
  return {
    candles,
    overlays: createLines(panes.get(undefined) ?? []),
    panes: [...panes].flatMap(([pane, inPane]) => {
      if (pane === undefined) return []
      const levels = conditions.flatMap(({ left, right }) =>
        right.kind === 'level' && paneOf[left.kind] === pane ? [right.value] : [],
      )
      return [{ lines: createLines(inPane), levels: [...new Set(levels)] }]
    }),
    fills: backtest.trades
      .flatMap(({ entry, exit }) => [
        { time: entry.time, action: 'buy' as const },
        ...(exit ? [{ time: exit.time, action: 'sell' as const }] : []),
      ])
      .sort((one, other) => one.time - other.time),
  }
}
