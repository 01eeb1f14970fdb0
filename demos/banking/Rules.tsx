import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { DataTable } from '../shared/DataTable.tsx'
import parts from '../shared/parts.module.css'
import { builtInRules } from './engine/built-in-rules.ts'
import { forgetRule } from './engine/learning.ts'
import type { AccountState } from './use-account.ts'
import { nameCategory } from './words.ts'

/** What was learned from corrections, to be read and removed. */
export function Rules({ account }: { account: AccountState }) {
  const { i18n } = useLingui()
  const { knowledge } = account
  const [status, setStatus] = useState('')
  return (
    <section>
      <h3>{i18n.t('banking.tab.rules')}</h3>
      <p>{i18n.t('banking.rules.intro', { count: builtInRules.length })}</p>
      {knowledge.rules.length === 0 ? (
        <p>{i18n.t('banking.rules.none')}</p>
      ) : (
        <DataTable
          caption={i18n.t('banking.tab.rules')}
          rows={knowledge.rules}
          columns={[
            {
              head: i18n.t('banking.rules.words'),
              isName: true,
              show: ({ pattern }) => <span translate="no">{pattern}</span>,
            },
            { head: i18n.t('banking.column.category'), show: ({ category }) => nameCategory(i18n, category) },
            {
              head: <span className="visually-hidden">{i18n.t('banking.rules.remove')}</span>,
              show: (rule) => (
                <button
                  type="button"
                  className={parts.linkButton}
                  aria-label={i18n.t('banking.rules.removeNamed', { pattern: rule.pattern })}
                  onClick={() => {
                    account.changeKnowledge(forgetRule(knowledge, rule))
                    setStatus(i18n.t('banking.rules.removed', { pattern: rule.pattern }))
                  }}
                >
                  {i18n.t('banking.rules.remove')}
                </button>
              ),
            },
          ]}
        />
      )}
      <p role="status">{status}</p>
    </section>
  )
}
