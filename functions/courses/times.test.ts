import { expect, test } from 'vitest'
import { formatMoment, formatOwnersTime } from './times.ts'

const evening = new Date('2027-02-09T18:59:00Z')

test('the end of a deadline is written with the clock that the hours of courses have', () => {
  const write = (locale: 'en' | 'es' | 'fr' | 'zh') => formatMoment(evening, { zone: 'Europe/Madrid' }, locale)
  expect(write('en')).toBe('February 9, 2027, 19:59')
  expect(write('es')).toBe('9 de febrero de 2027, 19:59')
  expect(write('fr')).toBe('9 février 2027, 19\u00a0h\u00a059')
  expect(write('zh')).toBe('2027\u00a0年\u00a02\u00a0月\u00a09\u00a0日 19:59')
})

test('the time of a receipt has seconds on the same clock', () => {
  expect(formatOwnersTime(evening, 'en')).toMatch(/\b\d\d:59:00\b/)
  expect(formatOwnersTime(evening, 'en')).not.toMatch(/[AP]M/)
})
