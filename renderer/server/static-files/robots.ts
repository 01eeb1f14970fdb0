/**
 * @param siteUrl origin without a slash at its end
 * @param isHidden whether `noindex` stands on every page
 */
export function createRobots(siteUrl: string, isHidden: boolean): string {
  // These two must read a page to find `noindex` on it; readers that do not know the word are kept out.
  if (isHidden) {
    return `User-agent: Googlebot
User-agent: Bingbot
Disallow: /api/

User-agent: *
Disallow: /
`
  }
  return `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`
}
