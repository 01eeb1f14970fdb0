import { postCategories } from '../../content/blog.ts'
import type { LocalizedText } from '../../content/localize.ts'
import { popularPages } from '../../content/navigation.ts'
import { caseStudySlugs, citySlugs, serviceSlugs } from '../../content/slugs.ts'
import { cityServicePages } from '../all-pages.ts'
import { loadBlogCategory } from '../blog-category/load.ts'
import { loadCityService } from '../city-service/load.ts'
import { type LabeledRoute, type LoadContext, loadPageMeta } from '../load-context.ts'
import { newestPosts, summarizePost } from '../post/posts.ts'
import { href } from '../routes.ts'
import { summarizeCaseStudy, summarizeCity, summarizeService } from '../shared/localized-content.ts'
import type { SearchCategory } from './categories.ts'

export type SearchItem = { title: LocalizedText; description: LocalizedText; path: string }

export type SearchData = ReturnType<typeof loadSearch>

const overviewRoutes = [
  'home',
  'services',
  'corporate',
  'training',
  'caseStudies',
  'projects',
  'locations',
  'blog',
  'contact',
  'privacy',
  'legalNotice',
  'cookies',
  'aiNotice',
  'accessibility',
] as const satisfies LabeledRoute[]

export function loadSearch(context: LoadContext) {
  const { locale, i18n } = context
  const groups: Array<{ category: SearchCategory; items: SearchItem[] }> = [
    {
      category: 'overview',
      items: overviewRoutes.map((route) => summarizePage(context, route)),
    },
    {
      category: 'services',
      items: serviceSlugs.map((slug) => {
        const { name, description } = summarizeService(locale, slug)
        return { title: name, description, path: href('service', { service: slug }, locale) }
      }),
    },
    {
      category: 'caseStudies',
      items: caseStudySlugs.map((slug) => {
        const { name, headline } = summarizeCaseStudy(locale, slug)
        return { title: name, description: headline, path: href('caseStudy', { caseStudy: slug }, locale) }
      }),
    },
    {
      category: 'locations',
      items: [
        ...citySlugs.map((slug) => {
          const { name, description } = summarizeCity(locale, slug)
          return { title: name, description, path: href('city', { city: slug }, locale) }
        }),
        ...cityServicePages.map((params) => {
          const { heading, description } = loadCityService({ ...context, params })
          return { title: heading, description, path: href('cityService', params, locale) }
        }),
      ],
    },
    {
      category: 'blog',
      items: [
        ...newestPosts.map((slug) => {
          const { title, summary } = summarizePost(locale, i18n, slug)
          return { title, description: summary, path: href('post', { post: slug }, locale) }
        }),
        ...postCategories.map((category) => {
          const { heading, description } = loadBlogCategory({ ...context, params: { category } })
          return { title: heading, description, path: href('blogCategory', { category }, locale) }
        }),
      ],
    },
  ]
  const popular = popularPages.map((route) => summarizePage(context, route))
  return { ...loadPageMeta(context, 'search'), groups, popular }
}

function summarizePage(context: LoadContext, route: LabeledRoute): SearchItem {
  const { title, description } = loadPageMeta(context, route)
  return { title, description, path: href(route, {}, context.locale) }
}
