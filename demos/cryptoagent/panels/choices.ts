import type { Rule } from '../engine/rules.ts'
import type { Settings } from '../engine/run-backtest.ts'
import {
  type FittedStrategyId,
  getDefaults,
  getStrategy,
  type Parameters,
  type Plan,
  type StrategyId,
} from '../engine/strategies.ts'

/** The visitor's settings in the units of the form: shares and costs in percent. */
export type Choices = {
  strategy: StrategyId
  parameters: Record<FittedStrategyId, Parameters>
  rule: Rule
  /** The percentage of the account for each purchase of a rule. */
  sharePercent: number
  capital: number
  feePercent: number
  slippagePercent: number
}

export const firstChoices: Choices = {
  strategy: 'crossover',
  parameters: {
    crossover: getDefaults('crossover'),
    reversion: getDefaults('reversion'),
    breakout: getDefaults('breakout'),
  },
  rule: {
    buy: { left: { kind: 'close', value: 0 }, relation: 'crossesAbove', right: { kind: 'sma', value: 50 } },
    sell: { left: { kind: 'close', value: 0 }, relation: 'isBelow', right: { kind: 'atrStop', value: 3 } },
  },
  sharePercent: 100,
  capital: 10_000,
  feePercent: 0.1,
  slippagePercent: 0.05,
}

export function createSettings({
  capital,
  feePercent,
  slippagePercent,
}: Pick<Choices, 'capital' | 'feePercent' | 'slippagePercent'>): Settings {
  return { capital, fee: feePercent / 100, slippage: slippagePercent / 100 }
}

/** The plan of a strategy as it is set, whether it is the chosen one or not. */
export function createPlan(choices: Choices, strategy: StrategyId): Plan {
  if (strategy === 'hold') return { kind: 'hold' }
  if (strategy === 'schedule') {
    return { kind: 'schedule', interval: 30, share: 0.02 }
  }
  const rule = strategy === 'own' ? choices.rule : getStrategy(strategy).createRule(choices.parameters[strategy])
  return { kind: 'rule', rule, share: choices.sharePercent / 100 }
}
