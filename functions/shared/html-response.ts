import { createHash } from 'node:crypto'
import { site } from '../../content/site.ts'
import { type Locale, locales } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { type Html, html } from './html.ts'
import { functionHeaders } from './responses.ts'

// Pages that the function itself renders: for forms sent without JavaScript, and for the links of newsletter mails.
// They load no script and no file of the site, and use the system's colours and fonts.

const style = `:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { max-width: 38rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem; line-height: 1.2; text-wrap: balance }
form { display: grid; gap: 1rem; margin-block: 1.5rem }
form p { margin: 0 }
label { display: block; font-weight: 600 }
label.choice { display: flex; gap: .75rem; font-weight: inherit }
fieldset { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: .75rem; border: 1px solid GrayText }
legend { font-weight: 600 }
fieldset label.choice { align-items: center; padding: .5rem .75rem; border: 1px solid GrayText; cursor: pointer }
dl, dd { margin: 0 }
dt { font-weight: 600 }
h2 { font-size: 1.25rem; margin: 1rem 0 0 }
input, select, textarea, button { font: inherit; color: inherit; padding: .5rem .75rem }
input:not([type=checkbox], [type=radio]), select, textarea { box-sizing: border-box; width: 100%; background: Field; border: 1px solid GrayText }
input:is([type=checkbox], [type=radio]) { flex: none; width: 1.5rem; height: 1.5rem; margin: 0 }
[aria-invalid]:not([type=checkbox]) { border: 3px solid CanvasText }
button { justify-self: start; min-height: 2.75rem; cursor: pointer }
a { color: LinkText; display: inline-block; padding-block: .25rem }
.error { margin: .25rem 0 0; font-weight: 600 }
.error::before { content: "⚠ " / "" }`

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
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
<style>${{ markup: style }}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
<p><a href="${localizePath('/', locale)}">${i18n.t('mail.page.home')}</a></p>
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
