import { postCategories } from '../content/blog.ts'
import {
  type CitySlug,
  caseStudySlugs,
  cityServiceSlugs,
  citySlugs,
  type PostSlug,
  type ServiceSlug,
  serviceSlugs,
} from '../content/slugs.ts'
import { defaultLocale, type Locale, localeCodes, locales } from '../locales/locales.ts'
import { isDraft, visiblePosts } from './post/visible-posts.ts'
import { href, type RouteName, type RouteParams, routes, unlistedRoutes } from './routes.ts'

/** One page in one language. */
export type Page<Name extends RouteName = RouteName> = {
  [N in Name]: { name: N; params: RouteParams<N>; locale: Locale; path: string; listed: boolean }
}[Name]

/** The city-and-service pages, as parameters of their route. */
export const cityServicePages: Array<RouteParams<'cityService'>> = cityServiceSlugs.map((slug) => {
  const [city, service] = slug.split('/') as [CitySlug, ServiceSlug]
  return { city, service }
})

/** Which parameters each route with parameters is built for. */
const params: { [Name in RouteName]?: Array<RouteParams<Name>> } = {
  service: serviceSlugs.map((service) => ({ service })),
  caseStudy: caseStudySlugs.map((caseStudy) => ({ caseStudy })),
  city: citySlugs.map((city) => ({ city })),
  cityService: cityServicePages,
  post: visiblePosts.map((post) => ({ post })),
  blogCategory: postCategories.map((category) => ({ category })),
}

/**
 * THE list of all pages: routes × slugs × languages. Prerendering, sitemap, page data, checks and tests read it.
 * A page whose `listed` is false must not be indexed.
 */
export const allPages: Page[] = localeCodes.flatMap((locale) =>
  (Object.keys(routes) as RouteName[]).flatMap((name) =>
    (params[name] ?? [{}]).map((pageParams) => createPage(name, pageParams as RouteParams<RouteName>, locale)),
  ),
)

const pagesByPath = new Map(allPages.map((page) => [page.path, page]))

/** The page at a path, or undefined where there is none. */
export function findPage(path: string): Page | undefined {
  return pagesByPath.get(path)
}

/** One page of the list. */
export function createPage<Name extends RouteName>(name: Name, pageParams: RouteParams<Name>, locale: Locale): Page {
  const path = href(name, pageParams, locale)
  const isHidden = unlistedRoutes.has(name) || ('post' in pageParams && isDraft(pageParams.post as PostSlug))
  return { name, params: pageParams, locale, path, listed: !isHidden } as Page
}

/** The same page in another language. */
function translatePage(page: Page, locale: Locale): Page {
  return createPage(page.name, page.params as RouteParams<RouteName>, locale)
}

/** All versions of a page, itself too, with their `hreflang`: one for each language, then `x-default`. */
export function listAlternates(page: Page): Array<{ hreflang: string; path: string }> {
  return [
    ...localeCodes.map((locale) => ({
      hreflang: locales[locale].lang as string,
      path: translatePage(page, locale).path,
    })),
    { hreflang: 'x-default', path: translatePage(page, defaultLocale).path },
  ]
}
