import { expect, test } from 'vitest'
import { readCountry, readEmployees, readLanguage } from './facts.ts'

test.each([
  ['40', 40, 40],
  ['11-50', 11, 50],
  ['de 20 a 49 empleados', 20, 49],
  ['1.200', 1200, 1200],
  ['1 200 salariés', 1200, 1200],
  ['约 200 人', 200, 200],
  ['50+', 50, Number.POSITIVE_INFINITY],
  ['moins de 10', 1, 10],
])('%j employees are %d to %d', (text, from, to) => {
  expect(readEmployees(text)).toEqual({ from, to })
})

test('a size without a number is unknown', () => {
  expect(readEmployees('pyme')).toBeUndefined()
})

test.each([
  ...['España', 'Spain', 'Espagne', '西班牙', 'es', 'ESP', 'ESPAÑA'].map((text) => [text, 'ES']),
  ...['UK', 'Reino Unido', 'United Kingdom', 'Royaume-Uni', '英国'].map((text) => [text, 'GB']),
  ...['China', 'Chine', '中国'].map((text) => [text, 'CN']),
  ...['Bélgica', 'Belgium', 'be', 'Belgien'].map((text) => [text, 'BE']),
])('%j is the country %s', (text, code) => {
  expect(readCountry(text)).toBe(code)
})

test('a word that names no country is none', () => {
  expect(['Levante', 'EU', ''].map(readCountry)).toEqual([undefined, undefined, undefined])
})

test('a language is known by code and by name', () => {
  expect(['fr-FR', 'Francés', '中文', 'English', 'Català'].map(readLanguage)).toEqual([
    'fr',
    'fr',
    'zh',
    'en',
    undefined,
  ])
})
