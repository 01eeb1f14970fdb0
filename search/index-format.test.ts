import { expect, test } from 'vitest'
import { findPlace, listTexts, openVocabulary, toSteps } from './index-format.ts'

test('ascending numbers are read as they were written, whatever the steps between them', async () => {
  const files: Record<string, unknown> = { 'terms/0': { a: toSteps([0, 1, 5, 160, 900_000]), b: toSteps([]) } }
  const vocabulary = openVocabulary(['a'], async (name) => files[name])
  await vocabulary.load(['a', 'b'])
  expect(vocabulary.find('a')).toEqual([0, 1, 5, 160, 900_000])
  expect(vocabulary.find('b')).toEqual([])
})

test('texts are numbered by page and section', () => {
  const texts: Parameters<typeof listTexts>[0][number]['texts'] = [
    ['title', 2],
    ['heading', 1.5],
    ['passage', 50],
    ['heading', 0],
    ['label', 1],
    ['passage', 1],
  ]
  const page = { path: '/', category: 'overview' as const, name: '', title: '', description: '', weight: 1, texts }
  const read = listTexts([page, page])
  expect(read.kinds).toEqual([...texts, ...texts].map(([kind]) => kind))
  expect(read.sections.slice(0, 6)).toEqual([-1, 0, 0, 1, 1, 1])
  expect(read.sectionCount).toBe(4)
  expect(findPlace(read, 11)).toEqual({ page: 1, section: 1, passage: 1 })
})
