import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../../locales/locales.ts'
import type { SearchDocument } from '../../pages/search/documents.ts'
import { getSearchIndexUrl } from '../../pages/search/search-index-url.ts'
import { readMain } from '../../renderer/server/markdown.ts'
import { createSections } from '../../renderer/server/sections.ts'
import { getDocumentPath } from '../../renderer/shared/urls.ts'
import type { AskedDocument } from '../../retrieval/documents.ts'
import type { Cache } from './cache.ts'

/** Writes what functions answer questions from: `agents/<locale>.json` beside the site's files, which no visitor loads. */
export async function writePassages(buildFolder: string, buildId: string, { cached }: Cache): Promise<void> {
  const client = join(buildFolder, 'client')
  mkdirSync(join(buildFolder, 'agents'), { recursive: true })
  for (const locale of localeCodes) {
    const listed: SearchDocument[] = JSON.parse(readFileSync(join(client, getSearchIndexUrl(locale, buildId)), 'utf8'))
    const documents: AskedDocument[] = []
    for (const { path, name, title, description, keywords, weight } of listed) {
      const html = readFileSync(join(client, getDocumentPath(path)), 'utf8')
      const sections = await cached('sections', 'renderer/server/sections.ts', readMain(html), () =>
        JSON.stringify(createSections(html)),
      )
      documents.push({ path, name, title, description, sections: JSON.parse(String(sections)), keywords, weight })
    }
    writeFileSync(join(buildFolder, 'agents', `${locale}.json`), JSON.stringify(documents))
  }
}
