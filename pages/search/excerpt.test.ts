import { expect, test } from 'vitest'
import { createExcerpt, splitMatches } from './excerpt.ts'

const document = {
  path: '/',
  category: 'overview' as const,
  weight: 1,
  name: '',
  title: '',
  description: 'What this page is about.',
  sections: [
    {
      id: 'title',
      heading: '',
      passages: [
        'Nothing of interest here.',
        'A short sentence with clay and roses.',
        `${'Filler words. '.repeat(40)}Tulips.`,
      ],
    },
  ],
  keywords: [],
}

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

test('the excerpt is the passage with most of the words', () => {
  expect(createExcerpt(document, ['clay', 'rose'], 'en')).toBe('A short sentence with clay and roses.')
})

test('the excerpt is the description where no passage has a word', () => {
  expect(createExcerpt(document, ['zeppelin'], 'en')).toBe(document.description)
})

test('a long passage is cut around the word, between words', () => {
  const excerpt = createExcerpt(document, ['tulip'], 'en')
  expect(excerpt).toMatch(/^… (Filler|words\.) .*Tulips\.$/)
  expect(excerpt.length).toBeLessThan(200)
})
