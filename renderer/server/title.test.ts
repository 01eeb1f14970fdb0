import { expect, test } from 'vitest'
import { createTitle, mostLetters } from './title.ts'

test('a title has the name of the site behind it, as long as search results show both', () => {
  expect(createTitle('Contact', 'Ana Ruiz')).toBe('Contact — Ana Ruiz')
  const long = 'x'.repeat(mostLetters.title - 3)
  expect(createTitle(long, 'Ana Ruiz')).toBe(long)
  expect(createTitle('汉'.repeat(28), 'Ana')).toBe('汉'.repeat(28))
})
