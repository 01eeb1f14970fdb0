import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { Panel } from '../../shared/Panel.tsx'
import parts from '../../shared/parts.module.css'
import type { Backtest } from '../engine/run-backtest.ts'
import type { Formats } from '../words/create-formats.ts'
import { describeReason, describeTrades } from '../words/describe-trades.ts'
import styles from './panels.module.css'

type TradeLogProps = { backtest: Backtest; formats: Formats }

const shownAtFirst = 6

/** Every purchase and sale with its reason in words. */
export function TradeLog({ backtest, formats }: TradeLogProps) {
  const { i18n } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const entries = useMemo(() => describeTrades(i18n, backtest.trades, formats), [i18n, backtest, formats])
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst)
  return (
    <Panel heading={i18n.t('cryptoagent.log.title')}>
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
    </Panel>
  )
}
