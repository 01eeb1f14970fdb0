import type { Config } from '@netlify/functions'
import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { releaseLead } from '../contact/leads.ts'
import { contactMails } from '../contact/mails.ts'
import { mailKinds } from '../every-minute/mail-kinds.ts'
import { execute, query, sql } from '../shared/data/database.ts'
import { type Background, isPreview, sendAfterResponse } from '../shared/http/background.ts'
import { handleRoutes } from '../shared/http/handle-routes.ts'
import { html } from '../shared/http/html.ts'
import { isCrossSite, readFields } from '../shared/http/read-request.ts'
import { htmlResponse, redirect } from '../shared/http/responses.ts'
import { erasePerson } from './erase-person.ts'
import { readDay } from './read-day.ts'
import { renderDay } from './render-day.ts'
import { type Access, checkLink, isOwner, openLink, requestLink, signOut } from './session.ts'

/** The owner's desk: what waits, and what to do with it, on a page that only a mailed link opens. */
export default function desk(request: Request, context: Background): Promise<Response> {
  const routes = {
    '/api/desk': { GET: showDesk, HEAD: showDesk, POST: act },
    '/api/desk/link': { POST: mailLink },
    '/api/desk/open': { GET: showLink, HEAD: showLink, POST: open },
  }
  return handleRoutes('desk', routes, request, context)
}

export const config: Config = { path: ['/api/desk', '/api/desk/*'] }

async function showDesk(request: Request, environment: Environment): Promise<Response> {
  if (!(await isOwner(request, environment))) return askForLink(environment)
  return htmlResponse('en', 200, 'Your desk', renderDay(await readDay(environment), environment))
}

/** Anybody may ask for the link, and only the owner gets it. */
function askForLink({ SIGNING_SECRET }: Environment): Response {
  const text = SIGNING_SECRET
    ? html`<p>This page is the owner’s. The link to it is mailed to the owner’s address, at most once an hour.</p>
<form method="post" action="/api/desk/link"><button>Mail the link</button></form>`
    : html`<p>It needs SIGNING_SECRET: docs/publish.md.</p>`
  return htmlResponse('en', 401, 'Closed', text)
}

async function mailLink(request: Request, environment: Environment, background: Background): Promise<Response> {
  if (isForeign(request, environment)) return refuse()
  if (environment.SIGNING_SECRET && (await requestLink())) sendAfterResponse(mailKinds, {}, environment, background)
  return htmlResponse('en', 202, 'Look into your mailbox', html`<p>A link was mailed within the last hour.</p>`)
}

/** Programs that look through mails open links, so that only the button takes it. */
async function showLink(request: Request, environment: Environment): Promise<Response> {
  if (await isOwner(request, environment)) return redirect('/api/desk')
  const access = await checkLink(request, environment)
  if ('error' in access) return refuseLink(access)
  return htmlResponse(
    'en',
    200,
    'Open your desk on this device?',
    html`<p>The link works on one device, for 30 days.</p><form method="post"><button>Open it here</button></form>`,
  )
}

async function open(request: Request, environment: Environment): Promise<Response> {
  if (isForeign(request, environment)) return refuse()
  const opened = await openLink(request, environment)
  return 'cookie' in opened ? withCookie(opened.cookie) : refuseLink(opened)
}

const id = v.pipe(v.string(), v.uuid())

const action = v.variant('do', [
  v.object({ do: v.picklist(['answered', 'release', 'erase']), id }),
  v.object({ do: v.literal('sign-out') }),
])

async function act(request: Request, environment: Environment, background: Background): Promise<Response> {
  if (isForeign(request, environment) || !(await isOwner(request, environment))) return refuse()
  const fields = await readFields(request)
  const wanted = v.safeParse(action, fields)
  if (!wanted.success) return htmlResponse('en', 422, 'Nothing was done', html`<p>The form was incomplete.</p>`)
  const { output } = wanted
  if (output.do === 'sign-out') return withCookie(await signOut(request))
  if (output.do === 'answered') await execute(sql`update lead set answered_at = now() where id = ${output.id}::uuid`)
  if (output.do === 'erase') await erase(output.id)
  if (output.do === 'release' && (await releaseLead(output.id, { receipts: !isPreview(background) })) === 'now')
    sendAfterResponse(contactMails, { leadId: output.id }, environment, background)
  return redirect('/api/desk')
}

/** Erases all that is kept of the person who wrote a message. */
async function erase(leadId: string) {
  const [lead] = await query(
    sql`select address from lead where id = ${leadId}::uuid`,
    v.object({ address: v.string() }),
  )
  if (lead) await erasePerson([lead.address])
}

/** What acts for the owner takes no form of another page: one without a word of where it comes from is no browser's. */
function isForeign(request: Request, environment: Environment): boolean {
  const { headers } = request
  return isCrossSite(request, environment) || !(headers.has('sec-fetch-site') || headers.has('origin'))
}

function refuse(): Response {
  return htmlResponse(
    'en',
    403,
    'Not from here',
    html`<p>Open <a href="/api/desk">your desk</a>, and press its button there.</p>`,
  )
}

function refuseLink(access: Access): Response {
  const used = 'error' in access && access.error === 'used'
  return htmlResponse(
    'en',
    used ? 410 : 400,
    'This link does not work',
    html`<p>${used ? 'It was opened on another device. If that was not you, open your desk and end the access of all devices.' : 'It is incomplete, wrong or older than 30 days.'} <a href="/api/desk">Ask for a new one</a></p>`,
  )
}

function withCookie(cookie: string): Response {
  const response = redirect('/api/desk')
  response.headers.set('set-cookie', cookie)
  return response
}
