import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'

/** Where the feeds of a language are served. */
export function feedPaths(locale: Locale): { atom: string; json: string } {
  return { atom: localizePath('/feed.xml', locale), json: localizePath('/feed.json', locale) }
}
