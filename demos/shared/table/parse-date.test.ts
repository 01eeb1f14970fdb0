import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toIsoDate, truncateDay } from '../calendar.ts'
import { detectDayOrder, parseDate } from './parse-date.ts'

test.each([
  ['2025-03-14', '2025-03-14'],
  ['2025/3/4', '2025-03-04'],
  ['2025-03-14T10:20:00Z', '2025-03-14'],
  ['14/03/2025 10:20', '2025-03-14'],
  ['14.3.25', '2025-03-14'],
  ['14 de marzo de 2025', '2025-03-14'],
  ['14 mars 2025', '2025-03-14'],
  ['1er août 2025', '2025-08-01'],
  ['March 14, 2025', '2025-03-14'],
  ['14-Mar-2025', '2025-03-14'],
  ['2025年3月14日', '2025-03-14'],
  ['2025年3月', '2025-03-01'],
  ['2025-03', '2025-03-01'],
  ['01/02/1999', '1999-02-01'],
])('%s is a date', (text, iso) => {
  const day = parseDate(text, 'dayFirst')
  expect(day === undefined ? undefined : toIsoDate(day)).toBe(iso)
})

test.each(['2025-02-30', '31/04/2025', '13/13/2025', '2025', 'March', '12', 'room 3 of 2025', 'C-2025-01-01', ''])(
  '%s is no date',
  (text) => {
    expect(parseDate(text, 'dayFirst')).toBeUndefined()
  },
)

test('a day beyond 12 shows the order for the whole column', () => {
  expect(detectDayOrder(['03/04/2025', '04/13/2025'])).toEqual({ order: 'monthFirst' })
  expect(detectDayOrder(['03/04/2025', '13/04/2025'])).toEqual({ order: 'dayFirst' })
  expect(detectDayOrder(['03/04/2025'])).toEqual({ order: 'dayFirst', doubt: '03/04/2025' })
  expect(parseDate('03/04/2025', 'monthFirst')).toBe(parseDate('2025-03-04', 'dayFirst'))
})

test('what Intl writes in the four languages is read back', () => {
  const formats = ['en-US', 'es-ES', 'fr-FR', 'zh-CN'].map(
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
      for (const format of formats) expect(parseDate(format.format(day * 86_400_000), 'dayFirst')).toBe(day)
    }),
  )
})

test('weeks begin on Mondays, quarters in January, April, July and October', () => {
  const bucket = (iso: string, grain: Parameters<typeof truncateDay>[1]) =>
    toIsoDate(truncateDay(Date.parse(iso) / 86_400_000, grain))
  // ISO 8601: the first week of 2026 begins on 29 December 2025.
  expect(bucket('2026-01-01', 'week')).toBe('2025-12-29')
  expect(bucket('2025-03-09', 'week')).toBe('2025-03-03')
  expect(bucket('2025-06-30', 'quarter')).toBe('2025-04-01')
  expect(bucket('1969-12-31', 'month')).toBe('1969-12-01')
})
