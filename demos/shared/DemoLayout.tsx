import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { demoLocales } from '../../locales/demo-locales.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { localeCodes, locales } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import styles from './DemoLayout.module.css'
import { FailureBoundary } from './FailureBoundary.tsx'
import { readDemoOptions } from './read-demo-options.ts'

type DemoLayoutProps = {
  title: string
  /** The invented parts of the demo and the uses that it is not made for, in so few words that they fit one line. */
  notice: string
  /** One or two sentences about the things to try here. */
  intro: string
  /** The whole notice. */
  limits: string
  children: ReactNode
}

/** Layout of every demo: one line with its notice and its languages. The name stands in the bar of the dialog around it. */
export function DemoLayout({ title, notice, intro, limits, children }: DemoLayoutProps) {
  const { i18n } = useLingui()
  const isFramed = window.parent !== window
  const { siteLocale } = readDemoOptions(location.search, localeCodes)
  return (
    <>
      <title>{title}</title>
      <header className={styles.header}>
        {!isFramed && (
          <div className={styles.row}>
            <a href={localizePath('/projects', siteLocale)}>{i18n.t('demo.back')}</a>
            <LanguageLinks />
          </div>
        )}
        <div className={styles.row}>
          <h1 className={isFramed ? 'visually-hidden' : undefined}>{title}</h1>
          <div role="note" className={styles.notice}>
            <details>
              <summary>
                <span>{notice}</span> <span className={styles.more}>{i18n.t('demo.about')}</span>
              </summary>
              <p>{intro}</p>
              <p>{limits}</p>
              <p>{i18n.t('demo.privacy')}</p>
            </details>
          </div>
          {isFramed && <LanguageLinks />}
        </div>
      </header>
      <main className={styles.main}>
        <FailureBoundary>{children}</FailureBoundary>
        <p>
          <a href={localizePath('/contact', siteLocale)} target="_top">
            {i18n.t('demo.own')}
          </a>
        </p>
      </main>
    </>
  )
}

/** Links to the demo in the other languages; following one resets its data. */
function LanguageLinks() {
  const { i18n } = useLingui()
  return (
    <nav aria-label={i18n.t('demo.languages')}>
      <ul className={styles.languages}>
        {demoLocales
          .filter((locale) => localeCodes.includes(locale))
          .map((locale) => (
            <li key={locale}>
              <a
                href={createLanguageUrl(locale)}
                lang={getLanguageTag(locale)}
                hrefLang={locale}
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
