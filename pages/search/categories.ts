/** The parts of the site by which results are grouped and filtered, in the order of the whole list. */
export const searchCategories = ['overview', 'services', 'caseStudies', 'locations', 'blog'] as const

export type SearchCategory = (typeof searchCategories)[number]
