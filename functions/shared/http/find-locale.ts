import * as v from 'valibot'
import { defaultLocale, type Locale, localeCodes } from '../../../locales/locales.ts'
import { splitLocale } from '../../../locales/paths.ts'

/** The language of the response: from the body or the link, else from the page it was sent from, else English. */
export function findLocale(request: Request, fields?: unknown): Locale {
  const parameters = Object.fromEntries(new URL(request.url).searchParams)
  for (const source of [fields, parameters]) {
    const result = v.safeParse(v.object({ locale: v.picklist(localeCodes) }), source)
    if (result.success) return result.output.locale
  }
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  return referrer ? splitLocale(referrer.pathname).locale : defaultLocale
}
