import { askWords } from '../../content/ask-words.ts'
import { listComing } from '../../content/courses.ts'
import type { LocalizedText } from '../../content/localize.ts'
import { popularPages } from '../../content/navigation.ts'
import { caseStudySlugs, citySlugs, serviceSlugs } from '../../content/slugs.ts'
import { tools } from '../../content/tools.ts'
import { searchCategories } from '../../search/documents.ts'
import { loadBlogCategory } from '../blog-category/load.ts'
import { loadCityService } from '../city-service/load.ts'
import { summarizeCourse } from '../courses/load.ts'
import { hasPageMeta, type LabeledRoute, type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'
import { newestIssues, summarizeIssue } from '../newsletter/issues.ts'
import { newestPosts, summarizePost } from '../post/posts.ts'
import { shownCategories } from '../post/visible-posts.ts'
import { cityServicePages, hasPages, routeFacts } from '../route-facts.ts'
import { href, type RouteName, routeNames } from '../routes.ts'
import { summarizeCaseStudy, summarizeCity, summarizeService } from '../shared/localized-content.ts'

export type SearchItem = { title: LocalizedText; description: LocalizedText; path: string; isExample?: boolean }

export function loadSearch(context: LoadContext) {
  const all = searchCategories.map((category) => ({
    category,
    items: routeNames
      .filter((name) => routeFacts[name].search?.category === category && hasPages(name))
      .flatMap((name) => listItems(context, name)),
  }))
  const groups = all.filter(({ items }) => items.length > 0)
  const popular = popularPages.filter(hasPages).map((name) => summarizePage(context, name))
  return {
    ...loadPageMeta(context, 'search'),
    groups,
    popular,
    tool: localizeContent(context.locale, tools).search,
    ask: localizeContent(context.locale, askWords),
  }
}

function listItems(context: LoadContext, name: RouteName): SearchItem[] {
  return hasPageMeta(name) ? [summarizePage(context, name)] : entities[name](context)
}

/** The pages of each route that takes its words from its entity. */
const entities: Record<Exclude<RouteName, LabeledRoute>, (context: LoadContext) => SearchItem[]> = {
  service: ({ locale }) =>
    serviceSlugs.map((service) => {
      const { name, teaser } = summarizeService(locale, service)
      return { title: name, description: teaser, path: href('service', { service }, locale) }
    }),
  caseStudy: ({ locale }) =>
    caseStudySlugs.map((caseStudy) => {
      const { name, headline, isExample } = summarizeCaseStudy(locale, caseStudy)
      return { title: name, description: headline, isExample, path: href('caseStudy', { caseStudy }, locale) }
    }),
  city: ({ locale }) =>
    citySlugs.map((city) => {
      const { name, description } = summarizeCity(locale, city)
      return { title: name, description, path: href('city', { city }, locale) }
    }),
  cityService: (context) =>
    cityServicePages.map((params) => {
      const { heading, description } = loadCityService({ ...context, params })
      return { title: heading, description, path: href('cityService', params, context.locale) }
    }),
  course: ({ locale }) =>
    listComing().map((course) => {
      const { slug, title, intro } = summarizeCourse(locale, course)
      return { title, description: intro, path: href('course', { course: slug }, locale) }
    }),
  post: ({ locale }) =>
    newestPosts.map((post) => {
      const { title, summary } = summarizePost(locale, post)
      return { title, description: summary, path: href('post', { post }, locale) }
    }),
  issue: ({ locale }) =>
    newestIssues.map((issue) => {
      const { subject, summary } = summarizeIssue(locale, issue)
      return { title: subject, description: summary, path: href('issue', { issue }, locale) }
    }),
  blogCategory: (context) =>
    shownCategories.map((category) => {
      const { heading, description } = loadBlogCategory({ ...context, params: { category } })
      return { title: heading, description, path: href('blogCategory', { category }, context.locale) }
    }),
}

function summarizePage(context: LoadContext, route: LabeledRoute): SearchItem {
  const { title, description } = loadPageMeta(context, route)
  return { title, description, path: href(route, {}, context.locale) }
}
