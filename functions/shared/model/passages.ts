import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../../locales/locales.ts'
import { memoize } from '../../../memoize.ts'
import { load, type Search } from '../../../search/load.ts'

// The build writes these files, and netlify.toml (`included_files`) puts them beside a deployed function. A process lives as long
// as its build at most, so each file is read once.

/** Opens the search of one language. Throws if the site was not built. */
export const loadSearch = (locale: Locale): Promise<Search> =>
  // By its file, because tests read others.
  openSearch(locale, join(process.cwd(), 'dist/agents', `${locale}.json`))

const openSearch = memoize(async (locale: Locale, path: string) => {
  const files = JSON.parse(readFileSync(path, 'utf8'))
  return load(locale, async (name) => files[name])
})
