import type { Locale } from '../../locales/locales.ts'

/**
 * URL of the texts of a language's pages, in the folder of the build's page data.
 *
 * @example getSearchIndexUrl('es', 'a1b2') // '/assets/data/a1b2/search/es.json'
 */
export function getSearchIndexUrl(locale: Locale, buildId: string): string {
  return `/assets/data/${buildId}/search/${locale}.json`
}

/** URL of what the suggestions in the header read: the titles of these pages. */
export function getTitlesUrl(locale: Locale, buildId: string): string {
  return `/assets/data/${buildId}/search/titles/${locale}.json`
}
