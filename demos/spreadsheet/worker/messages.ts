import type { DemoLocale } from '../../../locales/demo-locales.ts'
import type { Unit } from '../../shared/table/parse-number.ts'
import type { RawSheet, TableNote } from '../../shared/table/raw-sheet.ts'
import type { Answer } from '../engine/answer.ts'
import type { Decisions } from '../engine/understanding.ts'
import type { LoadError, Note } from '../engine/workbook.ts'
import type { SampleSize } from '../samples/create-sample.ts'

export type ColumnSummary = { name: string; type: 'number' | 'date' | 'text'; unit?: Unit; distinct?: number }

export type SheetSummary = {
  name: string
  rowCount: number
  columns: ColumnSummary[]
  notes: Note[]
  /** The first rows. */
  preview: (number | string | undefined)[][]
}

/** The page's knowledge of a workbook; its rows stay in the worker. */
export type WorkbookSummary = {
  name: string
  sheets: SheetSummary[]
  skipped: string[]
  /** Remarks of the file's reader. */
  notes: TableNote[]
  /** How long it took to read, in milliseconds. */
  duration: number
}

/** The page's requests to the worker, and its answers. */
export type Calls = {
  loadSample: { input: { locale: DemoLocale; size: SampleSize }; output: WorkbookSummary }
  loadCsv: { input: { name: string; currencyName: string; bytes: Uint8Array<ArrayBuffer> }; output: WorkbookSummary }
  loadSheets: { input: { name: string; currencyName: string; sheets: RawSheet[] }; output: WorkbookSummary }
  ask: { input: { question: string; locale: DemoLocale; decisions: Decisions }; output: Answer & { duration: number } }
  /** The last answer as CSV, all of its rows. */
  exportCsv: { input: { names: string[]; locale: DemoLocale }; output: string }
}

export type CallName = keyof Calls

export type Request = { [Name in CallName]: { id: number; name: Name; input: Calls[Name]['input'] } }[CallName]
export type Reply = { id: number } & ({ output: Calls[CallName]['output'] } | { problem: LoadError })
