import { expect, test } from 'vitest'
import { findTextsByWords } from './read-page.ts'

function listIds(words: string) {
  return findTextsByWords(words, 'en').map(({ id }) => id)
}

test('words on a page lead to their text, with a number in it too, and to another one only where none is the same', () => {
  expect(listIds('All articles')).toEqual(['blog.all'])
  expect(listIds('15 articles')).toEqual(['blog.count'])
  expect(listIds('1 article')).toEqual(['blog.count'])
  expect(listIds('By Alex Romero')).toContain('blog.author')
  expect(listIds('Alex Romero')).not.toContain('blog.author')
})
