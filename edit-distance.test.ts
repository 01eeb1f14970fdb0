import { expect, test } from 'vitest'
import { findNearest, measureDistance } from './edit-distance.ts'

test.each([
  ['', 'abc', 3],
  ['abc', '', 3],
  ['same', 'same', 0],
  ['kitten', 'sitting', 3],
  ['发票', '发货', 1],
  ['from', 'form', 1],
  ['ab', 'ba', 1],
])('from %j to %j', (one, other, distance) => {
  expect(measureDistance(one, other)).toBe(distance)
})

test('the nearest name is offered, and none that is far', () => {
  expect(findNearest('radiolgy', ['marketing', 'radiology', 'law'])).toBe('radiology')
  expect(findNearest('radiolgy', ['marketing', 'law'])).toBeUndefined()
  expect(findNearest('anything', [])).toBeUndefined()
})

test.each([
  ['radiolgy', 'radiology-ai'],
  ['bankin-asistant', 'banking-assistant'],
])('a mistyped beginning leads to the whole name: %s', (typed, name) => {
  expect(findNearest(typed, ['radiology-ai', 'banking-assistant', 'autoclient'])).toBe(name)
})
