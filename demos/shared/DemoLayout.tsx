import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { demoLocales } from '../../locales/demo-locales.ts'
import { localeCodes, locales } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import styles from './DemoLayout.module.css'
import { readDemoOptions } from './read-demo-options.ts'

type DemoLayoutProps = {
  title: string
  /** One or two sentences: what can be tried here. */
  intro: string
  /** A warning to read before use. */
  notice?: string
  children: ReactNode
}

/** Layout of every demo: name, introduction, languages, privacy note and the link back. */
export function DemoLayout({ title, intro, notice, children }: DemoLayoutProps) {
  const { i18n } = useLingui()
  const isFramed = window.parent !== window
  const { siteLocale } = readDemoOptions(location.search, localeCodes)
  return (
    <>
      <title>{title}</title>
      <header className={styles.header}>
        <div className={styles.links}>
          {!isFramed && <a href={localizePath('/projects', siteLocale)}>{i18n.t('demo.back')}</a>}
          <LanguageLinks />
        </div>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        {notice && (
          <p className={styles.notice} role="note">
            {notice}
          </p>
        )}
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>{i18n.t('demo.privacy')}</footer>
    </>
  )
}

/** Links to the demo in the other languages; following one resets its data. */
function LanguageLinks() {
  const { i18n } = useLingui()
  return (
    <nav aria-label={i18n.t('demo.languages')}>
      <ul className={styles.languages}>
        {demoLocales.map((locale) => (
          <li key={locale}>
            <a
              href={createLanguageUrl(locale)}
              lang={locales[locale].lang}
              hrefLang={locales[locale].lang}
              aria-current={locale === i18n.locale ? 'true' : undefined}
            >
              {locales[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function createLanguageUrl(locale: string): string {
  const params = new URLSearchParams(location.search)
  params.set('lang', locale)
  return `?${params}`
}
