import type { I18n } from '@lingui/core'
import type { FittedStrategyId, StrategyId } from '../engine/strategies.ts'

export const strategyNames: Record<StrategyId, (i18n: I18n) => string> = {
  crossover: (i18n) => i18n.t('cryptoagent.strategy.crossover'),
  reversion: (i18n) => i18n.t('cryptoagent.strategy.reversion'),
  breakout: (i18n) => i18n.t('cryptoagent.strategy.breakout'),
  own: (i18n) => i18n.t('cryptoagent.strategy.own'),
  hold: (i18n) => i18n.t('cryptoagent.strategy.hold'),
  schedule: (i18n) => i18n.t('cryptoagent.strategy.schedule'),
}

/** What each strategy does and believes, in two sentences. */
export const strategyDescriptions: Record<StrategyId, (i18n: I18n) => string> = {
  crossover: (i18n) => i18n.t('cryptoagent.about.crossover'),
  reversion: (i18n) => i18n.t('cryptoagent.about.reversion'),
  breakout: (i18n) => i18n.t('cryptoagent.about.breakout'),
  own: (i18n) => i18n.t('cryptoagent.about.own'),
  hold: (i18n) => i18n.t('cryptoagent.about.hold'),
  schedule: (i18n) => i18n.t('cryptoagent.about.schedule'),
}

export const parameterNames: Record<FittedStrategyId, Record<string, (i18n: I18n) => string>> = {
  crossover: {
    fast: (i18n) => i18n.t('cryptoagent.parameter.fast'),
    slow: (i18n) => i18n.t('cryptoagent.parameter.slow'),
  },
  reversion: {
    period: (i18n) => i18n.t('cryptoagent.parameter.period'),
    low: (i18n) => i18n.t('cryptoagent.parameter.low'),
    high: (i18n) => i18n.t('cryptoagent.parameter.high'),
  },
  breakout: {
    window: (i18n) => i18n.t('cryptoagent.parameter.window'),
    multiple: (i18n) => i18n.t('cryptoagent.parameter.multiple'),
  },
}
