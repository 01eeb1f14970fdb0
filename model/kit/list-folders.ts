import { existsSync, readdirSync } from 'node:fs'
import { findOwnerFile } from '../../owner-files.ts'

/** The folders in a folder, without files that a system left there. Git keeps no empty folders: an empty one is left of a post or an issue that is gone. */
export function listFolders(folder: string): string[] {
  const path = findOwnerFile(folder)
  const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : []
  return entries
    .filter((entry) => entry.isDirectory() && readdirSync(`${path}/${entry.name}`).length > 0)
    .map(({ name }) => name)
}
