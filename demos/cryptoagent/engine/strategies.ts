import type { Operand } from './operands.ts'
import type { Rule } from './rules.ts'

/** The plan that a backtest follows. Shares are fractions from 0 to 1. */
export type Plan =
  | { kind: 'hold' }
  /** Buys for a share of the starting capital, again and again after a number of candles. */
  | { kind: 'schedule'; interval: number; share: number }
  /** Follows a rule; each purchase takes a share of the account's value. */
  | { kind: 'rule'; rule: Rule; share: number }

type ParameterRange = {
  default: number
  minimum: number
  maximum: number
  step: number
  /** The values that the search of the walk-forward test tries. */
  candidates: readonly number[]
}

export type FittedStrategyId = keyof typeof fittedStrategies

export type StrategyId = FittedStrategyId | 'hold' | 'schedule' | 'own'

export type ParameterName = 'fast' | 'slow' | 'period' | 'low' | 'high' | 'window' | 'multiple'

export type Parameters = Partial<Record<ParameterName, number>>

type FittedStrategy = {
  parameters: Partial<Record<ParameterName, ParameterRange>>
  /** Pairs of parameters; the first must stay below the second. */
  ordered: readonly [ParameterName, ParameterName] | undefined
  createRule: (parameters: Parameters) => Rule
}

/** The strategies whose parameters can be searched: a rule each, written as data like the visitor's own. */
const fittedStrategies = {
  crossover: {
    parameters: {
      fast: { default: 20, minimum: 2, maximum: 100, step: 1, candidates: [5, 10, 15, 20, 25, 30, 40, 50] },
      slow: { default: 50, minimum: 5, maximum: 250, step: 1, candidates: [20, 30, 40, 50, 75, 100, 125, 150, 200] },
    },
    ordered: ['fast', 'slow'],
    createRule: ({ fast = 0, slow = 0 }) => {
      const [left, right]: [Operand, Operand] = [
        { kind: 'sma', value: fast },
        { kind: 'sma', value: slow },
      ]
      return { buy: { left, relation: 'crossesAbove', right }, sell: { left, relation: 'crossesBelow', right } }
    },
  },
  reversion: {
    parameters: {
      period: { default: 14, minimum: 2, maximum: 50, step: 1, candidates: [5, 7, 10, 14, 21] },
      low: { default: 30, minimum: 5, maximum: 50, step: 1, candidates: [20, 25, 30, 35, 40] },
      high: { default: 55, minimum: 30, maximum: 95, step: 1, candidates: [50, 55, 60, 65, 70] },
    },
    ordered: ['low', 'high'],
    createRule: ({ period = 0, low = 0, high = 0 }) => {
      const left: Operand = { kind: 'rsi', value: period }
      return {
        buy: { left, relation: 'isBelow', right: { kind: 'level', value: low } },
        sell: { left, relation: 'isAbove', right: { kind: 'level', value: high } },
      }
    },
  },
  breakout: {
    parameters: {
      window: { default: 50, minimum: 5, maximum: 200, step: 1, candidates: [10, 20, 30, 40, 55, 75, 100] },
      multiple: { default: 3, minimum: 0.5, maximum: 10, step: 0.1, candidates: [1, 1.5, 2, 2.5, 3, 4, 5, 6] },
    },
    ordered: undefined,
    createRule: ({ window = 0, multiple = 0 }) => ({
      buy: { left: { kind: 'close', value: 0 }, relation: 'isAbove', right: { kind: 'highest', value: window } },
      sell: { left: { kind: 'close', value: 0 }, relation: 'isBelow', right: { kind: 'atrStop', value: multiple } },
    }),
  },
} as const satisfies Record<string, FittedStrategy>

export const fittedStrategyIds = Object.keys(fittedStrategies) as FittedStrategyId[]

export const strategyIds: readonly StrategyId[] = [...fittedStrategyIds, 'own', 'hold', 'schedule']

/** The strategy as the table's common type, for code that treats all of them alike. */
export function getStrategy(id: FittedStrategyId): FittedStrategy {
  return fittedStrategies[id]
}

export function isFitted(id: StrategyId): id is FittedStrategyId {
  return id in fittedStrategies
}

export function listParameters(id: FittedStrategyId): [ParameterName, ParameterRange][] {
  return Object.entries(getStrategy(id).parameters) as [ParameterName, ParameterRange][]
}

/** The parameters that a strategy starts with. */
export function getDefaults(id: FittedStrategyId): Parameters {
  return Object.fromEntries(listParameters(id).map(([name, range]) => [name, range.default]))
}

/** True if two parameters stand in the right order, a fast average before a slow one. */
export function areOrdered(id: FittedStrategyId, parameters: Parameters): boolean {
  const { ordered } = getStrategy(id)
  return !ordered || (parameters[ordered[0]] ?? 0) < (parameters[ordered[1]] ?? 0)
}

/** All combinations of the candidates that make sense. */
export function listCombinations(id: FittedStrategyId): Parameters[] {
  return listParameters(id)
    .reduce<Parameters[]>(
      (combinations, [name, { candidates }]) =>
        combinations.flatMap((combination) => candidates.map((value) => ({ ...combination, [name]: value }))),
      [{}],
    )
    .filter((combination) => areOrdered(id, combination))
}
