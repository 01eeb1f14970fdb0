import { defaultLocale, knownLocales, type Locale, localeCodes, sourceLocale } from './locales.ts'

/** The languages of the demos: their words, samples and grammars. Visitors in any other language get English. */
export const demoLocales = ['en', 'es', 'fr', 'zh'] as const satisfies readonly Locale[]

export type DemoLocale = (typeof demoLocales)[number]

/** The language in which a demo is shown to a visitor of a language such as `de`. */
export function toDemoLocale(locale: string): DemoLocale {
  return demoLocales.find((known) => known === locale) ?? sourceLocale
}

/**
 * The languages of a catalog. The content itself is written in the first language. Interface texts are there for every
 * language that a site can have; the demos can lack some, but not the words that all demos share, because they tell visitors so.
 */
export function listCatalogLocales(catalog: string): readonly Locale[] {
  if (catalog.startsWith('content/')) return localeCodes.filter((locale) => locale !== defaultLocale)
  return catalog.startsWith('demos/') && catalog !== 'demos/demo' ? demoLocales : knownLocales
}
