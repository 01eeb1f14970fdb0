import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { LayoutData } from '../page-record.ts'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'
import { LanguageSuggestion } from './LanguageSuggestion.tsx'
import styles from './Layout.module.css'

type LayoutProps = {
  data: LayoutData
  /** The title of a page that was navigated to, for screen readers. */
  announcement: string
  children: ReactNode
}

/** What stands around every screen. */
export function Layout({ data, announcement, children }: LayoutProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.layout} id="top">
      <a className={styles.skipLink} href="#main">
        {i18n.t('page.skipToContent')}
      </a>
      <Header data={data} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer data={data} />
      <LanguageSuggestion />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  )
}
