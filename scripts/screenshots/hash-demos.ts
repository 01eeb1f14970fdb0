import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { projects } from '../../model/kinds/projects.ts'
import { projectIds } from '../../model/kinds/slugs.ts'

/** Hashes of the sources of the demos when their pictures were taken. */
export const hashFile = 'scripts/screenshots/demos.json'

export const demoIds = projectIds.filter((id) => !projects.get(id).repository)

/** For each demo a hash of its code, its samples and its words, without tests. */
export function hashDemos(): Record<string, string> {
  return Object.fromEntries(demoIds.map((id) => [id, hashFiles(id)]))
}

function hashFiles(id: string): string {
  const hash = createHash('sha256')
  const files = globSync([`demos/{${id},shared}/**/*.{ts,tsx,css,csv,json}`, `locales/*/demos/{${id},demo}.po`])
  for (const file of files.sort().filter((name) => !/\.(test|e2e)\./.test(name))) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
