import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OwnerError, type Problem } from '../../owner-error.ts'
import { ownerFolder } from '../../owner-files.ts'
import { type Edits, readFile } from '../files/journal.ts'

/** The folders of the owner's files. */
const folders = ['content', 'locales', 'examples']

/** Tells the files of programs from those of the owner. */
const isMade = (path: string) => /schemas$|node_modules$|__pycache__$/.test(path)

/**
 * Makes a change on a copy of the owner's files and brings catalogs and redirects up to date there. A change that the content's
 * schemas refuse leaves no trace.
 *
 * @param change gets the folder of the copy, and returns new addresses of pages by their old paths
 * @throws OwnerError that names file and field if the changed files do not fit their schemas
 */
export async function planChanges(change: (root: string) => Record<string, string>): Promise<Edits> {
  const copy = copyOwnerFiles()
  try {
    const moves = JSON.stringify(change(copy))
    // A process of its own reads the changed content.
    const loaded = ['./authoring/setup/report-problems.ts', './scripts/extract.ts'].flatMap((file) => [
      '--import',
      file,
    ])
    await runOn(copy, ...loaded, 'authoring/setup/settle-published.ts', moves)
    const files = [...new Set([...listFiles(ownerFolder), ...listFiles(copy)])].sort()
    return new Map(
      files
        .map((file) => [file, readFile(copy, file)] as const)
        .filter(([file, after]) => readFile(ownerFolder, file) !== after),
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** A copy of the owner's files in a temporary folder. */
export function copyOwnerFiles(): string {
  const copy = mkdtempSync(join(tmpdir(), 'setup-'))
  for (const name of folders.filter((each) => existsSync(join(ownerFolder, each))))
    cpSync(join(ownerFolder, name), join(copy, name), { recursive: true, filter: (path) => !isMade(path) })
  return copy
}

/** Runs a script of the engine on the owner's files in a folder. @throws OwnerError with the problems that it reports */
export async function runOn(folder: string, ...script: string[]): Promise<string> {
  const options = { env: { ...process.env, SITE_FOLDER: folder } }
  const { stdout } = await promisify(execFile)(process.execPath, script, options).catch(
    ({ stderr = '', message }: { stderr?: string; message: string }) => {
      throw new OwnerError(...readProblems(stderr.trim() || message))
    },
  )
  return stdout
}

/** The last line of a process that has loaded report-problems.ts holds its problems. */
function readProblems(output: string): Problem[] {
  try {
    return JSON.parse(output.slice(output.lastIndexOf('\n') + 1))
  } catch {
    return [{ code: 'refused', file: '', found: output }]
  }
}

function listFiles(root: string): string[] {
  return globSync(`{${folders}}/**/*.*`, { cwd: root, exclude: isMade })
}
