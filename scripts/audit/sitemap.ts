import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { pages } from '../../pages/all-pages.ts'
import type { Rule } from './site.ts'

/** The sitemap names the listed pages, each once, with the same alternates as the page's own head. */
export const sitemap: Rule = ({ folder, documents }) => {
  const problems: string[] = []
  const $ = load(readFileSync(join(folder, 'sitemap.xml')), { xml: true })
  const entries = new Map(
    $('url')
      .toArray()
      .map((entry) => [new URL($(entry).find('loc').text()).pathname, $(entry)] as const),
  )
  const listed = pages.filter((page) => page.listed)
  if ($('url').length !== listed.length) {
    problems.push(`sitemap.xml has ${$('url').length} URLs, ${listed.length} pages are listed`)
  }
  for (const page of listed) {
    const entry = entries.get(page.path)
    const document = documents.get(page.path)
    if (!entry || !document) {
      problems.push(`sitemap.xml does not name ${page.path}`)
      continue
    }
    const inSitemap = describeLinks(entry.find('xhtml\\:link').toArray())
    if (inSitemap !== describeLinks(document.$('link[rel="alternate"][hreflang]').toArray())) {
      problems.push(`sitemap.xml and ${document.file} name different alternates; both come from listAlternates()`)
    }
  }
  return problems
}

function describeLinks(links: Array<{ attribs: Record<string, string> }>): string {
  return String(links.map(({ attribs }) => `${attribs.hreflang} ${attribs.href}`))
}
