import { listAlternates, type Page } from '../../../pages/data/all-pages.ts'
import { toWholeUrl } from '../../../pages/data/site-url.ts'
import { getSocialImagePath } from '../../shared/urls.ts'
import { getLastModified } from './last-modified.ts'

/** All versions of each page, as Google asks: https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
export function createSitemap(pages: Page[], hashes: Record<string, string>, today: string): string {
  const listed = pages.filter((page) => page.listed)
  const urls = listed.map((page) => {
    const hash = hashes[page.path]
    return createUrl(page, hash && getLastModified(page.path, hash, today))
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`
}

function createUrl(page: Page, day: string | undefined): string {
  const lastModified = day ? `<lastmod>${day}</lastmod>` : ''
  const links = listAlternates(page).map(
    ({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${toWholeUrl(path)}"/>`,
  )
  return `<url><loc>${toWholeUrl(page.path)}</loc>${lastModified}${links.join('')}<image:image><image:loc>${toWholeUrl(getSocialImagePath(page))}</image:loc></image:image></url>`
}
