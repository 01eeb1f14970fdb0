import { expect, test } from 'vitest'
import { projects } from '../../../content/projects.ts'
import { findPage, getPage, type Page } from '../../../pages/all-pages.ts'
import { resolvePage } from '../../../pages/resolve-page.ts'
import { createStructuredData } from './create-structured-data.ts'

async function createGraph(page: Page) {
  const { '@graph': graph } = createStructuredData(await resolvePage(page), 'https://example.com')
  return graph as unknown as Array<Record<string, unknown>>
}

const graph = await createGraph(getPage('cityService', { city: 'valencia', service: 'rag-langchain' }, 'fr'))

test('the breadcrumbs lead from home to the page with absolute URLs', () => {
  const list = graph.find((node) => node['@type'] === 'BreadcrumbList')
  expect(list?.itemListElement).toMatchObject([
    { position: 1, item: 'https://example.com/fr' },
    { position: 2, item: 'https://example.com/fr/locations' },
    { position: 3, item: 'https://example.com/fr/locations/valencia' },
    { position: 4, item: 'https://example.com/fr/locations/valencia/rag-langchain' },
  ])
})

test('the site is searched in the language of the page', () => {
  const website = graph.find((node) => node['@type'] === 'WebSite')
  expect(website?.potentialAction).toMatchObject({ target: 'https://example.com/fr/search?q={search_term_string}' })
})

test('a post says when it was published and when it last changed', async () => {
  const post = findPage('/blog/choosing-a-vector-database')
  const posting = post && (await createGraph(post)).find((node) => node['@type'] === 'BlogPosting')
  expect(posting?.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/)
  expect(String(posting?.dateModified) >= String(posting?.datePublished)).toBe(true)
})

test('the questions of all projects are on their page', async () => {
  const faq = (await createGraph(getPage('projects', {}, 'en'))).find((node) => node['@type'] === 'FAQPage')
  const questions = projects.all.flatMap(([, project]) => project.faq ?? [])
  expect(faq?.mainEntity).toMatchObject(questions.map(({ question }) => ({ name: question })))
})

test('every id that is referred to is in the graph', () => {
  const known = new Set(graph.map((node) => node['@id']))
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map((match) => match[1])
  for (const reference of references) expect(known).toContain(reference)
})
