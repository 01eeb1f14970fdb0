import type { I18n, Messages } from '@lingui/core'
import { createI18n } from './browser.ts'
import type { Locale } from './locales.ts'

// Apart from browser.ts: a bundler reads all that a glob names, also for those who use none of it.
const demoMessages = import.meta.glob<Messages>('./*/demos/*.po', { import: 'messages' })

/** Loads the words that all demos share in one language, with those of one demo by its project's id, such as `autoclient`. */
export async function loadDemoI18n(locale: Locale, demo?: string): Promise<I18n> {
  const families = demo ? ['demo', demo] : ['demo']
  const messages = families.map((family) => {
    const load = demoMessages[`./${locale}/demos/${family}.po`]
    if (!load) throw new Error(`locales/${locale}/demos/${family}.po is missing: npm run extract makes it`)
    return load()
  })
  return createI18n(locale, Object.assign({}, ...(await Promise.all(messages))))
}
