import type { Locale } from '../../locales/locales.ts'
import { askWords } from '../../model/kinds/ask-words.ts'
import { courses } from '../../model/kinds/courses.ts'
import { popularPages } from '../../model/kinds/navigation.ts'
import type { FixedRoute } from '../../model/kinds/routes.ts'
import { tools } from '../../model/kinds/tools.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { searchCategories } from '../../search/documents.ts'
import { loadCityService } from '../city-service/load.ts'
import { summarizeIssue } from '../data/issues.ts'
import { hasPageMeta, type LoadContext, loadPageMeta, localizeContent, type PageMeta } from '../data/load-context.ts'
import { summarizeCaseStudy, summarizeCity, summarizeService } from '../data/localized-content.ts'
import { getCategory, listPosts } from '../data/posts.ts'
import { hasPages, routeFacts } from '../data/route-facts.ts'
import { href, type RouteName, type RouteParams, routeNames } from '../data/routes.ts'
import { summarizePost } from '../shared/summarize-post.ts'

export type SearchData = PageMeta & ReturnType<typeof loadSearch>
export type SearchItem = { title: LocalizedText; description: LocalizedText; path: string; isExample?: boolean }

export function loadSearch({ locale }: LoadContext) {
  const groups = searchCategories.map((category) => ({
    category,
    items: routeNames
      .filter((name) => routeFacts[name].search?.category === category && hasPages(name, locale))
      .flatMap((name) => listItems(locale, name)),
  }))
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    popular: popularPages.filter((name) => hasPages(name, locale)).map((name) => summarizePage(locale, name)),
    tool: localizeContent(locale, tools).search,
    ask: localizeContent(locale, askWords),
  }
}

function listItems(locale: Locale, name: RouteName): SearchItem[] {
  if (hasPageMeta(name)) return [summarizePage(locale, name)]
  const shown = name === 'post' ? listPosts(locale).map((post) => ({ post })) : routeFacts[name].params(locale)
  return shown.map((params) => ({
    // Cast: TypeScript cannot correlate the union of routes with the table of words.
    ...(describe[name as keyof typeof describe] as Describe<RouteName>)(locale, params as RouteParams<RouteName>),
    path: href(name, params as RouteParams<RouteName>, locale),
  }))
}

type Describe<Name extends RouteName> = (locale: Locale, params: RouteParams<Name>) => Omit<SearchItem, 'path'>

const describe: { [Name in Exclude<RouteName, FixedRoute | 'elsewhere'>]: Describe<Name> } = {
  service: (locale, { service }) => pick(summarizeService(locale, service), 'name', 'teaser'),
  caseStudy: (locale, { caseStudy }) => {
    const summary = summarizeCaseStudy(locale, caseStudy)
    return { ...pick(summary, 'name', 'headline'), isExample: summary.isExample }
  },
  city: (locale, { city }) => pick(summarizeCity(locale, city), 'name', 'description'),
  cityService: (locale, params) => pick(loadCityService({ locale, params }), 'heading', 'description'),
  course: (locale, { course }) => pick(localizeContent(locale, courses.get(course)), 'title', 'intro'),
  post: (locale, { post }) => pick(summarizePost(locale, post), 'title', 'summary'),
  issue: (locale, { issue }) => pick(summarizeIssue(locale, issue), 'subject', 'summary'),
  blogCategory: (locale, { category }) => pick(getCategory(locale, category), 'title', 'description'),
}

function pick<Name extends string>(words: Record<Name, LocalizedText>, title: Name, description: Name) {
  return { title: words[title], description: words[description] }
}

function summarizePage(locale: Locale, route: FixedRoute): SearchItem {
  const { title, description } = loadPageMeta(locale, route)
  return { title, description, path: href(route, {}, locale) }
}
