import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Locale } from './locales.ts'

const demoMessages = import.meta.glob<Messages>('./*/demos/*.po', { import: 'messages' })

/**
 * Makes an instance of some interface texts. Each document has its own instead of Lingui's global one, because the build renders pages
 * of several languages at once.
 */
export function createI18n(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } })
}

/**
 * Loads the words that all demos share in one language, with those of one demo.
 *
 * @param demo the project's id, which names its catalog: `autoclient` for `locales/es/demos/autoclient.po`
 */
export async function loadDemoI18n(locale: Locale, demo?: string): Promise<I18n> {
  const families = demo ? ['demo', demo] : ['demo']
  const messages = families.map((family) => {
    const load = demoMessages[`./${locale}/demos/${family}.po`]
    if (!load) throw new Error(`locales/${locale}/demos/${family}.po is missing: npm run extract makes it`)
    return load()
  })
  return createI18n(locale, Object.assign({}, ...(await Promise.all(messages))))
}
