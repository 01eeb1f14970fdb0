import type { SearchCategory } from '../../search/documents.ts'
import type { Hit } from '../../search/load.ts'

export type HitGroup = { category: SearchCategory; hits: Hit[] }

/** By the best result of each. Posts tell of many things beside the offer: they are last, and services stand first where a post would. */
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
