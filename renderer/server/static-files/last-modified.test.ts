import { expect, test } from 'vitest'
import type { SearchDocument } from '../../../search/documents.ts'
import { getLastModified, hashContent } from './last-modified.ts'

const document: SearchDocument = {
  path: '/services/pruning',
  category: 'services',
  name: 'Pruning',
  title: 'Pruning of old trees',
  description: 'What is cut, and when.',
  keywords: [],
  weight: 1,
  sections: [{ id: '/services/pruning#when', heading: 'When', passages: ['In winter.'] }],
}
const { path } = document
const hash = hashContent(document)
const known = { [path]: { hash, date: '2026-01-02' } }

test('a page keeps its day as long as its content is the same', () => {
  expect(getLastModified(path, hash, '2026-05-05', known)).toBe('2026-01-02')
  expect(hashContent({ ...document, weight: 2, keywords: ['new'] })).toBe(hash)
})

test('a page whose content has changed, or is new, gets the day of the build', () => {
  const sections = [{ id: '/services/pruning#when', heading: 'When', passages: ['In autumn.'] }]
  for (const changed of [{ title: 'New' }, { sections }]) {
    expect(getLastModified(path, hashContent({ ...document, ...changed }), '2026-05-05', known)).toBe('2026-05-05')
  }
  expect(getLastModified('/new', hash, '2026-05-05', known)).toBe('2026-05-05')
})
