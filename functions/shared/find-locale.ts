import * as v from 'valibot'
import { defaultLocale, type Locale, localeCodes } from '../../locales/locales.ts'
import { splitLocale } from '../../locales/paths.ts'

/** The language to answer in: what the body or the link says, else that of the page it was sent from, else English. */
export function findLocale(request: Request, fields?: unknown): Locale {
  const parameters = Object.fromEntries(new URL(request.url).searchParams)
  for (const said of [fields, parameters]) {
    const result = v.safeParse(v.object({ locale: v.picklist(localeCodes) }), said)
    if (result.success) return result.output.locale
  }
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  return referrer ? splitLocale(referrer.pathname).locale : defaultLocale
}
