import { site } from '../../../content/site.ts'
import type { Locale } from '../../../locales/locales.ts'
import { loadFunctionI18n } from '../../../locales/server.ts'

/** The status of each error, whoever it is for. */
export const errorStatuses = {
  notJson: 400,
  notFound: 404,
  unknownProject: 404,
  method: 405,
  taken: 409,
  tooLarge: 413,
  mediaType: 415,
  invalid: 422,
  limit: 429,
  unavailable: 503,
  closed: 503,
  /** The database is away, and the owner has the request as a mail. */
  mailed: 503,
}

/** Why a request is rejected. */
export type ErrorCode = keyof typeof errorStatuses

/** The message of an error for a visitor. */
export function getErrorMessage(code: ErrorCode, locale: Locale): string {
  const i18n = loadFunctionI18n(locale, 'mail')
  if (code === 'notFound') return i18n.t('mail.error.notFound')
  if (code === 'tooLarge') return i18n.t('mail.error.tooLarge')
  if (code === 'invalid') return i18n.t('mail.error.invalid')
  if (code === 'unavailable') return i18n.t('mail.error.unavailable', { email: site.owner.email })
  if (code === 'closed') return i18n.t('mail.error.closed', { email: site.owner.email })
  return i18n.t('mail.error.request')
}
