import type { Locale } from '../../locales/locales.ts'
import { forReaders, type ReaderBlock } from '../../model/kinds/for-readers.ts'

/** The notes that only the readers of one language need, on the page of a path without language prefix: `/corporate`. */
export function findReaderBlocks(locale: Locale, path: string, blocks: ReaderBlock[] = forReaders) {
  return blocks
    .filter(({ language }) => language === locale)
    .flatMap(({ title, items, pages }) => {
      const place = pages.map((page) => page.split('#')).find(([page]) => page === path)
      return place ? [{ title, items, after: place[1] }] : []
    })
}
