import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ownerFolder } from '../../owner-files.ts'
import { type Change, type Edits, type FileChange, saveChange } from '../files/journal.ts'
import { describeLeft, type Left } from '../files/left.ts'
import { dropCommitted } from '../files/publish.ts'

type About = Pick<Change, 'id' | 'after'> & Partial<Change>

/**
 * Writes all files of a change or none, and notes it as one of the editor: there Undo takes it back and Publish sends it.
 *
 * @returns what has changed
 */
export async function saveForEditor(about: About, edits: Edits, isPart = false): Promise<FileChange[]> {
  await dropCommitted(ownerFolder)
  return saveChange(ownerFolder, { page: '', locale: '', before: '', ...about }, edits, isPart)
}

/** Saves a change. @returns which files were changed, and what is left before a public build passes */
export async function writeChanges(about: About, edits: Edits): Promise<string> {
  const changes = await saveForEditor(about, edits)
  const describe = ({ file, before, after }: FileChange) =>
    `  ${before === null ? 'new     ' : after === null ? 'removed ' : 'changed '} ${file}`
  const own = changes.filter(({ file }) => !file.startsWith('locales/'))
  const changed =
    changes.length === 0
      ? 'Nothing was changed: all of it stands there already.'
      : `${changes.length} files were changed, ${changes.length - own.length} of them catalogs of translations:\n${own.map(describe).join('\n')}`
  // A process of its own reads the changed content.
  const options = { maxBuffer: 16 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/ready.ts', '--json'], options).catch(
    (error: { stdout: string }) => error,
  )
  const { left }: { left: Left[] } = JSON.parse(stdout)
  const kinds = [...Map.groupBy(left, ({ kind }) => kind)].map(([kind, all]) => `${all.length} × ${kind}`)
  const rest =
    left.length === 0
      ? 'Nothing is left: a public build passes.'
      : `Left before a public build passes (\`npm run ready\` lists them): ${kinds.join(', ')}`
  const former = left.filter(({ kind }) => kind === 'former').map((one) => `  ${describeLeft(one)}`)
  const sentences = former.length > 0 ? `\nTo write anew:\n${former.join('\n')}` : ''
  return `${changed}\n${rest}${sentences}`
}
