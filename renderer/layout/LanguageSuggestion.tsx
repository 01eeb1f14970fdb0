import { type Locale, locales } from '../../locales/locales.ts'
import { suggestions } from '../../locales/suggestions.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './LanguageSuggestion.module.css'
import { useLanguageUrls } from './use-language-urls.ts'

/**
 * Says that the page is there in the browser's first language, in that language, and never redirects: search
 * engines would index one language only (https://developers.google.com/search/docs/specialty/international). It lies over
 * the page, so that nothing moves, and once dismissed it stays away from this device.
 */
export function LanguageSuggestion({ locale, onDismiss }: { locale: Locale; onDismiss: () => void }) {
  const getUrl = useLanguageUrls()
  const { lang } = locales[locale]
  const { text, dismiss } = suggestions[locale]
  return (
    <aside className={styles.suggestion} lang={lang} aria-label={text}>
      <a href={getUrl(locale)} hrefLang={lang}>
        {text}
      </a>
      <button type="button" aria-label={dismiss} onClick={onDismiss}>
        <Icon name="x" />
      </button>
    </aside>
  )
}
