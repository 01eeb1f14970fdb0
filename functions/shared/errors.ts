import type { I18n } from '@lingui/core'
import { site } from '../../content/site.ts'

export const errorStatuses = {
  notJson: 400,
  notFound: 404,
  method: 405,
  tooLarge: 413,
  mediaType: 415,
  invalid: 422,
  unavailable: 503,
}

/** Why a request is rejected. */
export type ErrorCode = keyof typeof errorStatuses

/**
 * The message of an error for a visitor.
 *
 * @param i18n of the catalog `mail`
 */
export function getErrorMessage(i18n: I18n, code: ErrorCode): string {
  if (code === 'notFound') return i18n.t('mail.error.notFound')
  if (code === 'tooLarge') return i18n.t('mail.error.tooLarge')
  if (code === 'invalid') return i18n.t('mail.error.invalid')
  if (code === 'unavailable') return i18n.t('mail.error.unavailable', { email: site.owner.email })
  return i18n.t('mail.error.request')
}
