import { readFileSync } from 'node:fs'
import type { Locale } from '../../../locales/locales.ts'
import { memoize } from '../../../memoize.ts'
import { findOwnerFile } from '../../../owner-files.ts'
import { load, type Search } from '../../../search/load.ts'

// The build writes these files, and netlify.toml (`included_files`) puts them beside a deployed function. A process lives as long
// as its build at most, so each file is read once.

/** Opens the search of one language. Throws if the site was not built. */
export const loadSearch = (locale: Locale): Promise<Search> =>
  // By its file, because tests read others.
  openSearch(locale, findOwnerFile(`dist/agents/${locale}.json`))

const openSearch = memoize(async (locale: Locale, path: string) => {
  const files = JSON.parse(readFileSync(path, 'utf8'))
  return load(locale, async (name) => files[name])
})
