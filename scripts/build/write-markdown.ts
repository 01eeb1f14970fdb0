import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '../../pages/all-pages.ts'
import { getSiteUrl } from '../../pages/site-url.ts'
import { createMarkdown, readMain } from '../../renderer/server/markdown.ts'
import { getDocumentPath } from '../../renderer/shared/urls.ts'
import type { Cache } from './cache.ts'

/** Writes the Markdown version of each document beside it. */
export async function writeMarkdown(folder: string, { cached }: Cache): Promise<void> {
  const siteUrl = getSiteUrl()
  for (const { path, locale } of pages) {
    const file = join(folder, getDocumentPath(path))
    const html = readFileSync(file, 'utf8')
    const input = [locale, readMain(html), siteUrl]
    const markdown = await cached('markdown', 'renderer/server/markdown.ts', input, () => createMarkdown(html, siteUrl))
    writeFileSync(file.replace(/html$/, 'md'), markdown)
  }
}
