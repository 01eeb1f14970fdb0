import * as v from 'valibot'
import { expect, test } from 'vitest'
import { booking, bookingSchema, bookingTypes, isFit } from './booking.ts'

const { hours: _, ...rest } = booking
const settings = (changes: object) => ({ ...rest, hours: {}, ...changes })

test.each([
  ['hours.monday.0', { hours: { monday: ['04:30-09:00'] } }],
  ['hours.monday.0', { hours: { monday: ['22:00-02:00'] } }],
  ['hours.monday.0', { hours: { monday: ['9-14'] } }],
  ['hours.tuesday', { hours: { tuesday: ['09:00-14:00', '13:30-16:00'] } }],
  ['hours.funday', { hours: { funday: [] } }],
  ['zone', { zone: 'Madrid' }],
  ['zone', { zone: '+01:00' }],
  ['home', { home: 'online' }],
  ['home', { home: 'Paris' }],
  ['types.call.places.0', { types: { ...booking.types, call: { ...booking.types.call, places: ['Paris'] } } }],
  ['types.call.places', { types: { ...booking.types, call: { ...booking.types.call, places: [] } } }],
  ['types.visit.minutes', { types: { ...booking.types, visit: { ...booking.types.visit, minutes: 0 } } }],
  ['types.visit.perDay', { types: { ...booking.types, visit: { ...booking.types.visit, perDay: 1.5 } } }],
  ['types.visit', { types: { call: booking.types.call } }],
])('a wrong setting is named by its field: %s', (field, changes) => {
  const { issues } = v.safeParse(bookingSchema, settings(changes))
  expect(issues?.map((issue) => v.getDotPath(issue))).toContain(field)
  expect(issues?.every(({ message }) => message.length > 0)).toBe(true)
})

test('a type can be at its own places alone', () => {
  for (const type of bookingTypes) {
    expect(booking.types[type].places.filter((place) => !isFit(type, place))).toEqual([])
    expect(isFit(type, 'nowhere')).toBe(false)
  }
})
