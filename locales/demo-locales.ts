import { defaultLocale, knownLocales, type Locale, localeCodes, sourceLocale } from './locales.ts'

/** The languages of the demos: their words, samples and grammars. Visitors in any other language get English. */
export const demoLocales = ['en', 'es', 'fr', 'zh'] as const satisfies readonly Locale[]

export type DemoLocale = (typeof demoLocales)[number]

/** The language in which a demo is shown to a visitor of a language such as `de`. */
export function toDemoLocale(locale: string): DemoLocale {
  return demoLocales.find((known) => known === locale) ?? sourceLocale
}

/** Content has no catalog of its first language. Demos can lack languages, but not the words that all share, which tell visitors so. */
export function listCatalogLocales(catalog: string): readonly Locale[] {
  if (catalog.startsWith('content/')) return localeCodes.filter((locale) => locale !== defaultLocale)
  return catalog.startsWith('demos/') && catalog !== 'demos/demo' ? demoLocales : knownLocales
}
