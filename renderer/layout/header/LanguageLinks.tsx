import { useLocation } from 'react-router-dom'
import { localeCodes, locales } from '../../../locales/locales.ts'
import { localizePath, splitLocale } from '../../../locales/paths.ts'
import { matchRoute } from '../../../pages/match-route.ts'
import { routes } from '../../../pages/routes.ts'
import { useCurrentPath } from '../../ui/useCurrentPath.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { useLocale } from '../../ui/useLocale.ts'
import styles from './Header.module.css'

/** Plain links to the same page in each language; once the page is live they keep its query and its anchor. */
export function LanguageLinks() {
  const current = useLocale()
  const location = useLocation()
  const currentPath = useCurrentPath()
  const isKnown = matchRoute(currentPath) !== 'notFound'
  const path = isKnown ? splitLocale(currentPath).path : routes.home
  // The prerendered document does not know the query and the anchor that it is shown with.
  const suffix = useHydrated() && isKnown ? location.search + location.hash : ''
  return (
    <ul className={styles.languageLinks}>
      {localeCodes.map((locale) => (
        <li key={locale}>
          <a
            href={localizePath(path, locale) + suffix}
            hrefLang={locales[locale].lang}
            lang={locales[locale].lang}
            aria-current={locale === current ? 'true' : undefined}
          >
            {locales[locale].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
