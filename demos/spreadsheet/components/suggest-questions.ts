import type { I18n } from '@lingui/core'
import type { SampleSize } from '../samples/create-sample.ts'
import type { WorkbookSummary } from '../worker/messages.ts'

/** Questions that the loaded workbook can answer: chosen ones for the sample, made from the columns of any other. */
export function suggestQuestions(i18n: I18n, workbook: WorkbookSummary, sample: SampleSize | undefined): string[] {
  if (!sample) return suggestFromColumns(i18n, workbook)
  return (['region', 'price', 'top', 'month', 'share', 'ambiguous', 'unknown'] as const).map((example) =>
    i18n.t(`spreadsheet.example.${example}`),
  )
}

/** The first number of the largest sheet, its text column with the fewest values, and its date. */
function suggestFromColumns(i18n: I18n, { sheets }: WorkbookSummary): string[] {
  const [sheet] = sheets.toSorted((one, other) => other.rowCount - one.rowCount)
  if (!sheet) return []
  const number = sheet.columns.findLast(({ type }) => type === 'number')?.name
  const hasDate = sheet.columns.some(({ type }) => type === 'date')
  const [text] = sheet.columns
    .filter(({ type, distinct = 0 }) => type === 'text' && distinct > 1)
    .toSorted((one, other) => (one.distinct ?? 0) - (other.distinct ?? 0))
  return [
    ...(number ? [i18n.t('spreadsheet.suggest.total', { column: number })] : []),
    ...(number && text ? [i18n.t('spreadsheet.suggest.average', { column: number, group: text.name })] : []),
    ...(number && hasDate ? [i18n.t('spreadsheet.suggest.month', { column: number })] : []),
    ...(text ? [i18n.t('spreadsheet.suggest.count', { group: text.name })] : []),
  ]
}
