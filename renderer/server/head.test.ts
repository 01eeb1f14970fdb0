import { afterEach, expect, test, vi } from 'vitest'
import { localeCodes, locales } from '../../locales/locales.ts'
import { serviceSlugs } from '../../model/kinds/slugs.ts'
import { getPage } from '../../pages/data/all-pages.ts'
import { hasPages } from '../../pages/data/route-facts.ts'
import { getSiteUrl, toWholeUrl } from '../../pages/data/site-url.ts'
import { resolvePage } from '../../pages/resolve-page.ts'
import { createHead } from './head.ts'
import { createTitle } from './title.ts'

const siteUrl = getSiteUrl()
const [slug = ''] = serviceSlugs
const service = await createHeadOf('es')

afterEach(() => vi.unstubAllEnvs())

async function createHeadOf(locale: (typeof localeCodes)[number]) {
  return createHead(await resolvePage(getPage('service', { service: slug }, locale)))
}

test('the canonical link is the absolute URL of the page itself', () => {
  expect(service.link).toContainEqual({ rel: 'canonical', href: `${siteUrl}/es/services/${slug}` })
})

test('every language and x-default are alternates with absolute URLs', () => {
  for (const locale of localeCodes) {
    const href = `${siteUrl}${locales[locale].prefix}/services/${slug}`
    expect(service.link).toContainEqual({ rel: 'alternate', hreflang: locale, href })
  }
  expect(service.link).toContainEqual({
    rel: 'alternate',
    hreflang: 'x-default',
    href: `${siteUrl}/services/${slug}`,
  })
})

test('the head names the Markdown version, and the feeds of a site that has posts', () => {
  const named = service.link?.filter((link) => link.rel === 'alternate' && 'type' in link).map(({ href }) => href)
  const feeds = hasPages('blog', 'es') ? ['/es/feed.xml', '/es/feed.json'] : []
  expect(named).toEqual([`/es/services/${slug}.md`, ...feeds])
})

test('Open Graph tags use property, and name the other languages', () => {
  expect(service.meta).toContainEqual({ property: 'og:locale', content: 'es_ES' })
  for (const content of ['en_US', 'fr_FR', 'zh_CN']) {
    expect(service.meta).toContainEqual({ property: 'og:locale:alternate', content })
  }
  expect(service.meta).not.toContainEqual({ property: 'og:locale:alternate', content: 'es_ES' })
})

test('the document has the title of its page and its language', async () => {
  const { data } = await resolvePage(getPage('service', { service: slug }, 'es'))
  expect(service.title).toBe(createTitle(data.title))
  expect(service.htmlAttrs).toEqual({ lang: 'es' })
})

test('the 404 page is not indexed and claims no address', async () => {
  const head = createHead(await resolvePage(getPage('notFound', {}, 'fr')))
  expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(head.link?.map((link) => 'rel' in link && link.rel)).not.toContain('canonical')
  expect(head.link?.map((link) => 'rel' in link && link.rel)).not.toContain('alternate')
  expect(head.meta).not.toContainEqual(expect.objectContaining({ property: 'og:locale:alternate' }))
  expect(JSON.stringify(head)).not.toContain('/fr/404')
})

test('a page that has no picture for sharing shows that of the home page in its language', async () => {
  const { meta } = createHead(await resolvePage(getPage('notFound', {}, 'fr')))
  expect(meta).toContainEqual({ property: 'og:image', content: toWholeUrl('/social/fr.png') })
})

test('every page of a public build with samples stays out of search engines, and no page of others does', async () => {
  expect(service.meta).not.toContainEqual(expect.objectContaining({ name: 'robots' }))
  vi.stubEnv('SAMPLES', 'allowed')
  expect((await createHeadOf('es')).meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})

test('structured data cannot end its script element', () => {
  const [script] = service.script ?? []
  expect(JSON.stringify(script)).not.toContain('</')
})
