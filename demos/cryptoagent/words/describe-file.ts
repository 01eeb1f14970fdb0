import type { I18n } from '@lingui/core'
import { day } from '../engine/candle.ts'
import { fileLimits } from '../engine/file-limits.ts'
import type { FileNotice, FileProblem } from '../engine/read-candles.ts'
import type { Formats } from './create-formats.ts'

/** Describes a problem of a file: where it is and what is expected. */
export function describeProblem(i18n: I18n, problem: FileProblem, formats: Formats): string {
  const list = new Intl.ListFormat(i18n.locale)
  switch (problem.code) {
    case 'too-few':
      return i18n.t('cryptoagent.problem.tooFew', { count: problem.count, least: fileLimits.fewestCandles })
    case 'too-many':
      return i18n.t('cryptoagent.problem.tooMany', {
        count: formats.number(problem.count),
        most: formats.number(fileLimits.mostCandles),
      })
    case 'column-missing':
      return i18n.t('cryptoagent.problem.columnMissing', {
        columns: list.format(problem.columns.map((column) => i18n.t(`cryptoagent.column.${column}`))),
      })
    case 'date-unknown':
      return i18n.t('cryptoagent.problem.dateUnknown', { row: problem.row, value: problem.value })
    case 'dates-mixed':
      return i18n.t('cryptoagent.problem.datesMixed')
    case 'not-a-number':
      return i18n.t('cryptoagent.problem.notANumber', {
        row: problem.row,
        column: i18n.t(`cryptoagent.column.${problem.column}`),
        value: problem.value,
      })
    case 'not-positive':
      return i18n.t('cryptoagent.problem.notPositive', {
        row: problem.row,
        column: i18n.t(`cryptoagent.column.${problem.column}`),
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
      return i18n.t('cryptoagent.notice.dateOrder', { order: i18n.t(`cryptoagent.order.${notice.order}`) })
    case 'date-order-guessed':
      return i18n.t('cryptoagent.notice.dateGuessed', { order: i18n.t(`cryptoagent.order.${notice.order}`) })
  }
}
