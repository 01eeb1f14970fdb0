import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { type ErrorCode, errorStatuses, getErrorMessage } from '../shared/http/errors.ts'
import { jsonResponse } from '../shared/http/responses.ts'

/** Why a request is rejected, and the language of the message. */
export type RequestError = { code: ErrorCode; locale: Locale }

/** The contract's JSON error, in words for a visitor. */
export function rejectRequest({ code, locale }: RequestError): Response {
  const i18n = loadFunctionI18n(locale, 'assistant')
  const message =
    code === 'unavailable'
      ? getErrorMessage(code, locale)
      : code === 'unknownProject'
        ? i18n.t('assistant.unknownProject')
        : code === 'tooLarge'
          ? i18n.t('assistant.tooLong')
          : i18n.t('assistant.invalid')
  const response = jsonResponse({ ok: false, error: { code, message } }, errorStatuses[code])
  if (code === 'method') response.headers.set('allow', 'POST')
  return response
}
