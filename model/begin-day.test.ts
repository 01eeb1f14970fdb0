import { expect, test } from 'vitest'
import { beginDay } from './begin-day.ts'

test('the moment of a day lies on it in UTC and by the clock of the owner, west and east of it', () => {
  expect(beginDay('2027-02-28', 'America/Mexico_City')).toBe('2027-02-28T06:00:00Z')
  expect(beginDay('2028-02-29', 'Europe/Madrid')).toBe('2028-02-29T00:00:00Z')
  expect(beginDay('2026-12-31', 'Pacific/Auckland')).toBe('2026-12-31T00:00:00Z')
})

test('a day that begins at one, because the clocks go forward at midnight, has a moment', () => {
  expect(beginDay('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00Z')
})
