import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from './locales.ts'

const catalogs = import.meta.glob<Messages>('./*/index.ts', { import: 'messages' })

/**
 * The interface texts of one language, as an instance of its own: the global one of Lingui must not be used, because
 * the build renders pages of several languages at once.
 */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const load = catalogs[`./${locale}/index.ts`]
  if (!load) throw new Error(`locales/${locale}/index.ts is missing: copy the one of another language`)
  return setupI18n({ locale, messages: { [locale]: await load() } })
}
