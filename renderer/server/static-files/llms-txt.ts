import { agentTexts } from '../../../content/agents.ts'
import { plainText } from '../../../content/localize.ts'
import { site } from '../../../content/site.ts'
import { type Locale, localeCodes, locales } from '../../../locales/locales.ts'
import { localizePath } from '../../../locales/paths.ts'
import { getSiteI18n } from '../../../locales/server.ts'
import { getPage } from '../../../pages/all-pages.ts'
import { localizeContent } from '../../../pages/load-context.ts'
import { listSearchPages } from '../../../pages/search/documents.ts'
import { nameCategories } from '../../../pages/search/use-category-labels.ts'
import { searchCategories } from '../../../search/documents.ts'
import { getMarkdownPath } from '../../shared/urls.ts'
import { getPageData } from '../page-data.ts'

/** Where the overview for agents is served. */
export function getLlmsPath(locale: Locale): string {
  return localizePath('/llms.txt', locale)
}

/**
 * The site for language models: what it is, and by the categories of the search its pages as Markdown, with a sentence each
 * (https://llmstxt.org).
 *
 * @param siteUrl origin without a slash at its end
 */
export async function createLlmsTxt(locale: Locale, siteUrl: string): Promise<string> {
  const home = await getPageData(getPage('home', {}, locale))
  const pages = await listSearchPages(locale)
  const labels = nameCategories(getSiteI18n(locale))
  const sections = searchCategories.flatMap((category) => {
    const links = pages
      .filter((page) => page.category === category)
      .map(({ path, title, description }) => `- [${title}](${siteUrl}${getMarkdownPath(path)}): ${description}`)
    return links.length > 0 ? `## ${labels[category]}\n\n${links.join('\n')}` : []
  })
  const others = localeCodes
    .filter((other) => other !== locale)
    .map((other) => `- [${locales[other].name}](${siteUrl}${getLlmsPath(other)})`)
  return `# ${site.name}

> ${home.data.description}

${createServerLink(locale, siteUrl)}

${sections.join('\n\n')}
${others.length > 0 ? `\n## Optional\n\n${others.join('\n')}\n` : ''}`
}

/** The server that agents connect to, before the pages that they can read without it. */
function createServerLink(locale: Locale, siteUrl: string): string {
  const { title, intro } = localizeContent(locale, agentTexts).server
  return `- [${plainText(title)}](${siteUrl}/mcp): ${intro.map(plainText).join(' ')}`
}
