import type { I18n } from '@lingui/core'
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
      return isRepeated ? `${workbook.sheets[choice.column.sheet]?.name}: ${name}` : name
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

/** Says what is wrong with a file and what to do. */
export function describeLoadError(i18n: I18n, error: LoadError): string {
  switch (error.code) {
    case 'unreadable':
      return i18n.t('demo.file.unreadable')
    case 'tooManyRows':
      return i18n.t('spreadsheet.file.tooManyRows', {
        sheet: error.sheet,
        rows: i18n.number(error.rows),
        limit: i18n.number(error.limit),
      })
    case 'tooManyColumns':
      return i18n.t('spreadsheet.file.tooManyColumns', {
        sheet: error.sheet,
        columns: i18n.number(error.columns),
        limit: i18n.number(error.limit),
      })
    case 'noHeader':
      return i18n.t('spreadsheet.file.noHeader', {
        sheet: error.sheet,
        row: i18n.number(error.row),
        column: i18n.number(error.column),
        value: error.value,
      })
    case 'noRows':
      return i18n.t('spreadsheet.file.noRows', { sheet: error.sheet })
    default:
      return describeTableProblem(i18n, error)
  }
}

/** Describes a note about the cells of a file. */
export function describeNote(i18n: I18n, note: Note): string {
  switch (note.code) {
    case 'notNumber': {
      const { column, count, value } = note
      return i18n.t('spreadsheet.note.notNumber', { column, count, value, row: i18n.number(note.row) })
    }
    case 'notDate': {
      const { column, count, value } = note
      return i18n.t('spreadsheet.note.notDate', { column, count, value, row: i18n.number(note.row) })
    }
    case 'dayFirst':
      return i18n.t('spreadsheet.note.dayFirst', { column: note.column, value: note.value })
    case 'decimalComma':
      return i18n.t('spreadsheet.note.decimalComma', { column: note.column, value: note.value })
    case 'decimalPoint':
      return i18n.t('spreadsheet.note.decimalPoint', { column: note.column, value: note.value })
    case 'totalRow':
      return i18n.t('spreadsheet.note.totalRow', { row: i18n.number(note.row) })
    case 'headerNamed':
      return i18n.t('spreadsheet.note.headerNamed', { column: note.column })
    case 'extraCells':
      return i18n.t('spreadsheet.note.extraCells', { count: note.count, row: i18n.number(note.row) })
  }
}
