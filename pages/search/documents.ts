import type { Locale } from '../../locales/locales.ts'
import type { AskedDocument, Section } from '../../retrieval/documents.ts'
import { listPageWords, type PageWords } from './page-words.ts'
import type { PageTitle } from './suggest.ts'

/** What the search and asking read of a page. */
export type SearchDocument = AskedDocument & Pick<PageWords, 'category' | 'lang' | 'isExample'>

/** Reads the sections of the built page at a path. */
export type ReadSections = (path: string) => Promise<Section[]>

/** As many pages may share a passage; where more do, it tells of no page. */
const mostPages = 3

/** The search documents of a language: all its listed pages with their text as the site shows it, each passage once. */
export async function listSearchDocuments(locale: Locale, readSections: ReadSections): Promise<SearchDocument[]> {
  const words = await listPageWords(locale)
  const documents = await Promise.all(
    words.map(async ({ headings: _, passages: __, code: ___, ...page }) => ({
      ...page,
      sections: await readSections(page.path),
    })),
  )
  return keepOwnPassages(documents)
}

/** What the suggestions in the header read of these pages. */
export async function listPageTitles(locale: Locale): Promise<PageTitle[]> {
  const words = await listPageWords(locale)
  return words.map(({ path, title, name, keywords, weight, lang, isExample }) => ({
    path,
    title,
    name,
    keywords,
    weight,
    ...(lang && { lang }),
    ...(isExample && { isExample }),
  }))
}

/** Leaves out what stands on many pages, repeats another page, or is the description. */
export function keepOwnPassages(documents: SearchDocument[]): SearchDocument[] {
  const pagesOf = Map.groupBy(
    documents.flatMap(({ path, sections }) =>
      [...new Set(sections.flatMap(({ passages }) => passages))].map((passage) => ({ path, passage })),
    ),
    ({ passage }) => passage,
  )
  return documents.map((document) => {
    const isOwn = (passage: string) => {
      const pages = pagesOf.get(passage) ?? []
      return passage !== document.description && pages.length <= mostPages && pages[0]?.path === document.path
    }
    const sections = document.sections
      .map((section) => ({ ...section, passages: section.passages.filter(isOwn) }))
      .filter(({ passages }) => passages.length > 0)
    return { ...document, sections }
  })
}
