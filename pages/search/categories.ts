import type { RouteName } from '../routes.ts'

/** The parts of the site by which results are grouped and filtered, in the order of the whole list. */
export const searchCategories = ['overview', 'services', 'caseStudies', 'locations', 'blog'] as const

export type SearchCategory = (typeof searchCategories)[number]

/** The part of the site that the pages of a route belong to; pages without a subject of their own give an overview. */
export function getCategory(name: RouteName): SearchCategory {
  return categories[name] ?? 'overview'
}

const categories: { [Name in RouteName]?: SearchCategory } = {
  service: 'services',
  caseStudy: 'caseStudies',
  city: 'locations',
  cityService: 'locations',
  post: 'blog',
  blogCategory: 'blog',
}
