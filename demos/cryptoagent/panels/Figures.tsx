import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { DataTable } from '../DataTable.tsx'
import type { Performance } from '../engine/measure-performance.ts'
import type { Formats } from '../words/create-formats.ts'

export type Account = { name: string; performance: Performance }

/** Shown in place of a meaningless figure. */
const none = '–'

type Row = { name: (i18n: I18n) => string; write: (performance: Performance, formats: Formats, i18n: I18n) => string }

const rows: Row[] = [
  {
    name: (i18n) => i18n.t('cryptoagent.figure.total'),
    write: ({ totalReturn }, { change }) => change(totalReturn),
  },
  {
    name: (i18n) => i18n.t('cryptoagent.figure.annual'),
    write: ({ annualReturn }, { change }) => (annualReturn === undefined ? none : change(annualReturn)),
  },
  {
    name: (i18n) => i18n.t('cryptoagent.figure.volatility'),
    write: ({ volatility }, { share }) => share(volatility),
  },
  {
    name: (i18n) => i18n.t('cryptoagent.figure.sharpe'),
    write: ({ sharpe }, { number }) => (sharpe === undefined ? none : number(sharpe)),
  },
  {
    name: (i18n) => i18n.t('cryptoagent.figure.drawdown'),
    write: ({ drawdown }, { change }) => change(-drawdown.depth),
  },
  {
    name: (i18n) => i18n.t('cryptoagent.figure.underWater'),
    write: ({ drawdown }, { days }, i18n) => {
      const length = days(drawdown.daysUnderWater)
      return drawdown.isUnderWater ? i18n.t('cryptoagent.figure.stillUnderWater', { length }) : length
    },
  },
  {
    name: (i18n) => i18n.t('cryptoagent.figure.trades'),
    write: ({ tradeCount, openCount }, _formats, i18n) =>
      i18n.t('cryptoagent.figure.tradeCount', { count: tradeCount, open: openCount }),
  },
  {
    name: (i18n) => i18n.t('cryptoagent.figure.winRate'),
    write: ({ winRate }, { share }) => (winRate === undefined ? none : share(winRate)),
  },
  {
    name: (i18n) => i18n.t('cryptoagent.figure.exposure'),
    write: ({ exposure }, { share }) => share(exposure),
  },
  {
    name: (i18n) => i18n.t('cryptoagent.figure.fees'),
    write: ({ fees }, { money }) => money(fees),
  },
]

/** Compares the strategy's figures with buy and hold. */
export function Figures({ accounts, formats }: { accounts: Account[]; formats: Formats }) {
  const { i18n } = useLingui()
  return (
    <DataTable
      caption={i18n.t('cryptoagent.figure.caption')}
      heads={[i18n.t('cryptoagent.figure.name'), ...accounts.map(({ name }) => name)]}
      rows={rows.map(({ name, write }) => ({
        name: name(i18n),
        cells: accounts.map(({ performance }) => write(performance, formats, i18n)),
      }))}
    />
  )
}
