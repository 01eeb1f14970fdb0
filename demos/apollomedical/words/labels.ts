import type { I18n } from '@lingui/core'
import type { FleischnerAdvice } from '../engine/fleischner.ts'
import type { FieldId, Term } from '../engine/templates/templates.ts'
import type { TiRadsAdvice } from '../engine/ti-rads.ts'

// Terms, fields and advice in the language of an `i18n`: that of the page, or that of the report.

/** @param field the id of a field of any template */
export function labelField(i18n: I18n, field: string): string {
  return i18n.t(`apollomedical.field.${field as FieldId}`)
}

/** A defined term as written in reports. */
export function labelTerm(i18n: I18n, field: string, option: string): string {
  const term = `${field}.${option}` as Term
  return i18n.t(`apollomedical.term.${term}`)
}

/** @param years of the follow-up, as a list in the language */
export function wordTiRadsAdvice(i18n: I18n, advice: TiRadsAdvice | 'fnaOverLimit', years: string): string {
  return i18n.t(`apollomedical.tirads.${advice}`, { years })
}

export function wordFleischnerAdvice(i18n: I18n, advice: FleischnerAdvice): string {
  return i18n.t(`apollomedical.fleischner.${advice}`)
}
