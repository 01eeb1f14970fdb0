import { readCsv } from '../../shared/table/read-csv.ts'
import { answer, writeResultCsv } from '../engine/answer.ts'
import type { Result } from '../engine/execute.ts'
import { indexNames } from '../engine/names.ts'
import { readWorkbook } from '../engine/read-workbook.ts'
import type { Library } from '../engine/understanding.ts'
import { getValue, limits, readLoadError, type Workbook } from '../engine/workbook.ts'
import { createSample } from '../samples/create-sample.ts'
import type { Calls, Reply, Request, WorkbookSummary } from './messages.ts'

const previewRows = 20

// Answers the page's calls inside a worker, which keeps the workbook and the last result.
let library: Library | undefined
let result: Result | undefined

function keep(workbook: Workbook, start: number): WorkbookSummary {
  library = { workbook, names: indexNames(workbook) }
  return summarize(library, performance.now() - start)
}

function handle(request: Request): Calls[Request['name']]['output'] {
  const start = performance.now()
  switch (request.name) {
    case 'loadSample': {
      const { name, sheets } = createSample(request.input.locale, request.input.size)
      return keep(readWorkbook(name, sheets), start)
    }
    case 'loadCsv': {
      const { name, bytes, currencyName } = request.input
      return keep(readWorkbook(name, [readCsv(name, bytes)], currencyName), start)
    }
    case 'loadSheets': {
      const { name, sheets, currencyName } = request.input
      return keep(readWorkbook(name, sheets, currencyName), start)
    }
    case 'ask': {
      if (!library) throw new Error('a workbook is loaded before a question is asked')
      const { question, locale, decisions } = request.input
      const answered = answer(question, library, locale, decisions)
      const duration = performance.now() - start
      if (answered.status === 'unclear') return { ...answered, duration }
      result = answered.result
      return { ...answered, result: { ...result, rows: result.rows.slice(0, limits.shownRows) }, duration }
    }
    case 'exportCsv':
      if (!library || !result) throw new Error('an answer comes before its file')
      return writeResultCsv(library.workbook, result, request.input.names, request.input.locale)
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const send = (reply: Reply) => postMessage(reply)
  try {
    send({ id: data.id, output: handle(data) })
  } catch (error) {
    send({ id: data.id, problem: readLoadError(error) })
  }
})

function summarize({ workbook }: Library, duration: number): WorkbookSummary {
  return {
    name: workbook.name,
    skipped: workbook.skipped,
    notes: workbook.sheets.flatMap(({ tableNotes }) => tableNotes),
    duration,
    sheets: workbook.sheets.map(({ name, rowCount, notes, columns }) => ({
      name,
      rowCount,
      notes,
      columns: columns.map((column) => ({
        name: column.name,
        type: column.type,
        ...(column.type === 'number' && column.unit && { unit: column.unit }),
        ...(column.type === 'text' && { distinct: column.dictionary.length }),
      })),
      preview: Array.from({ length: Math.min(previewRows, rowCount) }, (_, row) =>
        columns.map((column) => getValue(column, row)),
      ),
    })),
  }
}
