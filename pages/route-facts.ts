import type { Thing } from 'schema-dts'
import { cities } from '../content/cities.ts'
import { claims } from '../content/claims.ts'
import { listComing } from '../content/courses.ts'
import { laws } from '../content/laws.ts'
import { additionalProjects } from '../content/projects.ts'
import { services } from '../content/services.ts'
import { site } from '../content/site.ts'
import { caseStudySlugs, cityServiceSlugs, citySlugs, projectIds, serviceSlugs } from '../content/slugs.ts'
import { tasks } from '../content/tasks.ts'
import { corporate, training } from '../content/training.ts'
import type { messageIds } from '../locales/message-ids.ts'
import type { SearchCategory } from './../search/documents.ts'
import type { LoaderData } from './loaders.ts'
import { newestIssues } from './newsletter/issues.ts'
import { shownCategories, visiblePosts } from './post/visible-posts.ts'
import type { RouteName, RouteParams } from './routes.ts'
import * as structuredData from './shared/structured-data.ts'

/** The sections of `llms.txt` in order, each named after the route of its overview page. */
export const llmsSections = [
  'services',
  'courses',
  'caseStudies',
  'locations',
  'projects',
  'blog',
  'contact',
  'evidence',
] as const satisfies RouteName[]

/** The facts of a route that only the build needs. All fields are required, so that a new route decides on each. */
export type RouteFacts<Name extends RouteName> = {
  /** The parameters of each of its pages; `[{}]` for a route without parameters. */
  params: ReadonlyArray<RouteParams<Name>>
  /** Whether search engines, the sitemap and the site's search list its pages. */
  listed: boolean
  /** Whether its pages are served only at their own path; the 404 page is served at any. */
  hasOwnUrl: boolean
  /** The schema.org type of its pages. */
  schemaType: 'WebPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage'
  /** Creates the schema.org things that its pages are about. */
  describe: ((data: LoaderData[Name], context: structuredData.DescriptionContext) => Thing[]) | null
  /** How the site's search indexes its pages. */
  search: SearchFacts<Name> | null
  /** The section of `llms.txt` that lists its pages. */
  llms: (typeof llmsSections)[number] | null
  /**
   * Prefixes of the ids of the interface texts that its screen shows, with those of its late parts; they come with the data of
   * its pages. The texts of all pages stand in locales/<locale>/index.ts.
   */
  messages: readonly MessagePrefix[]
}

/** Whole families, groups and single texts: `blog`, `blog.filter`, `blog.draft`. */
type MessagePrefix<Id extends string = (typeof messageIds)[number]> = Id extends `${infer Family}.${infer Rest}`
  ? Family | `${Family}.${MessagePrefix<Rest>}`
  : Id

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

/** Those that were over when the build began have no page. */
const comingCourses = listComing()

const single = { params: [{}], listed: true, hasOwnUrl: true }

/** A page that is there while there is something for it to show. */
function singleOf(isShown: boolean) {
  return { ...single, params: isShown ? [{}] : [] }
}

const many = { listed: true, hasOwnUrl: true }

const unlisted = {
  params: [{}],
  listed: false,
  hasOwnUrl: true,
  schemaType: 'WebPage',
  describe: null,
  search: null,
  llms: null,
  messages: [],
} as const

const homeMessages = [
  'hero',
  'home',
  'experience',
  'skills',
  'testimonials',
  'caseStudies.trade',
  'blog.draft',
  'blog.readTime',
] as const

const overview = { category: 'overview', weight: 1 } as const

/** Legal pages weigh less in the search, because they contain the words of many pages that say more. */
const legalPage = {
  ...single,
  schemaType: 'WebPage',
  describe: null,
  search: { ...overview, weight: 0.6 },
  llms: null,
  messages: ['legal'],
} as const

