import type { PathParam } from 'react-router-dom'
import type { Locale } from '../../locales/locales.ts'
import { localizePath, splitLocale } from '../../locales/paths.ts'

/**
 * The path of each route, without language. `href` creates every URL of the site from this table, and a page is below the
 * pages whose paths its own begins with. `route-facts.ts` has what only the build needs.
 */
export const routes = {
  home: '/',
  services: '/services',
  service: '/services/:service',
  corporate: '/corporate',
  training: '/ai-training',
  caseStudies: '/case-studies',
  caseStudy: '/case-studies/:caseStudy',
  projects: '/projects',
  locations: '/locations',
  city: '/locations/:city',
  cityService: '/locations/:city/:service',
  blog: '/blog',
  post: '/blog/:post',
  blogCategory: '/blog/category/:category',
  book: '/book',
  bookCheckInbox: '/book/check-inbox',
  courses: '/courses',
  course: '/courses/:course',
  contact: '/contact',
  contactThanks: '/contact/thanks',
  newsletter: '/newsletter',
  newsletterCheckInbox: '/newsletter/check-inbox',
  issue: '/newsletter/:issue',
  agents: '/agents',
  prices: '/prices',
  evidence: '/evidence',
  rules: '/rules',
  tasks: '/tasks',
  search: '/search',
  privacy: '/privacy',
  legalNotice: '/legal-notice',
  cookies: '/cookies',
  aiNotice: '/ai-notice',
  accessibility: '/accessibility',
  notFound: '/404',
  /** In place of a page that other languages have: its path stands behind. */
  elsewhere: '/elsewhere/*',
} as const

export type RouteName = keyof typeof routes

export const routeNames = Object.keys(routes) as RouteName[]

/** The parameters of a route: `{ service: string }` for `/services/:service`, `{}` for a fixed path. */
export type RouteParams<Name extends RouteName> = { [Param in PathParam<(typeof routes)[Name]>]: string }

/** The path of a page: `href('service', { service: 'medical-ai' }, 'es')` is `/es/services/medical-ai`. */
export function href<Name extends RouteName>(name: Name, params: RouteParams<Name>, locale: Locale): string {
  const values: Record<string, string> = params
  const path = routes[name].replace(/:(\w+)|\*/g, (all, param: string = all) => {
    const value = values[param]
    // The compiler cannot find this in data.
    if (!value) throw new Error(`The route ${name} (${routes[name]}) needs the parameter "${param}"`)
    return value
  })
  return localizePath(path, locale)
}

/** Tells if a path is that of a route or below it: `/es/blog/choosing-a-vector-database` is in `blog`. */
export function isInSection(pathname: string, section: RouteName): boolean {
  const { path } = splitLocale(pathname)
  return path === routes[section] || path.startsWith(`${routes[section]}/`)
}
