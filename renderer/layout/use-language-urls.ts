import { useLocation } from 'react-router-dom'
import type { Locale } from '../../locales/locales.ts'
import { localizePath, splitLocale } from '../../locales/paths.ts'
import { routes } from '../../pages/routes.ts'
import { useCurrentPath } from '../ui/use-current-path.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Where the same page is in another language; once the page is live with its query and its anchor. */
export function useLanguageUrls(): (locale: Locale) => string {
  const location = useLocation()
  const current = splitLocale(useCurrentPath()).path
  const isKnown = current !== routes.notFound
  const path = isKnown ? current : routes.home
  // The prerendered document does not know the query and the anchor that it is shown with.
  const suffix = useHydrated() && isKnown ? location.search + location.hash : ''
  return (locale) => localizePath(path, locale) + suffix
}
