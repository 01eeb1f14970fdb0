import { expect, test } from 'vitest'
import { listTexts, openVocabulary, toSteps } from './index-format.ts'

const sizes: Parameters<typeof listTexts>[0][number]['texts'] = [
  ['title', 2],
  ['heading', 1.5],
  ['passage', 50],
  ['heading', 0],
  ['label', 1],
  ['passage', 1],
]
const page = { path: '/', category: 'overview' as const, name: '', title: '', description: '', weight: 1, texts: sizes }
const texts = listTexts([page, page])

test('the texts of a word are read as they were written, whatever the steps between them', async () => {
  const files: Record<string, unknown> = { 'terms/0': { a: toSteps([0, 1, 5, 11]), b: toSteps([]) } }
  const vocabulary = openVocabulary(['a'], texts, async (name) => files[name])
  await vocabulary.load(['a', 'b'])
  expect(vocabulary.find('a')).toEqual([0, 1, 5, 11].map((number) => texts[number]))
  expect(vocabulary.find('b')).toEqual([])
})

test('each text knows its page, its section there, and a passage its place in that', () => {
  expect(texts.map(({ kind, size }) => [kind, size])).toEqual([...sizes, ...sizes])
  expect(texts.slice(0, 6).map(({ section }) => section?.number)).toEqual([undefined, 0, 0, 1, 1, 1])
  expect(texts[4]?.section).toBe(texts[5]?.section)
  expect(texts[11]).toEqual({ kind: 'passage', size: 1, page: 1, section: { number: 1 }, passage: 1 })
})
