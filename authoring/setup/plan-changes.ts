import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, globSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Edits, readFile } from '../journal.ts'

/** What the owner's files are in; all other folders are the engine's. */
const folders = ['content', 'locales', 'examples']

/** Whether programs have made it there. */
const isMade = (path: string) => /schemas$|node_modules$|__pycache__$/.test(path)

/**
 * Makes a change on a copy of the owner's files and brings what is derived up to date there, catalogs and redirects, so that a change which the
 * content's schemas refuse leaves no trace.
 *
 * @param change gets the folder of the copy, and returns where pages have moved, by their paths
 * @throws Error that names file and field where what the change leaves does not fit
 */
export async function planChanges(change: (root: string) => Record<string, string>): Promise<Edits> {
  const copy = copyProject()
  try {
    const moves = JSON.stringify(change(copy))
    // A process of its own reads the changed content.
    await runInCopy(copy, '--import', './scripts/extract.ts', 'authoring/setup/settle-published.ts', moves)
    const files = [...new Set([...listFiles('.'), ...listFiles(copy)])].sort()
    return new Map(
      files
        .map((file) => [file, readFile(copy, file)] as const)
        .filter(([file, after]) => readFile('.', file) !== after),
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** A copy of the owner's files, with the engine's beside them as links. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'setup-'))
  for (const name of readdirSync('.').filter((each) => !/^(dist|\.git|\.netlify)/.test(each))) {
    if (folders.includes(name)) cpSync(name, join(copy, name), { recursive: true, filter: (path) => !isMade(path) })
    else if (statSync(name).isDirectory()) symlinkSync(resolve(name), join(copy, name), 'junction')
    else copyFileSync(name, join(copy, name))
  }
  return copy
}

/** Runs a script in a copy. Links stay what they are, so that code finds the copied content beside itself. */
export async function runInCopy(copy: string, ...script: string[]): Promise<string> {
  const options = ['--preserve-symlinks', '--preserve-symlinks-main', ...script]
  const run = promisify(execFile)(process.execPath, options, { cwd: copy })
  const { stdout } = await run.catch((error: { stderr?: string }) => {
    throw new Error(error.stderr?.trim() || String(error))
  })
  return stdout
}

function listFiles(root: string): string[] {
  return globSync(`{${folders}}/**/*.*`, { cwd: root, exclude: isMade })
}
