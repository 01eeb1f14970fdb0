import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { errorStatuses, getErrorMessage } from '../shared/http/errors.ts'
import { jsonResponse } from '../shared/http/responses.ts'

/** Why a request is rejected, and the language of the message. */
export type RequestError = { code: ErrorCode; locale: Locale }

const statuses = { ...errorStatuses, unknownProject: 404 }

type ErrorCode = keyof typeof statuses

/** The contract's JSON error, in words for a visitor. */
export function rejectRequest({ code, locale }: RequestError): Response {
  const response = jsonResponse({ ok: false, error: { code, message: getMessage(code, locale) } }, statuses[code])
  if (code === 'method') response.headers.set('allow', 'POST')
  return response
}

function getMessage(code: ErrorCode, locale: Locale): string {
  if (code === 'unavailable') return getErrorMessage(code, locale)
  const i18n = loadFunctionI18n(locale, 'assistant')
  if (code === 'unknownProject') return i18n.t('assistant.unknownProject')
  if (code === 'tooLarge') return i18n.t('assistant.tooLong')
  return i18n.t('assistant.invalid')
}
