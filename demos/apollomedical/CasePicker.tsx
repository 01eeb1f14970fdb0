import { useLingui } from '@lingui/react'
import parts from '../shared/parts.module.css'
import { SelectField } from '../shared/SelectField.tsx'
import { useDemoLocale } from '../shared/use-demo-locale.ts'
import { type TemplateId, templateIds } from './engine/templates/templates.ts'
import { cases } from './samples/cases.ts'
import { openCase, openEmpty, type Session } from './session.ts'

type CasePickerProps = { session: Session; onOpen: (session: Session) => void }

/** Chooses the examination, which decides the template, and one of its invented cases or an empty report. */
export function CasePicker({ session, onOpen }: CasePickerProps) {
  const { i18n } = useLingui()
  const locale = useDemoLocale()
  const { template } = session.report
  const ofTemplate = (wanted: TemplateId) => cases.filter((sample) => sample.template === wanted)
  return (
    <section className={parts.subject} aria-label={i18n.t('apollomedical.case.heading')}>
      <SelectField
        label={i18n.t('apollomedical.case.template')}
        value={template}
        options={templateIds.map((value) => ({ value, label: i18n.t(`apollomedical.template.${value}`) }))}
        onChange={(chosen) => {
          const [first] = ofTemplate(chosen)
          if (first) onOpen(openCase(first.id, locale))
        }}
      />
      <SelectField
        label={i18n.t('apollomedical.case.label')}
        value={session.caseId ?? 'empty'}
        options={[...ofTemplate(template).map(({ id: value }) => value), 'empty' as const].map((value) => ({
          value,
          label: i18n.t(`apollomedical.case.${value}`),
        }))}
        onChange={(chosen) => onOpen(chosen === 'empty' ? openEmpty(template, locale) : openCase(chosen, locale))}
      />
      <p>
        <span className={parts.sample}>{i18n.t('apollomedical.case.sample')}</span>
      </p>
    </section>
  )
}
