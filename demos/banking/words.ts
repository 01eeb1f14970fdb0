import type { I18n } from '@lingui/core'
import type { CategoryOrUnknown } from './engine/categories.ts'
import type { Reason } from './engine/categorize.ts'
import type { Reconciliation, StatementNote } from './engine/movement.ts'
import type { StatementProblem } from './engine/statement-error.ts'
import type { Formats } from './formats.ts'

export function nameCategory(i18n: I18n, category: CategoryOrUnknown): string {
  return i18n.t(`banking.category.${category}`)
}

/** Why a movement has its category, in a few words. */
export function describeReason(i18n: I18n, reason: Reason): string {
  switch (reason.kind) {
    case 'exception':
      return i18n.t('banking.reason.exception')
    case 'learned':
      return reason.contradicting > 0
        ? i18n.t('banking.reason.contradicted', { pattern: reason.pattern })
        : i18n.t('banking.reason.learned', { pattern: reason.pattern })
    case 'rule':
      return i18n.t('banking.reason.rule', { pattern: reason.pattern })
    case 'words':
      return i18n.t('banking.reason.words', { words: reason.words.join(', ') })
    case 'none':
      return i18n.t('banking.reason.none')
  }
}

/** Describes a problem of a file: where it is and what is expected. */
export function describeProblem(i18n: I18n, formats: Formats, problem: StatementProblem): string {
  switch (problem.code) {
    case 'badDate':
      return i18n.t('banking.problem.badDate', problem)
    case 'badAmount':
      return i18n.t('banking.problem.badAmount', problem)
    case 'noMovements':
      return i18n.t('banking.problem.noMovements')
    case 'tooManyMovements':
      return i18n.t('banking.problem.tooMany', { limit: formats.number(problem.limit) })
  }
}

export function describeReconciliation(i18n: I18n, formats: Formats, reconciliation: Reconciliation): string {
  if (reconciliation.status === 'agrees') return i18n.t('banking.check.agrees')
  if (reconciliation.status === 'unknown') return i18n.t('banking.check.unknown')
  const difference = formats.money(reconciliation.differenceCents)
  return i18n.t('banking.check.differsAt', { difference, row: reconciliation.row })
}

export function describeNote(i18n: I18n, formats: Formats, note: StatementNote): string {
  switch (note.code) {
    case 'assumedDayFirst':
      return i18n.t('banking.note.dayFirst')
    case 'linesWithoutDate':
      return i18n.t('banking.note.withoutDate', {
        count: note.rows.length,
        rows: formats.list(note.rows.slice(0, 8).map(String)),
      })
    case 'notBooked':
      return i18n.t('banking.note.notBooked', { count: note.count })
  }
}
