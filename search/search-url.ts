import type { Locale } from '../locales/locales.ts'

/**
 * URL of a file of a language's search, in the folder of the build's page data.
 *
 * @param name as `createIndex` calls it, `titles` for what the suggestions in the header read, or `words` for those of the dialog
 * @example getSearchUrl('es', 'a1b2', 'terms/7') // '/assets/data/a1b2/search/es/terms/7.json'
 */
export function getSearchUrl(locale: Locale, buildId: string, name: string): string {
  return `/assets/data/${buildId}/search/${locale}/${name}.json`
}
