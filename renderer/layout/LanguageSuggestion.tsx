import type { I18n } from '@lingui/core'
import { type ComponentType, useState } from 'react'
import { loadI18n } from '../../locales/browser.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { Icon } from '../ui/Icon.tsx'
import { useLocale } from '../ui/use-locale.ts'
import styles from './LanguageSuggestion.module.css'
import { useLanguageUrls } from './use-language-urls.ts'

const storageKey = 'language-suggestion'

/** Loads the suggestion with the words of the browser's first language, where the site has it and nobody has said no. */
export async function loadLanguageSuggestion(): Promise<ComponentType> {
  const language = navigator.languages[0]?.split('-')[0]
  const locale = localeCodes.find((code) => code === language)
  if (!locale || wasDismissed()) return () => null
  const i18n = await loadI18n(locale)
  return () => <LanguageSuggestion locale={locale} i18n={i18n} />
}

/**
 * Says that the page is there in the browser's first language, in that language, and never redirects: search
 * engines would index one language only (https://developers.google.com/search/docs/specialty/international). It takes
 * the place of the announcement, so that nothing moves and nothing is covered, and once dismissed it stays away from this device.
 */
function LanguageSuggestion({ locale, i18n }: { locale: Locale; i18n: I18n }) {
  const getUrl = useLanguageUrls()
  const current = useLocale()
  const [isDismissed, setIsDismissed] = useState(wasDismissed)
  if (isDismissed || locale === current) return null
  const text = i18n.t('header.suggestion.text')
  return (
    <aside className={styles.suggestion} lang={locale} aria-label={text}>
      <a href={getUrl(locale)} hrefLang={locale}>
        {text}
      </a>
      <button
        type="button"
        aria-label={i18n.t('header.suggestion.dismiss')}
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
