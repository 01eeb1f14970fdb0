import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { tell } from '../../locales/owner.ts'
import { findOwnerFile } from '../../owner-files.ts'
import { type Change, type Edits, type FileChange, saveChange } from '../files/journal.ts'
import { describeLeft, type Left } from '../files/left.ts'
import { dropCommitted } from '../files/publish.ts'

type About = Pick<Change, 'id' | 'after'> & Partial<Change>

/** Writes all files of a change or none, and notes it as one of the editor, which undoes and publishes it. @returns what has changed */
export async function saveForEditor(about: About, edits: Edits, isPart = false): Promise<FileChange[]> {
  const root = findOwnerFile('.')
  await dropCommitted(root)
  return saveChange(root, { page: '', locale: '', before: '', ...about }, edits, isPart)
}

/** Saves a change. @returns how many files were changed, and what is left before a public build passes */
export async function writeChanges(about: About, edits: Edits): Promise<string> {
  const changes = await saveForEditor(about, edits)
  const catalogs = changes.filter(({ file }) => file.startsWith('locales/')).length
  // A process of its own reads the changed content.
  const options = { maxBuffer: 16 * 1024 * 1024 }
  const run = promisify(execFile)(process.execPath, ['scripts/ready.ts', '--json'], options)
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const { left }: { left: Left[] } = JSON.parse(stdout)
  const former = left.filter(({ kind }) => kind === 'former').map((one) => `  ${describeLeft(one)}`)
  const lines = [
    tell('setup.changed', { count: changes.length, catalogs }),
    tell('setup.left', { count: left.length }),
    ...(former.length > 0 ? [tell('setup.former'), ...former] : []),
  ]
  return lines.join('\n')
}
