import { join, resolve } from 'node:path'

/**
 * The one root of everything of the owner's: `content/`, `locales/<language>/content/`, `examples/` and `public/`, and of the build
 * that is made from them, `dist/`. It is the project, or the folder that SITE_FOLDER names.
 */
export const ownerFolder = process.env.SITE_FOLDER || '.'

/** The path of a file of the owner's. */
export function findOwnerFile(path: string): string {
  // Read at each call, so that a test can name a folder of its own.
  return resolve(process.env.SITE_FOLDER || '.', path)
}

/** The folder of the finished build. */
export const distFolder = join(ownerFolder, 'dist')
