import { joinSentences } from '../../../locales/get-space.ts'
import { type Locale, localeCodes, locales } from '../../../locales/locales.ts'
import { localizePath } from '../../../locales/paths.ts'
import { getSiteI18n } from '../../../locales/server.ts'
import { agentTexts } from '../../../model/kinds/agents.ts'
import { site } from '../../../model/kinds/site.ts'
import { plainText } from '../../../model/kit/localize.ts'
import { getPage } from '../../../pages/data/all-pages.ts'
import { localizeContent } from '../../../pages/data/load-context.ts'
import { toWholeUrl } from '../../../pages/data/site-url.ts'
import { searchCategories } from '../../../search/documents.ts'
import { getMarkdownPath } from '../../shared/urls.ts'
import { getPageData } from '../page-data.ts'
import { listSearchPages } from '../search-documents.ts'

export function getLlmsPath(locale: Locale): string {
  return localizePath('/llms.txt', locale)
}

/** The site in a sentence, and its pages as Markdown by the categories of the search, with a sentence each (https://llmstxt.org). */
export async function createLlmsTxt(locale: Locale): Promise<string> {
  const home = await getPageData(getPage('home', {}, locale))
  const pages = await listSearchPages(locale)
  const i18n = getSiteI18n(locale)
  const sections = searchCategories.flatMap((category) => {
    const links = pages
      .filter((page) => page.category === category)
      .map(({ path, title, description }) => `- [${title}](${toWholeUrl(getMarkdownPath(path))}): ${description}`)
    return links.length > 0 ? `## ${i18n.t(`search.item.${category}`)}\n\n${links.join('\n')}` : []
  })
  const others = localeCodes
    .filter((other) => other !== locale)
    .map((other) => `- [${locales[other].name}](${toWholeUrl(getLlmsPath(other))})`)
  return `# ${site.name}

> ${home.data.description}

${createServerLink(locale)}

${sections.join('\n\n')}
${others.length > 0 ? `\n## Optional\n\n${others.join('\n')}\n` : ''}`
}

/** All listed pages of a language in one file, for readers that fetch once. */
export async function createLlmsFull(locale: Locale, readMarkdown: (path: string) => Promise<string>): Promise<string> {
  const pages = await listSearchPages(locale)
  const texts = pages.map(async ({ path }) => `Source: ${toWholeUrl(path)}\n\n${(await readMarkdown(path)).trim()}\n`)
  return `# ${site.name}\n\n${(await Promise.all(texts)).join('\n---\n\n')}`
}

/** The server that agents connect to, before the pages that they can read without it. */
function createServerLink(locale: Locale): string {
  const { title, intro } = localizeContent(locale, agentTexts).server
  return `- [${plainText(title)}](${toWholeUrl('/mcp')}): ${joinSentences(intro.map(plainText))}`
}
