import { expect, test } from 'vitest'
import { writeLocalTime } from './local-time.ts'

test.each([
  ['2027-02-16T08:30:00Z', 'Europe/Madrid', '2027-02-16T09:30:00+01:00'],
  ['2027-07-01T22:30:00Z', 'Europe/Madrid', '2027-07-02T00:30:00+02:00'],
  ['2027-07-01T22:30:00Z', 'Atlantic/Canary', '2027-07-01T23:30:00+01:00'],
  ['2027-01-01T03:00:00Z', 'America/St_Johns', '2026-12-31T23:30:00-03:30'],
  ['2027-01-01T03:00:00Z', 'UTC', '2027-01-01T03:00:00+00:00'],
])('%s in %s is %s', (instant, zone, written) => {
  expect(writeLocalTime(new Date(instant), zone)).toBe(written)
  expect(new Date(written)).toEqual(new Date(instant))
})
