import { beforeAll, expect, test } from 'vitest'
import { listContentTexts } from '../../content/catalogs.ts'
import { withQuotes } from '../../content/quotes.ts'
import { createDayWriter } from '../../locales/date-format.ts'
import { routeFacts } from '../route-facts.ts'
import { routeNames } from '../routes.ts'
import { listPageWords, type PageWords } from './page-words.ts'

let documents: PageWords[] = []

beforeAll(async () => {
  documents = await listPageWords('en')
}, 60_000)

test('every text of the content is found on some page, but for the owner’s record, labels and what stands on many pages', () => {
  const words = documents.flatMap((document) => [
    document.name,
    document.title,
    document.description,
    ...document.headings,
    ...document.passages,
  ])
  const found = words.join('\n')
  const unlistedRoutes = routeNames.filter((name) => !routeFacts[name].search)
  const onManyPages = 'offer\\.(calls|facts|announcement)'
  const waitingForOwner = 'offer\\.questions\\.(terms|fundae\\.answers)'
  const besideTheText = 'tasks|specimens|figures|showcases|journeys|caseStudies\\.[^.]+\\.(count|lesson|figure)'
  const unlisted = new RegExp(
    `^(site|ask|tools|book\\.(?!types|steps)\\w+|${besideTheText}|contact\\.form|newsletter\\.(none|subscribe|readArticle|foot)|${onManyPages}|${waitingForOwner}|meta\\.(${unlistedRoutes.join('|')}))(\\.|$)`,
  )
  const quote = withQuotes((_id, english) => english, createDayWriter('en'))
  const missing = listContentTexts().filter(
    ({ id, english }) => !found.includes(quote(id, english)) && !unlisted.test(id),
  )
  expect(missing.map(({ id }) => `${id}: name its page in pages/route-facts.ts`)).toEqual([])
})

test('a page is found under its own path, title and part of the site, once', () => {
  const paths = documents.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const post = documents.find(({ path }) => path === '/blog/choosing-a-vector-database')
  expect(post).toMatchObject({ category: 'blog', title: 'Choosing a vector database' })
  expect(post?.headings).toContain('Five questions before any product')
  expect(post?.code.join(' ')).toMatch(/\bpsycopg\b.*\bef_search\b|\bef_search\b.*\bpsycopg\b/)
})

test('a case study is found under its name and what its title adds to it', async () => {
  const titles = await Promise.all(
    (['en', 'zh'] as const).map(
      async (locale) =>
        (await listPageWords(locale)).find(({ path }) => path.endsWith('/case-studies/attio-sequences'))?.title,
    ),
  )
  for (const title of titles) expect(title?.split('Attio Sequences')).toHaveLength(2)
})
