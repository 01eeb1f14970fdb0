import { budgets } from '../budgets.ts'
import { listDocuments, weighPage, weighSearch, weighSite } from '../build/weigh.ts'
import type { Figure } from './figure.ts'

const folder = 'dist/client'

/** What the heaviest pages load first, and what is loaded once for the site. */
export async function measureBytes(): Promise<Figure[]> {
  const pages = listDocuments(folder).map((file) => ({ file, ...weighPage(folder, file) }))
  const listHeaviest = (kind: 'frame' | 'javaScript'): Figure[] =>
    pages
      .toSorted((a, b) => b[kind] - a[kind])
      .slice(0, 3)
      .map((page) => ({ name: `${kind}, ${page.file}`, unit: 'bytes', value: page[kind], most: budgets[kind] }))
  return [
    ...listHeaviest('javaScript'),
    ...listHeaviest('frame'),
    ...[...weighSite(folder), ...(await weighSearch(folder))].map(
      ({ name, bytes, budget }): Figure => ({ name, unit: 'bytes', value: bytes, most: budget }),
    ),
  ]
}
