import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../../locales/locales.ts'
import { getSearchIndexUrl } from '../../pages/search/search-index-url.ts'
import { unpackDocument } from '../../retrieval/pack-documents.ts'

/** Writes the search files where functions find them whatever the build is called: `dist/agents/es.json`. */
export function writePassages(buildFolder: string, buildId: string): void {
  mkdirSync(join(buildFolder, 'agents'))
  for (const locale of localeCodes) {
    const packed = readFileSync(join(buildFolder, 'client', getSearchIndexUrl(locale, buildId)), 'utf8')
    writeFileSync(join(buildFolder, 'agents', `${locale}.json`), JSON.stringify(JSON.parse(packed).map(unpackDocument)))
  }
}
