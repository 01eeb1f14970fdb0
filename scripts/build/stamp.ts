import { createHash, type Hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseEnvironment } from '../../environment.ts'
import { memoize } from '../../memoize.ts'
import { today } from '../../model/today.ts'
import { distFolder, ownerFolder } from '../../owner-files.ts'
import { listFiles } from '../shared/list-files.ts'
import { forAll, type MadeKind, madeBy, ownersForAll } from './made-by.ts'
import { openModules } from './modules.ts'

/** Tests, the schemas for editors, and the English catalogs that `npm run extract` writes for its own use. */
const ignored = /\.(test|e2e)\.tsx?$|^examples\/.*\/test_|^content\/schemas\/|^locales\/en\/content\//

const stampSchema = v.object({ inputs: v.string(), buildId: v.string() })

/** The facts of a build, in `dist/build.json`. */
type Stamp = v.InferOutput<typeof stampSchema>

const stampFile = 'build.json'

/** Reads the facts of the finished build; undefined if there is none. */
export function readStamp(): Stamp | undefined {
  const file = join(distFolder, stampFile)
  return existsSync(file) ? v.parse(stampSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** The last step of a build. */
export function writeStamp(folder: string, stamp: Stamp) {
  writeFileSync(join(folder, stampFile), JSON.stringify(stamp))
}

/** The name of the folder of page data. Throws if the site is not built. */
export function readBuildId(): string {
  const stamp = readStamp()
  if (!stamp) throw new Error('The site is not built: npm run build')
  return stamp.buildId
}

/** Hashes what the built site is made of: sources, settings, the day, Node and its languages. */
export function hashInputs(versions: NodeJS.ProcessVersions = process.versions, root = '.', owner = ownerFolder) {
  // Posts appear with the day, courses are over, and free weeks, the year and the end of security.txt change.
  const hash = createHash('sha256').update(JSON.stringify([...listSettings(versions), today()]))
  const modules = openModules(root)(['scripts/build', ...Object.values(madeBy).flat(), ...forAll])
  const owners = ['content', 'examples', 'locales', 'public'].flatMap((folder) => listIn(owner, folder))
  const files = new Map([
    ...[...modules, ...listIn(root, 'locales')].map((file) => [file, join(root, file)] as const),
    ...owners.map((file) => [file, join(owner, file)] as const),
  ])
  for (const [file, path] of [...files].filter(([name]) => !ignored.test(name))) addFile(hash, file, readFileSync(path))
  return hash.digest('hex')
}

/** For each kind of what a build keeps, a hash of all that makes it beside its input, so that nothing is kept that other code made. */
export function hashCode(
  versions: NodeJS.ProcessVersions = process.versions,
  root = '.',
  owner = ownerFolder,
): Record<MadeKind, string> {
  const listModules = openModules(root)
  const read = memoize((path: string) => readFileSync(path))
  const own = [
    ...ownersForAll.map((file) => read(join(owner, file)).toString()),
    // The names alone: which projects have a demo.
    ...listIn(owner, 'content/projects'),
  ]
  const common = JSON.stringify([...listSettings(versions), own])
  const hashes = Object.entries(madeBy).map(([kind, entries]) => {
    const hash = createHash('sha256').update(common)
    for (const file of listModules([...entries, ...forAll])) addFile(hash, file, read(join(root, file)))
    return [kind, hash.digest('hex')]
  })
  return Object.fromEntries(hashes)
}

function listSettings({ node, icu }: NodeJS.ProcessVersions) {
  const { SITE_URL, URL, CONTEXT, SAMPLES } = parseEnvironment(process.env)
  // Only these contexts build another site: without drafts, or not to be indexed.
  const context = ['production', 'deploy-preview', 'branch-deploy'].find((name) => name === CONTEXT)
  return [SITE_URL, URL, context, SAMPLES, node, icu]
}

function addFile(hash: Hash, file: string, content: Buffer) {
  hash.update(`${file}\0`).update(content).update('\0')
}

function listIn(root: string, folder: string): string[] {
  return listFiles(join(root, folder)).map((file) => `${folder}/${file}`)
}
