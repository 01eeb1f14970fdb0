import { expect, onTestFinished, test } from 'vitest'
import { localeCodes } from '../../../locales/locales.ts'
import { localizePath } from '../../../locales/paths.ts'
import { courses, listComing } from '../../../model/kinds/courses.ts'
import { projects } from '../../../model/kinds/projects.ts'
import { services } from '../../../model/kinds/services.ts'
import { site } from '../../../model/kinds/site.ts'
import { serviceSlugs } from '../../../model/kinds/slugs.ts'
import { getPage, type Page, pages } from '../../../pages/data/all-pages.ts'
import { hasPages } from '../../../pages/data/route-facts.ts'
import { toWholeUrl } from '../../../pages/data/site-url.ts'
import { resolvePage } from '../../../pages/resolve-page.ts'
import { createStructuredData } from './create-structured-data.ts'

async function createGraph(page: Page) {
  const { '@graph': graph } = createStructuredData(await resolvePage(page))
  return graph as unknown as Array<Record<string, unknown>>
}

const locale = localeCodes.at(-1) ?? 'en'
const page = getPage('service', { service: serviceSlugs[0] ?? '' }, locale)
const graph = await createGraph(page)

test('the breadcrumbs lead from home to the page with absolute URLs', () => {
  const list = graph.find((node) => node['@type'] === 'BreadcrumbList')
  expect(list?.itemListElement).toMatchObject([
    { position: 1, item: toWholeUrl(localizePath('/', locale)) },
    { position: 2, item: toWholeUrl(localizePath('/services', locale)) },
    { position: 3, item: toWholeUrl(page.path) },
  ])
})

test('the site is searched in the language of the page', () => {
  const website = graph.find((node) => node['@type'] === 'WebSite')
  expect(website?.potentialAction).toMatchObject({
    target: `${toWholeUrl(localizePath('/search', locale))}?q={search_term_string}`,
  })
})

const post = pages.find(({ name }) => name === 'post')

test('a post says when it was published and when it last changed', async () => {
  const posting = post && (await createGraph(post)).find((node) => node['@type'] === 'BlogPosting')
  expect(posting?.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00Z$/)
  expect(String(posting?.dateModified) >= String(posting?.datePublished)).toBe(true)
})

test('a post has the date of its owner, west of UTC too', async () => {
  const { timeZone } = site.owner
  onTestFinished(() => void Object.assign(site.owner, { timeZone }))
  site.owner.timeZone = 'America/Mexico_City'
  const posting = post && (await createGraph(post)).find((node) => node['@type'] === 'BlogPosting')
  expect(posting?.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}T06:00:00Z$/)
})

test.skipIf(!hasPages('projects', locale))('the questions of all projects are on their page', async () => {
  const faq = (await createGraph(getPage('projects', {}, 'en'))).find((node) => node['@type'] === 'FAQPage')
  const questions = projects.all.flatMap(([, project]) => project.faq ?? [])
  expect(faq?.mainEntity).toMatchObject(questions.map(({ question }) => ({ name: question })))
})

const course = listComing().find(({ slug }) => courses.get(slug).address)

test.runIf(course)('a course says the street of its place, as its page does', async () => {
  const graph = await createGraph(getPage('course', { course: course?.slug ?? '' }, locale))
  const event = graph.find((node) => String(node['@type']).includes('EducationEvent'))
  expect(event?.location).toMatchObject({ address: { streetAddress: expect.stringMatching(/\d/) } })
})

test('a service with a price by the hour says it, as its page does', async () => {
  const content = services.get(serviceSlugs[0] ?? '')
  const { price } = content
  onTestFinished(() => void Object.assign(content, { price }))
  Object.assign(content, { price: { euros: 90, unit: 'hour', covers: 'An hour' } })
  const service = (await createGraph(page)).find((node) => node['@type'] === 'Service')
  const priceSpecification = { minPrice: 90, unitText: 'hour', valueAddedTaxIncluded: false }
  expect(service?.offers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ priceSpecification: expect.objectContaining(priceSpecification) }),
    ]),
  )
})

test('every id that is referred to is in the graph', () => {
  const known = new Set(graph.map((node) => node['@id']))
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map((match) => match[1])
  for (const reference of references) expect(known).toContain(reference)
})
