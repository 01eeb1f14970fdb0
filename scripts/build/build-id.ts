import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { parseEnvironment } from '../../environment.ts'

/** What the site's bundles are made of. */
const bundled = [
  'content',
  'locales',
  'pages',
  'public',
  'renderer',
  'environment.ts',
  'lingui.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** What the built site is made of beside them, and what builds it; functions are not. */
const beside = ['demos', 'scripts/build.ts', 'scripts/build']

/** Tests, their pictures, and the English catalogs that `npm run extract` writes for its own use. */
const others = /\.(test|e2e)\.tsx?$|^renderer\/tests\/|^locales\/en\/content\//

/** Posts are read when they are rendered. */
const posts = /^content\/blog\/.*\.md$/

/** Changes when the bundles for browser and server would. */
export function hashBundled(): string {
  return hashFiles(bundled, new RegExp(`${others.source}|${posts.source}`))
}

/** Twelve characters that change when anything changes that the built site is made of. */
export function hashInputs(): string {
  const hash = createHash('sha256').update(hashFiles([...bundled, ...beside], others))
  const { SITE_URL, URL, CONTEXT, INDEXNOW_KEY } = parseEnvironment(process.env)
  // Of the contexts only these build another site: without drafts, or not to be indexed.
  const context = ['production', 'deploy-preview', 'branch-deploy'].find((name) => name === CONTEXT)
  hash.update(JSON.stringify([SITE_URL, URL, context, INDEXNOW_KEY]))
  return hash.digest('hex').slice(0, 12)
}

/**
 * A hash of files, their names and what they hold.
 *
 * @param paths files and folders, from the root of the project
 * @param except leaves out what it matches
 */
export function hashFiles(paths: string[], except = /^$/): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(listFiles).filter((name) => !except.test(name))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(posix.join(path, name)))
}
