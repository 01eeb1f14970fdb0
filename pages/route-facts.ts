import type { Thing } from 'schema-dts'
import { caseStudies } from '../content/case-studies.ts'
import { cities } from '../content/cities.ts'
import type { LegalPageName } from '../content/legal.ts'
import { postCategories } from '../content/post-categories.ts'
import { skills } from '../content/profile.ts'
import { services } from '../content/services.ts'
import {
  type CitySlug,
  caseStudySlugs,
  cityServiceSlugs,
  citySlugs,
  type ServiceSlug,
  serviceSlugs,
} from '../content/slugs.ts'
import type { messageIds } from '../locales/message-ids.ts'
import type { SearchCategory } from './../search/documents.ts'
import type { LoaderData } from './loaders.ts'
import { newestIssues } from './newsletter/issues.ts'
import { visiblePosts } from './post/visible-posts.ts'
import type { RouteName, RouteParams } from './routes.ts'
import { fundaeStatus } from './shared/company-questions.ts'
import * as structuredData from './shared/structured-data.ts'

/** The sections of `llms.txt` in order, each named after the route of its overview page. */
export const llmsSections = [
  'services',
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
  /** Prefixes of the ids of the texts that a page shows, in addition to those of content/page-meta.json. */
  texts: (params: RouteParams<Name>) => string[]
  /** Further words that find a page: names of products, which are not translated, and words that visitors use. */
  entity: (params: RouteParams<Name>) => { stack?: string[] | undefined; keywords?: string[] | undefined }
}

/** The city-and-service pages, as parameters of their route. */
export const cityServicePages: Array<RouteParams<'cityService'>> = cityServiceSlugs.map((slug) => {
  const [city, service] = slug.split('/') as [CitySlug, ServiceSlug]
  return { city, service }
})

const single = { params: [{}], listed: true, hasOwnUrl: true }

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
] as const

const none = () => []

const noEntity = () => ({})

/** The search facts of an overview page. */
function overview(...texts: string[]) {
  return { category: 'overview', weight: 1, texts: () => texts, entity: noEntity } as const
}

/** What the search reads of a case study; its figure and its row in a list say the same in other words. */
const caseStudyTexts = [
  'name',
  'title',
  'description',
  'intro',
  'sector',
  'headline',
  'situation',
  'constraints',
  'built',
  'howItWorks',
  'diagram',
  'result',
  'learned',
  'inYourCompany',
  'question',
]

/** The ids of what pages/shared/company-questions.ts shows. */
const fundingQuestions = [
  'offer.questions.fundae.question',
  `offer.questions.fundae.answers.${fundaeStatus}`,
  'offer.questions.article4',
]

/** Legal pages weigh less in the search, because they contain the words of many pages that say more. */
function legalPage(name: LegalPageName) {
  const search = { ...overview(`legal.${name}`), weight: 0.6 }
  return { ...single, schemaType: 'WebPage', describe: null, search, llms: null, messages: ['legal'] } as const
}

