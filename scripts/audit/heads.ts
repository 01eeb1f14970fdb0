import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../../locales/locales.ts'
import { splitLocale } from '../../locales/paths.ts'
import { findPage, listAlternates, listVersions } from '../../pages/data/all-pages.ts'
import { createTitle, measureWidth, mostLetters as most } from '../../renderer/server/title.ts'
import { type BuiltDocument, ofEach, type Rule } from './site.ts'

/**
 * The canonical link is the page's own URL. All versions of a page, and the language menu, have the same list of links to each other, to
 * themselves and to x-default: search engines ignore all of them if one is not returned.
 */
export const alternates = ofEach(function* ({ page, $ }) {
  const canonical = $('link[rel="canonical"]')
  if (!page.hasOwnUrl) {
    if (canonical.length > 0) yield 'the 404 page is served at any URL and must not have a canonical'
    return
  }
  const url = canonical.attr('href') ?? ''
  if (canonical.length !== 1 || getPath(url) !== page.path)
    yield `canonical "${url}" should be the page's own URL, once`
  const openGraph = $('meta[property="og:url"]').attr('content')
  if (openGraph !== url) yield `og:url "${openGraph}" differs from the canonical "${url}"`
  const expected = listAlternates(page).map(({ hreflang, path }) => `${hreflang} ${path}`)
  const found = listLinks($, 'link[rel="alternate"][hreflang]', getPath)
  if (String(found) !== String(expected)) yield `alternates are [${found}], expected [${expected}]`
  const versions = listVersions(splitLocale(page.path).path)
  // A language without the page has a link to its list or its home page.
  const menu = listLinks($, '#language-menu a', (path) => path).filter((link) => {
    const [code, path = ''] = link.split(' ')
    const target = findPage(path)
    return versions.some((version) => version === code) || !target?.hasOwnUrl || target.locale !== code
  })
  const languages = localeCodes.length > 1 ? expected.slice(0, -1) : []
  if (String(menu) !== String(languages)) yield `the language menu is [${menu}], expected [${languages}]`
})

function listLinks($: BuiltDocument['$'], selector: string, read: (url: string) => string): string[] {
  return $(selector)
    .toArray()
    .map((link) => `${$(link).attr('hreflang')} ${read($(link).attr('href') ?? '')}`)
}

/** The path of an absolute URL. A relative URL is returned unchanged and fails the comparison. */
function getPath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : `(not absolute) ${url}`
}

/** Titles and descriptions exist, are short enough, and are unique in their language. */
export const titles: Rule = ({ documents }) => {
  const listed = [...documents.values()].filter(({ page }) => page.hasOwnUrl)
  return [
    ...findProblems(listed, 'title', ({ $ }) => $('head > title').text().replace(createTitle(''), '')),
    ...findProblems(listed, 'description', ({ $ }) => $('meta[name="description"]').attr('content') ?? ''),
  ]
}

function* findProblems(documents: BuiltDocument[], what: keyof typeof most, read: (document: BuiltDocument) => string) {
  const seen = new Map<string, string>()
  for (const document of documents) {
    const { file, page } = document
    const text = read(document)
    if (!text.trim()) yield `${file} has no ${what}`
    const width = measureWidth(text)
    if (width > most[what]) yield `${file}: the ${what} takes ${width} of ${most[what]} letters: "${text}"`
    const key = `${page.locale} ${text.trim()}`
    const other = seen.get(key)
    if (other) yield `${file} and ${other} share the ${what} "${text}": give each its own words`
    seen.set(key, file)
  }
}

/** Each page names a picture for sharing that is built; scripts/build/pictures/draw-card.test.ts holds its size. */
export const socialImages = ofEach(function* ({ $ }, { folder }) {
  const url = $('meta[property="og:image"]').attr('content') ?? ''
  if (!existsSync(join(folder, getPath(url)))) yield `og:image "${url}" is not built; scripts/build/pictures/ draws it`
})
