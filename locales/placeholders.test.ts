import { expect, test } from 'vitest'
import { listPlaceholders } from './placeholders.ts'

test('the placeholders of a message are those of all its choices', () => {
  expect(listPlaceholders('{count, plural, one {# of {all}} other {# of {all}}} for {query}')).toEqual([
    'all',
    'count',
    'query',
  ])
})

test.each(['All {', '} b', '{}', '{name', '{a b}', '{n, plural, one {#}}', '{n, plural, one {a {} other {b}}'])(
  'a message that would be shown with its braces, or not at all, is none: %s',
  (message) => {
    expect(() => listPlaceholders(message)).toThrow()
  },
)
