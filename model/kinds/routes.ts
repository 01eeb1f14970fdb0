/** Paths without language: `href` makes every URL from them, and a page is below those whose paths its own begins with. */
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

/** Routes of one page, which is no entity's. */
export type FixedRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends `${string}/:${string}` | `${string}/*` ? never : Name
}[RouteName]
