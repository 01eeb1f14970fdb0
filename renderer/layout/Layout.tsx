import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { LayoutData } from '../shared/page-data.ts'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'
import { LanguageSuggestion } from './LanguageSuggestion.tsx'
import styles from './Layout.module.css'

/** What stands around every page's `<main>`. */
export function Layout({ data, children }: { data: LayoutData; children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.layout} id="top">
      <a className={styles.skipLink} href="#main">
        {i18n.t('page.skipToContent')}
      </a>
      <Header data={data} />
      {children}
      <Footer data={data} />
      <LanguageSuggestion />
    </div>
  )
}
