import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { listAlternates } from '../../pages/all-pages.ts'
import { hasPages } from '../../pages/route-facts.ts'
import { measureWidth, mostLetters as most } from '../../renderer/server/title.ts'
import { socialImageSize } from '../../renderer/shared/urls.ts'
import { type BuiltDocument, ofEach, type Rule } from './site.ts'

/**
 * The canonical link is the page's own URL, and all versions of a page link to each other, to themselves and to x-default: each has
 * the links of one list, so that none is not returned, for which search engines would ignore them all.
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
  const found = readAlternates($)
  const expected = listAlternates(page).map(({ hreflang, path }) => `${hreflang} ${path}`)
  if (String(found) !== String(expected)) yield `alternates are [${found}], expected [${expected}]`
})

function readAlternates($: BuiltDocument['$']): string[] {
  return $('link[rel="alternate"][hreflang]')
    .toArray()
    .map((link) => `${$(link).attr('hreflang')} ${getPath($(link).attr('href') ?? '')}`)
}

/** The path of an absolute URL. A relative URL is returned unchanged and fails the comparison. */
function getPath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : `(not absolute) ${url}`
}

/** Titles and descriptions exist, are short enough, and are unique in their language. */
export const titles: Rule = ({ documents }) => {
  const listed = [...documents.values()].filter(({ page }) => page.hasOwnUrl)
  return [
    ...findProblems(listed, 'title', ({ $ }) => $('head > title').text()),
    ...findProblems(listed, 'description', ({ $ }) => $('meta[name="description"]').attr('content') ?? ''),
  ]
}

function findProblems(
  documents: BuiltDocument[],
  what: keyof typeof most,
  read: (document: BuiltDocument) => string,
): string[] {
  const problems: string[] = []
  const seen = new Map<string, string>()
  for (const document of documents) {
    const { file, page } = document
    const text = read(document)
    if (!text.trim()) problems.push(`${file} has no ${what}`)
    const width = measureWidth(text)
    if (width > most[what]) problems.push(`${file}: the ${what} takes ${width} of ${most[what]} letters: "${text}"`)
    const key = `${page.locale} ${text.trim()}`
    const other = seen.get(key)
    if (other) problems.push(`${file} and ${other} share the ${what} "${text}": give each its own words`)
    seen.set(key, file)
  }
  return problems
}

/** A page's head names feeds and a Markdown version that are built; so are the posts in the feeds. */
export const feeds = ofEach(function* ({ page, $ }, { folder, documents }) {
  if (!page.hasOwnUrl) return
  const types = [...(hasPages('blog') ? ['application/atom+xml', 'application/feed+json'] : []), 'text/markdown']
  for (const type of types) {
    const target = $(`link[rel="alternate"][type="${type}"]`).attr('href')
    if (!target || !existsSync(join(folder, target)))
      yield `names no ${type} that is built; renderer/server/head.ts does`
    else if (page.name === 'blog' && type !== 'text/markdown')
      for (const url of listEntries(type, readFileSync(join(folder, target), 'utf8')))
        if (documents.get(new URL(url).pathname)?.page.locale !== page.locale)
          yield `${target} names ${url}, which is not built in its language`
  }
})

function listEntries(type: string, content: string): string[] {
  if (type === 'application/feed+json') return JSON.parse(content).items.map(({ url }: { url: string }) => url)
  const $ = load(content, { xml: true })
  return $('entry > link')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '')
}

/** Each page names an existing PNG of the stated size as its social image; no two listed pages share one. */
export const socialImages: Rule = ({ folder, documents }) => {
  const problems: string[] = []
  const owners = new Map<string, string>()
  for (const { file, page, $ } of documents.values()) {
    const url = $('meta[property="og:image"]').attr('content')
    const path = url && URL.canParse(url) ? new URL(url).pathname : undefined
    if (!path || !existsSync(join(folder, path))) {
      problems.push(`${file}: og:image "${url}" is not built; scripts/build/pictures/ draws it`)
      continue
    }
    const { width, height } = readPngSize(join(folder, path))
    if (width !== socialImageSize.width || height !== socialImageSize.height) {
      problems.push(`${file}: ${path} is ${width} × ${height}, expected 1200 × 630`)
    }
    const other = owners.get(path)
    if (page.listed && other) problems.push(`${file} and ${other} share the picture ${path}`)
    owners.set(path, file)
  }
  return problems
}

/** https://www.w3.org/TR/png/#11IHDR: eight bytes of signature, eight of the chunk's head, then width and height. */
function readPngSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(file)
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** The policy in `_headers` names each inline script by its hash and allows no others. */
export const inlineScripts: Rule = (site) => {
  const sources = readScriptSources(readFileSync(join(site.folder, '_headers'), 'utf8'))
  const unsafe = sources.filter((source) => source.startsWith("'unsafe-"))
  return [
    ...unsafe.map((source) => `_headers: script-src has ${source}; see renderer/server/security-headers.ts`),
    ...ofEach((document) => findRefusedScripts(document, sources))(site),
  ]
}

/** The sources of scripts in the policy for all pages. */
export function readScriptSources(headers: string): string[] {
  const rules = headers.split(/\n(?=\S)/).find((block) => block.startsWith('/*\n')) ?? ''
  const policy = /^ *content-security-policy: (.*)$/im.exec(rules)?.[1] ?? ''
  const directive = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? ''
  return directive.split(' ').slice(1)
}

/** The scripts of a document, its event attributes included, that a policy does not let run. */
export function findRefusedScripts({ $ }: Pick<BuiltDocument, '$'>, sources: string[]): string[] {
  const scripts = $('script:not([type]):not([src]), script[type="module"]:not([src])')
    .toArray()
    .map((script) => $(script).text())
    .filter((text) => !sources.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`))
    .map((text) => `the policy does not name the script "${text.slice(0, 60)}"; see renderer/server/inline-scripts.ts`)
  const attributes = $('*')
    .toArray()
    .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []))
    .filter((name) => name.startsWith('on'))
    .map((name) => `the policy refuses the attribute ${name}; add a listener`)
  return [...scripts, ...attributes]
}
