import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptMail } from './kept-mail.ts'
import { renderList, renderMail, renderNotFound, style } from './pages.ts'

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
  const [, id, part = '', index] = /^\/mails\/(\d+)(?:\/(html|raw|attachments)(?:\/(\d+))?)?$/.exec(pathname) ?? []
  const mail = mails.find((each) => String(each.id) === id)
  return (mail && showMail(mail, part, index)) ?? page(renderNotFound(), 404)
}

function showMail(mail: KeptMail, part: string, index: string | undefined): Answer | undefined {
  if (part === 'attachments') return showAttachment(mail, Number(index))
  if (index !== undefined) return undefined
  if (part === 'raw') return plain(200, mail.raw)
  if (part !== 'html') return page(renderMail(mail))
  if (!mail.html) return undefined
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': partPolicy },
    // Else its links would open inside the frame.
    body: `<!doctype html><base target="_blank">${mail.html}`,
  }
}

function showAttachment(mail: KeptMail, index: number): Answer | undefined {
  const attachment = mail.attachments[index]
  if (!attachment) return undefined
  const isType = /^[\w.+-]+\/[\w.+-]+$/.test(attachment.type)
  return {
    headers: {
      'content-type': isType ? attachment.type : 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name.toWellFormed())}`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
    body: attachment.content,
  }
}

/** What `mails.json` says of a mail. */
function describe({ raw: _raw, attachments, ...mail }: KeptMail) {
  const links = attachments.map(({ name, type }, index) => ({
    name,
    type,
    path: `/mails/${mail.id}/attachments/${index}`,
  }))
  return { ...mail, attachments: links }
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
