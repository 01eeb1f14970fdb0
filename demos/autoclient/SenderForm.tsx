import { useLingui } from '@lingui/react'
import { locales } from '../../locales/locales.ts'
import parts from '../shared/parts.module.css'
import { languages } from './engine/facts.ts'
import styles from './SenderForm.module.css'
import type { Desk } from './use-desk.ts'
import { nameLanguage } from './wording.ts'

/** Who writes, and what is offered, in each language; all drafts follow at once. */
export function SenderForm({ desk: { sender, setSender } }: { desk: Desk }) {
  const { i18n } = useLingui()
  return (
    <details className={styles.sender}>
      <summary>{i18n.t('autoclient.sender.heading', { name: sender.name, company: sender.company })}</summary>
      <div className={styles.fields}>
        <label className={parts.field}>
          {i18n.t('autoclient.sender.name')}
          <input
            className={parts.input}
            value={sender.name}
            onChange={({ currentTarget }) => setSender({ ...sender, name: currentTarget.value })}
          />
        </label>
        <label className={parts.field}>
          {i18n.t('autoclient.sender.company')}
          <input
            className={parts.input}
            value={sender.company}
            onChange={({ currentTarget }) => setSender({ ...sender, company: currentTarget.value })}
          />
        </label>
        {languages.map((language) => (
          <label key={language} className={parts.field}>
            {i18n.t('autoclient.sender.offerIn', { language: nameLanguage(i18n, language) })}
            <textarea
              className={parts.input}
              lang={locales[language].lang}
              rows={3}
              value={sender.offers[language]}
              onChange={({ currentTarget }) =>
                setSender({ ...sender, offers: { ...sender.offers, [language]: currentTarget.value } })
              }
            />
          </label>
        ))}
        <label className={parts.choice}>
          <input
            type="checkbox"
            checked={sender.visits}
            onChange={({ currentTarget }) => setSender({ ...sender, visits: currentTarget.checked })}
          />
          {i18n.t('autoclient.sender.visits')}
        </label>
      </div>
    </details>
  )
}
