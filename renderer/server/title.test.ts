import { expect, test } from 'vitest'
import { createTitle, mostLetters } from './title.ts'

test('a title has the name of the site behind it, however long it is', () => {
  expect(createTitle('Contact', 'Ana Ruiz')).toBe('Contact — Ana Ruiz')
  const long = '汉'.repeat(mostLetters.title)
  expect(createTitle(long, 'Ana Ruiz')).toBe(`${long} — Ana Ruiz`)
})
