import { type Html, html } from '../../functions/shared/http/html.ts'
import type { KeptMail } from './kept-mail.ts'

/** Seconds between two looks of a list that reloads by itself. */
const reloadPause = 5

/** The list of mails, newest first. */
export function renderList(mails: KeptMail[], isReloading: boolean): string {
  return renderPage(
    `Mailbox (${mails.length})`,
    html`<p>What the local site mailed, newest first. Nothing leaves this machine. The newest 200 are kept, until the server stops.</p>
<p><a href="/">Reload</a> ${
      isReloading
        ? html`It reloads every ${reloadPause} seconds. <a href="/">Stop that</a>`
        : html`<a href="/?reload">Reload every ${reloadPause} seconds</a>`
    } <a href="/mails.json">As JSON</a></p>
${
  mails.length > 0
    ? html`<ol class="mails" reversed>${mails.map(renderEntry)}</ol>`
    : html`<p>No mail yet. Send the contact form or subscribe to the newsletter on the site.</p>`
}`,
    isReloading && html`<meta http-equiv="refresh" content="${reloadPause}">\n`,
  )
}

function renderEntry({ id, subject, from, to, receivedAt }: KeptMail): Html {
  return html`<li><a href="/mails/${id}">${nameSubject(subject)}</a>
<dl><div><dt>From</dt><dd>${from}</dd></div><div><dt>To</dt><dd>${to}</dd></div><div><dt>At</dt><dd>${renderTime(receivedAt)}</dd></div></dl></li>\n`
}

/** Headers that say where a mail goes and what a mail program makes of it. */
const chiefHeaders = [
  'From',
  'To',
  'Cc',
  'Bcc',
  'Reply-To',
  'Date',
  'Message-ID',
  'In-Reply-To',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Auto-Submitted',
]

/** One mail with all its parts. */
export function renderMail(mail: KeptMail): string {
  const { id, headers, text, html: part, attachments } = mail
  const chief = chiefHeaders.flatMap((name) => {
    const value = { From: mail.from, To: mail.to }[name] ?? headers[name.toLowerCase()]
    return value ? [html`<div><dt>${name}</dt><dd>${linkAddresses(value)}</dd></div>`] : []
  })
  return renderPage(
    nameSubject(mail.subject),
    html`<p><a href="/">All mails</a></p>
<dl>${chief}</dl>
${text && html`<h2>Text</h2>\n<pre class="text">${linkAddresses(text)}</pre>`}
${part && html`<h2>HTML</h2>\n<iframe src="/mails/${id}/html" title="HTML part of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
${attachments.length > 0 && html`<h2>Attachments</h2>\n<ul>${attachments.map((each, index) => renderAttachment(each, id, index))}</ul>`}
<h2>Source</h2>
<details><summary>All headers</summary><dl>${Object.entries(headers).map(
      ([name, value]) => html`<div><dt>${name}</dt><dd class="lines">${value}</dd></div>`,
    )}</dl></details>
<p><a href="/mails/${id}/raw">The mail as it was sent</a></p>`,
  )
}

function renderAttachment({ name, type, content }: KeptMail['attachments'][number], id: number, index: number): Html {
  return html`<li><a href="/mails/${id}/attachments/${index}" download>${name}</a> (${type}, ${content.length} bytes)</li>`
}

export function renderNotFound(): string {
  return renderPage(
    'No such mail',
    html`<p>It is gone, or was never there: mails are kept until the server stops. <a href="/">All mails</a></p>`,
  )
}

function nameSubject(subject: string): string {
  return subject || '(no subject)'
}

function renderTime(time: Date): Html {
  return html`<time datetime="${time.toISOString()}">${time.toLocaleString('en-GB')}</time>`
}

/** Makes links of the addresses in a text. A sign that ends a sentence or a bracket is no part of one. */
function linkAddresses(text: string): Html[] {
  return text.split(/(https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]*[\w\-~/#&=%])/i).map((part, index) => {
    return index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`
  })
}

function renderPage(title: string, content: Html, head: Html | false = false): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<link rel="stylesheet" href="/style.css">
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
h1 { font-size: 1.5rem; line-height: 1.2; text-wrap: balance }
h2 { font-size: 1.125rem; margin-block: 2rem .5rem }
a { display: inline-block }
a, summary { padding-block: .25rem }
a:focus-visible, summary:focus-visible { outline: 3px solid; outline-offset: 2px }
p a { margin-inline-end: 1rem }
dl { margin: 0 }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem }
dt { flex: 0 0 10rem; color: color-mix(in srgb, CanvasText 70%, Canvas) }
dd { flex: 1 1 20rem; min-width: 0; margin: 0 }
dd a, pre a { display: inline; padding: 0 }
.lines { white-space: pre-line }
.mails { padding: 0; list-style: none }
.mails li { padding-block: .75rem; border-block-start: 1px solid color-mix(in srgb, CanvasText 25%, Canvas) }
.mails a { font-weight: 600 }
.mails dl div { flex-wrap: nowrap }
.mails dt { flex-basis: 2.5rem }
.mails dd { flex-basis: 0 }
.text { margin: 0; padding: 1rem; white-space: pre-wrap; font: inherit; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas) }
iframe { box-sizing: border-box; width: 100%; height: 70vh; resize: vertical; background: #fff; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas) }
`
