import type { I18n } from '@lingui/core'
import type { ResultColumn } from '../engine/execute.ts'
import type { Filter, Group, Measure, Query } from '../engine/query.ts'
import type { Assumption } from '../engine/understanding.ts'
import type { Aggregate } from '../engine/vocabulary.ts'
import type { WorkbookSummary } from '../worker/messages.ts'
import { findColumn, formatNumber, formatRange } from './format.ts'

export function nameAggregate(i18n: I18n, aggregate: Aggregate, column: string): string {
  return i18n.t(`spreadsheet.measure.${aggregate}`, { column })
}

/** `Sum of Sales`, `Number of rows in Orders`. */
export function describeMeasure(i18n: I18n, workbook: WorkbookSummary, query: Query, measure: Measure): string {
  if (measure.column) return nameAggregate(i18n, measure.aggregate, findColumn(workbook, measure.column).name)
  return i18n.t('spreadsheet.measure.rows', { sheet: workbook.sheets[query.base]?.name ?? '' })
}

export function describeGroup(i18n: I18n, workbook: WorkbookSummary, { column, grain }: Group): string {
  const { name } = findColumn(workbook, column)
  return grain ? i18n.t(`spreadsheet.group.${grain}`, { column: name }) : name
}

/** The head of a result's column. */
export function nameResultColumn(i18n: I18n, workbook: WorkbookSummary, query: Query, column: ResultColumn): string {
  switch (column.kind) {
    case 'group':
      return describeGroup(i18n, workbook, column.group)
    case 'measure':
      return describeMeasure(i18n, workbook, query, column.measure)
    case 'share':
      return i18n.t('spreadsheet.measure.share')
    case 'cell':
      return findColumn(workbook, column.column).name
  }
}

const signs = { '=': '=', '<>': '≠', '>': '>', '>=': '≥', '<': '<', '<=': '≤' }

/** `City: Madrid or Barcelona`, `Units > 5`, `Date: March 2025`. */
export function describeFilter(i18n: I18n, workbook: WorkbookSummary, filter: Filter): string {
  const { name, unit } = findColumn(workbook, filter.column)
  const list = (values: string[]) => new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(values)
  switch (filter.kind) {
    case 'values':
      return filter.isNegated
        ? i18n.t('spreadsheet.filter.not', { column: name, value: list(filter.values) })
        : i18n.t('spreadsheet.filter.is', { column: name, value: list(filter.values) })
    case 'compare':
      return `${name} ${signs[filter.comparison]} ${formatNumber(i18n, filter.value, unit)}`
    case 'period': {
      const value = list(filter.ranges.map((range) => formatRange(i18n, range)))
      return filter.isNegated
        ? i18n.t('spreadsheet.filter.not', { column: name, value })
        : i18n.t('spreadsheet.filter.is', { column: name, value })
    }
  }
}

/** Assumptions that the question does not state. */
export function describeAssumption(i18n: I18n, workbook: WorkbookSummary, assumption: Assumption): string {
  switch (assumption.code) {
    case 'summed':
    case 'ranked':
      return i18n.t(`spreadsheet.taken.${assumption.code}`, { column: findColumn(workbook, assumption.column).name })
    case 'extreme':
      return i18n.t('spreadsheet.taken.extreme', {
        measure: nameAggregate(i18n, assumption.aggregate, findColumn(workbook, assumption.column).name),
      })
    case 'counted':
      return i18n.t('spreadsheet.taken.counted', { sheet: workbook.sheets[assumption.sheet]?.name ?? '' })
    case 'percent': {
      const { text, value } = assumption
      return i18n.t('spreadsheet.taken.percent', { text, value: formatNumber(i18n, value, 'percent') })
    }
    case 'currencies': {
      const list = new Intl.ListFormat(i18n.locale).format(assumption.currencies)
      const { name } = findColumn(workbook, assumption.column)
      return i18n.t('spreadsheet.taken.currencies', { column: name, count: assumption.currencies.length, list })
    }
    case 'year':
      return i18n.t('spreadsheet.taken.year', { text: assumption.text, year: String(assumption.year) })
    default:
      return i18n.t(`spreadsheet.taken.${assumption.code}`, { ...assumption })
  }
}
