import { useLingui } from '@lingui/react'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { Checkbox } from '../shared/Checkbox.tsx'
import parts from '../shared/parts.module.css'
import { TextField } from '../shared/TextField.tsx'
import { languages } from './engine/facts.ts'
import type { Desk } from './use-desk.ts'
import { nameLanguage } from './wording.ts'

/** The sender and the offer, in each language; all drafts follow at once. */
export function SenderForm({ desk: { sender, setSender } }: { desk: Desk }) {
  const { i18n } = useLingui()
  return (
    <details>
      <summary>{i18n.t('autoclient.sender.heading', { name: sender.name, company: sender.company })}</summary>
      <div className={parts.fields}>
        <TextField
          label={i18n.t('autoclient.sender.name')}
          value={sender.name}
          onChange={(name) => setSender({ ...sender, name })}
        />
        <TextField
          label={i18n.t('autoclient.sender.company')}
          value={sender.company}
          onChange={(company) => setSender({ ...sender, company })}
        />
        {languages.map((language) => (
          <TextField
            key={language}
            label={i18n.t('autoclient.sender.offerIn', { language: nameLanguage(i18n, language) })}
            lang={getLanguageTag(language)}
            rows={3}
            value={sender.offers[language]}
            onChange={(offer) => setSender({ ...sender, offers: { ...sender.offers, [language]: offer } })}
          />
        ))}
        <Checkbox
          label={i18n.t('autoclient.sender.visits')}
          checked={sender.visits}
          onChange={(visits) => setSender({ ...sender, visits })}
        />
      </div>
    </details>
  )
}
