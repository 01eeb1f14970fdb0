import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listDocuments, type PageWeight, weighPage } from '../build/weigh.ts'
import { createFigure, type Figure } from './figure.ts'

const folder = 'dist/client'

/** What the heaviest page of each kind loads first, in kilobytes of brotli; `npm test` fails above the budgets. */
export async function measureBytes(): Promise<Figure[]> {
  const pages = listDocuments(folder).map((file) => weighPage(folder, file))
  const posts = pages.filter(({ file }) => /(^|\/)blog\/[\w-]+\.html$/.test(file))
  const others = pages.filter((page) => !posts.includes(page))
  return [
    ...listHeaviest(pages, 'javaScript', 'JavaScript').map((figure) => ({ ...figure, goal: { most: 80 } })),
    ...listHeaviest(others, 'html', 'HTML without its CSS').map((figure) => ({ ...figure, goal: { most: 16 } })),
    ...listHeaviest(posts, 'html', 'HTML of a post').map((figure) => ({ ...figure, goal: { most: 24 } })),
    ...listHeaviest(pages, 'css', 'CSS')
      .slice(0, 1)
      .map((figure) => ({ ...figure, goal: { most: 12 } })),
    createFigure('fonts', 'KB', [weighFonts() / 1024], { most: 50 }),
  ]
}

/** The three heaviest pages in one respect. */
function listHeaviest(pages: PageWeight[], kind: 'html' | 'css' | 'javaScript', label: string): Figure[] {
  return pages
    .toSorted((a, b) => b[kind] - a[kind])
    .slice(0, 3)
    .map((page) => createFigure(`${label}, ${page.file}`, 'KB', [page[kind] / 1024]))
}

/** All fonts of the site: each is compressed in itself. */
function weighFonts(): number {
  return globSync('assets/**/*.woff2', { cwd: folder }).reduce(
    (sum, file) => sum + readFileSync(join(folder, file)).length,
    0,
  )
}
