import { join, resolve } from 'node:path'

/** The root of all that is the owner's, and of `dist/`, which is built from it: the project, or the folder that SITE_FOLDER names. */
export const ownerFolder = process.env.SITE_FOLDER || '.'

export function findOwnerFile(path: string): string {
  // Read at each call, so that a test can name a folder of its own.
  return resolve(process.env.SITE_FOLDER || '.', path)
}

export const distFolder = join(ownerFolder, 'dist')
