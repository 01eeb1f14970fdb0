import { decodeText } from '../../../shared/decode-text.ts'
import type { Statement } from '../movement.ts'
import { readCamt } from './read-camt.ts'
import { readCsv } from './read-csv.ts'
import { readOfx } from './read-ofx.ts'
import { readXml } from './read-xml.ts'
import { StatementError } from './statement-error.ts'

/** In bytes. A year of a busy account has a tenth of it. */
export const largestFile = 5 * 1024 * 1024

/** More would make the page slow to answer; a household needs ten years for them. */
export const mostMovements = 20_000

/**
 * Reads a bank statement of whatever kind: OFX, CAMT.053 or CSV, told apart by what they hold and not by their names.
 *
 * @throws {StatementError} when it is none of them, or broken
 */
export function readStatement(bytes: Uint8Array): Statement {
  if (bytes.length > largestFile) throw new StatementError({ code: 'tooLarge', limit: largestFile })
  const text = decodeText(bytes)
  // Workbooks, PDF files and pictures hold zero bytes; text does not.
  if (text.includes('\0') || text.startsWith('%PDF')) throw new StatementError({ code: 'binary' })
  if (!text.trim()) throw new StatementError({ code: 'empty' })
  return readText(text)
}

function readText(text: string): Statement {
  if (/^\s*OFXHEADER:|<OFX>/i.test(text.slice(0, 2000))) return readOfx(text)
  if (!text.trimStart().startsWith('<')) return readCsv(text)
  const document = readXml(text)
  const root = Object.keys(document).find((name) => !name.startsWith('?')) ?? ''
  const message = document[root]
  if (typeof message !== 'object' || message === null || !('BkToCstmrStmt' in message)) {
    throw new StatementError({ code: 'unknownXml', root })
  }
  return readCamt(document)
}
