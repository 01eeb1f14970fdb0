import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { DataTable } from '../../shared/DataTable.tsx'
import type { Performance } from '../engine/measure-performance.ts'
import type { Formats } from '../words/create-formats.ts'

export type Account = { name: string; performance: Performance }

/** Shown in place of a meaningless figure. */
const none = '–'

type Write = (performance: Performance, formats: Formats, i18n: I18n) => string

/** In the order of the table. */
const figures = {
  total: ({ totalReturn }, { change }) => change(totalReturn),
  annual: ({ annualReturn }, { change }) => (annualReturn === undefined ? none : change(annualReturn)),
  volatility: ({ volatility }, { share }) => share(volatility),
  sharpe: ({ sharpe }, { number }) => (sharpe === undefined ? none : number(sharpe)),
  drawdown: ({ drawdown }, { change }) => change(-drawdown.depth),
  underWater: ({ drawdown }, { days }, i18n) => {
    const length = days(drawdown.daysUnderWater)
    return drawdown.isUnderWater ? i18n.t('cryptoagent.figure.stillUnderWater', { length }) : length
  },
  trades: ({ tradeCount, openCount }, _formats, i18n) =>
    i18n.t('cryptoagent.figure.tradeCount', { count: tradeCount, open: openCount }),
  winRate: ({ winRate }, { share }) => (winRate === undefined ? none : share(winRate)),
  exposure: ({ exposure }, { share }) => share(exposure),
  fees: ({ fees }, { money }) => money(fees),
} satisfies Record<string, Write>

/** Compares the strategy's figures with buying and holding and with regular purchases. */
export function Figures({ accounts, formats }: { accounts: Account[]; formats: Formats }) {
  const { i18n } = useLingui()
  return (
    <DataTable
      caption={i18n.t('cryptoagent.figure.caption')}
      rows={Object.keys(figures) as (keyof typeof figures)[]}
      columns={[
        {
          head: i18n.t('cryptoagent.figure.name'),
          isName: true,
          show: (figure) => i18n.t(`cryptoagent.figure.${figure}`),
        },
        ...accounts.map(({ name, performance }) => ({
          head: name,
          isNumber: true,
          show: (figure: keyof typeof figures) => (figures[figure] as Write)(performance, formats, i18n),
        })),
      ]}
    />
  )
}
