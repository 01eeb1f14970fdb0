import type { Locale } from '../../locales/locales.ts'

/**
 * Where the documents of one language's search lie, beside the page data of the same build.
 *
 * @example getSearchIndexUrl('es', 'a1b2') // '/assets/data/a1b2/search/es.json'
 */
export function getSearchIndexUrl(locale: Locale, buildId: string): string {
  return `/assets/data/${buildId}/search/${locale}.json`
}
