import type { LocalizedText } from '../../content/localize.ts'
import { caseStudySlugs, citySlugs, serviceSlugs } from '../../content/slugs.ts'
import { cityServicePages } from '../all-pages.ts'
import { loadCityService } from '../city-service/data.ts'
import { type LoadContext, loadPageMeta } from '../load.ts'
import { newestPosts, summarizePost } from '../post/posts.ts'
import type { LabeledRoute } from '../route-labels.ts'
import { href } from '../routes.ts'
import { summarizeCaseStudy, summarizeCity, summarizeService } from '../summaries.ts'

export type SearchCategory = 'overview' | 'services' | 'caseStudies' | 'locations' | 'blog'

type SearchItem = { title: LocalizedText; description: LocalizedText; path: string }

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
] as const satisfies LabeledRoute[]

export function loadSearch(context: LoadContext) {
  const { locale, i18n } = context
  const groups: Array<{ category: SearchCategory; items: SearchItem[] }> = [
    {
      category: 'overview',
      items: overviewRoutes.map((route) => {
        const { title, description } = loadPageMeta(context, route)
        return { title, description, path: href(route, {}, locale) }
      }),
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
      items: newestPosts.map((slug) => {
        const { title, summary } = summarizePost(locale, i18n, slug)
        return { title, description: summary, path: href('post', { post: slug }, locale) }
      }),
    },
  ]
  return { ...loadPageMeta(context, 'search'), groups }
}
