import { expect, test } from 'vitest'
import { isDayOff, listRegionalDays } from './days-off.ts'
import { booking } from './kinds/booking.ts'

const settings = { ...booking, home: 'nowhere', daysOff: ['2031-03-04'] }
const isOff = (day: string, country = 'ES') => isDayOff(day, 'online', settings, country)

test('nobody is booked on the days off of Spain, and on those that the owner has chosen', () => {
  expect(['2027-03-26', '2028-04-14', '2029-03-30', '2027-12-08', '2031-03-04'].map((day) => isOff(day))).toEqual(
    Array(5).fill(true),
  )
  expect(['2027-03-27', '2027-12-07', '2031-03-05'].map((day) => isOff(day))).toEqual([false, false, false])
  expect([isOff('2027-12-08', 'PT'), isOff('2031-03-04', 'PT')]).toEqual([false, true])
})

test('the days of a region are offered for one year from today', () => {
  expect(listRegionalDays('2027-02-01', '27001')).toEqual([
    '2027-03-25',
    '2027-03-29',
    '2027-05-17',
    '2027-07-25',
    '2028-01-06',
  ])
  expect(listRegionalDays('2027-02-01', '')).toEqual(['2027-03-25', '2027-03-29', '2028-01-06'])
})
