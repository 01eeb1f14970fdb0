import { expect, test } from 'vitest'
import { legal, legalPageNames } from '../../../content/legal.ts'
import { href } from '../../../pages/routes.ts'
import { listPageWords } from '../../../pages/search/page-words.ts'
import { getLastModified, hashContent, published } from './last-modified.ts'

const documents = await listPageWords('en')
const [document = documents[0]] = documents.filter(({ path }) => path === '/services/medical-ai')
if (!document) throw new Error('/services/medical-ai is not in the search')
const { path } = document
const hash = hashContent(document)
const known = { [path]: { hash, date: '2026-01-02' } }

test('a page keeps its day as long as its content is the same', () => {
  expect(getLastModified(path, hash, '2026-05-05', known)).toBe('2026-01-02')
  expect(hashContent({ ...document, weight: 2, keywords: ['new'] })).toBe(hash)
})

test('a page whose content has changed, or is new, gets the day of the build', () => {
  for (const changed of [{ title: 'New' }, { headings: ['New'] }, { passages: ['New'] }]) {
    expect(getLastModified(path, hashContent({ ...document, ...changed }), '2026-05-05', known)).toBe('2026-05-05')
  }
  expect(getLastModified('/new', hash, '2026-05-05', known)).toBe('2026-05-05')
})

test('no page counts the description of another as its own words', () => {
  for (const { path, description } of documents) {
    const others = documents.filter((other) => other.path !== path && JSON.stringify(other).includes(description))
    expect(others.map((other) => `${other.path} has that of ${path}`)).toEqual([])
  }
})

test('a legal page whose words differ from those published says that it was changed since', () => {
  const today = new Date().toISOString().slice(0, 10)
  const wrong = legalPageNames.filter((name) => {
    const page = documents.find((other) => other.path === href(name, {}, 'en'))
    const last = page && published[page.path]
    if (!last || last.hash === hashContent(page) || last.date === today) return false
    return legal[name].changed <= last.date
  })
  expect(wrong.map((name) => `content/legal: ${name}: write the day of the change as \`changed\``)).toEqual([])
})
