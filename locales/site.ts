import type { I18n, Messages } from '@lingui/core'
import { createI18n } from './browser.ts'
import type { Locale } from './locales.ts'

const catalogs = import.meta.glob<Messages>('./*/*.po', { eager: true, import: 'messages' })

/** All interface texts of one language, for the build; a browser has only those of the pages that it shows. */
export function getSiteI18n(locale: Locale): I18n {
  const own = Object.entries(catalogs).filter(([path]) => path.startsWith(`./${locale}/`))
  return createI18n(locale, Object.assign({}, ...own.map(([, messages]) => messages)))
}
