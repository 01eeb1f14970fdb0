import { useLingui } from '@lingui/react'
import { useState } from 'react'
import parts from '../shared/parts.module.css'
import { Table } from '../shared/Table.tsx'
import styles from './Demo.module.css'
import { builtInRules } from './engine/built-in-rules.ts'
import { forgetExceptions, forgetRule } from './engine/learning.ts'
import type { AccountState } from './use-account.ts'
import { nameCategory } from './words.ts'

/** What was learned from corrections: to be read, removed, saved and loaded again. */
export function Rules({ account }: { account: AccountState }) {
  const { i18n } = useLingui()
  const { knowledge } = account
  const [status, setStatus] = useState('')
  const exceptions = Object.keys(knowledge.exceptions).length
  return (
    <>
      <p>{i18n.t('banking.rules.intro', { count: builtInRules.length })}</p>
      {knowledge.rules.length === 0 ? (
        <p>{i18n.t('banking.rules.none')}</p>
      ) : (
        <Table caption={i18n.t('banking.tab.rules')}>
          <thead>
            <tr>
              <th scope="col">{i18n.t('banking.rules.words')}</th>
              <th scope="col">{i18n.t('banking.rules.direction')}</th>
              <th scope="col">{i18n.t('banking.column.category')}</th>
              <th scope="col" className={parts.number}>
                {i18n.t('banking.rules.corrections')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{i18n.t('banking.rules.remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {knowledge.rules.map((rule) => (
              <tr key={`${rule.direction} ${rule.pattern}`}>
                <th scope="row" translate="no">
                  {rule.pattern}
                </th>
                <td>{rule.direction === 'in' ? i18n.t('banking.query.in') : i18n.t('banking.query.out')}</td>
                <td>{nameCategory(i18n, rule.category)}</td>
                <td className={parts.number}>
                  {i18n.t('banking.rules.votes', { agreeing: rule.agreeing, contradicting: rule.contradicting })}
                </td>
                <td>
                  <button
                    type="button"
                    className={styles.small}
                    aria-label={i18n.t('banking.rules.removeNamed', { pattern: rule.pattern })}
                    onClick={() => {
                      account.changeKnowledge(forgetRule(knowledge, rule))
                      setStatus(i18n.t('banking.rules.removed', { pattern: rule.pattern }))
                    }}
                  >
                    {i18n.t('banking.rules.remove')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {exceptions > 0 && (
        <p>
          {i18n.t('banking.rules.exceptions', { count: exceptions })}{' '}
          <button
            type="button"
            className={styles.small}
            onClick={() => account.changeKnowledge(forgetExceptions(knowledge))}
          >
            {i18n.t('banking.rules.forgetExceptions')}
          </button>
        </p>
      )}
      <p role="status">{status}</p>
    </>
  )
}
