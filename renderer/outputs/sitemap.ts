import { listAlternates, type Page } from '../../pages/all-pages.ts'

/**
 * Every listed page in every language, each with all its versions, as Google asks
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 *
 * @param siteUrl origin without a slash at its end
 */
export function createSitemap(pages: Page[], siteUrl: string): string {
  const urls = pages.filter((page) => page.listed).map((page) => createUrl(page, siteUrl))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function createUrl(page: Page, siteUrl: string): string {
  const links = listAlternates(page).map(
    ({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${path}"/>`,
  )
  return `<url><loc>${siteUrl}${page.path}</loc>${links.join('')}</url>`
}
