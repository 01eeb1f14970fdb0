import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { FileChange } from './plan-changes.ts'

/** Prints which files were changed and what is left before a public build passes. */
export async function printChanges(changes: FileChange[]) {
  const describe = ({ file, before, after }: FileChange) =>
    `  ${before === null ? 'new     ' : after === null ? 'removed ' : 'changed '} ${file}`
  const own = changes.filter(({ file }) => !file.startsWith('locales/'))
  console.log(
    changes.length === 0
      ? 'Nothing was changed: all of it stands there already.'
      : `${changes.length} files were changed, ${changes.length - own.length} of them catalogs of translations:\n${own.map(describe).join('\n')}`,
  )
  // A process of its own reads the changed content.
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/ready.ts', '--json']).catch(
    (error: { stdout: string }) => error,
  )
  const { left }: { left: Array<{ kind: string }> } = JSON.parse(stdout)
  const kinds = [...Map.groupBy(left, ({ kind }) => kind)].map(([kind, all]) => `${all.length} × ${kind}`)
  console.log(
    left.length === 0
      ? 'Nothing is left: a public build passes.'
      : `Left before a public build passes (\`npm run ready\` lists them): ${kinds.join(', ')}`,
  )
}
