import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { listAlternates, pages } from '../../../pages/data/all-pages.ts'
import { toWholeUrl } from '../../../pages/data/site-url.ts'
import { createSitemap } from './sitemap.ts'

test('the sitemap names each listed page once, with all its versions and the day of its content', () => {
  const listed = pages.filter((page) => page.listed)
  const hashes = Object.fromEntries(pages.map(({ path }) => [path, 'another']))
  const $ = load(createSitemap(pages, hashes, '2030-01-02'), { xml: true })
  const entries = $('url')
    .toArray()
    .map((entry) => ({
      url: $(entry).find('loc').first().text(),
      day: $(entry).find('lastmod').text(),
      versions: $(entry)
        .find('xhtml\\:link[rel=alternate]')
        .toArray()
        .map(({ attribs: { hreflang, href } }) => ({ hreflang, href })),
    }))
  expect(entries).toEqual(
    listed.map((page) => ({
      url: toWholeUrl(page.path),
      day: '2030-01-02',
      versions: listAlternates(page).map(({ hreflang, path }) => ({ hreflang, href: toWholeUrl(path) })),
    })),
  )
})
