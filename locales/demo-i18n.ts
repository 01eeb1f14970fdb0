import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from './locales.ts'

const catalogs = import.meta.glob<Messages>('./*/demos/*.po', { import: 'messages' })

/**
 * The words that all demos share in one language, with those of one demo.
 *
 * @param demo the project's id, which names its catalog: `autoclient` for `locales/es/demos/autoclient.po`
 */
export async function loadDemoI18n(locale: Locale, demo?: string): Promise<I18n> {
  const names = demo ? ['demo', demo] : ['demo']
  const messages = await Promise.all(names.map((name) => loadCatalog(locale, name)))
  return setupI18n({ locale, messages: { [locale]: Object.assign({}, ...messages) } })
}

function loadCatalog(locale: Locale, name: string): Promise<Messages> {
  const path = `./${locale}/demos/${name}.po`
  const load = catalogs[path]
  if (!load) throw new Error(`locales/${path.slice(2)} is missing: npm run extract makes it`)
  return load()
}
