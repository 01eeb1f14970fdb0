import type { I18n } from '@lingui/core'
import { createDateFormat } from '../../../locales/date-format.ts'
import { type Grain, toDate } from '../../shared/calendar.ts'
import type { ResultCell, ResultColumn } from '../engine/execute.ts'
import type { DayRange } from '../engine/query.ts'
import type { ColumnRef } from '../engine/workbook.ts'
import type { ColumnSummary, WorkbookSummary } from '../worker/messages.ts'

/** @throws RangeError for a column that the workbook does not have */
export function findColumn(workbook: WorkbookSummary, { sheet, column }: ColumnRef): ColumnSummary {
  const found = workbook.sheets[sheet]?.columns[column]
  if (!found) throw new RangeError(`the workbook has no column ${column} in sheet ${sheet}`)
  return found
}

/** Writes a number as its column's unit asks: money with its sign, shares as percent. */
export function formatNumber(i18n: I18n, value: number, unit?: ColumnSummary['unit']): string {
  if (unit === 'percent') return i18n.number(value, { style: 'percent', maximumFractionDigits: 1 })
  if (unit) return i18n.number(value, { style: 'currency', currency: unit.currency })
  return i18n.number(value, { maximumFractionDigits: Math.abs(value) < 1 ? 4 : 2 })
}

/** Writes a number as short as it can be understood: €50K. */
export function formatShortNumber(i18n: I18n, value: number, unit?: ColumnSummary['unit']): string {
  if (unit === 'percent') return i18n.number(value, { style: 'percent', maximumFractionDigits: 1 })
  const style = unit ? ({ style: 'currency', currency: unit.currency } as const) : {}
  return i18n.number(value, { ...style, notation: 'compact', maximumFractionDigits: 1 })
}

function formatDate(i18n: I18n, date: Date, options: Intl.DateTimeFormatOptions): string {
  return createDateFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(date)
}

export function formatDay(i18n: I18n, day: number): string {
  return formatDate(i18n, toDate(day), { dateStyle: 'medium' })
}

/** Writes the period that a bucket of days stands for: `March 2025`, `Q1 2025`. */
export function formatBucket(i18n: I18n, value: number, grain: Grain): string {
  const date = toDate(value)
  switch (grain) {
    case 'day':
    case 'week':
      return formatDay(i18n, value)
    case 'month':
      return formatDate(i18n, date, { month: 'short', year: 'numeric' })
    case 'quarter':
      return i18n.t('spreadsheet.period.quarter', {
        quarter: date.getUTCMonth() / 3 + 1,
        year: String(date.getUTCFullYear()),
      })
    case 'year':
      return formatDate(i18n, date, { year: 'numeric' })
  }
}

/** Writes a range by the name that people have for it: a year, a month, a day, or from when to when. */
export function formatRange(i18n: I18n, { from, to }: DayRange): string {
  if (!Number.isFinite(from)) return i18n.t('spreadsheet.period.before', { date: formatDay(i18n, to) })
  if (!Number.isFinite(to)) return i18n.t('spreadsheet.period.since', { date: formatDay(i18n, from) })
  const [start, end] = [toDate(from), toDate(to)]
  const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  const isWhole = start.getUTCDate() === 1 && end.getUTCDate() === 1
  if (isWhole && months === 1) return formatDate(i18n, start, { month: 'long', year: 'numeric' })
  if (isWhole && months === 3 && start.getUTCMonth() % 3 === 0) return formatBucket(i18n, from, 'quarter')
  if (isWhole && months === 12 && start.getUTCMonth() === 0) return formatBucket(i18n, from, 'year')
  if (to - from === 1) return formatDay(i18n, from)
  return i18n.t('spreadsheet.period.fromTo', { from: formatDay(i18n, from), to: formatDay(i18n, to - 1) })
}

/** Writes a cell of a result, or of the preview, in the page's language. */
export function formatCell(i18n: I18n, workbook: WorkbookSummary, column: ResultColumn, cell: ResultCell): string {
  if (cell === undefined) return column.kind === 'group' ? i18n.t('spreadsheet.result.empty') : '–'
  if (typeof cell === 'string') return cell
  switch (column.kind) {
    case 'group':
      if (column.group.grain) return formatBucket(i18n, cell, column.group.grain)
      return formatNumber(i18n, cell, findColumn(workbook, column.group.column).unit)
    case 'share':
    case 'measure':
      return formatNumber(i18n, cell, findUnit(workbook, column))
    case 'cell': {
      const { type, unit } = findColumn(workbook, column.column)
      return type === 'date' ? formatDay(i18n, cell) : formatNumber(i18n, cell, unit)
    }
  }
}

/** The unit of the numbers in a calculated column; a count has none. */
export function findUnit(workbook: WorkbookSummary, column: ResultColumn): ColumnSummary['unit'] {
  if (column.kind === 'share') return 'percent'
  if (column.kind !== 'measure' || !column.measure.column) return undefined
  const { aggregate, column: ref } = column.measure
  return aggregate === 'distinct' || aggregate === 'count' ? undefined : findColumn(workbook, ref).unit
}

/** True if a result's column is set to the right, as numbers are. */
export function isNumeric(workbook: WorkbookSummary, column: ResultColumn): boolean {
  if (column.kind === 'group') return false
  return column.kind !== 'cell' || findColumn(workbook, column.column).type === 'number'
}
