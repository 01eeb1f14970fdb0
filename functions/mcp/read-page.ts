import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The Markdown version of a page, as the build has written it.
 *
 * @param path with or without the site's address, `.md` and `#id`
 * @returns undefined where the site has no such page
 */
export function readPage(path: string, siteUrl: string): string | undefined {
  const local = path
    .replace(siteUrl, '')
    .replace(/[?#].*$/, '')
    .replace(/(\.md|\/)$/, '')
  // Only names of pages, so that no path leads out of the folder.
  if (!/^(\/[a-z0-9][a-z0-9-]*)*$/.test(local) || local.endsWith('/404')) return undefined
  try {
    return readFileSync(join(process.cwd(), 'dist/client', `${local || '/index'}.md`), 'utf8')
  } catch {
    return undefined
  }
}
