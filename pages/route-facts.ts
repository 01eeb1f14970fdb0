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
import type { LoaderData } from './loaders.ts'
import { newestIssues } from './newsletter/issues.ts'
import { visiblePosts } from './post/visible-posts.ts'
import type { RouteName, RouteParams } from './routes.ts'
import type { SearchCategory } from './search/categories.ts'
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
}

export type SearchFacts<Name extends RouteName> = {
  category: SearchCategory
  /** Factor of the rating: how much likelier visitors look for it than for a page of weight 1 with the same words. */
  weight: number
  /** Prefixes of the ids of the texts that a page shows, in addition to those of content/page-meta.ts. */
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
} as const

const none = () => []

const noEntity = () => ({})

/** The search facts of an overview page. */
function overview(...texts: string[]) {
  return { category: 'overview', weight: 1, texts: () => texts, entity: noEntity } as const
}

/** The ids of what pages/shared/company-questions.ts shows. */
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

const fundingQuestions = [
  'offer.questions.fundae.question',
  `offer.questions.fundae.answers.${fundaeStatus}`,
  'offer.questions.article4',
]

/** Legal pages weigh less in the search, because they contain the words of many pages that say more. */
function legalPage(name: LegalPageName) {
  const search = { ...overview(`legal.${name}`), weight: 0.6 }
  return { ...single, schemaType: 'WebPage', describe: null, search, llms: null } as const
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
  },
  services: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describeServices,
    search: overview('offer.leading'),
    llms: 'services',
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
  },
  corporate: {
    ...single,
    schemaType: 'WebPage',
    describe: structuredData.describeOffer,
    search: overview('corporate', ...fundingQuestions, 'offer.questions.dataAgreement', 'offer.questions.invoice'),
    llms: 'services',
  },
  training: {
    ...single,
    schemaType: 'WebPage',
    describe: structuredData.describeOffer,
    search: overview('training', ...fundingQuestions),
    llms: 'services',
  },
  caseStudies: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describeCaseStudies,
    search: overview(),
    llms: 'caseStudies',
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
  },
  projects: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describeProjects,
    search: overview('projects'),
    llms: 'projects',
  },
  locations: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describeLocations,
    search: overview(),
    llms: 'locations',
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
  },
  blog: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describePosts,
    search: overview(),
    llms: 'blog',
  },
  post: {
    ...many,
    params: visiblePosts.map((post) => ({ post })),
    schemaType: 'WebPage',
    describe: structuredData.describePost,
    // The search reads the words of a post from its Markdown.
    search: { category: 'blog', weight: 1, texts: none, entity: noEntity },
    llms: 'blog',
  },
  blogCategory: {
    ...many,
    params: postCategories.map((category) => ({ category })),
    schemaType: 'CollectionPage',
    describe: structuredData.describePosts,
    search: { category: 'blog', weight: 0.7, texts: none, entity: noEntity },
    llms: null,
  },
  book: {
    ...single,
    schemaType: 'WebPage',
    describe: structuredData.describeBooking,
    search: overview('book.types', 'book.steps'),
    llms: 'contact',
  },
  bookCheckInbox: unlisted,
  contact: {
    ...single,
    schemaType: 'ContactPage',
    describe: null,
    search: overview('contact.page'),
    llms: 'contact',
  },
  contactThanks: unlisted,
  newsletter: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describeIssues,
    search: overview('newsletter.promises'),
    llms: 'blog',
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
  },
  agents: {
    ...single,
    schemaType: 'WebPage',
    describe: null,
    search: overview('agents'),
    llms: 'evidence',
  },
  evidence: {
    ...single,
    schemaType: 'WebPage',
    describe: null,
    search: overview('evidence', 'claims'),
    llms: 'evidence',
  },
  rules: { ...single, schemaType: 'WebPage', describe: null, search: overview('laws'), llms: 'evidence' },
  tasks: {
    ...single,
    schemaType: 'WebPage',
    describe: structuredData.describeTasks,
    search: overview(),
    llms: 'services',
  },
  search: { ...unlisted, schemaType: 'SearchResultsPage' },
  privacy: legalPage('privacy'),
  legalNotice: legalPage('legalNotice'),
  cookies: legalPage('cookies'),
  aiNotice: legalPage('aiNotice'),
  accessibility: legalPage('accessibility'),
  notFound: { ...unlisted, hasOwnUrl: false },
}
