import { expect, test } from 'vitest'
import { getLastModified, hashContent } from './last-modified.ts'

const data = { name: 'A', title: 'A', description: 'B', heading: 'A', intro: [], url: 'https://one.test/a' }
const hash = hashContent({ data } as never, 'https://one.test')
const known = { '/a': { hash, date: '2026-01-02' } }

test('a page keeps its day as long as its content is the same', () => {
  expect(getLastModified('/a', hash, '2026-05-05', known)).toBe('2026-01-02')
})

test('a page that has changed, or is new, gets the day of the build', () => {
  const changed = hashContent({ data: { ...data, description: 'C' } } as never, 'https://one.test')
  expect(getLastModified('/a', changed, '2026-05-05', known)).toBe('2026-05-05')
  expect(getLastModified('/b', hash, '2026-05-05', known)).toBe('2026-05-05')
})

test('the address of the site is no content', () => {
  const elsewhere = { data: { ...data, url: 'https://two.test/a' } } as never
  expect(hashContent(elsewhere, 'https://two.test')).toBe(hash)
})
