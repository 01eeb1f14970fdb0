import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { type DemoLocale, demoLocales, toDemoLocale } from '../../locales/demo-locales.ts'
import { loadDemoI18n } from '../../locales/demos.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { locales } from '../../locales/locales.ts'
import { copyText } from '../shared/copy-text.ts'
import { download } from '../shared/download.ts'
import { Panel } from '../shared/Panel.tsx'
import parts from '../shared/parts.module.css'
import { SelectField } from '../shared/SelectField.tsx'
import { useDemoLocale } from '../shared/use-demo-locale.ts'
import styles from './ReportPanel.module.css'
import { listOpen, type Session } from './session.ts'
import { toPlainText } from './words/export-report.ts'
import { type ReportText, writeReport } from './words/write-report.ts'

/** The report, written from the fields, in the language of its readers. */
export function ReportPanel({ session }: { session: Session }) {
  const { i18n } = useLingui()
  const article = useRef<HTMLElement>(null)
  const [locale, setLocale] = useState(useDemoLocale())
  const [message, setMessage] = useState('')
  const words = useWords(i18n, locale)
  const report = writeReport(words, session.report, listOpen(session).length, session.signature)
  const name = `report-${session.report.template}-${words.locale}`

  async function copy() {
    const isCopied = await copyText(toPlainText(words, report))
    // If the page can copy in neither way, the visitor copies the selected text.
    if (!isCopied && article.current) getSelection()?.selectAllChildren(article.current)
    setMessage(isCopied ? i18n.t('apollomedical.export.copied') : i18n.t('apollomedical.export.selected'))
  }

  return (
    <Panel heading={i18n.t('apollomedical.export.heading')}>
      <div className={parts.row}>
        <SelectField
          label={i18n.t('apollomedical.export.locale')}
          value={locale}
          options={demoLocales.map((value) => ({ value, label: locales[value].name }))}
          onChange={setLocale}
        />
        <button type="button" className={parts.button} onClick={copy}>
          {i18n.t('apollomedical.export.copy')}
        </button>
        <button
          type="button"
          className={parts.button}
          onClick={() => download(`${name}.txt`, 'text/plain', toPlainText(words, report))}
        >
          {i18n.t('apollomedical.export.text')}
        </button>
      </div>
      <p role="status" className={parts.status}>
        {message}
      </p>
      <p className={parts.quiet}>{i18n.t('apollomedical.export.help')}</p>
      <article ref={article} className={styles.report} lang={getLanguageTag(toDemoLocale(words.locale))}>
        <Written report={report} />
      </article>
    </Panel>
  )
}

/** The words of the report's language; until they have come, or if they do not come, those that are there. */
function useWords(page: I18n, locale: DemoLocale): I18n {
  const [loaded, setLoaded] = useState(page)
  useEffect(() => {
    let isWanted = true
    loadDemoI18n(locale, 'apollomedical').then(
      (i18n) => isWanted && setLoaded(i18n),
      () => isWanted && setLoaded(page),
    )
    return () => {
      isWanted = false
    }
  }, [page, locale])
  return loaded
}

function Written({ report: { title, notice, status, sections } }: { report: ReportText }) {
  return (
    <>
      <h3>{title}</h3>
      <p>
        <strong>{notice}</strong>
      </p>
      <p>{status}</p>
      {sections.map(({ heading, rows, paragraphs }, index) => (
        <section key={index}>
          <h4>{heading}</h4>
          {rows.length > 0 && (
            <dl className={styles.rows}>
              {rows.map(({ label, value, isGap }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{isGap ? <mark className={parts.gap}>{value}</mark> : value}</dd>
                </div>
              ))}
            </dl>
          )}
          {paragraphs.map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
        </section>
      ))}
    </>
  )
}
