import type { I18n } from '@lingui/core'
import { day } from '../engine/candle.ts'
import { fileLimits } from '../engine/file-limits.ts'
import type { FileNotice, FileProblem } from '../engine/read-candles.ts'
import type { Formats } from './create-formats.ts'

/** Describes a problem of a file: its place and the remedy. */
export function describeProblem(i18n: I18n, problem: FileProblem, formats: Formats): string {
  const nameColumns = (columns: readonly string[]) => new Intl.ListFormat(i18n.locale).format(columns)
  return i18n.t(`cryptoagent.problem.${problem.code}`, {
    ...problem,
    least: fileLimits.fewestCandles,
    most: formats.number(fileLimits.mostCandles),
    ...('column' in problem && { column: i18n.t(`cryptoagent.column.${problem.column}`) }),
    ...('columns' in problem && {
      columns: nameColumns(problem.columns.map((column) => i18n.t(`cryptoagent.column.${column}`))),
    }),
  })
}

/** The remarks about a file that could be used. */
export function describeNotice(i18n: I18n, notice: FileNotice, formats: Formats): string {
  return i18n.t(`cryptoagent.notice.${notice.code}`, {
    ...notice,
    ...('order' in notice && { order: i18n.t(`cryptoagent.order.${notice.order}`) }),
    ...(notice.code === 'gaps' && {
      longest: formats.number(notice.longest / day, 1),
      after: formats.date(notice.after),
    }),
  })
}
