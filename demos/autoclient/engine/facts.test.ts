import { expect, test } from 'vitest'
import { readConsent, readCountry, readEmployees, readLanguage } from './facts.ts'

test.each([
  ...['yes', 'Sí', 'oui', '同意', '已同意', 'x', 'Sí (feria, 2025-03-02)', 'opt-in'].map((text) => [text, 'yes']),
  ...['no', 'Non', '不同意', '退订', 'baja', 'unsubscribed', 'No consta'].map((text) => [text, 'no']),
  ...['customer', 'Cliente', '老客户'].map((text) => [text, 'customer']),
  ...['已退订', '已拒绝', '已取消', '客户，已退订', 'yes until 2023, then unsubscribed', 'sí, pero se dio de baja'].map(
    (text) => [text, 'no'],
  ),
  ...['customer, unsubscribed', 'client - opposition', 'Cliente (baja 2024)', 'opt-out', 'N'].map((text) => [
    text,
    'no',
  ]),
  ...['Client depuis 2019', '老客户', 'customer since 12/03/2020'].map((text) => [text, 'customer']),
  ...['yes until 2023', 'Cliente potencial', 'oui ?!? à revoir', '已询问'].map((text) => [text, 'unknown']),
  ...['', '?', '2025-03-02', 'pendiente', 'maybe'].map((text) => [text, 'unknown']),
])('consent %j means %s', (text, consent) => {
  expect(readConsent(text)).toBe(consent)
})

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
