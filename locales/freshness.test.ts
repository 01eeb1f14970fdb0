import { expect, test } from 'vitest'
import { getFreshness, hashText } from './freshness.ts'

const source = hashText('Home')

test('a hash has eight characters, whatever the line endings', () => {
  expect(source).toMatch(/^[0-9a-f]{8}$/)
  expect(hashText('A\r\nB\r\n')).toBe(hashText('A\nB'))
  expect(hashText('A')).not.toBe(hashText('B'))
})

test.each([
  ['missing', undefined, undefined, false],
  ['missing', '', source, false],
  ['unknown', 'Inicio', undefined, false],
  ['fresh', 'Inicio', source, false],
  ['draft', 'Inicio', source, true],
  ['draft', 'Inicio', undefined, true],
  ['stale', 'Inicio', hashText('Start'), false],
  ['stale', 'Inicio', hashText('Start'), true],
])('a translation is %s with the words %s, the source %s and the draft mark %s', (state, text, from, isDraft) => {
  expect(getFreshness('Home', { text, source: from, isDraft })).toBe(state)
})
