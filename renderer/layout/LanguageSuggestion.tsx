import { useState } from 'react'
import { type Locale, localeCodes, locales } from '../../locales/locales.ts'
import { Icon } from '../ui/Icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useLocale } from '../ui/use-locale.ts'
import styles from './LanguageSuggestion.module.css'
import { useLanguageUrls } from './use-language-urls.ts'

const storageKey = 'language-suggestion'

/**
 * Says that the page is there in the browser's first language, in that language, and never goes there by itself: search
 * engines would index one language only (https://developers.google.com/search/docs/specialty/international). It lies over
 * the page, so that nothing moves, and once dismissed it stays away from this device.
 */
export function LanguageSuggestion() {
  const current = useLocale()
  const isHydrated = useHydrated()
  const getUrl = useLanguageUrls()
  const [isDismissed, setIsDismissed] = useState(false)
  const locale = isHydrated && !isDismissed && !wasDismissed() ? findPreferredLocale() : undefined
  if (!locale || locale === current) return null
  const { lang, suggestion, dismiss } = locales[locale]
  return (
    <aside className={styles.suggestion} lang={lang} aria-label={suggestion}>
      <a href={getUrl(locale)} hrefLang={lang}>
        {suggestion}
      </a>
      <button
        type="button"
        aria-label={dismiss}
        onClick={() => {
          setIsDismissed(true)
          rememberDismissal()
        }}
      >
        <Icon name="x" />
      </button>
    </aside>
  )
}

/** The browser's first language, where it is one of ours. */
function findPreferredLocale(): Locale | undefined {
  const language = navigator.languages[0]?.split('-')[0]
  return localeCodes.find((locale) => locales[locale].lang === language)
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false // Storage can be blocked; the suggestion then comes again with the next page.
  }
}

function rememberDismissal() {
  try {
    localStorage.setItem(storageKey, 'dismissed')
  } catch {
    // The same.
  }
}
