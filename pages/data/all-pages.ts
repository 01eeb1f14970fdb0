import { type Locale, localeCodes } from '../../locales/locales.ts'
import { localizePath, splitLocale } from '../../locales/paths.ts'
import { getIssue } from '../../model/kinds/issues.ts'
import { getPost } from '../../model/kinds/posts.ts'
import { routeFacts } from './route-facts.ts'
import { href, type RouteName, type RouteParams, routeNames } from './routes.ts'
import { isFinished } from './visible-posts.ts'

export type Page<Name extends RouteName = RouteName> = {
  [N in Name]: {
    name: N
    params: RouteParams<N>
    locale: Locale
    path: string
    /** Search engines may list it. */
    listed: boolean
    /** It is served only at its own path; the 404 page is served at any, and what stands for a page elsewhere at the path of that one. */
    hasOwnUrl: boolean
  }
}[Name]

/** All pages of the site: routes × parameters × languages. The build, the checks and the tests read this list. */
export const pages: Page[] = localeCodes.flatMap((locale) =>
  routeNames.flatMap((name) =>
    routeFacts[name].params(locale).map((params) => getPage(name, params as RouteParams<RouteName>, locale)),
  ),
)

const pagesByPath = new Map(pages.map((page) => [page.path, page]))

export function findPage(path: string): Page | undefined {
  return pagesByPath.get(path)
}

export function getPage<Name extends RouteName>(name: Name, params: RouteParams<Name>, locale: Locale): Page {
  const isHidden =
    ('post' in params && !isFinished(getPost(String(params.post)))) ||
    ('issue' in params && !isFinished(getIssue(String(params.issue))))
  const listed = routeFacts[name].search !== null && !isHidden
  return {
    name,
    params,
    locale,
    path: href(name, params, locale),
    listed,
    hasOwnUrl: name !== 'notFound' && name !== 'elsewhere',
  } as Page
}

/** All versions of a page, including itself, with their `hreflang`: one for each language that has it, the first as `x-default` too. */
export function listAlternates(page: Page): Array<{ hreflang: string; path: string }> {
  const { path } = splitLocale(page.path)
  const versions = listVersions(path).map((locale) => ({ hreflang: locale, path: localizePath(path, locale) }))
  return [...versions, ...versions.slice(0, 1).map((first) => ({ ...first, hreflang: 'x-default' }))]
}

export function listVersions(path: string): Locale[] {
  return localeCodes.filter((locale) => pagesByPath.has(localizePath(path, locale)))
}

/** The same for each page that some languages lack. */
export const partialPages: Record<string, Locale[]> = Object.fromEntries(
  pages.flatMap(({ name, params }) => {
    const path = name === 'elsewhere' && `/${params['*']}`
    return path ? [[path, listVersions(path)]] : []
  }),
)

/** The path of a page in a language, and the language: another one if the site does not have it in this one. */
export function localizeLink(link: string, locale: Locale): { href: string; hrefLang?: Locale } {
  const [path = ''] = /^[^?#]*/.exec(link) ?? []
  const [first] = partialPages[path]?.includes(locale) === false ? partialPages[path] : []
  return first ? { href: localizePath(link, first), hrefLang: first } : { href: localizePath(link, locale) }
}
