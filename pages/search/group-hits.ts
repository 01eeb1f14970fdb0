import type { SearchCategory } from '../../search/documents.ts'
import type { Hit } from '../../search/load.ts'

export type HitGroup = { category: SearchCategory; hits: Hit[] }

/** Groups results by category, in the order of the best result of each; posts tell of many things beside what is offered, so they are last. */
export function groupHits(hits: Hit[]): HitGroup[] {
  const groups = Map.groupBy(hits, ({ page }) => page.category)
  return [...groups]
    .map(([category, members]) => ({ category, hits: members }))
    .sort((a, b) => Number(a.category === 'blog') - Number(b.category === 'blog'))
}
