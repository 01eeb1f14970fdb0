import type { Thing } from 'schema-dts'
import { caseStudies } from '../content/case-studies.ts'
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
import { visiblePosts } from './post/visible-posts.ts'
import type { RouteName, RouteParams } from './routes.ts'
import type { SearchCategory } from './search/categories.ts'
import * as structuredData from './shared/structured-data.ts'

/** The parts of the overview for language models, each named after the page that opens it, in their order. */
export const llmsSections = [
  'services',
  'caseStudies',
  'locations',
  'projects',
  'blog',
  'contact',
] as const satisfies RouteName[]

/** What the build has to know of a route. Each field is a decision: a new route does not compile without all of them. */
export type RouteFacts<Name extends RouteName> = {
  /** The parameters of each of its pages; one without any where its path has none. */
  params: ReadonlyArray<RouteParams<Name>>
  /** Whether search engines, the sitemap and the site's own search may list its pages. */
  listed: boolean
  /** Whether its pages are served at their own path alone; the 404 page is served at any. */
  hasOwnUrl: boolean
  /** The kind of page on schema.org. */
  schemaType: 'WebPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage'
  /** What its pages are about, beside being pages. */
  describe: ((data: LoaderData[Name], context: structuredData.DescriptionContext) => Thing[]) | null
  /** How the site's search finds its pages. */
  search: SearchFacts<Name> | null
  /** Where its pages stand in the overview for language models. */
  llms: (typeof llmsSections)[number] | null
}

export type SearchFacts<Name extends RouteName> = {
  category: SearchCategory
  /** How much likelier than a page of weight 1 it is the one that is looked for, where both have the same words. */
  weight: number
  /** The beginnings of the ids of the content's texts that a page shows, beside those of content/page-meta.ts. */
  texts: (params: RouteParams<Name>) => string[]
  /** What else a page is found by: the names of products, which are not translated, and what visitors call it. */
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

/** A page that gives an overview, as the search sees it. */
function overview(...texts: string[]) {
  return { category: 'overview', weight: 1, texts: () => texts, entity: noEntity } as const
}

/** Texts of the law have the words of many pages that say more. */
function legalPage(name: LegalPageName) {
  const search = { ...overview(`legal.${name}`), weight: 0.6 }
  return { ...single, schemaType: 'WebPage', describe: null, search, llms: null } as const
}

/** All that only the build asks of a route; `routes.ts` has what the browser needs too. */
export const routeFacts: { [Name in RouteName]: RouteFacts<Name> } = {
  home: {
    ...single,
    schemaType: 'WebPage',
    describe: null,
    search: {
      ...overview('hero', 'about', 'skills', 'experience', 'testimonials', 'claims'),
      entity: () => ({ stack: [...skills.tools, ...skills.cloudPlatforms].map((tool) => tool.name) }),
    },
    llms: null,
  },
  services: {
    ...single,
    schemaType: 'CollectionPage',
    describe: structuredData.describeServices,
    search: overview(),
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
    search: overview('corporate'),
    llms: 'services',
  },
  training: {
    ...single,
    schemaType: 'WebPage',
    describe: structuredData.describeOffer,
    search: overview('training'),
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
      texts: ({ caseStudy }) => [`caseStudies.${caseStudy}`],
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
    search: { category: 'locations', weight: 0.8, texts: ({ city }) => [`cities.${city}`], entity: noEntity },
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
    // Its words are those of its Markdown.
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
  contact: {
    ...single,
    schemaType: 'ContactPage',
    describe: null,
    search: overview('contact.page'),
    llms: 'contact',
  },
  contactThanks: unlisted,
  newsletterCheckInbox: unlisted,
  search: { ...unlisted, schemaType: 'SearchResultsPage' },
  privacy: legalPage('privacy'),
  legalNotice: legalPage('legalNotice'),
  cookies: legalPage('cookies'),
  aiNotice: legalPage('aiNotice'),
  accessibility: legalPage('accessibility'),
  notFound: { ...unlisted, hasOwnUrl: false },
}
