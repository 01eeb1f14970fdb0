import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { parseEnvironment } from '../environment.ts'

/** What the built site is made of, and what builds it; functions are not. */
const sources = [
  'content',
  'demos',
  'locales',
  'pages',
  'public',
  'renderer',
  'environment.ts',
  'lingui.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'vite.config.ts',
]

/** Tests, their pictures, and the English catalogs that `npm run extract` writes for its own use. */
const others = /\.(test|e2e)\.tsx?$|^renderer\/(appearance\/|testing\.ts)|^locales\/en\/content\//

/** Twelve characters that change when anything changes that the built site is made of. */
export function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles).filter((name) => !others.test(name))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  const { SITE_URL, URL, CONTEXT } = parseEnvironment(process.env)
  hash.update(JSON.stringify([SITE_URL, URL, CONTEXT]))
  return hash.digest('hex').slice(0, 12)
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(posix.join(path, name)))
}
