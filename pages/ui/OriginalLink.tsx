import { getLanguageTag } from '../../locales/language-tag.ts'
import { locales } from '../../locales/locales.ts'
import type { Original } from '../data/find-original.ts'
import styles from './OriginalLink.module.css'
import { Space } from './Space.tsx'
import { Text } from './Text.tsx'

export function OriginalLink({ original: { words, locale, path } }: { original: Original }) {
  return (
    <p className={`quiet ${styles.original}`}>
      {words}
      <Space after={words} />
      <Text as="a" href={path} hrefLang={locale} lang={getLanguageTag(locale)} of={locales[locale].name} />
    </p>
  )
}
