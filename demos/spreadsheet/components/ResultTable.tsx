import { useLingui } from '@lingui/react'
import { DataTable } from '../../shared/DataTable.tsx'
import parts from '../../shared/parts.module.css'
import type { Result } from '../engine/execute.ts'
import { limits } from '../engine/workbook.ts'
import type { WorkbookSummary } from '../worker/messages.ts'
import { formatCell, isNumeric } from './format.ts'

type ResultTableProps = { workbook: WorkbookSummary; result: Result; names: string[] }

/** The rows of an answer, as many as a page can show; the file has all of them. */
export function ResultTable({ workbook, result, names }: ResultTableProps) {
  const { i18n } = useLingui()
  const { columns, rows, found } = result
  if (rows.length === 0) return <p>{i18n.t('spreadsheet.result.nothing')}</p>
  return (
    <>
      <DataTable<Result['rows'][number]>
        caption={i18n.t('spreadsheet.result.table')}
        className={parts.tableTall}
        rows={rows}
        columns={columns.map((column, index) => ({
          head: names[index],
          isNumber: isNumeric(workbook, column),
          show: (row) => formatCell(i18n, workbook, column, row[index]),
        }))}
      />
      {rows.length < found && rows.length >= limits.shownRows && (
        <p className={parts.quiet}>
          {i18n.t('spreadsheet.result.more', { shown: i18n.number(rows.length), found: i18n.number(found) })}
        </p>
      )}
    </>
  )
}
