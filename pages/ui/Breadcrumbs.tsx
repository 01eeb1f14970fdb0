import { useLingui } from '@lingui/react'
import type { LocalizedText } from '../../model/kit/localize.ts'
import styles from './Breadcrumbs.module.css'
import { Text } from './Text.tsx'

export type Breadcrumb = { name: LocalizedText; path: string }

/** The way from home to this page. Home alone needs none. */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  const { i18n } = useLingui()
  if (items.length < 2) return null
  return (
    <nav className={styles.breadcrumbs} aria-label={i18n.t('page.breadcrumbs')}>
      <ol>
        {items.map(({ name, path }, index) => (
          <li key={path}>
            {index < items.length - 1 ? (
              <Text as="a" href={path} of={name} />
            ) : (
              <Text as="span" aria-current="page" of={name} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
