import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { getSpace } from '../../locales/get-space.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { download } from '../shared/download.ts'
import parts from '../shared/parts.module.css'
import { writeCsv } from '../shared/write-csv.ts'
import { hasGap } from './engine/messages/write-sequence.ts'
import type { Desk, RankedLead } from './use-desk.ts'
import { describeReason, nameLanguage } from './wording.ts'

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

/** The columns that the page shows of each lead, in its order. */
function createExport(i18n: I18n, desk: Desk): string {
  const header = [
    i18n.t('autoclient.export.rank'),
    i18n.t('autoclient.export.points'),
    i18n.t('autoclient.export.reasons'),
    ...(['company', 'fullName', 'role', 'email', 'city', 'notes'] as const).map((field) =>
      i18n.t(`autoclient.field.${field}`),
    ),
    i18n.t('autoclient.export.state'),
    i18n.t('autoclient.messages.language'),
    ...desk.days.flatMap((_, index) => [
      i18n.t('autoclient.export.day', { step: index + 1 }),
      i18n.t('autoclient.export.subject', { step: index + 1 }),
      i18n.t('autoclient.export.body', { step: index + 1 }),
    ]),
  ]
  const rows = desk.ranked.map((entry) => createRow(i18n, desk, entry))
  return writeCsv(header, rows, i18n.locale)
}

function createRow(i18n: I18n, desk: Desk, { rank, lead, score, obstacle }: RankedLead): (string | number)[] {
  const messages = obstacle ? [] : desk.write(lead)
  const { brackets, colon } = getPunctuation(i18n.locale)
  return [
    rank,
    score.points,
    score.reasons
      .map(
        (reason) =>
          `${i18n.t(`autoclient.rule.${reason.rule}`)}${brackets.join(i18n.number(reason.points))}${colon}${getSpace(colon)}${describeReason(i18n, reason)}`,
      )
      .join('\n'),
    ...[lead.company, lead.name, lead.role, lead.email, lead.city, lead.notes],
    obstacle ? i18n.t(`autoclient.obstacle.${obstacle}`) : '',
    obstacle ? '' : nameLanguage(i18n, desk.languageOf(lead).language),
    // Incomplete texts are not exported, so that nobody sends them.
    ...messages.flatMap((message) => [message.day, ...(hasGap(message) ? ['', ''] : [message.subject, message.body])]),
  ]
}
