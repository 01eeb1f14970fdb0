import type { SearchCategory } from './categories.ts'
import type { Hit } from './engine.ts'

export type HitGroup = { category: SearchCategory; hits: Hit[] }

/** Results by category; the category of the best result comes first, and so on. */
export function groupHits(hits: Hit[]): HitGroup[] {
  const groups = Map.groupBy(hits, ({ document }) => document.category)
  return [...groups].map(([category, members]) => ({ category, hits: members }))
}
