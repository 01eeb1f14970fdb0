import type { Candle } from './candle.ts'
import { measurePerformance, type Performance } from './measure-performance.ts'
import { runBacktest, type Settings } from './run-backtest.ts'
import { type FittedStrategyId, getStrategy, type Parameters, type Plan } from './strategies.ts'

/** A plan on the first part of the candles, which a search may see, and on the rest, which it may not. */
type TwoParts = { fitted: Performance; unseen: Performance }

type Trial = TwoParts & { parameters: Parameters }

export type WalkForward = {
  /** From the highest return on the first part to the lowest. */
  trials: Trial[]
  best: Trial
  /** The place of the best one when the unseen part decides; 1 is first. */
  unseenRank: number
}

/**
 * Runs one plan on each part. The account starts anew in the second, with the indicators warm from the first.
 *
 * @param split the first candle of the unseen part
 */
export function measureBothParts(candles: readonly Candle[], plan: Plan, settings: Settings, split: number): TwoParts {
  return {
    fitted: measurePerformance(runBacktest(candles.slice(0, split), plan, settings), settings.capital),
    unseen: measurePerformance(runBacktest(candles, plan, settings, split), settings.capital),
  }
}

/**
 * Tries one combination of parameters on both parts.
 *
 * @param share of the account that each purchase takes, from 0 to 1
 */
export function tryParameters(
  candles: readonly Candle[],
  { id, parameters, share }: { id: FittedStrategyId; parameters: Parameters; share: number },
  settings: Settings,
  split: number,
): Trial {
  const plan: Plan = { kind: 'rule', rule: getStrategy(id).createRule(parameters), share }
  return { parameters, ...measureBothParts(candles, plan, settings, split) }
}

/**
 * Chooses as a search does: the trial with the highest return on the first part.
 *
 * @returns `undefined` without trials
 */
export function rankTrials(trials: readonly Trial[]): WalkForward | undefined {
  const ranked = [...trials].sort((one, other) => other.fitted.totalReturn - one.fitted.totalReturn)
  const [best] = ranked
  if (!best) return undefined
  const better = ranked.filter(({ unseen }) => unseen.totalReturn > best.unseen.totalReturn)
  return { trials: ranked, best, unseenRank: better.length + 1 }
}
