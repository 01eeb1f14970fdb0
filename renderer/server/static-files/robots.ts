/** @param siteUrl origin without a slash at its end */
export function createRobots(siteUrl: string): string {
  return `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`
}
