import { defaultLocale, type Locale, localeCodes } from '../../locales/locales.ts'

export type DemoOptions = { locale: Locale; theme: 'light' | 'dark' | undefined }

/**
 * Reads a demo's language and colour scheme from its URL; what is unknown falls back to English and the system's scheme.
 *
 * @param search `?lang=es&theme=dark`
 */
export function readDemoOptions(search: string): DemoOptions {
  const params = new URLSearchParams(search)
  const theme = params.get('theme')
  return {
    locale: localeCodes.find((locale) => locale === params.get('lang')) ?? defaultLocale,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  }
}
