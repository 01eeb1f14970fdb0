import { listAlternates, type Page } from '../../../pages/all-pages.ts'
import { getSocialImagePath } from '../../shared/urls.ts'
import { hashPages } from './hash-pages.ts'
import { getLastModified } from './last-modified.ts'

/**
 * Every listed page in every language, each with all its versions, as Google asks
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap), the day of its present
 * content and its picture.
 *
 * @param siteUrl origin without a slash at its end
 * @param today YYYY-MM-DD
 */
export async function createSitemap(pages: Page[], siteUrl: string, today: string): Promise<string> {
  const listed = pages.filter((page) => page.listed)
  const hashes = Object.entries(await hashPages())
  const days = new Map(hashes.map(([path, hash]) => [path, getLastModified(path, hash, today)]))
  const urls = listed.map((page) => createUrl(page, siteUrl, days.get(page.path)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`
}

function createUrl(page: Page, siteUrl: string, day: string | undefined): string {
  const lastModified = day ? `<lastmod>${day}</lastmod>` : ''
  const links = listAlternates(page).map(
    ({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${path}"/>`,
  )
  return `<url><loc>${siteUrl}${page.path}</loc>${lastModified}${links.join('')}<image:image><image:loc>${siteUrl}${getSocialImagePath(page)}</image:loc></image:image></url>`
}
