import { isXlsx, refuseWebPage } from './is-xlsx.ts'
import { createTableError, type RawSheet, type TableProblem, type TextTable, toTextTable } from './raw-sheet.ts'
import type { WorkbookReply } from './read-xlsx.worker.ts'

/**
 * Reads a CSV or XLSX file. Its first bytes show its kind, because its name may be wrong. The readers are loaded when they are
 * needed.
 *
 * @throws a table error, see `TableProblem`
 */
export async function readSheets(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<RawSheet[]> {
  if (isXlsx(bytes)) return readWorkbook(bytes)
  refuseWebPage(bytes)
  return [(await import('./read-csv.ts')).readCsv(name, bytes)]
}

/**
 * A file as texts: the sheet with the most headings that `isKnown` knows, or the first that has a table.
 */
export async function readTextTable(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  isKnown: (heading: string) => boolean = () => false,
): Promise<TextTable> {
  const sheets = (await readSheets(name, bytes)).map((sheet) => ({ sheet, table: toTextTable(sheet) }))
  const [best] = sheets
    .map(({ sheet, table }) => ({ sheet, table, score: rate(table, isKnown) }))
    .toSorted((one, other) => other.score - one.score)
  if (!best) return { rows: [], decimalHint: '.' }
  const notes = best.table.notes ?? []
  if (sheets.length === 1) return best.table
  return { ...best.table, notes: [{ code: 'otherSheets', count: sheets.length - 1, sheet: best.sheet.name }, ...notes] }
}

/** Covers and notes have one column. */
function rate({ rows }: TextTable, isKnown: (heading: string) => boolean): number {
  const start = rows.slice(0, 40).map(({ cells }) => cells.filter(Boolean))
  const isTable = start.filter((cells) => cells.length > 1).length > 1
  return (isTable ? 1 : 0) + Math.max(0, ...start.map((cells) => 2 * new Set(cells.filter(isKnown)).size))
}

/** How long a workbook may take, in milliseconds; a page is left before. */
const patience = 20_000

/** In the browser a worker reads it, so that the page stays alive and a workbook without end can be given up. */
async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<RawSheet[]> {
  if (typeof Worker === 'undefined') return (await import('./read-xlsx.ts')).readXlsx(bytes)
  const { default: XlsxWorker } = await import('./read-xlsx.worker.ts?worker&inline')
  const worker = new XlsxWorker()
  try {
    return await new Promise<RawSheet[]>((resolve, reject) => {
      const fail = (problem: TableProblem) => reject(createTableError(problem))
      setTimeout(() => fail({ code: 'tooMuch' }), patience)
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        fail({ code: 'tooMuch' })
      })
      worker.addEventListener('message', ({ data }: MessageEvent<WorkbookReply>) => {
        if ('problem' in data) fail(data.problem)
        else resolve(data.sheets)
      })
      worker.postMessage(bytes)
    })
  } finally {
    worker.terminate()
  }
}
