import { defaultLocale, type Locale, localeCodes, locales } from './locales.ts'

/**
 * The path of a page in one language. The inverse of `splitLocale`.
 *
 * @param path without a language prefix, starting with a slash
 * @example localizePath('/services', 'es') // '/es/services'
 * @example localizePath('/', 'es') // '/es'
 */
export function localizePath(path: string, locale: Locale): string {
  const { prefix } = locales[locale]
  return path === '/' && prefix ? prefix : prefix + path
}

/**
 * The language of a path and the path without its prefix. The inverse of `localizePath`; a trailing slash is dropped.
 *
 * @example splitLocale('/es/services') // { locale: 'es', path: '/services' }
 * @example splitLocale('/estonia') // { locale: 'en', path: '/estonia' }
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const locale = localeCodes.find((code) => {
    const { prefix } = locales[code]
    return prefix !== '' && (trimmed === prefix || trimmed.startsWith(`${prefix}/`))
  })
  if (!locale) return { locale: defaultLocale, path: trimmed || '/' }
  return { locale, path: trimmed.slice(locales[locale].prefix.length) || '/' }
}
