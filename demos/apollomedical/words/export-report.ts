import type { I18n } from '@lingui/core'
import type { ReportText } from './write-report.ts'

/** The report as plain text, for systems that take nothing else. */
export function toPlainText(i18n: I18n, { title, notice, status, sections }: ReportText): string {
  const blocks = sections.map(({ heading, rows, paragraphs }) =>
    [
      heading.toUpperCase(),
      ...rows.map(({ label, value }) => i18n.t('apollomedical.report.row', { label, value })),
      ...paragraphs,
    ].join('\n'),
  )
  return [title.toUpperCase(), notice, status, ...blocks].join('\n\n').concat('\n')
}
