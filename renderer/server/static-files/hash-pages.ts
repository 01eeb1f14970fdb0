import { localeCodes } from '../../../locales/locales.ts'
import { listSearchDocuments, type ReadSections } from '../../../pages/search/documents.ts'
import { hashContent } from './last-modified.ts'

/** The content hash of each page that search lists, by path. */
export async function hashPages(readSections: ReadSections): Promise<Record<string, string>> {
  const documents = await Promise.all(localeCodes.map((locale) => listSearchDocuments(locale, readSections)))
  return Object.fromEntries(documents.flat().map((document) => [document.path, hashContent(document)]))
}
