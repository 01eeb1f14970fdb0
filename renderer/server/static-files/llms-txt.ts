import { agentTexts } from '../../../content/agents.ts'
import { plainText } from '../../../content/localize.ts'
import { site } from '../../../content/site.ts'
import { type Locale, localeCodes, locales } from '../../../locales/locales.ts'
import { localizePath } from '../../../locales/paths.ts'
import { getPage, type Page, pages } from '../../../pages/all-pages.ts'
import { localizeContent } from '../../../pages/load-context.ts'
import { hasPages, llmsSections, routeFacts } from '../../../pages/route-facts.ts'
import { getMarkdownPath } from '../../shared/urls.ts'
import { getPageData } from '../page-data.ts'

/** Where the overview for agents is served. */
export function getLlmsPath(locale: Locale): string {
  return localizePath('/llms.txt', locale)
}

/**
 * The site for language models: what it is, and its pages as Markdown with a sentence each (https://llmstxt.org).
 *
 * @param siteUrl origin without a slash at its end
 */
export async function createLlmsTxt(locale: Locale, siteUrl: string): Promise<string> {
  const home = await getPageData(getPage('home', {}, locale))
  const listed = pages.filter((page) => page.locale === locale && page.listed)
  const shown = llmsSections.filter(hasPages)
  const sections = await Promise.all(
    shown.map(async (section) => {
      const { data } = await getPageData(getPage(section, {}, locale))
      const links = await Promise.all(
        listed.filter((page) => findSection(page, shown) === section).map((page) => createLink(page, siteUrl)),
      )
      return `## ${plainText(data.name)}\n\n${links.join('\n')}`
    }),
  )
  const others = localeCodes
    .filter((other) => other !== locale)
    .map((other) => `- [${locales[other].name}](${siteUrl}${getLlmsPath(other)})`)
  return `# ${site.name}

> ${home.data.description}

${createServerLink(locale, siteUrl)}

${sections.join('\n\n')}
${others.length > 0 ? `\n## Optional\n\n${others.join('\n')}\n` : ''}`
}

/** The section of a page; where a site lacks that, its page has a place beside the contact page, which every site has. */
function findSection({ name }: Page, shown: readonly string[]): string | null {
  const { llms } = routeFacts[name]
  return llms === null || shown.includes(llms) ? llms : 'contact'
}

/** The server that agents connect to, before the pages that they can read without it. */
function createServerLink(locale: Locale, siteUrl: string): string {
  const { title, intro } = localizeContent(locale, agentTexts).server
  return `- [${plainText(title)}](${siteUrl}/mcp): ${intro.map(plainText).join(' ')}`
}

async function createLink(page: Page, siteUrl: string): Promise<string> {
  const { path, data } = await getPageData(page)
  return `- [${data.title}](${siteUrl}${getMarkdownPath(path)}): ${data.description}`
}
