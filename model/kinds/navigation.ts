/** The pages that every page links to, by the names of their routes and in their order. */
export const navigation = {
  /** The bar of the header, behind the link to the home page. */
  header: ['services', 'caseStudies', 'blog', 'contact'],
  /** The same in the panel of small screens. */
  panel: ['services', 'training', 'caseStudies', 'blog', 'contact'],
  /** Below the services for business in the menu of services. */
  services: ['training', 'corporate'],
  footer: [
    'book',
    'training',
    'corporate',
    'prices',
    'locations',
    'projects',
    'tasks',
    'newsletter',
    'evidence',
    'rules',
    'agents',
  ],
  legal: ['privacy', 'legalNotice', 'cookies', 'aiNotice', 'accessibility'],
} as const

/** Pages for a visitor whose search finds nothing. */
export const popularPages = ['services', 'training', 'caseStudies', 'contact'] as const

export type NavigationRoute = (typeof navigation)[keyof typeof navigation][number]
