import { localeCodes, locales } from '../../../locales/locales.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { useLanguageUrls } from '../use-language-urls.ts'
import styles from './Header.module.css'

/** Plain links to the same page in each language. */
export function LanguageLinks() {
  const current = useLocale()
  const getUrl = useLanguageUrls()
  return (
    <ul className={styles.languageLinks}>
      {localeCodes.map((locale) => (
        <li key={locale}>
          <a
            href={getUrl(locale)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            {locales[locale].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
