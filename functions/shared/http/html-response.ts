import { functionStylesPath } from '../../../content/function-styles.ts'
import { site } from '../../../content/site.ts'
import { type Locale, locales } from '../../../locales/locales.ts'
import { localizePath } from '../../../locales/paths.ts'
import { loadFunctionI18n } from '../../../locales/server.ts'
import { type Html, html } from './html.ts'
import { functionHeaders } from './responses.ts'

// Pages that the function itself renders: for forms sent without JavaScript, and for the links of newsletter mails.
// They load no script, and of the site's files a stylesheet and its font.

const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A whole page. Search engines do not index it, it cannot be framed, and it runs no script. */
export function htmlResponse(locale: Locale, status: number, title: string, content: Html): Response {
  const i18n = loadFunctionI18n(locale, 'mail')
  const page = html`<!doctype html>
<html lang="${locales[locale].lang}">
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
${content}
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
      'content-language': locales[locale].lang,
      'content-security-policy': contentSecurityPolicy,
    },
  })
}
