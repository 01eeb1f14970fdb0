import { expect, test } from 'vitest'
import { listDays, nameTime, readOffset, writeMinutes } from './day-times.ts'

const ownerZone = 'Europe/Madrid'

test('times belong to the day that the visitor’s clock shows', () => {
  const starts = ['2026-12-01T09:00:00Z', '2026-12-01T17:00:00Z']
  expect(listDays(starts, 'en', 'Pacific/Auckland', ownerZone).map(({ day }) => day)).toEqual([
    '2026-12-01',
    '2026-12-02',
  ])
  expect(listDays(starts, 'en', 'America/Los_Angeles', ownerZone)).toHaveLength(1)
})

test('where it is another day for the owner, the owner’s time names it', () => {
  const [day] = listDays(['2026-12-01T17:00:00Z'], 'en', 'Pacific/Auckland', ownerZone)
  expect(day?.times[0]).toMatchObject({ time: '06:00', ownerTime: 'Tue 18:00' })
})

test('an hour that comes twice is told apart by its offset', () => {
  const starts = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z']
  const [day] = listDays(starts, 'en', 'America/New_York', ownerZone)
  expect(day?.times.map(({ time }) => time)).toEqual(['01:30 (UTC−4)', '01:30 (UTC−5)', '02:30'])
})

test('midnight is 00:00, also where a day has none', () => {
  const [day] = listDays(['2026-09-06T04:00:00Z'], 'es', 'America/Santiago', ownerZone)
  expect(day).toMatchObject({ day: '2026-09-06', times: [{ time: '1:00' }] })
  expect(listDays(['2026-12-01T00:00:00Z'], 'en', 'UTC', ownerZone)[0]?.times[0]?.time).toBe('00:00')
})

test('both clocks are written as the language of the page writes hours', () => {
  const [day] = listDays(['2026-12-01T08:30:00Z'], 'fr', 'America/New_York', ownerZone)
  expect(day?.times[0]).toMatchObject({ time: '3\u00a0h\u00a030', ownerTime: '9\u00a0h\u00a030' })
  expect(listDays(['2026-12-01T08:30:00Z'], 'es', ownerZone, ownerZone)[0]?.times[0]?.time).toBe('9:30')
})

test('a time is said for both, or once where both clocks agree', () => {
  const words = { yours: '[time] your time', theirs: '[time] [place]', place: 'Madrid' }
  expect(nameTime({ start: '', time: '16:00', ownerTime: '22:00' }, words)).toBe('16:00 your time · 22:00 Madrid')
  expect(nameTime({ start: '', time: '16:00', ownerTime: undefined }, words)).toBe('16:00')
})

test('the first of a month is an ordinal in French, and numbers stay with their units in Chinese', () => {
  expect(listDays(['2026-12-01T09:00:00Z'], 'fr', ownerZone, ownerZone)[0]?.label).toBe('mardi 1er décembre')
  expect(writeMinutes(30, 'zh')).toBe('30\u00a0分钟')
  expect(writeMinutes(30, 'en')).toBe('30\u00a0minutes')
})

test.each([
  ['Europe/Madrid', '2026-12-15T09:00:00Z', '+01:00'],
  ['Europe/Madrid', '2027-07-15T09:00:00Z', '+02:00'],
  ['America/St_Johns', '2026-12-15T09:00:00Z', '-03:30'],
  ['Africa/Abidjan', '2026-12-15T09:00:00Z', '+00:00'],
])('the offset of %s at %s is %s', (zone, time, offset) => {
  expect(readOffset(new Date(time), zone)).toBe(offset)
})
