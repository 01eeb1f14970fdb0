import { useLingui } from '@lingui/react'
import { Fragment, useState } from 'react'
import { type DemoLocale, demoLocales } from '../../locales/demo-locales.ts'
import { getSpace } from '../../locales/get-space.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { locales } from '../../locales/locales.ts'
import { Panel } from '../shared/Panel.tsx'
import parts from '../shared/parts.module.css'
import { SelectField } from '../shared/SelectField.tsx'
import styles from './DictationPanel.module.css'
import type { Part, PartKind } from './engine/dictation/parse-dictation.ts'
import { cases } from './samples/cases.ts'
import { dictate, hasOwnFindings, type Session } from './session.ts'

/** Target of the checks' links to problems of the dictation. */
export const dictationInputId = 'input-dictation'

type DictationPanelProps = { session: Session; onChange: (session: Session) => void }

/** The dictated text, with the meaning of each word as a mark. */
export function DictationPanel({ session, onChange }: DictationPanelProps) {
  const { i18n } = useLingui()
  const { dictation } = session
  const [text, setText] = useState(dictation.text)
  const [locale, setLocale] = useState(dictation.locale)
  const [message, setMessage] = useState('')
  const [replaced, setReplaced] = useState<{ before: Session; after: Session }>()
  const sample = cases.find((candidate) => candidate.id === session.caseId)

  function changeLocale(next: DemoLocale) {
    // Switches an unchanged sample to the other language; the visitor's own text stays.
    if (sample && text === sample.texts[locale].dictation) setText(sample.texts[next].dictation)
    setLocale(next)
  }

  function structure() {
    const next = dictate(session, text, locale)
    onChange(next)
    setReplaced(text.trim() && hasOwnFindings(session) ? { before: session, after: next } : undefined)
    const count = next.dictation.draft.parts.filter(({ kind }) => kind === 'used').length
    const left = next.dictation.draft.parts.filter(({ kind }) => lost.has(kind)).length
    setMessage(i18n.t('apollomedical.dictation.result', { count, left }))
  }

  return (
    <Panel heading={i18n.t('apollomedical.dictation.heading')}>
      <p>{i18n.t('apollomedical.dictation.help')}</p>
      <div className={parts.fields}>
        <div className={parts.field}>
          <label htmlFor={dictationInputId}>{i18n.t('apollomedical.dictation.text')}</label>
          <textarea
            id={dictationInputId}
            className={parts.input}
            rows={5}
            maxLength={4000}
            lang={getLanguageTag(locale)}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
        <div className={parts.row}>
          <SelectField
            label={i18n.t('apollomedical.dictation.locale')}
            value={locale}
            options={demoLocales.map((value) => ({ value, label: locales[value].name }))}
            onChange={changeLocale}
          />
          <button type="button" className={parts.buttonPrimary} onClick={structure}>
            {i18n.t('apollomedical.dictation.structure')}
          </button>
        </div>
        <p role="status" className={parts.status}>
          <span>{message}</span>
          {getSpace(message)}
          {replaced?.after.report === session.report && (
            <span>
              <span>{i18n.t('apollomedical.dictation.replaced')}</span>
              {getSpace(i18n.t('apollomedical.dictation.replaced'))}
              <button type="button" className={parts.linkButton} onClick={() => onChange(replaced.before)}>
                {i18n.t('apollomedical.dictation.undo')}
              </button>
            </span>
          )}
        </p>
      </div>
      {dictation.text && (
        <>
          <h3>{i18n.t('apollomedical.dictation.understood')}</h3>
          {/* Page translators put elements around texts, so the paragraph is replaced and never mended. */}
          <p
            key={`${dictation.locale} ${dictation.text}`}
            className={styles.text}
            lang={getLanguageTag(dictation.locale)}
          >
            <MarkedText text={dictation.text} found={dictation.draft.parts} />
          </p>
          <ul className={`${parts.list} ${parts.choices}`}>
            {shown
              .filter((kind) => dictation.draft.parts.some((part) => part.kind === kind))
              .map((kind) => (
                <li key={kind}>
                  <mark className={styles[kind]}>{i18n.t(`apollomedical.dictation.kind.${kind}`)}</mark>
                </li>
              ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

const shown = ['used', 'negated', 'unsure', 'conflict', 'misplaced', 'number', 'unknown'] as const
/** Kinds whose words filled no field, for the visitor to check. */
const lost = new Set<PartKind>(['unsure', 'conflict', 'misplaced', 'number', 'unknown'])

function MarkedText({ text, found }: { text: string; found: readonly Part[] }) {
  const marked = found.filter(({ kind }) => kind !== 'context')
  return marked.map((part, index) => (
    <Fragment key={part.start}>
      {text.slice(marked[index - 1]?.end ?? 0, part.start)}
      <mark className={styles[part.kind]}>{part.quote}</mark>
      {index === marked.length - 1 && text.slice(part.end)}
    </Fragment>
  ))
}
