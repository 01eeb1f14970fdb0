import type { Environment } from '../../environment.ts'
import { type Background, isPreview, sendAfterResponse } from '../shared/http/background.ts'
import { type Html, html } from '../shared/http/html.ts'
import { htmlResponse } from '../shared/http/html-response.ts'
import { listSecrets, readToken } from '../shared/http/tokens.ts'
import { releaseLead } from './leads.ts'
import { contactMails } from './mails.ts'

/** `GET /api/leads/release?token=…`: the page that the owner's digest links to. Mail programs open links, so only its button acts. */
export function showRelease(request: Request, environment: Environment): Response {
  const link = readLink(request, environment)
  if (link.error) return badLinkResponse(link.error)
  return respond(
    200,
    'Release this message?',
    html`<p>The message ${link.subject} was held as probable spam. Released, it is mailed to you, and its sender gets a receipt.</p>
<form method="post"><button>Release it</button></form>`,
  )
}

/** `POST /api/leads/release?token=…` */
export async function release(request: Request, environment: Environment, background: Background): Promise<Response> {
  const link = readLink(request, environment)
  if (link.error) return badLinkResponse(link.error)
  const result = await releaseLead(link.subject, { receipts: !isPreview(background) })
  if (!result) return respond(410, 'The message is gone', html`<p>It has been erased.</p>`)
  if (result === 'before') return respond(200, 'Already released', html`<p>The message was released before.</p>`)
  sendAfterResponse(contactMails, { leadId: link.subject }, environment, background)
  return respond(200, 'Released', html`<p>The message is on its way to you.</p>`)
}

function readLink(request: Request, environment: Environment): ReturnType<typeof readToken> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return readToken('release', token, listSecrets(environment))
}

function badLinkResponse(error: 'invalid' | 'expired'): Response {
  const text = error === 'expired' ? 'It has expired. The next digest has a new one.' : 'It is incomplete or wrong.'
  return respond(
    error === 'expired' ? 410 : 400,
    'This link does not work',
    html`<p>${text} You can also release a message with: npm run leads -- --deployed --release &lt;id&gt;</p>`,
  )
}

function respond(status: number, title: string, content: Html): Response {
  return htmlResponse('en', status, title, content)
}
