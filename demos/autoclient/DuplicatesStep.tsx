import { useLingui } from '@lingui/react'
import { DataTable } from '../shared/DataTable.tsx'
import parts from '../shared/parts.module.css'
import styles from './Demo.module.css'
import type { Lead } from './engine/clean-leads.ts'
import { type FieldName, fieldNames } from './engine/fields.ts'
import type { Match } from './engine/find-duplicates.ts'
import { isMerged } from './engine/merge-leads.ts'
import type { Desk } from './use-desk.ts'
import { joinList, nameCountry, nameLanguage, nameLead } from './wording.ts'

/** Each pair of leads that may be one, with the reason and the visitor's answer. */
export function DuplicatesStep({ desk, onNext }: { desk: Desk; onNext: () => void }) {
  const { i18n } = useLingui()
  const { matches } = desk
  const doubtful = matches.filter(({ isCertain }) => !isCertain)
  const certain = matches.filter(({ isCertain }) => isCertain)
  return (
    <div>
      <h2>{i18n.t('autoclient.duplicates.heading')}</h2>
      <p>{i18n.t('autoclient.duplicates.help')}</p>
      {matches.length === 0 && <p>{i18n.t('autoclient.duplicates.none')}</p>}
      {doubtful.length > 0 && <h3>{i18n.t('autoclient.duplicates.doubtful', { count: doubtful.length })}</h3>}
      {doubtful.map((match) => (
        <MatchCard key={match.id} match={match} desk={desk} />
      ))}
      {certain.length > 0 && <h3>{i18n.t('autoclient.duplicates.certain', { count: certain.length })}</h3>}
      {certain.map((match) => (
        <MatchCard key={match.id} match={match} desk={desk} />
      ))}
      <button type="button" className={parts.buttonPrimary} onClick={onNext}>
        {i18n.t('autoclient.duplicates.next')}
      </button>
    </div>
  )
}

function MatchCard({ match, desk }: { match: Match; desk: Desk }) {
  const { i18n } = useLingui()
  const { first, second } = match
  const name = nameLead({
    ...second,
    company: first.company || second.company,
    name: first.name || second.name,
  })
  const merged = isMerged(match, desk.decisions)
  return (
    <fieldset className={styles.match}>
      <legend>{name}</legend>
      <p>
        {joinList(
          i18n,
          match.reasons.map((reason) => i18n.t(`autoclient.match.${reason}`)),
        )}
      </p>
      <div className={parts.choices}>
        {[true, false].map((answer) => (
          <label key={String(answer)} className={parts.choice}>
            <input
              type="radio"
              name={match.id}
              checked={merged === answer}
              onChange={() => desk.decide(match.id, answer)}
            />
            {answer ? i18n.t('autoclient.duplicates.merge') : i18n.t('autoclient.duplicates.keep')}
          </label>
        ))}
      </div>
      <Comparison name={name} first={first} second={second} />
    </fieldset>
  )
}

/** The fields of both records side by side, without those that are empty in both. */
function Comparison({ name, first, second }: { name: string; first: Lead; second: Lead }) {
  const { i18n } = useLingui()
  const show = (lead: Lead, field: FieldName): string => {
    if (field === 'fullName') return lead.name
    if (field === 'firstName' || field === 'lastName' || field === 'salutation' || field === 'optOut') return ''
    if (field === 'country') return lead.country ? nameCountry(i18n, lead.country) : ''
    if (field === 'language') return lead.language ? nameLanguage(i18n, lead.language) : ''
    return field === 'consent' ? i18n.t(`autoclient.consent.${lead.consent}`) : lead[field]
  }
  const rows = fieldNames
    .map((field) => ({ field, texts: [show(first, field), show(second, field)] }))
    .filter(({ texts }) => texts.some(Boolean))
  return (
    <details>
      <summary>{i18n.t('autoclient.duplicates.compare')}</summary>
      <DataTable
        caption={`${i18n.t('autoclient.duplicates.compare')} ${name}`}
        rows={rows}
        columns={[
          {
            head: i18n.t('autoclient.cleaning.field'),
            isName: true,
            show: ({ field }) => i18n.t(`autoclient.field.${field}`),
          },
          ...[first, second].map(({ rows: [row = 0] }, index) => ({
            head: i18n.t('autoclient.duplicates.row', { row }),
            show: ({ texts }: (typeof rows)[number]) => texts[index] || '–',
          })),
        ]}
      />
    </details>
  )
}
