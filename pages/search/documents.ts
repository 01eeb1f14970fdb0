import type { Locale } from '../../locales/locales.ts'
import { keepOwnPassages, type SearchDocument, type Section } from '../../search/documents.ts'
import type { PageTitle } from '../../search/suggest.ts'
import { listPageWords } from './page-words.ts'

/** Reads the sections of the built page at a path. */
export type ReadSections = (path: string) => Promise<Section[]>

/** The search documents of a language: all its listed pages with their text as the site shows it, each passage once. */
export async function listSearchDocuments(locale: Locale, readSections: ReadSections): Promise<SearchDocument[]> {
  const words = await listPageWords(locale)
  return keepOwnPassages(
    await Promise.all(words.map(async (page) => ({ ...page, sections: await readSections(page.path) }))),
  )
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
