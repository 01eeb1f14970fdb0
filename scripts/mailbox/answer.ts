import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Email } from 'postal-mime'
import { type Html, html } from '../../html.ts'

/** A mail as it was read, the contents of its attachments in base64. */
export type KeptMail = Email & { id: number; receivedAt: Date }

type Answer = { status: number; type: string; body: string }

/** Mails hold what visitors typed and links that act in their name, so other sites in the same browser get nothing. */
const safeHeaders = {
  // These rules hold for the HTML part of a mail too, because its frame inherits them from the page.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export function answer(request: IncomingMessage, response: ServerResponse, mails: KeptMail[]): void {
  const { status, type, body } = route(request, mails)
  response.writeHead(status, { ...safeHeaders, 'content-type': `${type}; charset=utf-8` })
  response.end(body)
}

function route({ url = '/', headers, socket }: IncomingMessage, mails: KeptMail[]): Answer {
  // A name of somebody else's that leads to this machine would let their page read the mails.
  const hosts = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`]
  if (!hosts.includes(headers.host ?? ''))
    return renderPage('Not here', html`<p>The mailbox answers to its own address only.</p>`, 403)
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname === '/') return renderList(mails)
  if (pathname === '/mails.json') {
    const body = JSON.stringify(mails.map(({ attachments: _attachments, ...mail }) => mail))
    return { status: 200, type: 'application/json', body }
  }
  const mail = mails.find(({ id }) => pathname === `/mails/${id}`)
  if (mail) return renderMail(mail)
  const text = html`<p>Mails are kept until the server stops. <a href="/">All mails</a></p>`
  return renderPage('No such mail', text, 404)
}

function renderList(mails: KeptMail[]): Answer {
  return renderPage(
    `Mailbox (${mails.length})`,
    html`<p>What the local site mailed, newest first. Nothing leaves this machine. The newest 200 are kept, until the server stops. <a href="/mails.json">As JSON</a></p>
<ol class="mails" reversed>${mails.map(
      ({ id, subject, to = [], receivedAt }) =>
        html`<li><a href="/mails/${id}">${nameSubject(subject)}</a><br>to ${to.map(({ address, name }) => address ?? name).join(', ')}, ${receivedAt.toLocaleString('en-GB')}</li>\n`,
    )}</ol>`,
  )
}

/** One mail with all its parts. The HTML part runs no script, loads nothing from elsewhere, and has no part in the page around it. */
function renderMail({ subject, headers, text, html: part, attachments }: KeptMail): Answer {
  return renderPage(
    nameSubject(subject),
    html`<p><a href="/">All mails</a></p>
<dl>${headers.map(({ key, value }) => html`<dt>${key}</dt><dd>${linkAddresses(value)}</dd>`)}</dl>
${text && html`<pre class="text">${linkAddresses(text)}</pre>`}
${part && html`<iframe srcdoc="${`<base target="_blank">${part}`}" title="HTML part of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<ul>${attachments.map(({ filename, mimeType, content }, index) => {
      const name = filename ?? (mimeType === 'text/calendar' ? 'invitation.ics' : `attachment-${index + 1}`)
      return html`<li><a href="data:${mimeType};base64,${String(content)}" download="${name}">${name}</a> (${mimeType})</li>`
    })}</ul>`,
  )
}

function nameSubject(subject = ''): string {
  return subject || '(no subject)'
}

/** Makes links of the addresses in a text. A sign that ends a sentence or a bracket is no part of one. */
function linkAddresses(text: string): Html[] {
  return text.split(/(https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]*[\w\-~/#&=%])/i).map((part, index) => {
    return index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`
  })
}

function renderPage(title: string, content: Html, status = 200): Answer {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
  return { status, type: 'text/html', body: markup }
}

const style = html`:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
body { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
:focus-visible { outline: 3px solid; outline-offset: 2px }
li { padding-block: .5rem }
dd { white-space: pre-line }
.text { padding: 1rem; white-space: pre-wrap; font: inherit; border: 1px solid }
iframe { box-sizing: border-box; width: 100%; height: 70vh; background: #fff; border: 1px solid }
`
