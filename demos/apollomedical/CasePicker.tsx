import { useLingui } from '@lingui/react'
import { useId } from 'react'
import parts from '../shared/parts.module.css'
import { useDemoLocale } from '../shared/use-demo-locale.ts'
import styles from './Demo.module.css'
import { type TemplateId, templateIds } from './engine/templates.ts'
import { type CaseId, cases } from './samples/cases.ts'
import { openCase, openEmpty, type Session } from './session.ts'
import { labelTemplate } from './words/labels.ts'

type CasePickerProps = { session: Session; onOpen: (session: Session) => void }

/** Chooses the examination, which decides the template, and one of its invented cases or an empty report. */
export function CasePicker({ session, onOpen }: CasePickerProps) {
  const { i18n } = useLingui()
  const id = useId()
  const locale = useDemoLocale()
  const { template } = session.report
  const ofTemplate = (wanted: TemplateId) => cases.filter((sample) => sample.template === wanted)
  const labels: Record<CaseId, string> = {
    thyroidNodule: i18n.t('apollomedical.case.thyroidNodule'),
    thyroidMistakes: i18n.t('apollomedical.case.thyroidMistakes'),
    chestNodule: i18n.t('apollomedical.case.chestNodule'),
    chestMistakes: i18n.t('apollomedical.case.chestMistakes'),
    breastMass: i18n.t('apollomedical.case.breastMass'),
    breastMistakes: i18n.t('apollomedical.case.breastMistakes'),
  }
  return (
    <section className={styles.cases} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="visually-hidden">
        {i18n.t('apollomedical.case.heading')}
      </h2>
      <div className={parts.field}>
        <label htmlFor={`${id}-template`}>{i18n.t('apollomedical.case.template')}</label>
        <select
          id={`${id}-template`}
          className={parts.input}
          value={template}
          onChange={({ currentTarget }) => {
            const chosen = templateIds.find((candidate) => candidate === currentTarget.value)
            const [first] = chosen ? ofTemplate(chosen) : []
            if (first) onOpen(openCase(first.id, locale))
          }}
        >
          {templateIds.map((value) => (
            <option key={value} value={value}>
              {labelTemplate(i18n, value)}
            </option>
          ))}
        </select>
      </div>
      <div className={parts.field}>
        <label htmlFor={`${id}-case`}>{i18n.t('apollomedical.case.label')}</label>
        <select
          id={`${id}-case`}
          className={parts.input}
          value={session.caseId ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = cases.find((sample) => sample.id === currentTarget.value)
            onOpen(chosen ? openCase(chosen.id, locale) : openEmpty(template, locale))
          }}
        >
          {ofTemplate(template).map((sample) => (
            <option key={sample.id} value={sample.id}>
              {labels[sample.id]}
            </option>
          ))}
          <option value="">{i18n.t('apollomedical.case.empty')}</option>
        </select>
      </div>
      <p>
        <span className={parts.sample}>{i18n.t('apollomedical.case.sample')}</span>
      </p>
    </section>
  )
}
