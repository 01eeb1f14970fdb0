import { type FieldValue, isAsked, type Values } from './templates/fields.ts'
import { type Template, type TemplateId, templates } from './templates/templates.ts'

/** The data of one examination; text, scores and checks are derived from it. */
export type Report = {
  template: TemplateId
  /** Fields of the examination, and the two free texts: the order and the conclusion. */
  general: Values
  findings: readonly Values[]
}

export function createReport(template: TemplateId): Report {
  return { template, general: {}, findings: [] }
}

/**
 * Sets one field, of the examination (`finding` undefined) or of one finding. An empty value removes the field and
 * the fields that depend on it.
 */
export function setField(
  report: Report,
  finding: number | undefined,
  field: string,
  value: FieldValue | undefined,
): Report {
  const template = templates[report.template]
  if (finding === undefined) return { ...report, general: setValue(report.general, template.general, field, value) }
  const findings = report.findings.map((values, index) =>
    index === finding ? setValue(values, template.finding, field, value) : values,
  )
  return { ...report, findings }
}

/** Adds an empty finding, up to the number that the template has room for. */
export function addFinding(report: Report): Report {
  if (report.findings.length >= templates[report.template].maxFindings) return report
  return { ...report, findings: [...report.findings, {}] }
}

export function removeFinding(report: Report, finding: number): Report {
  return { ...report, findings: report.findings.filter((_, index) => index !== finding) }
}

function setValue(values: Values, fields: Template['finding'], id: string, value: FieldValue | undefined): Values {
  const isEmpty = value === undefined || (typeof value !== 'number' && value.length === 0)
  const next = { ...values, [id]: isEmpty ? undefined : value }
  const dropped = fields.filter((field) => !isAsked(field, next)).map((field) => field.id)
  return Object.fromEntries(
    Object.entries(next).filter(([field, kept]) => kept !== undefined && !dropped.includes(field)),
  )
}
