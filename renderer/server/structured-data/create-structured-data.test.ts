import { expect, test } from 'vitest'
import { createPage } from '../../../pages/all-pages.ts'
import { resolvePage } from '../../../pages/resolve-page.ts'
import { createStructuredData } from './create-structured-data.ts'

const page = createPage('cityService', { city: 'valencia', service: 'rag-langchain' }, 'fr')
const graph = createStructuredData(await resolvePage(page), 'https://example.com')['@graph'] as unknown as Array<
  Record<string, unknown>
>

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

test('every id that is referred to is in the graph', () => {
  const known = new Set(graph.map((node) => node['@id']))
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map((match) => match[1])
  for (const reference of references) expect(known).toContain(reference)
})
