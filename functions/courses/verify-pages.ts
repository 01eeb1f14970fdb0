import type { Environment } from '../../environment.ts'
import { html } from '../../html.ts'
import { writeCourseDays } from '../../locales/course-times.ts'
import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { site } from '../../model/kinds/site.ts'
import { handleLink } from '../shared/http/links.ts'
import { findLocale, readBytes } from '../shared/http/requests.ts'
import { errorResponse, fileResponse, getErrorMessage, htmlResponse, jsonResponse } from '../shared/http/responses.ts'
import { type Attendee, findAttendee, giveReason } from './attendance.ts'
import { createBadge, createDidDocument, verifyBadge } from './badge.ts'
import { paperLink } from './links.ts'
import { refusePaper } from './paper-pages.ts'

const mostBytes = 64 * 1024

/** `GET /verify?code=…`: a form, and the answer to a code. Nobody is named: whoever has the certificate has the name. */
export async function showVerifyPage(request: Request): Promise<Response> {
  const code = new URL(request.url).searchParams.get('code')?.trim()
  const locale = findLocale(request)
  const i18n = loadFunctionI18n(locale, 'papers')
  if (!code) return renderVerifyPage(locale, 200)
  const found = await findCertificate(code)
  if (!found) return renderVerifyPage(locale, 404, [i18n.t('papers.verify.unknown')], code)
  return renderVerifyPage(locale, 200, describe(found, locale, i18n.t('papers.verify.genuine')), code)
}

/** `POST /verify` with the file: its signature is enough, so the answer does not need the database. */
export async function checkFile(request: Request, environment: Environment): Promise<Response> {
  const locale = findLocale(request)
  const i18n = loadFunctionI18n(locale, 'papers')
  const text = await readFile(request)
  const code = text && verifyBadge(text, environment)
  if (!code) return renderVerifyPage(locale, 422, [i18n.t('papers.verify.wrong')])
  const found = await findCertificate(code).catch(() => 'away' as const)
  const genuine = i18n.t('papers.verify.file')
  if (found === 'away') return renderVerifyPage(locale, 200, [genuine, i18n.t('papers.verify.away')])
  return renderVerifyPage(locale, 200, found ? describe(found, locale, genuine) : [genuine])
}

/** `GET /api/verify?code=…`, for programs. */
export async function sendVerdict(request: Request): Promise<Response> {
  const found = await findCertificate(new URL(request.url).searchParams.get('code')?.trim() ?? '')
  if (!found) return sayMissing(request)
  const { title, hours, days } = found.certificate
  const revoked = found.revokedAt !== undefined
  return withAnyOrigin(jsonResponse({ ok: true, valid: !revoked, revoked, hours, course: title, days }, 200))
}

/** `GET /api/badge?token=…`: the signed file, for the person with the link. */
export const sendBadge = handleLink(
  'papers',
  [paperLink],
  async ({ subject, environment }) => {
    const attendee = await findAttendee(subject)
    if (attendee?.revokedAt) return undefined
    const badge = attendee?.certificate && createBadge(attendee.code, attendee.certificate, environment)
    return badge && fileResponse(`certificate-${subject}.json`, 'application/vc+json', JSON.stringify(badge, null, 2))
  },
  refusePaper,
)

/** `GET /.well-known/did.json`: the keys of certificates. */
export function sendDidDocument(request: Request, environment: Environment): Response {
  const document = createDidDocument(environment)
  return document ? withAnyOrigin(jsonResponse(document, 200)) : sayMissing(request)
}

function sayMissing(request: Request): Response {
  return errorResponse('notFound', getErrorMessage('notFound', findLocale(request)))
}

function withAnyOrigin(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*')
  return response
}

type Found = Attendee & { certificate: NonNullable<Attendee['certificate']> }

async function findCertificate(code: string): Promise<Found | undefined> {
  const attendee = await findAttendee(code)
  return attendee?.certificate && { ...attendee, certificate: attendee.certificate }
}

/** The file of a form, within a bound; undefined if there is none. */
async function readFile(request: Request): Promise<string | undefined> {
  const body = await readBytes(request.body, mostBytes).catch(() => undefined)
  const type = request.headers.get('content-type') ?? ''
  if (!body) return undefined
  if (!type.startsWith('multipart/form-data')) return body.toString()
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  return typeof file === 'string' ? file : file?.text()
}

/** The days are written anew: the certificate has them in the language of its person. */
function describe(found: Found, locale: Locale, genuine: string): string[] {
  const i18n = loadFunctionI18n(locale, 'papers')
  const { certificate, revokedAt } = found
  const days = certificate.days.map((day) => ({ start: new Date(day) }))
  const dates = writeCourseDays(days, 'UTC', locale)
  const hours = new Intl.NumberFormat(locale).format(certificate.hours)
  const facts = i18n.t('papers.verify.facts', { course: certificate.title, hours, dates })
  return [revokedAt ? i18n.t('papers.revoked', { reason: giveReason(found, i18n) }) : genuine, facts]
}

function renderVerifyPage(locale: Locale, status: number, answer?: string[], code = ''): Response {
  const i18n = loadFunctionI18n(locale, 'papers')
  return htmlResponse(
    locale,
    status,
    i18n.t('papers.verify.title'),
    html`${answer && html`<div role="alert">${answer.map((line) => html`<p>${line}</p>`)}</div>`}
<p>${i18n.t('papers.verify.text', { site: site.name })}</p>
<form method="get" action="/verify">
<input type="hidden" name="locale" value="${locale}">
<label for="code">${i18n.t('papers.verify.code')}</label><input id="code" name="code" value="${code}" required autocomplete="off">
<button>${i18n.t('papers.verify.button')}</button>
</form>
<form method="post" action="/verify?locale=${locale}" enctype="multipart/form-data">
<label for="file">${i18n.t('papers.verify.upload')}</label><input id="file" name="file" type="file" accept=".json,application/json,application/vc+json" required>
<button class="lesser">${i18n.t('papers.verify.button')}</button>
</form>`,
  )
}
