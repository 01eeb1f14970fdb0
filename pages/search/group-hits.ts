import type { SearchCategory } from './categories.ts'
import type { Hit } from './engine.ts'

export type HitGroup = { category: SearchCategory; hits: Hit[] }

/** Groups results by category, in the order of the best result of each. */
export function groupHits(hits: Hit[]): HitGroup[] {
  const groups = Map.groupBy(hits, ({ document }) => document.category)
  return [...groups].map(([category, members]) => ({ category, hits: members }))
}
