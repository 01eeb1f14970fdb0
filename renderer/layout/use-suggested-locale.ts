import { useState } from 'react'
import { type Locale, localeCodes, locales } from '../../locales/locales.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useLocale } from '../ui/use-locale.ts'

const storageKey = 'language-suggestion'

/** The visitor's language where the page is in another one and the suggestion was not dismissed on this device. */
export function useSuggestedLocale(): { suggested: Locale | undefined; dismiss: () => void } {
  const current = useLocale()
  const isHydrated = useHydrated()
  const [isDismissed, setIsDismissed] = useState(false)
  const locale = isHydrated && !isDismissed && !wasDismissed() ? findPreferredLocale() : undefined
  function dismiss() {
    setIsDismissed(true)
    rememberDismissal()
  }
  return { suggested: locale === current ? undefined : locale, dismiss }
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
