import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from './locales.ts'

const siteMessages = import.meta.glob<Messages>('./*/index.ts', { import: 'messages' })
const demoMessages = import.meta.glob<Messages>('./*/demos/*.po', { import: 'messages' })

/**
 * Loads the interface texts that all pages of one language share. Each has its own instance instead of Lingui's global one,
 * because the build renders pages of several languages at once.
 */
export async function loadI18n(locale: Locale): Promise<I18n> {
  return createI18n(locale, { ...(await loadMessages(siteMessages, `./${locale}/index.ts`)) })
}

/** Adds the texts of a page that is about to be shown. Lingui's own `load` would render all that is shown already again. */
export function addMessages(i18n: I18n, messages: Messages) {
  Object.assign(i18n.messages, messages)
}

/**
 * Loads the words that all demos share in one language, with those of one demo.
 *
 * @param demo the project's id, which names its catalog: `autoclient` for `locales/es/demos/autoclient.po`
 */
export async function loadDemoI18n(locale: Locale, demo?: string): Promise<I18n> {
  const families = demo ? ['demo', demo] : ['demo']
  const messages = families.map((family) => loadMessages(demoMessages, `./${locale}/demos/${family}.po`))
  return createI18n(locale, Object.assign({}, ...(await Promise.all(messages))))
}

function loadMessages(catalogs: Record<string, () => Promise<Messages>>, path: string): Promise<Messages> {
  const load = catalogs[path]
  if (!load) throw new Error(`locales/${path.slice(2)} is missing: npm run extract makes it`)
  return load()
}

export function createI18n(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } })
}
