import type { I18n } from '@lingui/core'
import { site } from '../../content/site.ts'

export const refusalStatuses = {
  notJson: 400,
  notFound: 404,
  method: 405,
  tooLarge: 413,
  mediaType: 415,
  invalid: 422,
  unavailable: 503,
}

/** Why a request is not fulfilled. */
export type RefusalCode = keyof typeof refusalStatuses

/**
 * A refusal in words for a visitor.
 *
 * @param i18n of the catalog `mail`
 */
export function wordRefusal(i18n: I18n, code: RefusalCode): string {
  if (code === 'notFound') return i18n.t('mail.error.notFound')
  if (code === 'tooLarge') return i18n.t('mail.error.tooLarge')
  if (code === 'invalid') return i18n.t('mail.error.invalid')
  if (code === 'unavailable') return i18n.t('mail.error.unavailable', { email: site.owner.email })
  return i18n.t('mail.error.request')
}
