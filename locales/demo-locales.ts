import type { Locale } from './locales.ts'

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
