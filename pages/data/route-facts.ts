import { defaultLocale, type Locale, localeCodes } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import { cities } from '../../model/kinds/cities.ts'
import { claims } from '../../model/kinds/claims.ts'
import { listComingIn } from '../../model/kinds/courses.ts'
import { pricedServices } from '../../model/kinds/estimate.ts'
import { laws } from '../../model/kinds/laws.ts'
import { additionalProjects } from '../../model/kinds/projects.ts'
import { services } from '../../model/kinds/services.ts'
import { type OptionalPage, site } from '../../model/kinds/site.ts'
import { cityServiceSlugs, citySlugs, projectIds, serviceSlugs } from '../../model/kinds/slugs.ts'
import { tasks } from '../../model/kinds/tasks.ts'
import { corporate, training } from '../../model/kinds/training.ts'
import type { SearchCategory } from '../../search/documents.ts'
import { newestIssues } from './issues.ts'
import { listCaseStudies } from './localized-content.ts'
import { href, type RouteName, type RouteParams, routeNames, routes } from './routes.ts'
import { listCategories, listVisiblePosts } from './visible-posts.ts'

/** All fields are required, so that a new route decides on each. */
export type RouteFacts<Name extends RouteName> = {
  /** The parameters of each of its pages in a language; `[{}]` for a route without parameters. */
  params: (locale: Locale) => ReadonlyArray<RouteParams<Name>>
  /** How the site's search indexes its pages; search engines, sitemap and `llms.txt` leave out the same ones. */
  search: SearchFacts<Name> | null
}

export type SearchFacts<Name extends RouteName> = {
  category: SearchCategory
  /** Factor of the rating: how much likelier visitors look for it than for a page of weight 1 with the same words. */
  weight: number
  /** Words that visitors use for a page, even if the page does not; those of content/page-meta.json come with it. */
  keywords?: (params: RouteParams<Name>) => string[] | undefined
}

/** The city-and-service pages, as parameters of their route. */
export const cityServicePages: Array<RouteParams<'cityService'>> = cityServiceSlugs.map((slug) => {
  const [city, service] = slug.split('/') as [string, string]
  return { city, service }
})

const overview = { category: 'overview', weight: 1 } as const

/** The page of a fixed path, which a site or a language can lack. */
function page(isShown: boolean | ((locale: Locale) => boolean) = true) {
  const isThere = (locale: Locale) => (typeof isShown === 'boolean' ? isShown : isShown(locale))
  return { params: (locale: Locale) => (isThere(locale) ? [{}] : []), search: overview }
}

/** One of the pages that the owner has or takes out: see `pages` of content/site.json. */
function optional(path: `/${OptionalPage}`, isShown = true) {
  return page(isShown && site.pages.some((name) => path === `/${name}`))
}

/** Legal pages weigh less in the search, because they contain the words of many pages that say more. */
const legalPage = { ...page(), search: { ...overview, weight: 0.6 } } as const

/** The facts of each route that only the build needs; `routes.ts` has what the browser needs too. */
export const routeFacts: { [Name in RouteName]: RouteFacts<Name> } = {
  home: page(),
  services: page(serviceSlugs.length > 0),
  service: {
    params: () => serviceSlugs.map((service) => ({ service })),
    search: { category: 'services', weight: 1.2, keywords: ({ service }) => services.get(service).keywords },
  },
  corporate: optional(routes.corporate, corporate.programs.length > 0),
  training: optional(routes.training, training.paths.length > 0),
  caseStudies: page((locale) => listCaseStudies(locale).length > 0),
  caseStudy: {
    params: (locale) => listCaseStudies(locale).map((caseStudy) => ({ caseStudy })),
    search: { category: 'caseStudies', weight: 1 },
  },
  projects: page(projectIds.length + additionalProjects.length > 0),
  locations: page(citySlugs.length > 0),
  city: {
    params: () => citySlugs.map((city) => ({ city })),
    search: { category: 'locations', weight: 0.8, keywords: ({ city }) => cities.get(city).keywords },
  },
  cityService: { params: () => cityServicePages, search: { category: 'locations', weight: 0.8 } },
  blog: page((locale) => listVisiblePosts(locale).length > 0),
  post: {
    params: (locale) => listVisiblePosts(locale).map((post) => ({ post })),
    search: { category: 'blog', weight: 1 },
  },
  blogCategory: {
    params: (locale) => listCategories(locale).map((category) => ({ category })),
    search: { category: 'blog', weight: 0.7 },
  },
  book: page(site.booking),
  bookCheckInbox: { ...page(site.booking), search: null },
  courses: page((locale) => listComingIn(locale).length > 0),
  course: {
    params: (locale) => listComingIn(locale).map(({ slug }) => ({ course: slug })),
    search: { category: 'services', weight: 1 },
  },
  contact: page(),
  contactThanks: { ...page(), search: null },
  newsletter: page(site.newsletter),
  newsletterCheckInbox: { ...page(site.newsletter), search: null },
  issue: {
    params: () => newestIssues.map((issue) => ({ issue })),
    // People look for an issue's articles rather than for what announced them.
    search: { category: 'blog', weight: 0.6 },
  },
  agents: optional(routes.agents),
  prices: optional(routes.prices, pricedServices.length > 0),
  evidence: optional(routes.evidence, claims.length > 0),
  rules: optional(routes.rules, laws.rows.length > 0),
  tasks: optional(routes.tasks, tasks.items.length > 0),
  search: { ...page(), search: null },
  privacy: legalPage,
  legalNotice: legalPage,
  cookies: legalPage,
  aiNotice: legalPage,
  accessibility: legalPage,
  // Shows the home page below its own words.
  notFound: { ...page(), search: null },
  elsewhere: { params: (locale) => listElsewhere(locale).map((path) => ({ '*': path.slice(1) })), search: null },
}

export function hasPages(name: RouteName, locale: Locale): boolean {
  return routeFacts[name].params(locale).length > 0
}

/** The paths, without language, of the pages that other languages have and this one lacks. */
function listElsewhere(locale: Locale): string[] {
  const own = new Set(listPaths(locale))
  return [...new Set(localeCodes.flatMap(listPaths))].filter((path) => !own.has(path))
}

const listPaths = memoize((locale: Locale): string[] =>
  routeNames
    .filter((name) => name !== 'elsewhere')
    .flatMap((name) =>
      routeFacts[name].params(locale).map((params) => href(name, params as RouteParams<RouteName>, defaultLocale)),
    ),
)
