import { useState } from 'react'
import { getLanguageTag } from '../../../locales/language-tag.ts'
import type { Locale } from '../../../locales/locales.ts'
import type { LayoutData } from '../../page-data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { keepText, readKept } from '../../ui/kept-text.ts'
import styles from './LanguageSuggestion.module.css'
import { useLanguageUrls } from './use-language-urls.ts'

const storageKey = 'language-suggestion'

type LanguageSuggestionProps = { locale: Locale; words: LayoutData['suggestions'][Locale] } & Pick<
  LayoutData,
  'partial'
>

/**
 * Never redirects: search engines would index one language only (https://developers.google.com/search/docs/specialty/international).
 * It replaces the announcement, so that nothing moves or is covered.
 */
export function LanguageSuggestion({ locale, words: { text, dismiss }, partial }: LanguageSuggestionProps) {
  const { url, isMissing } = useLanguageUrls(partial)(locale)
  const [isDismissed, setIsDismissed] = useState(() => readKept('localStorage', storageKey) !== undefined)
  if (isDismissed || isMissing) return null
  return (
    <aside className={`slate ${styles.suggestion}`} lang={getLanguageTag(locale)} aria-label={text}>
      <a href={url} hrefLang={locale}>
        {text}
      </a>
      <button
        type="button"
        aria-label={dismiss}
        onClick={() => {
          setIsDismissed(true)
          keepText('localStorage', storageKey, 'dismissed')
        }}
      >
        <Icon name="x" />
      </button>
    </aside>
  )
}
