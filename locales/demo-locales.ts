import { defaultLocale, type Locale, localeCodes } from './locales.ts'

/** The languages of the demos: their words, samples and grammars. Visitors in any other language of the site get English. */
export const demoLocales = ['en', 'es', 'fr', 'zh'] as const satisfies readonly Locale[]

export type DemoLocale = (typeof demoLocales)[number]

/**
 * The language in which a demo is shown to a visitor.
 *
 * @param locale what the visitor reads: `zh`, `de`
 */
export function toDemoLocale(locale: string): DemoLocale {
  return demoLocales.find((known) => known === locale) ?? 'en'
}

/**
 * The languages of a catalog. The English of the content is in `content/` itself; the demos can lack languages of the site, but the
 * words that all demos share cannot, because they tell visitors so.
 */
export function listCatalogLocales(catalog: string): readonly Locale[] {
  if (catalog.startsWith('content/')) return localeCodes.filter((locale) => locale !== defaultLocale)
  return catalog.startsWith('demos/') && catalog !== 'demos/demo' ? demoLocales : localeCodes
}
