import { expect, test } from 'vitest'
import { createExcerpt, splitMatches } from './excerpt.ts'

const long = `${'Filler words. '.repeat(40)}Tulips.`

test('matches are marked as they are written', () => {
  expect(splitMatches('Los Talleres médicos', ['taller', 'medic'], 'es')).toEqual([
    { text: 'Los ', isMatch: false },
    { text: 'Talleres', isMatch: true },
    { text: ' ', isMatch: false },
    { text: 'médicos', isMatch: true },
  ])
})

test('overlapping Chinese pairs are one mark', () => {
  expect(splitMatches('向量数据库', ['数据', '据库'], 'zh')).toEqual([
    { text: '向量', isMatch: false },
    { text: '数据库', isMatch: true },
  ])
})

test('a text without matches is one piece, and no character is lost', () => {
  expect(splitMatches('no-code, e-mail', ['x'], 'en')).toEqual([{ text: 'no-code, e-mail', isMatch: false }])
  const parts = splitMatches('no-code, e-mail', ['code', 'nocode', 'mail'], 'en')
  expect(parts.map(({ text }) => text).join('')).toBe('no-code, e-mail')
})

test('a short passage is its own excerpt', () => {
  expect(createExcerpt('A short sentence with clay.', ['clay'], 'en')).toBe('A short sentence with clay.')
})

test('a long passage is cut around the word, between words', () => {
  const excerpt = createExcerpt(long, ['tulip'], 'en')
  expect(excerpt).toMatch(/^… (Filler|words\.) .*Tulips\.$/)
  expect(excerpt.length).toBeLessThan(200)
})
