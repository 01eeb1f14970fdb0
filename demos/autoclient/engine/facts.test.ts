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
  ['more than 50 people', 50, Number.POSITIVE_INFINITY],
  ['no more than 50', 1, 50],
  ['at least 20', 20, Number.POSITIVE_INFINITY],
  ['50 or more', 50, Number.POSITIVE_INFINITY],
  ['50 o menos', 1, 50],
  ['más de 200', 200, Number.POSITIVE_INFINITY],
  ['hasta 50', 1, 50],
  ['jusqu’à 50 salariés', 1, 50],
  ['plus de 1 000', 1000, Number.POSITIVE_INFINITY],
  ['100人以上', 100, Number.POSITIVE_INFINITY],
  ['不到50人', 1, 50],
  ['不超过 50', 1, 50],
  ['≥ 50', 50, Number.POSITIVE_INFINITY],
  ['< 10', 1, 10],
  ['entre 10 y 50', 10, 50],
  ['10 to 50', 10, 50],
  ['10至50人', 10, 50],
  ['1-5k', 1000, 5000],
  ['2k', 2000, 2000],
  ['1,5 mil', 1500, 1500],
  ['1.2万', 12_000, 12_000],
  ['10.000+', 10_000, Number.POSITIVE_INFINITY],
  ['12 (2019)', 12, 12],
  ['250 en 2024', 250, 250],
  ['2000', 2000, 2000],
])('%j employees are %d to %d', (text, from, to) => {
  expect(readEmployees(text)).toEqual({ from, to })
})

test.each(['pyme', '', 'no 50', '10-nov', 'nov-50', '2024-11-10', '3 offices, 250 people', '50-10', 'sin 50'])(
  'the size %j is unknown',
  (text) => {
    expect(readEmployees(text)).toBeUndefined()
  },
)

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
