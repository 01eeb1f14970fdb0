import { createHmac, timingSafeEqual } from 'node:crypto'
import type { I18n } from '@lingui/core'
import { type Environment, findSiteUrl } from '../../../environment.ts'
import { type Html, html } from '../../../html.ts'
import type { Locale } from '../../../locales/locales.ts'
import { loadFunctionI18n } from '../../../locales/server.ts'
import { site } from '../../../model/kinds/site.ts'
import { type Background, findLocale } from './requests.ts'
import { htmlResponse, redirect } from './responses.ts'

/** In seconds. */
export const hour = 3600
export const day = 24 * hour

/** The purpose of a token, which is invalid for any other one. */
export type Purpose = {
  /** Signed with the token, so it never changes. */
  name: string
  /** For which it is good. */
  seconds: number
  /** Below `/api/`. */
  path: string
}

/** A token for a link: subject (letters, digits and `-`), time of expiry and their signature; no sign needs an escape in a URL. */
export function signToken(purpose: Purpose, subject: string, secret: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + purpose.seconds
  return `${subject}.${expires}.${sign(purpose, `${subject}.${expires}`, secret)}`
}

type Secrets = Pick<Environment, 'SIGNING_SECRET' | 'SIGNING_SECRET_PREVIOUS'>

type Reading = { subject: string; error?: never } | { subject?: never; error: LinkError }

/** The subject of a signed token. `invalid`: forged, cut off, for another purpose or of a secret that is gone. */
export function readToken(purpose: Purpose, token: string, secrets: Secrets, now = Date.now()): Reading {
  const [, subject, expires, signature] = /^([\w-]+)\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (!subject || !expires || !signature) return { error: 'invalid' }
  const { SIGNING_SECRET, SIGNING_SECRET_PREVIOUS } = secrets
  const known = SIGNING_SECRET ? [SIGNING_SECRET, ...SIGNING_SECRET_PREVIOUS] : SIGNING_SECRET_PREVIOUS
  const isSigned = known.some((secret) => {
    const expected = sign(purpose, `${subject}.${expires}`, secret)
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  })
  if (!isSigned) return { error: 'invalid' }
  return Number(expires) * 1000 < now ? { error: 'expired' } : { subject }
}

function sign(purpose: Purpose, payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose.name}.${payload}`).digest('base64url')
}

export function createLink(purpose: Purpose, subject: string, environment: Environment, locale?: Locale): string {
  const { SIGNING_SECRET } = environment
  if (!SIGNING_SECRET) throw new Error('Links need SIGNING_SECRET')
  const token = signToken(purpose, subject, SIGNING_SECRET)
  return `${findSiteUrl(environment, site.url)}${getLinkPath(purpose.path, token, locale)}`
}

/** The path of a link, and of the forms on its page. A token needs no escape. */
export function getLinkPath(path: string, token: string, locale?: Locale): string {
  return `/api/${path}?${locale ? `locale=${locale}&` : ''}token=${token}`
}

export type MailedLink = {
  i18n: I18n
  purpose: Purpose
  subject: string
  token: string
  isPressed: boolean
  locale: Locale
  request: Request
  environment: Environment
  background: Background
  show: (title: string, content: Html | string, status?: number) => Response
  /** The word that `finish` was given. */
  done: string | undefined
  /** Answers a button that has done its work by a page that Back and a reload can show again; no answer to a post can be. */
  finish: (done?: string, path?: string) => Response
}

export type LinkError = 'invalid' | 'expired'

/** Answers a mailed link; undefined if its subject is over or gone. */
export type LinkHandler<Link = MailedLink> = (link: Link) => Response | undefined | Promise<Response | undefined>

/** Answers a mailed link. Mail programs and scanners open links, so a link only shows a page, and its button acts. */
export function handleLink(
  catalog: string,
  purposes: readonly Purpose[],
  answer: LinkHandler,
  reject: (locale: Locale, error: LinkError, i18n: I18n) => Response,
) {
  return async (request: Request, environment: Environment, background: Background): Promise<Response> => {
    const locale = findLocale(request)
    const i18n = loadFunctionI18n(locale, catalog)
    const { pathname, searchParams } = new URL(request.url)
    const token = searchParams.get('token') ?? ''
    const isPressed = request.method === 'POST'
    const done = isPressed ? undefined : (searchParams.get('done') ?? undefined)
    const show: MailedLink['show'] = (title, content, status = 200) => htmlResponse(locale, status, title, content)
    const finish: MailedLink['finish'] = (done, path = pathname.replace('/api/', '')) =>
      redirect(`${getLinkPath(path, token, locale)}${done ? `&done=${done}` : ''}`)
    const shared = { i18n, token, isPressed, done, locale, request, environment, background, show, finish }
    const results = purposes.map((purpose) => ({ purpose, ...readToken(purpose, token, environment) }))
    for (const { purpose, subject } of results)
      if (subject) return (await answer({ ...shared, purpose, subject })) ?? reject(locale, 'expired', i18n)
    return reject(locale, results.some(({ error }) => error === 'expired') ? 'expired' : 'invalid', i18n)
  }
}

/** The page in place of that of a mailed link that does not work, with another way to go on. */
export function refuseLink(locale: Locale, error: LinkError, expired: string, way: Html): Response {
  const i18n = loadFunctionI18n(locale, 'mail')
  const [status, text] = error === 'expired' ? [410, expired] : [400, i18n.t('mail.link.invalid')]
  return htmlResponse(locale, status, i18n.t('mail.link.title'), html`<p>${text}</p>\n<p>${way}</p>`)
}
