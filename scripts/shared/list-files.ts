import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The files below a folder, by their paths from it, in order; none if there is no such folder. */
export function listFiles(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort()
}
