import { getTableProblem, type TableProblem } from '../table/raw-sheet.ts'

export type OpenFailure = { code: 'tooLarge' } | { code: 'unreadable' } | TableProblem

/**
 * Hands the bytes of a visitor's file on. A file that is too large is not even read; every other failure is told.
 *
 * @returns why it could not be opened; undefined if it was, or if `use` has told the reason itself
 */
export async function openFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
  megabytes: number,
  use: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void> | void,
): Promise<OpenFailure | undefined> {
  if (file.size > megabytes * 1_000_000) return { code: 'tooLarge' }
  try {
    await use(file.name, new Uint8Array(await file.arrayBuffer()))
    return undefined
  } catch (error) {
    const problem = getTableProblem(error)
    if (!problem) console.error(error)
    return problem ?? { code: 'unreadable' }
  }
}
