import { useLingui } from '@lingui/react'
import parts from '../../shared/parts.module.css'
import { DataTable } from '../DataTable.tsx'
import type { StrategyId } from '../engine/strategies.ts'
import type { Formats } from '../words/create-formats.ts'
import type { Account } from './Figures.tsx'

type ComparisonProps = { accounts: (Account & { id: StrategyId })[]; chosen: StrategyId; formats: Formats }

/** All strategies on the same prices, each as it is set now. */
export function Comparison({ accounts, chosen, formats }: ComparisonProps) {
  const { i18n } = useLingui()
  return (
    <section className={parts.panel}>
      <h2>{i18n.t('cryptoagent.comparison.title')}</h2>
      <p>{i18n.t('cryptoagent.comparison.intro')}</p>
      <DataTable
        caption={i18n.t('cryptoagent.comparison.title')}
        heads={[
          i18n.t('cryptoagent.strategy.label'),
          i18n.t('cryptoagent.figure.total'),
          i18n.t('cryptoagent.figure.drawdown'),
          i18n.t('cryptoagent.figure.underWater'),
          i18n.t('cryptoagent.figure.sharpe'),
          i18n.t('cryptoagent.figure.trades'),
        ]}
        rows={accounts.map(({ id, name, performance }) => ({
          name,
          cells: [
            formats.change(performance.totalReturn),
            formats.change(-performance.drawdown.depth),
            formats.days(performance.drawdown.daysUnderWater),
            performance.sharpe === undefined ? '–' : formats.number(performance.sharpe),
            formats.number(performance.tradeCount),
          ],
          isChosen: id === chosen,
        }))}
      />
    </section>
  )
}
