import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../../locales/locales.ts'
import { load, type Search } from '../../../search/load.ts'

// The build writes what is read here, and netlify.toml (`included_files`) puts it beside a deployed function. A process lives as long
// as its build at most, so each file is read once.

/** By its file, because tests read others. */
const known = new Map<string, Promise<Search>>()

/** Opens the search of one language. @throws Error where the site was not built */
export function loadSearch(locale: Locale): Promise<Search> {
  const path = join(process.cwd(), 'dist/agents', `${locale}.json`)
  const search = known.get(path) ?? openSearch(locale, path)
  known.set(path, search)
  search.catch(() => known.delete(path))
  return search
}

async function openSearch(locale: Locale, path: string): Promise<Search> {
  const files = JSON.parse(readFileSync(path, 'utf8'))
  return load(locale, async (name) => files[name])
}
