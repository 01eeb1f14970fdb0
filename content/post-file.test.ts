import { expect, test } from 'vitest'
import { changePostState, parsePost, writePost } from './post-file.ts'

const post = '---\n\ntitle: "Uno: dos"\nsummary: "Tres."\n---\n\nCuatro.\n'

test('accepting a post changes nothing but its mark', () => {
  const accepted = changePostState('es.md', post, { source: '12345678', isDraft: false })
  expect(accepted).toBe(post.replace('Tres."\n', 'Tres."\nsource: "12345678"\n'))
  expect(parsePost('es.md', accepted)).toEqual({
    title: 'Uno: dos',
    summary: 'Tres.',
    source: '12345678',
    body: '\nCuatro.\n',
  })
})

test('a mark takes the place of the one before', () => {
  const draft = changePostState('es.md', post, { source: '12345678', isDraft: true })
  expect(parsePost('es.md', draft).draft).toBe(true)
  const accepted = changePostState('es.md', draft, { source: '1e234567', isDraft: false })
  expect(accepted).toBe(post.replace('Tres."\n', 'Tres."\nsource: "1e234567"\n'))
})

test('a written post reads as the words that went in', () => {
  const words = { title: 'He says "no": why', summary: 'A\\B', body: '# not a title\n\n---\n\nEnd' }
  const read = parsePost('es.md', writePost(words, { source: '00000000', isDraft: true }))
  expect({ ...read, body: read.body.trim() }).toEqual({ ...words, source: '00000000', draft: true })
})

test('a hash without quotes that YAML takes for a number is an error that says so', () => {
  const wrong = post.replace('Tres."', 'Tres."\nsource: 12345678')
  expect(() => parsePost('content/blog/x/es.md', wrong)).toThrow(/content\/blog\/x\/es\.md[\s\S]*source: /)
})
