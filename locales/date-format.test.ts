import { expect, test } from 'vitest'
import { createDateFormat, createDayWriter } from './date-format.ts'

const options = { dateStyle: 'medium', timeZone: 'UTC' } as const
const from = new Date('2025-09-01')
const to = new Date('2026-10-31')

test('a Chinese date has spaces between numbers and characters, which do not break', () => {
  const { format } = createDateFormat('zh', options)
  expect(format(to)).toBe('2026 年 10 月 31 日'.replaceAll(' ', '\u00a0'))
})

test('a Chinese range is written as its dates are', () => {
  const { format, formatRange } = createDateFormat('zh', options)
  expect(formatRange(from, to)).toBe(`${format(from)}至\u00a0${format(to)}`)
  expect(formatRange(new Date('2026-10-01'), to)).toBe('2026 年 10 月 1 日至 31 日'.replaceAll(' ', '\u00a0'))
  expect(formatRange(new Date('2026-09-30'), to)).toBe('2026 年 9 月 30 日至 10 月 31 日'.replaceAll(' ', '\u00a0'))
  expect(formatRange(to, to)).toBe(format(to))
})

test('other languages are as Intl has them', () => {
  const { format, formatRange } = createDateFormat('es', options)
  const dates = new Intl.DateTimeFormat('es', options)
  expect([format(from), formatRange(from, to)]).toEqual([dates.format(from), dates.formatRange(from, to)])
})

test('two days of one month have no spaces between them in English, and two months do', () => {
  const { formatRange } = createDateFormat('en', options)
  expect(formatRange(new Date('2026-10-01'), to)).toBe('Oct 1–31, 2026')
  expect(formatRange(new Date('2026-09-30'), to)).toMatch(/^Sep 30\s–\sOct 31, 2026$/)
})

test('a French date has the ordinal of the first of a month, after a weekday and in a range too', () => {
  const { format } = createDateFormat('fr', { ...options, dateStyle: 'full' })
  expect(format(new Date('2026-12-01'))).toBe('mardi 1er décembre 2026')
  expect(format(new Date('2026-12-11'))).toBe('vendredi 11 décembre 2026')
  const range = createDateFormat('fr', options).formatRange(new Date('2026-12-01'), new Date('2027-01-01'))
  expect(range.match(/1er/g)).toHaveLength(2)
})

test('a French clock has its units, beside an offset that is none', () => {
  const write = (clock: Intl.DateTimeFormatOptions, time: string) =>
    createDateFormat('fr', { timeZone: 'Asia/Kolkata', hourCycle: 'h23', ...clock })
      .format(new Date(time))
      .replace(/\s/g, ' ')
  expect(write({ timeStyle: 'short' }, '2026-12-01T02:35:00Z')).toBe('8 h 05')
  expect(write({ timeStyle: 'long' }, '2026-12-01T02:30:07Z')).toBe('8 h 00 min 07 s UTC+5:30')
})

test('a day is written as its language writes it', () => {
  expect(['en', 'es', 'fr', 'zh'].map((locale) => createDayWriter(locale)('2027-01-01'))).toEqual([
    'January 1, 2027',
    '1 de enero de 2027',
    '1er janvier 2027',
    '2027\u00a0年\u00a01\u00a0月\u00a01\u00a0日',
  ])
  expect(createDayWriter('fr')('2027-01-11')).toBe('11 janvier 2027')
})
