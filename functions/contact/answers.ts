import { type FieldError, getFieldErrorMessages } from '../../content/forms.ts'
import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { answerJson, safeHeaders } from '../shared/answer-json.ts'
import { type RefusalCode, refusalStatuses, wordRefusal } from '../shared/refusals.ts'
import { loadFormWords } from './form-words.ts'
import { html } from './html.ts'
import { answerPage } from './pages.ts'

/** Sends a browser to a page by GET, so that reloading it sends nothing again. */
export function redirect(path: string): Response {
  return new Response(null, { status: 303, headers: { ...safeHeaders, location: path } })
}

/** Says why a request is not fulfilled: in the contract's JSON, or as a page to a browser that shows what it gets. */
export function refuse(
  request: Request,
  code: RefusalCode,
  locale: Locale,
  errors?: Record<string, FieldError>,
): Response {
  const i18n = loadFunctionI18n(locale, 'mail')
  const message = wordRefusal(i18n, code)
  if (isShown(request)) {
    return answerPage(locale, refusalStatuses[code], i18n.t('mail.error.title'), html`<p>${message}</p>`)
  }
  const fields = errors && getFieldErrorMessages(errors, loadFormWords(locale).errors)
  return answerJson({ ok: false, error: { code, message, ...(fields && { fields }) } }, refusalStatuses[code])
}

/** Whether a browser loads the answer as a page, and no script reads it. */
function isShown({ headers }: Request): boolean {
  return !!headers.get('accept')?.includes('text/html') && !headers.get('content-type')?.includes('json')
}
