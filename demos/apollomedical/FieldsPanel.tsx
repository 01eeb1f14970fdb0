import { useLingui } from '@lingui/react'
import { Panel } from '../shared/Panel.tsx'
import parts from '../shared/parts.module.css'
import { addFinding, type Report, removeFinding, setField } from './engine/report.ts'
import { isAsked, type Values } from './engine/templates/fields.ts'
import { conclusionField, templates } from './engine/templates/templates.ts'
import { FieldInput } from './FieldInput.tsx'
import { labelFinding } from './words/write-report.ts'

type FieldsPanelProps = { report: Report; onChange: (report: Report) => void }

/** The fields of the template: those of the examination, then those of each finding. */
export function FieldsPanel({ report, onChange }: FieldsPanelProps) {
  const { i18n } = useLingui()
  const { general, finding: fields, maxFindings } = templates[report.template]

  function listInputs(values: Values, listed: typeof fields, finding: number | undefined) {
    return listed
      .filter((field) => isAsked(field, values))
      .map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          values={values}
          finding={finding}
          onChange={(value) => onChange(setField(report, finding, field.id, value))}
        />
      ))
  }

  return (
    <Panel heading={i18n.t('apollomedical.fields.heading')}>
      <p>{i18n.t('apollomedical.fields.help')}</p>
      <fieldset>
        <legend>{i18n.t('apollomedical.report.examination')}</legend>
        <div className={parts.fields}>{listInputs(report.general, general, undefined)}</div>
      </fieldset>
      {report.findings.map((values, index) => (
        <fieldset key={index}>
          <legend>{labelFinding(i18n, index)}</legend>
          <div className={parts.fields}>{listInputs(values, fields, index)}</div>
          <button type="button" className={parts.button} onClick={() => onChange(removeFinding(report, index))}>
            {i18n.t('apollomedical.fields.remove', { finding: labelFinding(i18n, index) })}
          </button>
        </fieldset>
      ))}
      {report.findings.length < maxFindings && (
        <p>
          <button type="button" className={parts.button} onClick={() => onChange(addFinding(report))}>
            {i18n.t('apollomedical.fields.add', { finding: labelFinding(i18n, report.findings.length) })}
          </button>
        </p>
      )}
      <fieldset>
        <legend>{i18n.t('apollomedical.field.conclusion')}</legend>
        <div className={parts.fields}>{listInputs(report.general, [conclusionField], undefined)}</div>
      </fieldset>
    </Panel>
  )
}
