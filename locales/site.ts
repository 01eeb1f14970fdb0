import type { I18n, Messages } from '@lingui/core'
import { createI18n } from './browser.ts'
import type { Locale } from './locales.ts'

const catalogs = import.meta.glob<Messages>('./*/*.po', { import: 'messages' })

/** All interface texts of one language, for the build; a browser has only those of the pages that it shows. */
export async function loadSiteI18n(locale: Locale): Promise<I18n> {
  const loads = Object.entries(catalogs).filter(([path]) => path.startsWith(`./${locale}/`))
  return createI18n(locale, Object.assign({}, ...(await Promise.all(loads.map(([, load]) => load())))))
}
