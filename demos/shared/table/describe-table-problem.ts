import type { I18n } from '@lingui/core'
import type { TableProblem } from './raw-sheet.ts'

/** Says why a file is no table, with the remedy. */
export function describeTableProblem(i18n: I18n, problem: TableProblem): string {
  switch (problem.code) {
    case 'empty':
      return i18n.t('demo.file.empty')
    case 'notText':
      return i18n.t('demo.file.notText')
    case 'oldExcel':
      return i18n.t('demo.file.oldExcel')
    case 'brokenExcel':
      return i18n.t('demo.file.brokenExcel')
    case 'otherWorkbook':
      return i18n.t('demo.file.otherWorkbook')
    case 'webPage':
      return i18n.t('demo.file.webPage')
    case 'tooMuch':
      return i18n.t('demo.file.tooMuch')
    case 'openQuote':
      return i18n.t('demo.file.openQuote', { row: i18n.number(problem.row) })
  }
}
