import type { ComponentType } from 'react'
import type { LoaderData } from './loaders.ts'
import type { RouteName } from './routes.ts'

/** The screen of each route, loaded when it is shown; the compiler holds it to the data that the route's loader gives. */
export const screens: { [Name in RouteName]: () => Promise<ComponentType<{ data: LoaderData[Name] }>> } = {
  home: () => import('./home/Home.tsx').then((module) => module.Home),
  services: () => import('./services/Services.tsx').then((module) => module.Services),
  service: () => import('./service/Service.tsx').then((module) => module.Service),
  caseStudies: () => import('./case-studies/CaseStudies.tsx').then((module) => module.CaseStudies),
  caseStudy: () => import('./case-study/CaseStudy.tsx').then((module) => module.CaseStudy),
  corporate: () => import('./corporate/Corporate.tsx').then((module) => module.Corporate),
  training: () => import('./training/Training.tsx').then((module) => module.Training),
  locations: () => import('./locations/Locations.tsx').then((module) => module.Locations),
  city: () => import('./city/City.tsx').then((module) => module.City),
  cityService: () => import('./city-service/CityService.tsx').then((module) => module.CityService),
  projects: () => import('./projects/Projects.tsx').then((module) => module.Projects),
  blog: () => import('./blog/Blog.tsx').then((module) => module.Blog),
  post: () => import('./post/Post.tsx').then((module) => module.Post),
  blogCategory: () => import('./blog-category/BlogCategory.tsx').then((module) => module.BlogCategory),
  contact: () => import('./contact/Contact.tsx').then((module) => module.Contact),
  contactThanks: () => import('./contact-thanks/ContactThanks.tsx').then((module) => module.ContactThanks),
  newsletterCheckInbox: () =>
    import('./newsletter-check-inbox/NewsletterCheckInbox.tsx').then((module) => module.NewsletterCheckInbox),
  search: () => import('./search/Search.tsx').then((module) => module.Search),
  privacy: () => import('./privacy/Privacy.tsx').then((module) => module.Privacy),
  legalNotice: () => import('./legal-notice/LegalNotice.tsx').then((module) => module.LegalNotice),
  cookies: () => import('./cookies/Cookies.tsx').then((module) => module.Cookies),
  aiNotice: () => import('./ai-notice/AiNotice.tsx').then((module) => module.AiNotice),
  accessibility: () => import('./accessibility/Accessibility.tsx').then((module) => module.Accessibility),
  notFound: () => import('./not-found/NotFound.tsx').then((module) => module.NotFound),
}
