import type { Locale } from '../../../locales/locales.ts'
import { allPages } from '../../../pages/all-pages.ts'
import { createSearchDocument, type SearchDocument } from '../../../pages/search/documents.ts'
import { getPageRecord } from '../page-data.ts'

/** What the search of one language loads when it is used: the words of all pages that may be listed. */
export async function createSearchIndex(locale: Locale): Promise<string> {
  return JSON.stringify(await listSearchDocuments(locale))
}

/** The same as data. */
export function listSearchDocuments(locale: Locale): Promise<SearchDocument[]> {
  const pages = allPages.filter((page) => page.locale === locale && page.listed)
  return Promise.all(pages.map(async (page) => createSearchDocument(page, (await getPageRecord(page)).data)))
}
