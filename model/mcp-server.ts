import { courses } from './kinds/courses.ts'
import { site } from './kinds/site.ts'

/** The MCP server, in the same words on its card, which is read before a connection, and in its own answers. */
export function describeMcpServer(siteUrl: string) {
  const lists = ['services', ...(courses.all.length > 0 ? ['courses'] : []), ...(site.booking ? ['free times'] : [])]
  return {
    /** The reverse of the domain, as the card wants it. */
    name: `${new URL(siteUrl).hostname.split('.').reverse().join('.')}/mcp`,
    title: site.name,
    version: '1.0.0',
    /** At most 100 characters. */
    description: `Searches and reads this site, lists ${lists.join(', ')}. It sends and changes nothing.`,
    websiteUrl: site.pages.includes('agents') ? `${siteUrl}/agents` : siteUrl,
  }
}