/** The facts of each route that only the build needs; `routes.ts` has what the browser needs too. */
export const routeFacts: { [Name in RouteName]: RouteFacts<Name> } = {
  home: {
    ...single,
    schemaType: 'WebPage',
    describe: null,
    search: overview,
    llms: null,
    messages: homeMessages,
  },
  services: {
    ...singleOf(serviceSlugs.length > 0),
    schemaType: 'CollectionPage',
    describe: structuredData.describeServices,
    search: overview,
    llms: 'services',
    messages: ['services'],
  },
  service: {
    ...many,
    params: serviceSlugs.map((service) => ({ service })),
    schemaType: 'WebPage',
    describe: structuredData.describeService,
    search: { category: 'services', weight: 1.2, keywords: ({ service }) => services.get(service).keywords },
    llms: 'services',
    messages: ['services', 'home.claims', 'blog.draft'],
  },
  corporate: {
    ...singleOf(corporate.programs.length > 0),
    schemaType: 'WebPage',
    describe: structuredData.describeOffer,
    search: overview,
    llms: 'services',
    messages: ['training', 'home.claims'],
  },
  training: {
    ...singleOf(training.paths.length > 0),
    schemaType: 'WebPage',
    describe: structuredData.describeOffer,
    search: overview,
    llms: 'services',
    messages: ['training', 'home.claims'],
  },
  caseStudies: {
    ...singleOf(caseStudySlugs.length > 0),
    schemaType: 'CollectionPage',
    describe: structuredData.describeCaseStudies,
    search: overview,
    llms: 'caseStudies',
    messages: ['caseStudies', 'home.claims'],
  },
  caseStudy: {
    ...many,
    params: caseStudySlugs.map((caseStudy) => ({ caseStudy })),
    schemaType: 'WebPage',
    describe: structuredData.describeCaseStudy,
    search: { category: 'caseStudies', weight: 1 },
    llms: 'caseStudies',
    messages: ['caseStudies', 'home.claims', 'projects.liveDemo', 'diagram'],
  },
  projects: {
    ...singleOf(projectIds.length + additionalProjects.length > 0),
    schemaType: 'CollectionPage',
    describe: structuredData.describeProjects,
    search: overview,
    llms: 'projects',
    messages: ['projects'],
  },
  locations: {
    ...singleOf(citySlugs.length > 0),
    schemaType: 'CollectionPage',
    describe: structuredData.describeLocations,
    search: overview,
    llms: 'locations',
    messages: ['locations'],
  },
  city: {
    ...many,
    params: citySlugs.map((city) => ({ city })),
    schemaType: 'WebPage',
    describe: structuredData.describeCity,
    search: { category: 'locations', weight: 0.8, keywords: ({ city }) => cities.get(city).keywords },
    llms: 'locations',
    messages: ['locations', 'home.claims'],
  },
  cityService: {
    ...many,
    params: cityServicePages,
    schemaType: 'WebPage',
    describe: structuredData.describeCityService,
    search: { category: 'locations', weight: 0.8 },
    llms: 'locations',
    messages: ['locations'],
  },
  blog: {
    ...singleOf(visiblePosts.length > 0),
    schemaType: 'CollectionPage',
    describe: structuredData.describePosts,
    search: overview,
    llms: 'blog',
    messages: ['blog'],
  },
  post: {
    ...many,
    params: visiblePosts.map((post) => ({ post })),
    schemaType: 'WebPage',
    describe: structuredData.describePost,
    search: { category: 'blog', weight: 1 },
    llms: 'blog',
    messages: ['blog'],
  },
  blogCategory: {
    ...many,
    params: shownCategories.map((category) => ({ category })),
    schemaType: 'CollectionPage',
    describe: structuredData.describePosts,
    search: { category: 'blog', weight: 0.7 },
    llms: null,
    messages: ['blog'],
  },
  book: {
    ...singleOf(site.booking),
    schemaType: 'WebPage',
    describe: structuredData.describeBooking,
    search: overview,
    llms: 'contact',
    messages: [],
  },
  bookCheckInbox: { ...unlisted, params: site.booking ? [{}] : [] },
  courses: {
    ...singleOf(comingCourses.length > 0),
    schemaType: 'CollectionPage',
    describe: structuredData.describeCourses,
    search: overview,
    llms: 'courses',
    messages: [],
  },
  course: {
    ...many,
    params: comingCourses.map(({ slug }) => ({ course: slug })),
    schemaType: 'WebPage',
    describe: structuredData.describeCourse,
    search: { category: 'services', weight: 1 },
    llms: 'courses',
    messages: [],
  },
  contact: {
    ...single,
    schemaType: 'ContactPage',
    describe: null,
    search: overview,
    llms: 'contact',
    messages: [],
  },
  contactThanks: unlisted,
  newsletter: {
    ...singleOf(site.newsletter),
    schemaType: 'CollectionPage',
    describe: structuredData.describeIssues,
    search: overview,
    llms: 'blog',
    messages: ['blog.draft'],
  },
  newsletterCheckInbox: { ...unlisted, params: site.newsletter ? [{}] : [] },
  issue: {
    ...many,
    params: newestIssues.map((issue) => ({ issue })),
    schemaType: 'WebPage',
    describe: structuredData.describeIssue,
    // People look for an issue's articles rather than for what announced them.
    search: { category: 'blog', weight: 0.6 },
    llms: 'blog',
    messages: ['blog'],
  },
  agents: {
    ...single,
    schemaType: 'WebPage',
    describe: null,
    search: overview,
    llms: 'evidence',
    messages: [],
  },
  evidence: {
    ...singleOf(claims.length > 0),
    schemaType: 'WebPage',
    describe: null,
    search: overview,
    llms: 'evidence',
    messages: [],
  },
  rules: {
    ...singleOf(laws.rows.length > 0),
    schemaType: 'WebPage',
    describe: null,
    search: overview,
    llms: 'evidence',
    messages: [],
  },
  tasks: {
    ...singleOf(tasks.items.length > 0),
    schemaType: 'WebPage',
    describe: structuredData.describeTasks,
    search: overview,
    llms: 'services',
    messages: [],
  },
  search: { ...unlisted, schemaType: 'SearchResultsPage', messages: ['search'] },
  privacy: legalPage,
  legalNotice: legalPage,
  cookies: legalPage,
  aiNotice: legalPage,
  accessibility: legalPage,
  // Shows the home page below what it says.
  notFound: { ...unlisted, hasOwnUrl: false, messages: homeMessages },
}

/** Whether a route has any page on this site. */
export function hasPages(name: RouteName): boolean {
  return routeFacts[name].params.length > 0
}
