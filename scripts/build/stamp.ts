import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import * as v from 'valibot'
import { parseEnvironment } from '../../environment.ts'
import { today } from '../../model/today.ts'
import { distFolder, ownerFolder } from '../../owner-files.ts'

/** The sources of the built site and of its builder, without functions. */
export const sources = [
  'demos',
  'locales',
  'model',
  'pages',
  'renderer',
  'search',
  'scripts/build.ts',
  'scripts/build',
  'scripts/shared',
  'edit-distance.ts',
  'environment.ts',
  'html.ts',
  'lingui.config.ts',
  'memoize.ts',
  'owner-error.ts',
  'owner-files.ts',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** The owner's part of it, below the owner's folder. */
export const ownerSources = ['content', 'examples', 'locales', 'public']

/** Tests, their pictures, the schemas for editors, and the English catalogs that `npm run extract` writes for its own use. */
const ignored =
  /\.(test|e2e)\.tsx?$|^renderer\/tests\/|^examples\/.*\/test_|^content\/schemas\/|^locales\/en\/content\//

/**
 * The owner's texts, which are read while pages are rendered, so that no bundle holds them. Bundles do hold languages and
 * colours, what scripts import (slugs and hashes), and the list of projects with a demo.
 */
const unbundled =
  /^content\/(?!(brand|site|slugs)\.json$|projects\/).*\.(json|md)$|^locales\/[^/]+\/(content\/|[^/]+\.po$)/

const stampSchema = v.object({
  /** Hash of all that the build was made of. */
  inputs: v.string(),
  /** Hash of the sources of its bundles. */
  bundled: v.optional(v.string()),
  /** Name of its folder of page data. */
  buildId: v.string(),
})

/** The facts of a build, in `dist/build.json`. */
type Stamp = v.InferOutput<typeof stampSchema>

const stampFile = 'build.json'

/** Reads the facts of the finished build in a folder; undefined if there is none. */
export function readStamp(folder = distFolder): Stamp | undefined {
  const file = join(folder, stampFile)
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

/**
 * Hashes what the built site is made of: sources, settings, the day, Node and its languages.
 *
 * @returns `inputs` for everything, `bundled` for the sources of bundles
 */
export function hashInputs(
  versions: NodeJS.ProcessVersions = process.versions,
  root = '.',
  owner = ownerFolder,
): { inputs: string; bundled: string } {
  const { SITE_URL, URL, CONTEXT, SAMPLES } = parseEnvironment(process.env)
  // Only these contexts build another site: without drafts, or not to be indexed.
  const context = ['production', 'deploy-preview', 'branch-deploy'].find((name) => name === CONTEXT)
  // Posts appear with it, courses are over, and free weeks, the year and the end of security.txt change.
  const common = [SITE_URL, URL, context, SAMPLES, versions.node, versions.icu]
  const inputs = createHash('sha256').update(JSON.stringify([...common, today()]))
  const bundled = createHash('sha256').update(JSON.stringify(common))
  const files = new Map([
    ...sources.flatMap((source) => listFiles(root, source)).map((file) => [file, join(root, file)] as const),
    ...ownerSources.flatMap((source) => listFiles(owner, source)).map((file) => [file, join(owner, file)] as const),
  ])
  for (const [file, path] of [...files].filter(([name]) => !ignored.test(name))) {
    const content = readFileSync(path)
    for (const hash of unbundled.test(file) ? [inputs] : [inputs, bundled])
      hash.update(`${file}\0`).update(content).update('\0')
  }
  return { inputs: inputs.digest('hex'), bundled: bundled.digest('hex') }
}

function listFiles(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return []
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(root, posix.join(path, name)))
}
