import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { download } from '../shared/download.ts'
import parts from '../shared/parts.module.css'
import { writeCsv } from '../shared/write-csv.ts'
import { joinName } from './engine/person-name.ts'
import { hasGap } from './engine/write-sequence.ts'
import type { Desk, RankedLead } from './use-desk.ts'
import { describeReason, nameCountry, nameLanguage, nameRequiredField } from './wording.ts'

/** Downloads the ranked leads with scores, reasons and messages as a CSV file. */
export function ExportButton({ desk, isPrimary = false }: { desk: Desk; isPrimary?: boolean }) {
  const { i18n } = useLingui()
  const [count, setCount] = useState<number>()
  return (
    <>
      <button
        type="button"
        className={isPrimary ? parts.buttonPrimary : parts.button}
        onClick={() => {
          download('autoclient.csv', 'text/csv', createExport(i18n, desk))
          setCount(desk.ranked.length)
        }}
      >
        {i18n.t('autoclient.export.button')}
      </button>
      <span role="status">{count !== undefined && i18n.t('autoclient.export.done', { count })}</span>
    </>
  )
}

function createExport(i18n: I18n, desk: Desk): string {
  const steps = desk.days.map((_, index) => index + 1)
  const header = [
    i18n.t('autoclient.export.rank'),
    i18n.t('autoclient.export.points'),
    i18n.t('autoclient.export.maximum'),
    i18n.t('autoclient.export.reasons'),
    i18n.t('autoclient.field.company'),
    i18n.t('autoclient.field.fullName'),
    i18n.t('autoclient.field.role'),
    i18n.t('autoclient.field.email'),
    i18n.t('autoclient.field.phone'),
    i18n.t('autoclient.field.website'),
    i18n.t('autoclient.field.industry'),
    i18n.t('autoclient.field.employees'),
    i18n.t('autoclient.field.city'),
    i18n.t('autoclient.field.country'),
    i18n.t('autoclient.field.consent'),
    i18n.t('autoclient.field.notes'),
    i18n.t('autoclient.export.rows'),
    i18n.t('autoclient.export.state'),
    i18n.t('autoclient.messages.language'),
    ...steps.flatMap((step) => [
      i18n.t('autoclient.export.day', { step }),
      i18n.t('autoclient.export.subject', { step }),
      i18n.t('autoclient.export.body', { step }),
    ]),
  ]
  return writeCsv(
    header,
    desk.ranked.map((entry) => createRow(i18n, desk, entry)),
    i18n.locale,
  )
}

function createRow(i18n: I18n, desk: Desk, { rank, lead, score, obstacle }: RankedLead): (string | number)[] {
  const messages = obstacle ? [] : desk.write(lead)
  const waiting = messages.filter(hasGap)
  const missing = new Set(waiting.flatMap((message) => message.missing))
  const state = obstacle
    ? i18n.t(`autoclient.obstacle.${obstacle}`)
    : waiting.length > 0
      ? i18n.t('autoclient.export.waiting', {
          count: waiting.length,
          fields: [...missing].map((field) => nameRequiredField(i18n, field)).join(', '),
        })
      : i18n.t('autoclient.export.ready')
  return [
    rank,
    score.points,
    score.maximum,
    score.reasons
      .map(
        (reason) =>
          `${i18n.t(`autoclient.rule.${reason.rule}`)} (${i18n.number(reason.points)}): ${describeReason(i18n, reason)}`,
      )
      .join('\n'),
    lead.company,
    joinName(lead),
    ...[lead.role, lead.email, lead.phone, lead.website, lead.industry, lead.employees, lead.city],
    lead.country ? nameCountry(i18n, lead.country) : '',
    i18n.t(`autoclient.consent.${lead.consent}`),
    lead.notes,
    lead.rows.join(', '),
    state,
    obstacle ? '' : nameLanguage(i18n, desk.languageOf(lead).language),
    // Incomplete texts are not exported, so that nobody sends them.
    ...messages.flatMap((message) =>
      hasGap(message) ? [message.day, '', ''] : [message.day, message.subject, message.body],
    ),
  ]
}
