import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { LayoutData } from '../page-data.ts'
import { loadAskDialog } from '../screens.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useAsk } from '../ui/use-ask.ts'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'
import styles from './Layout.module.css'

const AskDialog = lazyPart(loadAskDialog)

export function Layout({ data, children }: { data: LayoutData; children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.layout} id="top">
      <a className={`slate ${styles.skipLink}`} href="#main">
        {i18n.t('page.skipToContent')}
      </a>
      <Header data={data} />
      {children}
      <Footer data={data} />
      <Ask />
    </div>
  )
}

/** A component of its own, because it renders again after hydration. */
function Ask() {
  return useAsk().question !== undefined && <AskDialog />
}
