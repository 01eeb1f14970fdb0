/**
 * The languages of the site, one row each. Everything else derives from this table.
 *
 * - `name`: the language in its own words, for the language selector
 * - `lang`: for `<html lang>` and `hreflang` (BCP 47)
 * - `ogLocale`: for `og:locale` (https://ogp.me/#optional asks for language_TERRITORY; it cannot be derived)
 * - `prefix`: the first part of the language's URLs
 * - `messenger`: what its readers write with; WhatsApp does not open in mainland China
 */
export const locales = {
  en: {
    name: 'English',
    lang: 'en',
    ogLocale: 'en_US',
    prefix: '',
    messenger: 'whatsapp',
  },
  es: {
    name: 'Español',
    lang: 'es',
    ogLocale: 'es_ES',
    prefix: '/es',
    messenger: 'whatsapp',
  },
  fr: {
    name: 'Français',
    lang: 'fr',
    ogLocale: 'fr_FR',
    prefix: '/fr',
    messenger: 'whatsapp',
  },
  zh: {
    name: '中文',
    lang: 'zh',
    ogLocale: 'zh_CN',
    prefix: '/zh',
    messenger: 'wechat',
  },
} as const

export type Locale = keyof typeof locales

export const localeCodes = Object.keys(locales) as Locale[]

/** The language of `content/`, of unprefixed URLs and of `x-default`. */
export const defaultLocale = 'en' satisfies Locale
