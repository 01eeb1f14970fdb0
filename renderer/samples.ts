import type { Locale } from '../locales/locales.ts'
import { allPages, type Page } from '../pages/all-pages.ts'
import type { RouteName } from '../pages/routes.ts'

/** One page of each screen in a language: what tests look at where all pages would take too long. */
export function listSamples(locale: Locale): Page[] {
  const seen = new Set<RouteName>()
  return allPages.filter((page) => page.locale === locale && !seen.has(page.name) && seen.add(page.name))
}
