import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the built site is made of; functions and tests are not. */
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
  'vite.config.ts',
]

const variables = ['SITE_URL', 'URL', 'CONTEXT']

/** Twelve characters that change when anything changes that the built site is made of. */
export function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles).filter((name) => !/\.(test|e2e)\.tsx?$/.test(name))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  return hash.digest('hex').slice(0, 12)
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}
