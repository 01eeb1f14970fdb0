import type { Section } from '../../search/documents.ts'
import { createMarkdown, parseMain } from './markdown.ts'
import { createSections } from './sections.ts'

export type Texts = { sections: Section[]; markdown: string }

/** The passages of a document and its Markdown version, which reads the same tree and so comes last: it changes it. */
export function createTexts(html: string, siteUrl: string): Texts {
  const tree = parseMain(html)
  return { sections: createSections(html, tree), markdown: createMarkdown(html, siteUrl, tree) }
}
