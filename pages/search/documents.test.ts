import { beforeAll, expect, test } from 'vitest'
import { listContentTexts } from '../../content/catalogs.ts'
import { routeFacts } from '../route-facts.ts'
import { routeNames } from '../routes.ts'
import { listSearchDocuments, type SearchDocument } from './documents.ts'

let documents: SearchDocument[] = []

beforeAll(async () => {
  documents = await listSearchDocuments('en')
}, 60_000)

test('every text of the content is found on some page, but for labels of forms and the owner’s record', () => {
  const words = documents.flatMap((document) => [
    document.name,
    document.title,
    document.description,
    ...document.headings,
    ...document.passages,
  ])
  const found = words.join('\n')
  const unlistedRoutes = routeNames.filter((name) => !routeFacts[name].search)
  const unlisted = new RegExp(`^(site|contact\\.form|meta\\.(${unlistedRoutes.join('|')}))\\.`)
  const missing = listContentTexts().filter(({ id, english }) => !found.includes(english) && !unlisted.test(id))
  expect(missing.map(({ id }) => `${id}: name its page in pages/route-facts.ts`)).toEqual([])
})

test('a page is found under its own path, title and part of the site, once', () => {
  const paths = documents.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const post = documents.find(({ path }) => path === '/blog/choosing-a-vector-database')
  expect(post).toMatchObject({ category: 'blog', title: 'Choosing a vector database' })
  expect(post?.headings).toContain('Five questions before any product')
  expect(post?.code.join(' ')).toMatch(/vector/i)
})
