import { loadAccessibility } from './accessibility/data.ts'
import { loadAiNotice } from './ai-notice/data.ts'
import { loadBlog } from './blog/data.ts'
import { loadBlogCategory } from './blog-category/data.ts'
import { loadCaseStudies } from './case-studies/data.ts'
import { loadCaseStudy } from './case-study/data.ts'
import { loadCity } from './city/data.ts'
import { loadCityService } from './city-service/data.ts'
import { loadContact } from './contact/data.ts'
import { loadContactThanks } from './contact-thanks/data.ts'
import { loadCookies } from './cookies/data.ts'
import { loadCorporate } from './corporate/data.ts'
import { loadHome } from './home/data.ts'
import { loadLegalNotice } from './legal-notice/data.ts'
import type { BaseData, LoadContext } from './load.ts'
import { loadLocations } from './locations/data.ts'
import { loadNewsletterCheckInbox } from './newsletter-check-inbox/data.ts'
import { loadNotFound } from './not-found/data.ts'
import { loadPost } from './post/data.ts'
import { loadPrivacy } from './privacy/data.ts'
import { loadProjects } from './projects/data.ts'
import type { RouteName } from './routes.ts'
import { loadSearch } from './search/data.ts'
import { loadService } from './service/data.ts'
import { loadServices } from './services/data.ts'
import { loadTraining } from './training/data.ts'

/** What makes each route's data from the content, at build time. */
export const loaders = {
  home: loadHome,
  services: loadServices,
  service: loadService,
  caseStudies: loadCaseStudies,
  caseStudy: loadCaseStudy,
  corporate: loadCorporate,
  training: loadTraining,
  locations: loadLocations,
  city: loadCity,
  cityService: loadCityService,
  projects: loadProjects,
  blog: loadBlog,
  post: loadPost,
  blogCategory: loadBlogCategory,
  contact: loadContact,
  contactThanks: loadContactThanks,
  newsletterCheckInbox: loadNewsletterCheckInbox,
  search: loadSearch,
  privacy: loadPrivacy,
  legalNotice: loadLegalNotice,
  cookies: loadCookies,
  aiNotice: loadAiNotice,
  accessibility: loadAccessibility,
  notFound: loadNotFound,
} satisfies { [Name in RouteName]: (context: LoadContext<Name>) => BaseData | Promise<BaseData> }

/** The data of each route's screen. */
export type PageData = { [Name in RouteName]: Awaited<ReturnType<(typeof loaders)[Name]>> }
