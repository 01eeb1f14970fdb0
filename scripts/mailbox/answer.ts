import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Html, html } from '../../functions/shared/http/html.ts'
import type { KeptMail } from './kept-mail.ts'

type Answer = { status?: number; headers: Record<string, string>; body: string | Buffer }

/** Pages load their stylesheet, show the HTML part of a mail in a frame, and nothing else. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The HTML part runs no script, loads nothing from elsewhere, and has no part in the pages around it. */
const partPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** Mails hold what visitors typed and links that act in their name, so other sites in the same browser get nothing. */
const safeHeaders = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export function answer(request: IncomingMessage, response: ServerResponse, mails: KeptMail[]): void {
  const { status = 200, headers, body } = route(request, mails)
  response.writeHead(status, { ...safeHeaders, ...headers })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function route({ method = '', url = '/', headers, socket }: IncomingMessage, mails: KeptMail[]): Answer {
  // A name of somebody else's that leads to this machine would let their page read the mails.
  const hosts = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`]
  if (!hosts.includes(headers.host ?? '')) return plain(403, 'The mailbox answers to its own address only.')
  if (method !== 'GET' && method !== 'HEAD') {
    return { ...plain(405, 'The mailbox can only be read.'), headers: { allow: 'GET, HEAD' } }
  }
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname === '/') return page(renderList(mails))
  if (pathname === '/mails.json') return json(mails.map(describe))
  if (pathname === '/style.css') return { headers: { 'content-type': 'text/css; charset=utf-8' }, body: style }
  const [, id, part] = /^\/mails\/(\d+)(?:\/(html|raw))?$/.exec(pathname) ?? []
  const mail = mails.find((each) => String(each.id) === id)
  return (mail && showMail(mail, part)) ?? page(renderNotFound(), 404)
}

function showMail(mail: KeptMail, part: string | undefined): Answer | undefined {
  if (part === 'raw') return plain(200, mail.raw)
  if (part !== 'html') return page(renderMail(mail))
  if (!mail.html) return undefined
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': partPolicy },
    // Else its links would open inside the frame.
    body: `<!doctype html><base target="_blank">${mail.html}`,
  }
}

/** What `mails.json` says of a mail. */
function describe({ raw: _raw, attachments, ...mail }: KeptMail) {
  return { ...mail, attachments: attachments.map(({ name, type }) => ({ name, type })) }
}

function page(body: string, status = 200): Answer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy },
    body,
  }
}

function json(value: unknown): Answer {
  return { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) }
}

function plain(status: number, body: string | Buffer): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}

/** The list of mails, newest first. */
function renderList(mails: KeptMail[]): string {
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
function renderMail({ id, subject, headers, text, html: part, attachments }: KeptMail): string {
  return renderPage(
    nameSubject(subject),
    html`<p><a href="/">All mails</a></p>
<dl>${Object.entries(headers).map(([name, value]) => html`<dt>${name}</dt><dd>${linkAddresses(value)}</dd>`)}</dl>
${text && html`<pre class="text">${linkAddresses(text)}</pre>`}
${part && html`<iframe src="/mails/${id}/html" title="HTML part of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<ul>${attachments.map(
      ({ name, type, content }) =>
        html`<li><a href="data:${type};base64,${content.toString('base64')}" download="${name}">${name}</a> (${type})</li>`,
    )}</ul>
<p><a href="/mails/${id}/raw">The mail as it was sent</a></p>`,
  )
}

function renderNotFound(): string {
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
