import { join, resolve } from 'node:path'

/**
 * The one root of everything of the owner's: `content/`, `locales/<language>/content/`, `examples/` and `public/`, and of the build
 * that is made from them, `dist/`. It is the project, or the folder that SITE_FOLDER names.
 */
export const ownerFolder = process.env.SITE_FOLDER || '.'

export function findOwnerFile(path: string): string {
  // Read at each call, so that a test can name a folder of its own.
  return resolve(process.env.SITE_FOLDER || '.', path)
}

export const distFolder = join(ownerFolder, 'dist')
