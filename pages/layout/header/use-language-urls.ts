import type { Locale } from '../../../locales/locales.ts'
import { localizePath, splitLocale } from '../../../locales/paths.ts'
import { routes } from '../../data/routes.ts'
import type { LayoutData } from '../../page-data.ts'
import { useCurrentLocation } from '../../ui/use-current-location.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The address of the same page in another language; without that page, of the list that it would stand in, or of the home page. */
export function useLanguageUrls(partial: LayoutData['partial']) {
  const { pathname, search, hash } = useCurrentLocation()
  const current = splitLocale(pathname).path.replace(/^\/elsewhere(?=\/)/, '')
  const isKnown = current !== routes.notFound
  const path = isKnown ? current : routes.home
  // The prerendered document does not know the query and the anchor that it is shown with.
  const suffix = useHydrated() && isKnown ? search + hash : ''
  return (locale: Locale) => {
    const isMissing = (place: string) => partial[place]?.includes(locale) === false
    if (!isMissing(path)) return { url: localizePath(path, locale) + suffix, isMissing: false }
    const [list = path] = /^\/[^/]*/.exec(path) ?? []
    return { url: localizePath(isMissing(list) ? routes.home : list, locale), isMissing: true }
  }
}
