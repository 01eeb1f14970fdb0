import { expect, test } from 'vitest'
import { findFundaeDays } from './fundae-days.ts'

const year = (days: string[]) => ({ source: 'https://example.org/gazette', days })
const record = (years: Record<string, string[]>, notice = 0) => ({
  notice,
  home: 'vigo',
  holidays: { vigo: Object.fromEntries(Object.entries(years).map(([name, days]) => [name, year(days)])) },
})
const course = (start: string, closes = start) => ({
  start: new Date(`${start}T09:00:00+01:00`),
  closes: new Date(`${closes}T09:00:00+01:00`),
  zone: 'Europe/Madrid',
  city: 'vigo',
})

test('representatives have fifteen working days between the day on which they hear of it and the start', () => {
  expect(findFundaeDays(course('2027-02-16'), record({ 2027: [] }))).toEqual({
    days: { withRepresentatives: '2027-01-25', others: '2027-02-16', town: 'vigo' },
  })
})

test('a holiday moves the day back, one on a Sunday does not, and the notice goes before', () => {
  const one = findFundaeDays(course('2027-02-16'), record({ 2027: ['2027-02-10', '2027-02-14'] }))
  expect(one).toMatchObject({ days: { withRepresentatives: '2027-01-22' } })
  const two = findFundaeDays(course('2027-02-16'), record({ 2027: [] }, 7))
  expect(two).toMatchObject({ days: { withRepresentatives: '2027-01-18', others: '2027-02-09' } })
})

test('no day is later than the one on which reservations end', () => {
  const found = findFundaeDays(course('2027-03-16', '2027-02-10'), record({ 2027: [] }))
  expect(found).toMatchObject({ days: { withRepresentatives: '2027-02-10', others: '2027-02-10' } })
})

test('a year or a town that is not in the record gives no day', () => {
  expect(findFundaeDays(course('2027-01-12'), record({ 2027: [] }))).toEqual({ missing: 'holidays.vigo.2026' })
  expect(findFundaeDays(course('2027-01-12'), record({ 2027: [], 2026: [] }))).toHaveProperty('days')
  expect(findFundaeDays({ ...course('2027-02-16'), city: 'lugo' }, record({ 2027: [] }))).toEqual({
    missing: 'holidays.lugo.2027',
  })
  expect(findFundaeDays(course('2027-02-16'), { ...record({ 2027: [] }), notice: undefined })).toEqual({
    missing: 'terms.fundaeNotice',
  })
})

test('a course online is counted with the holidays of the owner', () => {
  expect(findFundaeDays({ ...course('2027-02-16'), city: 'online' }, record({ 2027: [] }))).toMatchObject({
    days: { town: 'vigo' },
  })
})
