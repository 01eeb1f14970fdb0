import type { I18n } from '@lingui/core'
import type { CategoryOrUnknown } from './engine/categories.ts'
import type { Reason } from './engine/categorize.ts'
import type { StatementNote } from './engine/movement.ts'
import type { Measure } from './engine/questions/vocabulary.ts'
import type { IntervalName } from './engine/recurring.ts'
import type { StatementProblem } from './engine/statements/statement-error.ts'
import type { Formats } from './formats.ts'

export function nameCategory(i18n: I18n, category: CategoryOrUnknown): string {
  const names: Record<CategoryOrUnknown, string> = {
    salary: i18n.t('banking.category.salary'),
    otherIncome: i18n.t('banking.category.otherIncome'),
    housing: i18n.t('banking.category.housing'),
    utilities: i18n.t('banking.category.utilities'),
    telecom: i18n.t('banking.category.telecom'),
    groceries: i18n.t('banking.category.groceries'),
    restaurants: i18n.t('banking.category.restaurants'),
    transport: i18n.t('banking.category.transport'),
    health: i18n.t('banking.category.health'),
    insurance: i18n.t('banking.category.insurance'),
    subscriptions: i18n.t('banking.category.subscriptions'),
    shopping: i18n.t('banking.category.shopping'),
    leisure: i18n.t('banking.category.leisure'),
    travel: i18n.t('banking.category.travel'),
    education: i18n.t('banking.category.education'),
    taxes: i18n.t('banking.category.taxes'),
    fees: i18n.t('banking.category.fees'),
    cash: i18n.t('banking.category.cash'),
    other: i18n.t('banking.category.other'),
    transfers: i18n.t('banking.category.transfers'),
    unknown: i18n.t('banking.category.unknown'),
  }
  return names[category]
}

export function nameInterval(i18n: I18n, interval: IntervalName): string {
  const names: Record<IntervalName, string> = {
    weekly: i18n.t('banking.interval.weekly'),
    fortnightly: i18n.t('banking.interval.fortnightly'),
    fourWeekly: i18n.t('banking.interval.fourWeekly'),
    monthly: i18n.t('banking.interval.monthly'),
    twoMonthly: i18n.t('banking.interval.twoMonthly'),
    quarterly: i18n.t('banking.interval.quarterly'),
    halfYearly: i18n.t('banking.interval.halfYearly'),
    yearly: i18n.t('banking.interval.yearly'),
  }
  return names[interval]
}

export function nameMeasure(i18n: I18n, measure: Measure): string {
  const names: Record<Measure, string> = {
    subscriptions: i18n.t('banking.measure.subscriptions'),
    recurring: i18n.t('banking.measure.recurring'),
    largest: i18n.t('banking.measure.largest'),
    average: i18n.t('banking.measure.average'),
    count: i18n.t('banking.measure.count'),
    byCategory: i18n.t('banking.measure.byCategory'),
    byMonth: i18n.t('banking.measure.byMonth'),
    list: i18n.t('banking.measure.list'),
    net: i18n.t('banking.measure.net'),
    balance: i18n.t('banking.measure.balance'),
    total: i18n.t('banking.measure.total'),
  }
  return names[measure]
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
    case 'tooLarge':
      return i18n.t('banking.problem.tooLarge', { limit: problem.limit / 1024 / 1024 })
    case 'empty':
      return i18n.t('banking.problem.empty')
    case 'binary':
      return i18n.t('banking.problem.binary')
    case 'noHeadings':
      return describeHeadings(i18n, problem)
    case 'badDate':
      return i18n.t('banking.problem.badDate', problem)
    case 'mixedDates':
      return i18n.t('banking.problem.mixedDates', problem)
    case 'badAmount':
      return i18n.t('banking.problem.badAmount', problem)
    case 'openQuote':
      return i18n.t('demo.file.openQuote', { row: problem.row })
    case 'noMovements':
      return i18n.t('banking.problem.noMovements')
    case 'tooManyMovements':
      return i18n.t('banking.problem.tooMany', { limit: formats.number(problem.limit) })
    case 'otherCurrency':
      return i18n.t('banking.problem.otherCurrency', { currency: problem.currency, loaded: problem.loaded })
    case 'brokenXml':
      return i18n.t('banking.problem.brokenXml', { row: problem.row, detail: problem.detail })
    case 'cutOff':
      return i18n.t('banking.problem.cutOff')
    case 'unknownXml':
      return i18n.t('banking.problem.unknownXml', { root: problem.root })
    case 'missingField':
      return i18n.t('banking.problem.missingField', { field: problem.field, entry: problem.entry })
    case 'badField':
      return i18n.t('banking.problem.badField', { field: problem.field, entry: problem.entry, value: problem.value })
  }
}

function describeHeadings(i18n: I18n, { missing, found }: Extract<StatementProblem, { code: 'noHeadings' }>): string {
  const sentences = {
    date: i18n.t('banking.problem.noDate'),
    amount: i18n.t('banking.problem.noAmount'),
    all: i18n.t('banking.problem.noHeadings'),
  }
  const seen = found.length > 0 ? i18n.t('banking.problem.found', { headings: found.join(' | ').slice(0, 160) }) : ''
  return `${sentences[missing]} ${seen}`.trim()
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
    case 'reversals':
      return i18n.t('banking.note.reversals', { count: note.count })
  }
}
