import { listAlternates } from '../../pages/all-pages.ts'
import type { BuiltDocument, Rule } from './site.ts'

/**
 * The canonical link is the page's own URL, and all versions of a page link to each other, to themselves and to x-default: each has
 * the links of one list, so that none is not returned, for which search engines would ignore them all.
 */
export const alternates: Rule = ({ documents }) => {
  const problems: string[] = []
  for (const { file, page, $ } of documents.values()) {
    const canonical = $('link[rel="canonical"]')
    if (!page.hasOwnUrl) {
      if (canonical.length > 0)
        problems.push(`${file}: the 404 page is served at any URL and must not have a canonical`)
      continue
    }
    const url = canonical.attr('href') ?? ''
    if (canonical.length !== 1 || getPath(url) !== page.path) {
      problems.push(`${file}: canonical "${url}" should be the page's own URL, once`)
    }
    const openGraph = $('meta[property="og:url"]').attr('content')
    if (openGraph !== url) problems.push(`${file}: og:url "${openGraph}" differs from the canonical "${url}"`)

    const found = readAlternates($)
    const expected = listAlternates(page).map(({ hreflang, path }) => `${hreflang} ${path}`)
    if (String(found) !== String(expected)) {
      problems.push(`${file}: alternates are [${found}], expected [${expected}]`)
    }
  }
  return problems
}

function readAlternates($: BuiltDocument['$']): string[] {
  return $('link[rel="alternate"][hreflang]')
    .toArray()
    .map((link) => `${$(link).attr('hreflang')} ${getPath($(link).attr('href') ?? '')}`)
}

/** The path of an absolute URL. A relative URL is returned unchanged and fails the comparison. */
function getPath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : `(not absolute) ${url}`
}