/** The facts of each route that only the build needs; `routes.ts` has what the browser needs too. */
export const routeFacts: { [Name in RouteName]: RouteFacts<Name> } = {
  home: {
    ...single,
    schemaType: 'WebPage',
    describe: null,
    search: {
      ...overview('hero', 'method', 'about', 'skills', 'experience', 'testimonials'),
      entity: () => ({ stack: [...skills.tools.map(({ name }) => name), ...skills.cloudPlatforms] }),
    },
    llms: null,
    messages: homeMessages,
  },
  services: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describeServices,
    search: overview('offer.leading'),
    llms: 'services',
    messages: ['services'],
  },
  service: {
    ...many,
    params: serviceSlugs.map((service) => ({ service })),
    schemaType: 'WebPage',
    describe: structuredData.describeService,
    search: {
      category: 'services',
      weight: 1.2,
      texts: ({ service }) => [`services.${service}`],
      entity: ({ service }) => services[service],
    },
    llms: 'services',
    messages: ['services', 'home.claims', 'blog.draft'],
  },
  corporate: {
    ...single,
    schemaType: 'WebPage',
    describe: structuredData.describeOffer,
    search: overview('corporate', ...fundingQuestions, 'offer.questions.dataAgreement', 'offer.questions.invoice'),
    llms: 'services',
    messages: ['training', 'home.claims'],
  },
  training: {
    ...single,
    schemaType: 'WebPage',
    describe: structuredData.describeOffer,
    search: overview('training', ...fundingQuestions),
    llms: 'services',
    messages: ['training', 'home.claims'],
  },
  caseStudies: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describeCaseStudies,
    search: overview(),
    llms: 'caseStudies',
    messages: ['caseStudies', 'home.claims'],
  },
  caseStudy: {
    ...many,
    params: caseStudySlugs.map((caseStudy) => ({ caseStudy })),
    schemaType: 'WebPage',
    describe: structuredData.describeCaseStudy,
    search: {
      category: 'caseStudies',
      weight: 1,
      texts: ({ caseStudy }) => caseStudyTexts.map((part) => `caseStudies.${caseStudy}.${part}`),
      entity: ({ caseStudy }) => caseStudies[caseStudy],
    },
    llms: 'caseStudies',
    messages: ['caseStudies', 'home.claims', 'projects.liveDemo', 'diagram'],
  },
  projects: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describeProjects,
    search: overview('projects'),
    llms: 'projects',
    messages: ['projects'],
  },
  locations: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describeLocations,
    search: overview(),
    llms: 'locations',
    messages: ['locations'],
  },
  city: {
    ...many,
    params: citySlugs.map((city) => ({ city })),
    schemaType: 'WebPage',
    describe: structuredData.describeCity,
    search: {
      category: 'locations',
      weight: 0.8,
      texts: ({ city }) => [`cities.${city}`],
      entity: ({ city }) => cities[city],
    },
    llms: 'locations',
    messages: ['locations', 'home.claims'],
  },
  cityService: {
    ...many,
    params: cityServicePages,
    schemaType: 'WebPage',
    describe: structuredData.describeCityService,
    search: {
      category: 'locations',
      weight: 0.8,
      texts: ({ city, service }) => [`cityServices.${city}.${service}`],
      entity: noEntity,
    },
    llms: 'locations',
    messages: ['locations'],
  },
  blog: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describePosts,
    search: overview(),
    llms: 'blog',
    messages: ['blog'],
  },
  post: {
    ...many,
    params: visiblePosts.map((post) => ({ post })),
    schemaType: 'WebPage',
    describe: structuredData.describePost,
    // The search reads the words of a post from its Markdown.
    search: { category: 'blog', weight: 1, texts: none, entity: noEntity },
    llms: 'blog',
    messages: ['blog'],
  },
  blogCategory: {
    ...many,
    params: postCategories.map((category) => ({ category })),
    schemaType: 'CollectionPage',
    describe: structuredData.describePosts,
    search: { category: 'blog', weight: 0.7, texts: none, entity: noEntity },
    llms: null,
    messages: ['blog'],
  },
  book: {
    ...single,
    schemaType: 'WebPage',
    describe: structuredData.describeBooking,
    search: overview('book.types', 'book.steps'),
    llms: 'contact',
    messages: [],
  },
  bookCheckInbox: unlisted,
  contact: {
    ...single,
    schemaType: 'ContactPage',
    describe: null,
    search: overview('contact.page'),
    llms: 'contact',
    messages: [],
  },
  contactThanks: unlisted,
  newsletter: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describeIssues,
    search: overview('newsletter.promises'),
    llms: 'blog',
    messages: ['blog.draft'],
  },
  newsletterCheckInbox: unlisted,
  issue: {
    ...many,
    params: newestIssues.map((issue) => ({ issue })),
    schemaType: 'WebPage',
    describe: structuredData.describeIssue,
    // Like those of a post; people look for its articles rather than for what announced them.
    search: { category: 'blog', weight: 0.6, texts: none, entity: noEntity },
    llms: 'blog',
    messages: ['blog'],
  },
  agents: {
    ...single,
    schemaType: 'WebPage',
    describe: null,
    search: overview('agents'),
    llms: 'evidence',
    messages: [],
  },
  evidence: {
    ...single,
    schemaType: 'WebPage',
    describe: null,
    search: overview('evidence', 'claims'),
    llms: 'evidence',
    messages: [],
  },
  rules: { ...single, schemaType: 'WebPage', describe: null, search: overview('laws'), llms: 'evidence', messages: [] },
  tasks: {
    ...single,
    schemaType: 'WebPage',
    describe: structuredData.describeTasks,
    search: overview(),
    llms: 'services',
    messages: [],
  },
  search: { ...unlisted, schemaType: 'SearchResultsPage', messages: ['search'] },
  privacy: legalPage('privacy'),
  legalNotice: legalPage('legalNotice'),
  cookies: legalPage('cookies'),
  aiNotice: legalPage('aiNotice'),
  accessibility: legalPage('accessibility'),
  // Shows the home page below what it says.
  notFound: { ...unlisted, hasOwnUrl: false, messages: homeMessages },
}
