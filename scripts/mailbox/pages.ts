import { type Html, html } from '../../functions/shared/http/html.ts'
import type { KeptMail } from './kept-mail.ts'

/** The list of mails, newest first. */
export function renderList(mails: KeptMail[]): string {
  return renderPage(
    `Mailbox (${mails.length})`,
    html`<p>What the local site mailed, newest first. Nothing leaves this machine. The newest 200 are kept, until the server stops. <a href="/mails.json">As JSON</a></p>
<ol class="mails" reversed>${mails.map(
      ({ id, subject, to, receivedAt }) =>
        html`<li><a href="/mails/${id}">${nameSubject(subject)}</a><br>to ${to}, ${receivedAt.toLocaleString('en-GB')}</li>\n`,
    )}</ol>`,
  )
}

/** One mail with all its parts. */
export function renderMail({ id, subject, headers, text, html: part, attachments }: KeptMail): string {
  return renderPage(
    nameSubject(subject),
    html`<p><a href="/">All mails</a></p>
<dl>${Object.entries(headers).map(([name, value]) => html`<dt>${name}</dt><dd>${linkAddresses(value)}</dd>`)}</dl>
${text && html`<pre class="text">${linkAddresses(text)}</pre>`}
${part && html`<iframe src="/mails/${id}/html" title="HTML part of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<ul>${attachments.map(
      ({ name, type }, index) =>
        html`<li><a href="/mails/${id}/attachments/${index}" download>${name}</a> (${type})</li>`,
    )}</ul>
<p><a href="/mails/${id}/raw">The mail as it was sent</a></p>`,
  )
}

export function renderNotFound(): string {
  return renderPage('No such mail', html`<p>Mails are kept until the server stops. <a href="/">All mails</a></p>`)
}

function nameSubject(subject: string): string {
  return subject || '(no subject)'
}

/** Makes links of the addresses in a text. A sign that ends a sentence or a bracket is no part of one. */
function linkAddresses(text: string): Html[] {
  return text.split(/(https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]*[\w\-~/#&=%])/i).map((part, index) => {
    return index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`
  })
}

function renderPage(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.markup
}

export const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
body { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
:focus-visible { outline: 3px solid; outline-offset: 2px }
li { padding-block: .5rem }
dd { white-space: pre-line }
.text { padding: 1rem; white-space: pre-wrap; font: inherit; border: 1px solid }
iframe { box-sizing: border-box; width: 100%; height: 70vh; background: #fff; border: 1px solid }
`
