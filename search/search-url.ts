import type { Locale } from '../locales/locales.ts'

/** @param name as `createIndex` calls it, `titles` for the suggestions in the header, or `words` for the dialog */
export function getSearchUrl(locale: Locale, buildId: string, name: string): string {
  return `/assets/data/${buildId}/search/${locale}/${name}.json`
}
