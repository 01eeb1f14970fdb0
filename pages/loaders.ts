import type { FixedRoute } from '../model/kinds/routes.ts'
import { loadBookCheckInbox, loadContactThanks, loadNewsletterCheckInbox } from './after-form/load.ts'
import { loadAgents } from './agents/load.ts'
import { loadBlog, loadBlogCategory } from './blog/load.ts'
import { loadBook } from './book/load.ts'
import { loadCaseStudies } from './case-studies/load.ts'
import { loadCaseStudy } from './case-study/load.ts'
import { loadCity } from './city/load.ts'
import { loadCityService } from './city-service/load.ts'
import { loadContact } from './contact/load.ts'
import { loadCorporate } from './corporate/load.ts'
import { loadCourse, loadCourses } from './courses/load.ts'
import type { BaseData, LoadContext, PageMeta } from './data/load-context.ts'
import type { RouteName } from './data/routes.ts'
import { loadEvidence } from './evidence/load.ts'
import { loadHome } from './home/load.ts'
import { loadLegalPage } from './legal/load.ts'
import { loadLocations } from './locations/load.ts'
import { loadIssue, loadNewsletter } from './newsletter/load.ts'
import { loadElsewhere } from './not-found/load.ts'
import { loadPost } from './post/load.ts'
import { loadPrices } from './prices/load.ts'
import { loadProjects } from './projects/load.ts'
import { loadRules } from './rules/load.ts'
import { loadSearch } from './search/load.ts'
import { loadService } from './service/load.ts'
import { loadServices } from './services/load.ts'
import { loadCallToAction } from './shared/call-to-action.ts'
import { loadTasks } from './tasks/load.ts'
import { loadTraining } from './training/load.ts'

/** The loader of each route, which creates its data from the content at build time; words of content/page-meta.json come with it. */
export const loaders = {
  home: loadHome,
  services: withCall(loadServices),
  service: loadService,
  caseStudies: withCall(loadCaseStudies),
  caseStudy: loadCaseStudy,
  corporate: loadCorporate,
  training: loadTraining,
  locations: withCall(loadLocations),
  city: withCall(loadCity),
  cityService: loadCityService,
  projects: withCall(loadProjects),
  blog: withCall(loadBlog),
  post: loadPost,
  blogCategory: withCall(loadBlogCategory),
  book: loadBook,
  bookCheckInbox: loadBookCheckInbox,
  courses: withCall(loadCourses),
  course: loadCourse,
  contact: loadContact,
  contactThanks: loadContactThanks,
  newsletter: loadNewsletter,
  newsletterCheckInbox: loadNewsletterCheckInbox,
  issue: loadIssue,
  agents: loadAgents,
  prices: withCall(loadPrices),
  evidence: withCall(loadEvidence),
  rules: withCall(loadRules),
  tasks: withCall(loadTasks),
  search: loadSearch,
  privacy: (context: LoadContext) => loadLegalPage(context, 'privacy'),
  legalNotice: (context: LoadContext) => loadLegalPage(context, 'legalNotice'),
  cookies: (context: LoadContext) => loadLegalPage(context, 'cookies'),
  aiNotice: (context: LoadContext) => loadLegalPage(context, 'aiNotice'),
  accessibility: (context: LoadContext) => loadLegalPage(context, 'accessibility'),
  // The home page under what says that the page was not found, as the specification asks for at unknown paths.
  notFound: loadHome,
  elsewhere: loadElsewhere,
} satisfies { [Name in RouteName]: (context: LoadContext<Name>) => OwnData<Name> | Promise<OwnData<Name>> }

/** Ends a page with the usual call; some have one for their own readers, and some none. */
function withCall<Context extends Pick<LoadContext, 'locale'>, Data extends object>(
  load: (context: Context) => Data | Promise<Data>,
) {
  return async (context: Context) => ({ ...(await load(context)), callToAction: loadCallToAction(context.locale) })
}

type OwnData<Name> = Name extends FixedRoute ? object : BaseData

export type LoaderData = {
  [Name in RouteName]: Awaited<ReturnType<(typeof loaders)[Name]>> & (Name extends FixedRoute ? PageMeta : unknown)
}
