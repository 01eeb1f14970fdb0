import type { I18n } from '@lingui/core'
import { getSpace } from '../../../locales/get-space.ts'
import { getPunctuation } from '../../../locales/punctuation.ts'
import { describeTableProblem } from '../../shared/table/describe-table-problem.ts'
import type { Choice, Problem } from '../engine/understanding.ts'
import type { LoadError, Note } from '../engine/workbook.ts'
import type { WorkbookSummary } from '../worker/messages.ts'
import { nameAggregate } from './describe-query.ts'
import { findColumn } from './format.ts'

/** Says why a question is not answered. */
export function describeProblem(i18n: I18n, workbook: WorkbookSummary, { code, text, columns }: Problem): string {
  const list = new Intl.ListFormat(i18n.locale).format(
    columns.map((ref) => `${workbook.sheets[ref.sheet]?.name}.${findColumn(workbook, ref).name}`),
  )
  return i18n.t(`spreadsheet.problem.${code}`, { text, columns: list })
}

/** The words on the button of a way out. */
export function describeChoice(i18n: I18n, workbook: WorkbookSummary, problem: Problem, choice: Choice): string {
  switch (choice.kind) {
    case 'column': {
      const { name } = findColumn(workbook, choice.column)
      const isRepeated = problem.choices.some(
        (other) =>
          other.kind === 'column' && other.id !== choice.id && findColumn(workbook, other.column).name === name,
      )
      const { colon } = getPunctuation(i18n.locale)
      return isRepeated ? `${workbook.sheets[choice.column.sheet]?.name}${colon}${getSpace(colon)}${name}` : name
    }
    case 'year':
      return String(choice.year)
    case 'allYears':
      return i18n.t('spreadsheet.choice.allYears')
    case 'aggregate':
      return nameAggregate(
        i18n,
        choice.aggregate,
        problem.columns[0] ? findColumn(workbook, problem.columns[0]).name : '',
      )
    case 'ignore':
      return i18n.t('spreadsheet.choice.ignore', { text: problem.text })
    case 'replace':
      return choice.text
  }
}

/** Names the fault of a file and the remedy. */
export function describeLoadError(i18n: I18n, error: LoadError): string {
  if (error.code === 'unreadable') return i18n.t('demo.file.unreadable')
  if ('sheet' in error) return i18n.t(`spreadsheet.file.${error.code}`, formatNumbers(i18n, error))
  return describeTableProblem(i18n, error)
}

/** Describes a note about the cells of a file. */
export function describeNote(i18n: I18n, note: Note): string {
  // The texts choose between singular and plural by `count`.
  return i18n.t(`spreadsheet.note.${note.code}`, {
    ...formatNumbers(i18n, note),
    ...('count' in note && { count: note.count }),
  })
}

function formatNumbers(i18n: I18n, values: object): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? i18n.number(value) : value,
  ])
  return Object.fromEntries(entries)
}
