import { expect, test } from 'vitest'
import { matchesQuery } from './match-query.ts'

test('a query matches without its accents and capitals', () => {
  expect(matchesQuery('Formación médica', 'MEDICA')).toBe(true)
})

test('every word of a query has to be there, in any order', () => {
  expect(matchesQuery('Prompt engineering workshop', 'workshop prompt')).toBe(true)
  expect(matchesQuery('Prompt engineering workshop', 'workshop madrid')).toBe(false)
})

test('an empty query matches everything', () => {
  expect(matchesQuery('anything', '  ')).toBe(true)
})

test('Chinese is matched by its characters', () => {
  expect(matchesQuery('医疗人工智能培训', '人工智能')).toBe(true)
})
