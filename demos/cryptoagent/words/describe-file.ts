import type { I18n } from '@lingui/core'
import { day } from '../engine/candle.ts'
import { fileLimits } from '../engine/file-limits.ts'
import type { Column, FileNotice, FileProblem } from '../engine/read-candles.ts'
import type { DateOrder } from '../engine/read-dates.ts'
import type { Formats } from './create-formats.ts'

const columnNames: Record<Column, (i18n: I18n) => string> = {
  time: (i18n) => i18n.t('cryptoagent.column.time'),
  open: (i18n) => i18n.t('cryptoagent.column.open'),
  high: (i18n) => i18n.t('cryptoagent.column.high'),
  low: (i18n) => i18n.t('cryptoagent.column.low'),
  close: (i18n) => i18n.t('cryptoagent.column.close'),
  volume: (i18n) => i18n.t('cryptoagent.column.volume'),
}

const orderNames: Record<DateOrder, (i18n: I18n) => string> = {
  'year-month-day': (i18n) => i18n.t('cryptoagent.order.yearMonthDay'),
  'day-month-year': (i18n) => i18n.t('cryptoagent.order.dayMonthYear'),
  'month-day-year': (i18n) => i18n.t('cryptoagent.order.monthDayYear'),
}

/** Describes a problem of a file: where it is and what is expected. */
export function describeProblem(i18n: I18n, problem: FileProblem, formats: Formats): string {
  const list = new Intl.ListFormat(i18n.locale)
  switch (problem.code) {
    case 'empty':
      return i18n.t('cryptoagent.problem.empty')
    case 'too-few':
      return i18n.t('cryptoagent.problem.tooFew', { count: problem.count, least: fileLimits.fewestCandles })
    case 'too-many':
      return i18n.t('cryptoagent.problem.tooMany', {
        count: formats.number(problem.count),
        most: formats.number(fileLimits.mostCandles),
      })
    case 'column-missing':
      return i18n.t('cryptoagent.problem.columnMissing', {
        columns: list.format(problem.columns.map((column) => columnNames[column](i18n))),
        found: problem.found.length > 0 ? problem.found.join(', ') : '–',
      })
    case 'date-unknown':
      return i18n.t('cryptoagent.problem.dateUnknown', { row: problem.row, value: problem.value })
    case 'dates-mixed':
      return i18n.t('cryptoagent.problem.datesMixed')
    case 'not-a-number':
      return i18n.t('cryptoagent.problem.notANumber', {
        row: problem.row,
        column: columnNames[problem.column](i18n),
        value: problem.value,
      })
    case 'not-positive':
      return i18n.t('cryptoagent.problem.notPositive', {
        row: problem.row,
        column: columnNames[problem.column](i18n),
        value: problem.value,
      })
    case 'high-below':
      return i18n.t('cryptoagent.problem.highBelow', {
        row: problem.row,
        high: formats.money(problem.high),
        value: formats.money(problem.value),
      })
    case 'low-above':
      return i18n.t('cryptoagent.problem.lowAbove', {
        row: problem.row,
        low: formats.money(problem.low),
        value: formats.money(problem.value),
      })
    case 'duplicate':
      return i18n.t('cryptoagent.problem.duplicate', { row: problem.row, other: problem.otherRow })
  }
}

/** What was noticed in a file that could be used. */
export function describeNotice(i18n: I18n, notice: FileNotice, formats: Formats): string {
  switch (notice.code) {
    case 'sorted':
      return i18n.t('cryptoagent.notice.sorted')
    case 'duplicates-dropped':
      return i18n.t('cryptoagent.notice.duplicates', { count: notice.count })
    case 'rows-without-prices':
      return i18n.t('cryptoagent.notice.blank', { count: notice.count })
    case 'gaps':
      return i18n.t('cryptoagent.notice.gaps', {
        count: notice.count,
        longest: formats.number(notice.longest / day, 1),
        after: formats.date(notice.after),
      })
    case 'date-order':
      return i18n.t('cryptoagent.notice.dateOrder', { order: orderNames[notice.order](i18n) })
    case 'date-order-guessed':
      return i18n.t('cryptoagent.notice.dateGuessed', { order: orderNames[notice.order](i18n) })
  }
}
