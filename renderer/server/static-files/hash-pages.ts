import { localeCodes } from '../../../locales/locales.ts'
import { listPageWords } from '../../../pages/search/page-words.ts'
import { hashContent } from './last-modified.ts'

/** The content hash of each listed page, by path. */
export async function hashPages(): Promise<Record<string, string>> {
  const pages = (await Promise.all(localeCodes.map(listPageWords))).flat()
  return Object.fromEntries(pages.map((words) => [words.path, hashContent(words)]))
}
