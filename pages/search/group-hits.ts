import type { SearchCategory } from '../../search/documents.ts'
import type { Hit } from '../../search/load.ts'

export type HitGroup = { category: SearchCategory; hits: Hit[] }

/**
 * Groups results by category, in the order of the best result of each. Posts tell of many things beside what is offered, so they are last,
 * and services have the first place where a post would have it.
 */
export function groupHits(hits: Hit[]): HitGroup[] {
  const isPostBest = hits[0]?.page.category === 'blog'
  const findPlace = (category: SearchCategory) => {
    if (category === 'blog') return 1
    return category === 'services' && isPostBest ? -1 : 0
  }
  return [...Map.groupBy(hits, ({ page }) => page.category)]
    .map(([category, members]) => ({ category, hits: members }))
    .sort((a, b) => findPlace(a.category) - findPlace(b.category))
}
