import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { answerJson } from '../shared/answer-json.ts'
import { refusalStatuses, wordRefusal } from '../shared/refusals.ts'

/** Why a request is not answered, and in which language to say so. */
export type Refusal = { code: RefusalCode; locale: Locale }

const statuses = { ...refusalStatuses, unknownProject: 404 }

type RefusalCode = keyof typeof statuses

/** The contract's JSON error, in words for a visitor. */
export function refuse({ code, locale }: Refusal): Response {
  const response = answerJson({ ok: false, error: { code, message: getMessage(code, locale) } }, statuses[code])
  if (code === 'method') response.headers.set('allow', 'POST')
  return response
}

function getMessage(code: RefusalCode, locale: Locale): string {
  const i18n = loadFunctionI18n(locale, 'assistant')
  if (code === 'unavailable') return wordRefusal(loadFunctionI18n(locale, 'mail'), code)
  if (code === 'unknownProject') return i18n.t('assistant.unknownProject')
  if (code === 'tooLarge') return i18n.t('assistant.tooLong')
  return i18n.t('assistant.invalid')
}
