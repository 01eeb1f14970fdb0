import { type FieldError, getFieldErrorMessages } from '../../../content/forms.ts'
import type { Locale } from '../../../locales/locales.ts'
import { loadFunctionI18n } from '../../../locales/server.ts'
import { type ErrorCode, errorStatuses, getErrorMessage } from './errors.ts'
import { loadFormWords } from './form-words.ts'
import { html } from './html.ts'
import { htmlResponse } from './html-response.ts'
import { functionHeaders, jsonResponse } from './responses.ts'

/** Redirects by GET, so that a reload sends nothing again. */
export function redirect(path: string): Response {
  return new Response(null, { status: 303, headers: { ...functionHeaders, location: path } })
}

/** Responds with an error: as JSON, or as a page where a browser loads it as a document. */
export function rejectRequest(
  request: Request,
  code: ErrorCode,
  locale: Locale,
  errors?: Record<string, FieldError>,
): Response {
  const message = getErrorMessage(code, locale)
  if (isDocumentRequest(request)) {
    const i18n = loadFunctionI18n(locale, 'mail')
    return htmlResponse(locale, errorStatuses[code], i18n.t('mail.error.title'), html`<p>${message}</p>`)
  }
  const fields = errors && getFieldErrorMessages(errors, loadFormWords(locale).errors)
  return jsonResponse({ ok: false, error: { code, message, ...(fields && { fields }) } }, errorStatuses[code])
}

function isDocumentRequest({ headers }: Request): boolean {
  return !!headers.get('accept')?.includes('text/html') && !headers.get('content-type')?.includes('json')
}
