import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Edits, readFile, writeFile } from '../../editor/server/journal.ts'

/**
 * Writes all files; where one cannot be written, those before it are put back.
 *
 * @returns which files were changed, and what is left before a public build passes
 */
export async function writeChanges(edits: Edits): Promise<string> {
  const changes = [...edits].map(([file, after]) => ({ file, before: readFile('.', file), after }))
  try {
    for (const { file, after } of changes) writeFile('.', file, after)
  } catch (error) {
    for (const { file, before } of changes) writeFile('.', file, before)
    throw error
  }
  const describe = ({ file, before, after }: (typeof changes)[number]) =>
    `  ${before === null ? 'new     ' : after === null ? 'removed ' : 'changed '} ${file}`
  const own = changes.filter(({ file }) => !file.startsWith('locales/'))
  const changed =
    changes.length === 0
      ? 'Nothing was changed: all of it stands there already.'
      : `${changes.length} files were changed, ${changes.length - own.length} of them catalogs of translations:\n${own.map(describe).join('\n')}`
  // A process of its own reads the changed content.
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/ready.ts', '--json']).catch(
    (error: { stdout: string }) => error,
  )
  const { left }: { left: Array<{ kind: string }> } = JSON.parse(stdout)
  const kinds = [...Map.groupBy(left, ({ kind }) => kind)].map(([kind, all]) => `${all.length} × ${kind}`)
  const rest =
    left.length === 0
      ? 'Nothing is left: a public build passes.'
      : `Left before a public build passes (\`npm run ready\` lists them): ${kinds.join(', ')}`
  return `${changed}\n${rest}`
}
