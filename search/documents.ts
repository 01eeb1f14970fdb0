import type { Locale } from '../locales/locales.ts'

/** A part of a page under one heading, as the built document shows it. */
export type Section = {
  /** An element of the page at or just before the passages: `/services/rag-langchain#faq-data`. */
  id: string
  heading: string
  /** Paragraphs, list items and cells, word for word and in the order of the page. */
  passages: string[]
}

export type ReadSections = (path: string) => Promise<Section[]>

/** The parts of the site by which results are grouped and filtered, in the order of the whole list. */
export const searchCategories = ['overview', 'services', 'caseStudies', 'locations', 'blog'] as const

export type SearchCategory = (typeof searchCategories)[number]

/** The facts of a page that a result shows before its text is loaded. */
export type PageSummary = {
  path: string
  category: SearchCategory
  /** Short name, as in menus. */
  name: string
  title: string
  description: string
  /** Set if its words are not translated: the language that they are in. */
  lang?: Locale
  /** Set on a case study that is no client's project. */
  isExample?: true
  /** How much likelier visitors look for it than for a page of weight 1 with the same words. */
  weight: number
}

export type SearchDocument = PageSummary & {
  sections: Section[]
  /** Words that visitors use for the page, even if the page does not. */
  keywords: string[]
}
