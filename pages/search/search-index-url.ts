import type { Locale } from '../../locales/locales.ts'

/**
 * URL of the search documents of a language, in the folder of the build's page data.
 *
 * @example getSearchIndexUrl('es', 'a1b2') // '/assets/data/a1b2/search/es.json'
 */
export function getSearchIndexUrl(locale: Locale, buildId: string): string {
  return `/assets/data/${buildId}/search/${locale}.json`
}
