import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { splitLocale } from '../../locales/paths.ts'
import { asked } from '../../model/kinds/asked.ts'
import { readFragment } from '../../model/kinds/line.ts'
import { findOwnerFile } from '../../owner-files.ts'
import { findPage } from '../../pages/data/all-pages.ts'
import { listHeadings } from '../../search/build.ts'
import { functionConfigs } from './functions.ts'
import { type BuiltDocument, ofEach, type Rule } from './site.ts'

const functionPaths: string[] = [...functionConfigs.values()].flatMap(({ path }) => path ?? [])

/** Links, in the head too, lead to pages, files, functions and anchors that exist, in the language of their page. Pictures exist. */
export const links = ofEach(function* ({ page, $ }, { folder, documents }) {
  for (const { attribs } of $('a[href], link[href], form[action], img').toArray()) {
    const target = attribs.href ?? attribs.action ?? attribs.src ?? ''
    const url = URL.parse(target, base + page.path)
    if (!url) yield `"${target}" is no URL`
    if (url?.origin !== base) continue
    const path = decodeURI(url.pathname)
    if (functionPaths.includes(path)) continue
    if (!findPage(path)) {
      const isFile = path.includes('.') && existsSync(join(folder, path))
      if (!isFile) yield `${target} leads nowhere; make links with href() or Link`
      continue
    }
    const anchor = decodeURIComponent(url.hash.slice(1))
    if (anchor && !documents.get(path)?.ids.has(anchor) && !readFragment(url.hash))
      yield `${target} has no element with that id`
    if (attribs.hreflang === undefined && splitLocale(path).locale !== page.locale)
      yield `${target} leaves the language of the page; visitors must stay in the one they chose`
  }
})

/** Relative links resolve against this origin. */
const base = 'https://site.invalid'

/**
 * Each heading and each answer has an anchor, so that a passage can be linked. A heading has its own or that of the part that it opens. An
 * answer has one inside its `<details>`, so that a link opens it. The questions in `content/asked/` name sections that exist.
 */
export const anchors: Rule = (site) => {
  for (const locale of localeCodes) {
    const places = readPlaces(locale)
    // The anchors in a post change with its headings; its questions wait for the new anchor without harm.
    const lost = Object.keys(asked[locale] ?? {}).filter(
      (place) => !places.has(place) && !/^\/(blog|newsletter)\//.test(place),
    )
    // A warning is enough: the search only loses these questions.
    if (lost.length > 0)
      console.warn(
        `content/asked/${locale}.json: no page has these sections. Name the sections that answer now: ${lost.join(', ')}`,
      )
  }
  return listUnnamed(site)
}

const listUnnamed = ofEach(function* ({ $ }) {
  for (const heading of $('main :is(h1, h2, h3, h4)').toArray()) {
    if ($(heading).closest('nav, form, figure').length > 0 || $(heading).attr('id')) continue
    const part = $(heading).closest('[id]')
    if (part.is('main, body') || part.find('h1, h2, h3, h4, summary')[0] !== heading)
      yield `give "${$(heading).text()}" an id`
  }
  for (const answer of $('main details:not(nav *, figure *, form *) > summary + *').toArray())
    if (!$(answer).attr('id')) yield `give the answer to "${$(answer).prev().text()}" an id`
})

/** The addresses of all sections of a language in the built search. */
export function readPlaces(locale: Locale): Set<string> {
  return new Set(listHeadings(readBuiltSearch(locale)).map(({ place }) => place))
}

/** All files of a language's search, by name. */
export function readBuiltSearch(locale: Locale): Record<string, unknown> {
  return JSON.parse(readFileSync(findOwnerFile(`dist/agents/${locale}.json`), 'utf8'))
}

/** From the home page of a language to each of its listed pages. */
const mostClicks = 3

/** Every listed page is a few clicks away from the home page of its language. */
export const depth: Rule = ({ documents }) => {
  const all = [...documents.values()]
  const reached = new Set<string>()
  let edge = new Set(all.filter(({ page }) => page.name === 'home').map(({ page }) => page.path))
  for (let clicks = 0; clicks <= mostClicks; clicks++) {
    for (const path of edge) reached.add(path)
    const targets = [...edge].flatMap((path) => listTargets(documents.get(path)))
    edge = new Set(targets.filter((target) => !reached.has(target)))
  }
  return all
    .filter(({ page }) => page.listed && !reached.has(page.path))
    .map(({ file }) => `${file}: not within ${mostClicks} clicks of the home page; link it from its index page`)
}

/** The targets of a page's links, without links to other languages. */
function listTargets(document: BuiltDocument | undefined): string[] {
  if (!document) return []
  const { $, page } = document
  return $('a[href]:not([hreflang])')
    .toArray()
    .map(({ attribs }) => new URL(attribs.href ?? '', base + page.path))
    .filter(({ origin }) => origin === base)
    .map(({ pathname }) => decodeURI(pathname))
}
