import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { budgets } from '../shared/budgets.ts'

/** The documents that take more than one round trip, by a quality that takes half a second for all of them in place of ten. */
export function listLongDocuments(folder: string): Array<{ file: string; bytes: number }> {
  return listDocuments(folder)
    .map((file) => ({ file, bytes: weigh(readFileSync(join(folder, file)), 6) }))
    .filter(({ bytes }) => bytes > budgets.document)
}

/** The built documents below a folder, as paths from it. */
export function listDocuments(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder, exclude: (name) => name === 'demos' }).sort()
}

/**
 * The bytes of brotli.
 *
 * @param quality the best one, 11, takes twenty times as long as 9 for our documents and saves 7%. The window is as large as the content,
 *   because the encoder clears tables of its size first: with the usual one of 4 MB that takes seventy times as long as the work.
 */
export function weigh(content: string | Buffer, quality = 9): number {
  const bytes = Buffer.from(content)
  const window = Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(bytes.length + 16))))
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window }
  return brotliCompressSync(bytes, { params }).length
}
