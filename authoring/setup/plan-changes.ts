import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { tell } from '../../locales/owner.ts'
import { OwnerError, type Problem, refuse } from '../../owner-error.ts'
import { ownerFolder } from '../../owner-files.ts'
import { type Edits, readFile } from '../files/journal.ts'

/** The folders of the owner's files, and the lists beside them. All other files of `locales` are the engine's. */
const folders = ['content', 'locales/*/content', 'examples']
const lists = 'locales/*.{yaml,txt}'

/** Tells the files of programs from those of the owner. */
const isMade = (path: string) => /schemas$|node_modules$|__pycache__$/.test(path)

/**
 * Makes a change on a copy of the owner's files and brings catalogs and redirects up to date there. A change that the content's
 * schemas refuse leaves no trace.
 *
 * @param change gets the folder of the copy, and returns new addresses of pages by their old paths
 * @param to a page that must be there
 * @throws OwnerError that names file and field if the changed files do not fit their schemas
 */
export async function planChanges(change: (root: string) => Record<string, string>, to = 'gone'): Promise<Edits> {
  const copy = copyOwnerFiles()
  const planned = readFiles(copy)
  try {
    const moves = JSON.stringify(change(copy))
    // A process of its own reads the changed content.
    const loaded = ['--import', './authoring/setup/report-problems.ts', '--import', './scripts/extract/content.ts']
    await runOn(copy, ...loaded, 'authoring/setup/settle-published.ts', moves, to)
    const [changed, present] = [readFiles(copy), readFiles(ownerFolder)]
    // The plan rests on all that it has read, and knows nothing of words that another program has written since.
    const other = listDifferent(planned, present)[0]
    if (other !== undefined) throw refuse('changed-meanwhile', { file: other }, tell('setup.wrong.meanwhile'))
    return new Map(listDifferent(planned, changed).map((file) => [file, changed.get(file) ?? null]))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

export function copyOwnerFiles(): string {
  const copy = mkdtempSync(join(tmpdir(), 'setup-'))
  for (const name of globSync([...folders, lists], { cwd: ownerFolder }))
    cpSync(join(ownerFolder, name), join(copy, name), { recursive: true, filter: (path) => !isMade(path) })
  return copy
}

/** Runs a script of the engine on the owner's files in a folder. @throws OwnerError with the problems that it reports */
export async function runOn(folder: string, ...script: string[]): Promise<string> {
  const options = { env: { ...process.env, SITE_FOLDER: folder } }
  const run = promisify(execFile)(process.execPath, script, options)
  const { stdout } = await run.catch(({ stderr = '', message }: { stderr?: string; message: string }) => {
    throw new OwnerError(...readProblems(stderr.trim() || message))
  })
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

function readFiles(root: string): Map<string, string | null> {
  const files = globSync([`{${folders}}/**/*.*`, lists], { cwd: root, exclude: isMade })
  return new Map(files.sort().map((file) => [file, readFile(root, file)]))
}

function listDifferent(one: Map<string, string | null>, other: Map<string, string | null>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].sort().filter((file) => one.get(file) !== other.get(file))
}
