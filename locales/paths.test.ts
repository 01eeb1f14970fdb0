import { expect, test } from 'vitest'
import { localeCodes } from './locales.ts'
import { localizePath, splitLocale } from './paths.ts'

test('English has no prefix, the other languages have theirs', () => {
  expect(localizePath('/services', 'en')).toBe('/services')
  expect(localizePath('/services', 'zh')).toBe('/zh/services')
})

test('the home of a language has no slash at its end', () => {
  expect(localizePath('/', 'en')).toBe('/')
  expect(localizePath('/', 'fr')).toBe('/fr')
})

test('splitting undoes localizing in every language', () => {
  for (const locale of localeCodes) {
    for (const path of ['/', '/services', '/services/medical-ai']) {
      expect(splitLocale(localizePath(path, locale))).toEqual({ locale, path })
    }
  }
})

test('a slash at the end is dropped', () => {
  expect(splitLocale('/es/')).toEqual({ locale: 'es', path: '/' })
  expect(splitLocale('/services/')).toEqual({ locale: 'en', path: '/services' })
})

test('a path that only begins with the letters of a language is English', () => {
  expect(splitLocale('/estonia')).toEqual({ locale: 'en', path: '/estonia' })
  expect(splitLocale('/xx/services')).toEqual({ locale: 'en', path: '/xx/services' })
})
