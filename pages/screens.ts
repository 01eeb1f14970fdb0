import type { ComponentType } from 'react'
import { PostsLoading } from './blog/PostsLoading.tsx'
import { isInSection, type RouteName } from './data/routes.ts'
import type { LoaderData } from './loaders.ts'
import { Loading } from './ui/Loading.tsx'

const loadAfterForm = () => import('./after-form/AfterForm.tsx').then((module) => module.AfterForm)
const loadBlog = () => import('./blog/Blog.tsx').then((module) => module.Blog)
// One module for both, because each import that is written takes a place in the first script.
const loadCourseScreens = () => import('./courses/Courses.tsx')
const loadNotFound = () => import('./not-found/NotFound.tsx').then((module) => module.NotFound)
const loadLegalPage = () => import('./legal/LegalPage.tsx').then((module) => module.LegalPage)

/** The screen of each route, loaded on demand; the compiler checks that it accepts the data of the route's loader. */
export const screens = {
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
  blog: loadBlog,
  post: () => import('./post/Post.tsx').then((module) => module.Post),
  blogCategory: loadBlog,
  book: () => import('./book/Book.tsx').then((module) => module.Book),
  bookCheckInbox: loadAfterForm,
  courses: () => loadCourseScreens().then((module) => module.Courses),
  course: () => loadCourseScreens().then((module) => module.Course),
  contact: () => import('./contact/Contact.tsx').then((module) => module.Contact),
  contactThanks: loadAfterForm,
  newsletter: () => import('./newsletter/Newsletter.tsx').then((module) => module.Newsletter),
  newsletterCheckInbox: loadAfterForm,
  issue: () => import('./newsletter/Newsletter.tsx').then((module) => module.Issue),
  agents: () => import('./agents/Agents.tsx').then((module) => module.Agents),
  prices: () => import('./prices/Prices.tsx').then((module) => module.Prices),
  evidence: () => import('./evidence/Evidence.tsx').then((module) => module.Evidence),
  rules: () => import('./rules/Rules.tsx').then((module) => module.Rules),
  tasks: () => import('./tasks/Tasks.tsx').then((module) => module.Tasks),
  search: () => import('./search/Search.tsx').then((module) => module.Search),
  privacy: loadLegalPage,
  legalNotice: loadLegalPage,
  cookies: loadLegalPage,
  aiNotice: loadLegalPage,
  accessibility: loadLegalPage,
  notFound: loadNotFound,
  elsewhere: loadNotFound,
} satisfies { [Name in RouteName]: () => Promise<ComponentType<{ data: LoaderData[Name] }>> }

export function getPlaceholder(path: string): ComponentType {
  return isInSection(path, 'blog') ? PostsLoading : Loading
}

/** Parts of the search that all pages have, loaded when they are first used: the dialog for questions, the header's suggestions. */
export const loadAskDialog = () => import('./search/AskDialog.tsx').then((module) => module.AskDialog)
export const loadSuggestions = () => import('./search/Suggestions.tsx').then((module) => module.Suggestions)
