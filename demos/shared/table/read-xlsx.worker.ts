import { getTableProblem, type RawSheet, type TableProblem } from './raw-sheet.ts'
import { readXlsx } from './read-xlsx.ts'

export type WorkbookReply = { sheets: RawSheet[] } | { problem: TableProblem }

// Reads one workbook and answers with its sheets.
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(answer(data)))

function answer(bytes: Uint8Array): WorkbookReply {
  try {
    return { sheets: readXlsx(bytes) }
  } catch (error) {
    return { problem: getTableProblem(error) ?? { code: 'brokenExcel' } }
  }
}
