import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { listCourses } from '../../model/kinds/courses.ts'
import { forReaders } from '../../model/kinds/for-readers.ts'
import { listSamples } from '../../model/samples.ts'
import { pages } from '../data/all-pages.ts'
import { href } from '../data/routes.ts'
import { findReaderBlocks } from './for-readers.ts'

const block = {
  language: 'fr',
  pages: ['/corporate'],
  title: 'En France',
  items: [
    { title: 'Une règle', text: 'Elle vaut.' },
    { title: 'Une promesse', text: 'À confirmer.', sample: true as const },
  ],
}

test('a block stands on its pages in its language alone', () => {
  expect(findReaderBlocks('fr', '/corporate', [block])).toHaveLength(1)
  expect(findReaderBlocks('fr', '/contact', [block])).toEqual([])
  expect(findReaderBlocks('es', '/corporate', [block])).toEqual([])
})

test('a block follows the section that its page names', () => {
  const placed = { ...block, pages: ['/', '/corporate#steps'] }
  expect(findReaderBlocks('fr', '/corporate', [placed])[0]?.after).toBe('steps')
  expect(findReaderBlocks('fr', '/', [placed])[0]?.after).toBeUndefined()
})

test('what the owner has not confirmed is marked, and keeps a site from the public', () => {
  expect(findReaderBlocks('fr', '/corporate', [block])[0]?.items.map(({ sample }) => sample)).toEqual([undefined, true])
  expect(listSamples([{ id: 'x', file: 'x.json', content: [block] }])).toHaveLength(1)
})

test('each block is for a language and for a page that exists', () => {
  // A course that is over has no page any more.
  const courses = localeCodes.flatMap((locale) =>
    listCourses().map(({ slug }) => href('course', { course: slug }, locale)),
  )
  const paths = new Set([...pages.map(({ path }) => path), ...courses])
  for (const { language, pages } of forReaders) {
    const locale = localeCodes.find((code) => code === language)
    expect(locale, language).toBeDefined()
    // Others may be off, such as /book.
    expect(pages.filter((page) => locale && paths.has(localizePath(page.split('#')[0] ?? '', locale)))).not.toEqual([])
  }
})
