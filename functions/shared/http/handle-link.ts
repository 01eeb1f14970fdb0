import type { Environment } from '../../../environment.ts'
import type { Locale } from '../../../locales/locales.ts'
import type { Background } from './background.ts'
import { findLocale } from './read-request.ts'
import { listSecrets, type Purpose, readToken } from './tokens.ts'

/** A mailed link whose token is valid, and what it is for. */
export type MailedLink = {
  purpose: Purpose
  /** Of its token: the id of what it is about. */
  subject: string
  token: string
  locale: Locale
  request: Request
  environment: Environment
  background: Background
}

export type LinkError = 'invalid' | 'expired'

/** Answers a mailed link. Mail programs and scanners open links, so a link only shows a page, and its button acts. */
export function handleLink(
  purposes: readonly Purpose[],
  answer: (link: MailedLink) => Response | Promise<Response>,
  reject: (locale: Locale, error: LinkError) => Response,
) {
  return (request: Request, environment: Environment, background: Background): Response | Promise<Response> => {
    const locale = findLocale(request)
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const results = purposes.map((purpose) => ({ purpose, ...readToken(purpose, token, listSecrets(environment)) }))
    for (const { purpose, subject } of results) {
      if (subject) return answer({ purpose, subject, token, locale, request, environment, background })
    }
    return reject(locale, results.some(({ error }) => error === 'expired') ? 'expired' : 'invalid')
  }
}
