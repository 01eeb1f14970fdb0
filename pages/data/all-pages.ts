import { defaultLocale, type Locale, localeCodes } from '../../locales/locales.ts'
import { getIssue } from '../../model/kinds/issues.ts'
import { getPost } from '../../model/kinds/posts.ts'
import { routeFacts } from './route-facts.ts'
import { href, type RouteName, type RouteParams, routeNames } from './routes.ts'
import { isFinished } from './visible-posts.ts'

/** One page in one language. */
export type Page<Name extends RouteName = RouteName> = {
  [N in Name]: {
    name: N
    params: RouteParams<N>
    locale: Locale
    path: string
    /** Search engines may list it. */
    listed: boolean
    /** It is served only at its own path; the 404 page is served at any. */
    hasOwnUrl: boolean
  }
}[Name]

/** All pages of the site: routes × parameters × languages. The build, the checks and the tests read this list. */
export const pages: Page[] = localeCodes.flatMap((locale) =>
  routeNames.flatMap((name) =>
    routeFacts[name].params.map((params) => getPage(name, params as RouteParams<RouteName>, locale)),
  ),
)

const pagesByPath = new Map(pages.map((page) => [page.path, page]))

/** The page at a path, or undefined if there is none. */
export function findPage(path: string): Page | undefined {
  return pagesByPath.get(path)
}

/** The page of a route in a language. */
export function getPage<Name extends RouteName>(name: Name, params: RouteParams<Name>, locale: Locale): Page {
  const isHidden =
    ('post' in params && !isFinished(getPost(String(params.post)))) ||
    ('issue' in params && !isFinished(getIssue(String(params.issue))))
  const listed = routeFacts[name].search !== null && !isHidden
  return { name, params, locale, path: href(name, params, locale), listed, hasOwnUrl: name !== 'notFound' } as Page
}

/** All versions of a page, including itself, with their `hreflang`: one per language, then `x-default`. */
export function listAlternates({ name, params }: Page): Array<{ hreflang: string; path: string }> {
  const getPath = (locale: Locale) => href(name, params as RouteParams<RouteName>, locale)
  return [
    ...localeCodes.map((locale) => ({ hreflang: locale, path: getPath(locale) })),
    { hreflang: 'x-default', path: getPath(defaultLocale) },
  ]
}
