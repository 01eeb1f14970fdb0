/** A part of a page under one heading, as the built document shows it. */
export type Section = {
  /** An element of the page at or just before the passages: `/services/rag-langchain#faq-data`. */
  id: string
  heading: string
  /** Paragraphs, list items and cells, word for word and in the order of the page. */
  passages: string[]
}

/** What asking reads of a page. */
export type AskedDocument = {
  path: string
  /** Short name, as in menus. */
  name: string
  title: string
  description: string
  sections: Section[]
  /** Words that visitors use for the page, even if the page does not. */
  keywords: string[]
  /** How much likelier visitors look for it than for a page of weight 1 with the same words. */
  weight: number
}
