import { type DemoLocale, toDemoLocale } from '../../locales/demo-locales.ts'
import { defaultLocale } from '../../locales/locales.ts'

export type DemoOptions<SiteLocale> = {
  /** The language of the demo. */
  locale: DemoLocale
  /** The language in which the visitor reads the site; the demos may not have it. */
  siteLocale: SiteLocale | typeof defaultLocale
  theme: 'light' | 'dark' | undefined
}

/**
 * Reads a demo's language and colour scheme from its URL; unknown values fall back to English and the system's scheme.
 *
 * @param search `?lang=es&theme=dark`
 * @param siteLocales the languages of the site
 */
export function readDemoOptions<SiteLocale extends string>(
  search: string,
  siteLocales: readonly SiteLocale[],
): DemoOptions<SiteLocale> {
  const params = new URLSearchParams(search)
  const siteLocale = siteLocales.find((code) => code === params.get('lang')) ?? defaultLocale
  const theme = params.get('theme')
  return {
    locale: toDemoLocale(siteLocale),
    siteLocale,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  }
}
