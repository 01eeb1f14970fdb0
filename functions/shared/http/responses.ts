import { type Html, html } from '../../../html.ts'
import { getLanguageTag } from '../../../locales/language-tag.ts'
import type { Locale } from '../../../locales/locales.ts'
import { localizePath } from '../../../locales/paths.ts'
import { loadFunctionI18n } from '../../../locales/server.ts'
import { type FieldError, getFieldErrorMessages } from '../../../model/kinds/forms.ts'
import { functionStylesPath } from '../../../model/kinds/function-styles.ts'
import { site } from '../../../model/kinds/site.ts'
import { loadFormWords } from '../data/content-words.ts'
import { functionHeaders } from './headers.ts'

export function jsonResponse(value: object, status: number): Response {
  return Response.json(value, { status, headers: functionHeaders })
}

export const errorStatuses = {
  notJson: 400,
  notFound: 404,
  method: 405,
  taken: 409,
  tooLarge: 413,
  mediaType: 415,
  invalid: 422,
  limit: 429,
  unavailable: 503,
  /** No link that visitors wait for can be mailed in this hour. */
  busy: 503,
  closed: 503,
  /** The database is away, and the owner has the request as a mail. */
  mailed: 503,
}

export type ErrorCode = keyof typeof errorStatuses

export function getErrorMessage(code: ErrorCode, locale: Locale): string {
  const i18n = loadFunctionI18n(locale, 'mail')
  const isOfProgram = code === 'notJson' || code === 'method' || code === 'taken' || code === 'mediaType'
  return i18n.t(`mail.error.${isOfProgram ? 'request' : code}`, { email: site.owner.email })
}

export function errorResponse(code: ErrorCode, message: string, more: { fields?: object } = {}): Response {
  return jsonResponse({ ok: false, error: { code, message, ...more } }, errorStatuses[code])
}

// Pages that the function itself renders: for forms sent without JavaScript, for the links of mails, and the owner's desk.
// They load no script, and of the site's files a stylesheet and its font.

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A page of a mailed link: opening it changes nothing, and its button does. */
export function buttonResponse(locale: Locale, title: string, text: string, button: string): Response {
  const content = html`<p>${text}</p>\n<form method="post"><button>${button}</button></form>`
  return htmlResponse(locale, 200, title, content)
}

/** A whole page: not indexed, not framed, without scripts. Plain words become a paragraph. */
export function htmlResponse(locale: Locale, status: number, title: string, content: Html | string): Response {
  const i18n = loadFunctionI18n(locale, 'mail')
  const page = html`<!doctype html>
<html lang="${getLanguageTag(locale)}">
<head>
<meta charset="utf-8">
<title>${title} — ${site.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${functionStylesPath}">
</head>
<body>
<header><a href="${localizePath('/', locale)}">${site.name}</a></header>
<main>
<h1>${title}</h1>
${typeof content === 'string' ? html`<p>${content}</p>` : content}
</main>
<footer><a href="${localizePath('/', locale)}">${i18n.t('mail.page.home')}</a></footer>
</body>
</html>
`
  return new Response(page.markup, {
    status,
    headers: {
      ...functionHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': contentSecurityPolicy,
    },
  })
}

export function fileResponse(name: string, type: string, content: string): Response {
  const disposition = `attachment; filename="${name}"`
  const headers = { ...functionHeaders, 'content-type': type, 'content-disposition': disposition }
  return new Response(content, { headers })
}

export const calendarType = 'text/calendar; charset=utf-8'

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
  message = getErrorMessage(code, locale),
): Response {
  const { headers } = request
  if (headers.get('accept')?.includes('text/html') && !headers.get('content-type')?.includes('json')) {
    const i18n = loadFunctionI18n(locale, 'mail')
    return htmlResponse(locale, errorStatuses[code], i18n.t('mail.error.title'), message)
  }
  const fields = errors && getFieldErrorMessages(errors, loadFormWords(locale).errors)
  return errorResponse(code, message, fields && { fields })
}
