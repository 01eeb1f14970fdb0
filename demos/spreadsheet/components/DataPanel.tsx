import { useLingui } from '@lingui/react'
import { DataTable } from '../../shared/DataTable.tsx'
import { FileInput } from '../../shared/file/FileInput.tsx'
import { Panel } from '../../shared/Panel.tsx'
import parts from '../../shared/parts.module.css'
import { limits } from '../engine/workbook.ts'
import type { SampleSize } from '../samples/create-sample.ts'
import type { SheetSummary, WorkbookSummary } from '../worker/messages.ts'
import type { SpreadsheetState } from './create-desk.ts'
import styles from './DataPanel.module.css'
import { describeLoadError, describeNote } from './describe-problem.ts'
import { formatDay, formatNumber } from './format.ts'

type DataPanelProps = SpreadsheetState & {
  loadSample: (size: SampleSize) => void
  loadFile: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
}

/** The open workbook: its source, its sheets and columns, and notes about its cells. */
export function DataPanel({ workbook, sample, isLoading, loadError, loadSample, loadFile }: DataPanelProps) {
  const { i18n } = useLingui()
  return (
    <Panel heading={i18n.t('spreadsheet.data.heading')}>
      {workbook && (
        <p>
          <strong>{workbook.name}</strong>{' '}
          {sample && <span className={parts.sample}>{i18n.t('spreadsheet.data.sample')}</span>}
        </p>
      )}
      <p role="status" className={parts.quiet}>
        {isLoading
          ? i18n.t('spreadsheet.data.loading')
          : workbook &&
            i18n.t('spreadsheet.data.loaded', {
              rows: i18n.number(countRows(workbook)),
              seconds: i18n.number(workbook.duration / 1000, { maximumFractionDigits: 2 }),
            })}
      </p>
      {loadError && (
        <p role="alert" className={parts.error}>
          {describeLoadError(i18n, loadError)}
        </p>
      )}
      <div>
        <FileInput
          hint={i18n.t('spreadsheet.data.limits', {
            megabytes: limits.megabytes,
            rows: i18n.number(limits.rows),
          })}
          accept=".csv,.tsv,.txt,.xlsx"
          megabytes={limits.megabytes}
          onFile={loadFile}
          notes={workbook?.notes}
        />
        <div className={parts.row}>
          <button type="button" className={parts.button} disabled={isLoading} onClick={() => loadSample('small')}>
            {i18n.t('spreadsheet.data.small')}
          </button>
          <button type="button" className={parts.button} disabled={isLoading} onClick={() => loadSample('large')}>
            {i18n.t('spreadsheet.data.large')}
          </button>
        </div>
      </div>
      {workbook?.sheets.map((sheet, index) => (
        <SheetPreview key={`${workbook.name} ${index}`} sheet={sheet} isOpen={index === 0} />
      ))}
      {workbook && workbook.skipped.length > 0 && (
        <p className={parts.quiet}>
          {i18n.t('spreadsheet.data.skipped', { sheets: new Intl.ListFormat(i18n.locale).format(workbook.skipped) })}
        </p>
      )}
    </Panel>
  )
}

function countRows({ sheets }: WorkbookSummary): number {
  return sheets.reduce((sum, { rowCount }) => sum + rowCount, 0)
}

function SheetPreview({ sheet, isOpen }: { sheet: SheetSummary; isOpen: boolean }) {
  const { i18n } = useLingui()
  const { name, rowCount, columns, notes, preview } = sheet
  return (
    <details className={styles.sheet} open={isOpen}>
      <summary>{i18n.t('spreadsheet.data.sheet', { name, rows: rowCount })}</summary>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note, index) => (
            <li key={index}>{describeNote(i18n, note)}</li>
          ))}
        </ul>
      )}
      <DataTable<(typeof preview)[number]>
        caption={i18n.t('spreadsheet.data.preview', { name })}
        className={`${parts.tableTall} ${styles.preview}`}
        rows={preview}
        columns={columns.map(({ name: column, type, unit }, index) => ({
          head: (
            <>
              <span>{column}</span>
              <small className={parts.under}>{i18n.t(`spreadsheet.type.${type}`)}</small>
            </>
          ),
          isNumber: type === 'number',
          show: (row) => {
            const cell = row[index]
            if (typeof cell !== 'number') return cell
            return type === 'date' ? formatDay(i18n, cell) : formatNumber(i18n, cell, unit)
          },
        }))}
      />
      <p className={parts.quiet}>{i18n.t('spreadsheet.data.first', { count: preview.length })}</p>
    </details>
  )
}
