import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { memoize } from '../../memoize.ts'
import { distFolder } from '../../owner-files.ts'
import { buildFolder } from '../../renderer/server/build-folder.ts'

/** Writes a file of the build, at a path from its folder. `isNew` tells that the last build cannot have the same. */
export type PlaceFile = (path: string, content: string | Buffer, isNew?: boolean) => void

/**
 * Links what the last build has already, which is faster than to write and delete it. The old file is compared and not trusted, and a file
 * of the cache is never linked: whoever writes into `dist` by hand changes the next build by nothing.
 *
 * @param getOldPath the path in the last build, where folders are named after their content
 */
export function openPlace(getOldPath: (path: string) => string): PlaceFile {
  const makeFolder = memoize((folder: string) => mkdirSync(folder, { recursive: true }) ?? folder)
  return (path, content, isNew = false) => {
    const bytes = Buffer.from(content)
    const [file, old] = [join(buildFolder, path), join(distFolder, getOldPath(path))]
    makeFolder(dirname(file))
    try {
      if (!isNew && readFileSync(old).equals(bytes)) return linkSync(old, file)
    } catch {
      // There is none, or the file system knows no links.
    }
    writeFileSync(file, bytes)
  }
}
