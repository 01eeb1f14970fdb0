import { resolve } from 'node:path'

/**
 * Where a file of the owner's stands: what is in `content/`, `locales/<language>/content/` and `public/media`. It is in the project,
 * or in the folder that SITE_FOLDER names, which makes the same engine build another owner's site.
 */
export function findOwnerFile(path: string): string {
  return resolve(process.env.SITE_FOLDER || '.', path)
}
