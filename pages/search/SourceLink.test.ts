import { expect, test } from 'vitest'
import { createSourceLink } from './SourceLink.tsx'

const source = { url: '/es/blog/x#según-la-edad', title: '', heading: '' }

test('a link names the sentence, with the signs of text fragments encoded', () => {
  const passage = 'Before. No-code, R&D. After.'
  expect(createSourceLink({ ...source, passage, sentences: ['No-code, R&D.'] })).toBe(
    '/es/blog/x#seg%C3%BAn-la-edad:~:text=No%2Dcode%2C%20R%26D.',
  )
})

test('a long sentence is named by its beginning and its end', () => {
  const passage = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ')
  expect(createSourceLink({ ...source, passage, sentences: [passage] })).toMatch(
    /:~:text=word0%20word1%20word2%20word3%20word4,word25%20word26%20word27%20word28%20word29$/,
  )
})
