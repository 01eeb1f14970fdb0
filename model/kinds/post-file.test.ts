import { expect, test } from 'vitest'
import { say } from '../../owner-words.ts'
import { changeTranslationState, writeMarks } from '../kit/front-matter.ts'
import { postFiles } from './post-file.ts'

const noYaml = say('problems.notYaml', { reason: '' })

const post = [
  '---\n\ntitle: "Uno: dos"\nsummary: "Tres."',
  'brief: ["A.", "B.", "C."]\nchecked: "D."\n---\n\nCuatro.\n',
].join('\n')

test('accepting a post changes nothing but its mark', () => {
  const accepted = changeTranslationState('es.md', post, { source: '12345678', isDraft: false })
  expect(accepted).toBe(post.replace('D."\n', 'D."\nsource: "12345678"\n'))
  expect(postFiles.readOther('es.md', accepted)).toEqual({
    title: 'Uno: dos',
    summary: 'Tres.',
    brief: ['A.', 'B.', 'C.'],
    checked: 'D.',
    source: '12345678',
    body: '\nCuatro.\n',
  })
})

test('words that YAML cannot read are told with file and line', () => {
  const unquoted = post.replace('"Tres."', 'Tres: cuatro')
  expect(() => postFiles.readOther('content/blog/x/es.md', unquoted)).toThrow(
    new RegExp(`^content/blog/x/es\\.md:4: ${noYaml}.*${say('problems.notYaml.remedy')}$`),
  )
})

test('a value that front matter names once and repeats stands in both places, and a star that names none is told with the file', () => {
  const repeated = post.replace('"Tres."', '&same "Tres."').replace('"D."', '*same')
  expect(postFiles.readOther('es.md', repeated)).toMatchObject({ summary: 'Tres.', checked: 'Tres.' })
  expect(() => postFiles.readOther('es.md', post.replace('"Tres."', '*Tres*'))).toThrow(
    new RegExp(`^es\\.md: ${noYaml}.*Tres`),
  )
})

test('a mark takes the place of the one before', () => {
  const draft = changeTranslationState('es.md', post, { source: '12345678', isDraft: true })
  expect(postFiles.readOther('es.md', draft).draft).toBe(true)
  const accepted = changeTranslationState('es.md', draft, { source: '1e234567', isDraft: false })
  expect(accepted).toBe(post.replace('D."\n', 'D."\nsource: "1e234567"\n'))
})

test('a written post reads as the words that went in', () => {
  const words = {
    title: 'He says "no": why',
    summary: 'A\\B',
    brief: ['One: 1', '- two', '# three'],
    checked: 'Yes.',
    body: '# not a title\n\n---\n\nEnd',
  }
  const read = postFiles.readOther(
    'es.md',
    postFiles.writeText(postFiles.join(words), writeMarks({ source: '00000000', isDraft: true })),
  )
  expect({ ...read, body: read.body.trim() }).toEqual({ ...words, source: '00000000', draft: true })
})

test('a hash without quotes that YAML takes for a number is an error that says so', () => {
  const wrong = post.replace('Tres."', 'Tres."\nsource: 12345678')
  expect(() => postFiles.readOther('content/blog/x/es.md', wrong)).toThrow(/content\/blog\/x\/es\.md[\s\S]*source: /)
})

test('a date that is none is an error that names file and field', () => {
  const wrong = post.replace('Tres."', 'Tres."\ncategory: safety\ndate: soon\nservices: []')
  expect(() => postFiles.readFirst('content/blog/x/en.md', wrong)).toThrow(
    `content/blog/x/en.md: date: ${say('problems.date', { value: '2026-03-18' })}`,
  )
})

test('the words of a post survive joining and splitting', () => {
  const words = { title: 'A', summary: 'B', brief: ['1', '2', '3'], checked: 'C', body: 'D\n\nE' }
  expect(postFiles.split(postFiles.join(words))).toEqual(words)
})

test('a summary of two paragraphs is refused, because an empty line ends a part', () => {
  const wrong = post.replace('"Tres."', '"Tres.\\n\\nCuatro."')
  expect(() => postFiles.readOther('es.md', wrong)).toThrow(`es.md: summary: ${say('problems.paragraph')}`)
})
