import { expect, test } from 'vitest'
import { defaultLocale, localeCodes } from './locales.ts'
import { localizePath, splitLocale } from './paths.ts'

test('the first language has no prefix, the others have theirs', () => {
  for (const [index, code] of localeCodes.entries())
    expect(localizePath('/services', code)).toBe(index === 0 ? '/services' : `/${code}/services`)
})

test('the home of a language has no slash at its end', () => {
  for (const [index, code] of localeCodes.entries())
    expect(localizePath('/', code)).toBe(index === 0 ? '/' : `/${code}`)
})

test('splitting undoes localizing in every language, and drops a slash at the end', () => {
  for (const locale of localeCodes) {
    for (const path of ['/', '/services', '/services/x']) {
      expect(splitLocale(localizePath(path, locale))).toEqual({ locale, path })
      expect(splitLocale(`${localizePath(path, locale)}/`)).toEqual({ locale, path })
    }
  }
})

test('a path that only begins with the letters of a language is one of the first', () => {
  for (const path of [...localeCodes.map((code) => `/${code}tonia`), '/xx/services'])
    expect(splitLocale(path)).toEqual({ locale: defaultLocale, path })
})
