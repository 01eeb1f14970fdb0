import { expect, test } from 'vitest'
import { findCountry, listCountries, nameCountry } from './countries.ts'
import { localeCodes } from './locales.ts'

test('a country is found by its code and by its name in each language', () => {
  for (const code of ['ES', 'FR', 'CN', 'GB']) {
    expect(findCountry(code.toLowerCase())).toBe(code)
    for (const locale of localeCodes) expect(findCountry(` ${nameCountry(code, locale)} `)).toBe(code)
  }
  expect(findCountry('Atlantis')).toBeUndefined()
  expect(findCountry('')).toBeUndefined()
})

test('each language has all countries once, the wanted one first', () => {
  for (const locale of localeCodes) {
    const all = listCountries(locale, 'PT')
    expect(all[0]?.value).toBe('PT')
    expect(new Set(all.map(({ label }) => label))).toHaveLength(249)
    for (const { value, label } of all) expect(label).not.toBe(value)
  }
})
