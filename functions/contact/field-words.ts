import type { I18n } from '@lingui/core'
import { type FieldError, fieldLimits } from '../../content/forms.ts'

/** What is wrong with each field, in words for a visitor. */
export function wordFieldErrors(i18n: I18n, errors: Record<string, FieldError>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, wordFieldError(i18n, field, error)]))
}

function wordFieldError(i18n: I18n, field: string, error: FieldError): string {
  if (field === 'consent') return i18n.t('mail.field.consent')
  if (error === 'required') return i18n.t('mail.field.required')
  if (error === 'email') return i18n.t('mail.field.email')
  if (error === 'tooLong' && isLimited(field))
    return i18n.t('mail.field.tooLong', { limit: i18n.number(fieldLimits[field]) })
  return i18n.t('mail.field.invalid')
}

function isLimited(field: string): field is keyof typeof fieldLimits {
  return field in fieldLimits
}
