import type { Locale } from '../../../locales/locales.ts'
import { localizePath, splitLocale } from '../../../locales/paths.ts'
import { routes } from '../../data/routes.ts'
import { useCurrentLocation } from '../../ui/use-current-location.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The addresses of the same page in other languages; once the page is live, with its query and its anchor. */
export function useLanguageUrls(): (locale: Locale) => string {
  const { pathname, search, hash } = useCurrentLocation()
  const current = splitLocale(pathname).path
  const isKnown = current !== routes.notFound
  const path = isKnown ? current : routes.home
  // The prerendered document does not know the query and the anchor that it is shown with.
  const suffix = useHydrated() && isKnown ? search + hash : ''
  return (locale) => localizePath(path, locale) + suffix
}
