import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The files below a folder, by their paths from it, in order, also behind links; none if there is no such folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? listFiles(path).map((file) => `${name}/${file}`) : [name]
    })
}
