import type { PostCategory } from '../content/blog.ts'
import type { CaseStudySlug, CitySlug, PostSlug, ServiceSlug } from '../content/slugs.ts'
import type { Locale } from '../locales/locales.ts'
import { localizePath } from '../locales/paths.ts'

/**
 * THE route table: each screen's name and the path it answers to, without language. Every URL of the site comes from
 * here through `href`.
 */
export const routes = {
  home: '/',
  services: '/services',
  service: '/services/:service',
  caseStudies: '/case-studies',
  caseStudy: '/case-studies/:caseStudy',
  corporate: '/corporate',
  training: '/ai-training',
  locations: '/locations',
  city: '/locations/:city',
  cityService: '/locations/:city/:service',
  projects: '/projects',
  blog: '/blog',
  post: '/blog/:post',
  blogCategory: '/blog/category/:category',
  contact: '/contact',
  contactThanks: '/contact/thanks',
  newsletterCheckInbox: '/newsletter/check-inbox',
  search: '/search',
  privacy: '/privacy',
  legalNotice: '/legal-notice',
  cookies: '/cookies',
  aiNotice: '/ai-notice',
  accessibility: '/accessibility',
  notFound: '/404',
} as const

export type RouteName = keyof typeof routes

/** The pages above a page, for breadcrumbs; home stands above all. */
export const parents: Partial<Record<RouteName, RouteName>> = {
  service: 'services',
  caseStudy: 'caseStudies',
  city: 'locations',
  cityService: 'city',
  post: 'blog',
  blogCategory: 'blog',
  contactThanks: 'contact',
}

/** Pages that search engines must not list; they are left out of the sitemap too. */
export const unlistedRoutes: ReadonlySet<RouteName> = new Set([
  'search',
  'contactThanks',
  'newsletterCheckInbox',
  'notFound',
])

type ParamTypes = {
  service: ServiceSlug
  caseStudy: CaseStudySlug
  city: CitySlug
  post: PostSlug
  category: PostCategory
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of a route: `{ service: ServiceSlug }` for `/services/:service`, `{}` where there are none. */
export type RouteParams<Name extends RouteName> = {
  [Param in ParamNames<(typeof routes)[Name]> & keyof ParamTypes]: ParamTypes[Param]
}

/**
 * The path of a page.
 *
 * @example href('service', { service: 'medical-ai' }, 'es') // '/es/services/medical-ai'
 */
export function href<Name extends RouteName>(name: Name, params: RouteParams<Name>, locale: Locale): string {
  const values: Record<string, string> = params
  const path = routes[name].replace(/:(\w+)/g, (_, param: string) => values[param] ?? '')
  return localizePath(path, locale)
}
