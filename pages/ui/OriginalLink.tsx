import { getLanguageTag } from '../../locales/language-tag.ts'
import { locales } from '../../locales/locales.ts'
import type { Original } from '../data/find-original.ts'
import styles from './OriginalLink.module.css'

/** Says that a translation is behind, and leads to the page that it was made from. */
export function OriginalLink({ original: { words, locale, path } }: { original: Original }) {
  return (
    <p className={`quiet ${styles.original}`}>
      {words}{' '}
      <a href={path} hrefLang={locale} lang={getLanguageTag(locale)}>
        {locales[locale].name}
      </a>
    </p>
  )
}
