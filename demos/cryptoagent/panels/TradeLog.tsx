import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { download } from '../../shared/download.ts'
import parts from '../../shared/parts.module.css'
import styles from '../Demo.module.css'
import type { AccountPoint, Backtest } from '../engine/run-backtest.ts'
import type { Formats } from '../words/create-formats.ts'
import { describeReason, describeTrades } from '../words/describe-trades.ts'

type TradeLogProps = { backtest: Backtest; held: AccountPoint[]; formats: Formats }

const shownAtFirst = 6

/** Every purchase and sale with its reason in words, and the files to take away. */
export function TradeLog({ backtest, held, formats }: TradeLogProps) {
  const { i18n } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const entries = useMemo(() => describeTrades(i18n, backtest.trades, formats), [i18n, backtest, formats])
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst)
  return (
    <section className={parts.panel}>
      <h2>{i18n.t('cryptoagent.log.title')}</h2>
      {entries.length === 0 && <p>{i18n.t('cryptoagent.log.empty')}</p>}
      <ol className={styles.log}>
        {shown.map(({ action, text }, index) => (
          <li key={index} data-action={action}>
            {text}
          </li>
        ))}
      </ol>
      {entries.length > shownAtFirst && (
        <p>
          <button type="button" className={parts.button} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole
              ? i18n.t('cryptoagent.log.less', { count: shownAtFirst })
              : i18n.t('cryptoagent.log.more', { count: entries.length })}
          </button>
        </p>
      )}
      {backtest.pending && (
        <p>{i18n.t('cryptoagent.log.pending', { reason: describeReason(i18n, backtest.pending.reason, formats) })}</p>
      )}
      <div className={parts.row}>
        <button
          type="button"
          className={parts.button}
          onClick={async () => {
            const { exportTrades } = await import('../engine/export-backtest.ts')
            const csv = exportTrades(backtest.trades, ({ entry, exit }) => ({
              entry: describeReason(i18n, entry.reason, formats),
              exit: exit ? describeReason(i18n, exit.reason, formats) : '',
            }))
            download('trades.csv', 'text/csv', csv)
          }}
        >
          {i18n.t('cryptoagent.log.exportTrades')}
        </button>
        <button
          type="button"
          className={parts.button}
          onClick={async () => {
            const { exportEquity } = await import('../engine/export-backtest.ts')
            download('equity.csv', 'text/csv', exportEquity(backtest.points, held))
          }}
        >
          {i18n.t('cryptoagent.log.exportEquity')}
        </button>
      </div>
    </section>
  )
}
