import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../../locales/locales.ts'
import { getSearchUrl } from '../../search/search-url.ts'

/** Writes the search where functions find it whatever the build is called, all files of a language in one: `dist/agents/es.json`. */
export function writePassages(buildFolder: string, buildId: string): void {
  mkdirSync(join(buildFolder, 'agents'))
  for (const locale of localeCodes) {
    const folder = join(buildFolder, 'client', getSearchUrl(locale, buildId, '.').replace(/\.\.json$/, ''))
    const files = globSync('**/*.json', { cwd: folder }).map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ])
    writeFileSync(join(buildFolder, 'agents', `${locale}.json`), JSON.stringify(Object.fromEntries(files)))
  }
}
