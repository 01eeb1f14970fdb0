import type { Ranked } from './rank.ts'

/** What the best passages are called: that they answer, that they come near, or that the site says nothing of it. */
export type Grade = 'answers' | 'nearest' | 'none'

/**
 * The least rating of the best passage times its share of the ratings of the best four pages: an answer says much of what was asked, and
 * more than other pages. Of the tuning questions half of the answerable ones reach it, and two of a hundred others; at 0.45 it would be
 * seven of ten and twelve, and one in five of those called an answer were none. Below 0.7 those err too often that
 * `content/asked/` was not made for.
 */
const leastAnswer = 0.7

/** The least rating times the root of what it covers: of the tuning questions two of a hundred answerable ones are below, and four of ten others. */
const leastNear = 0.38

/** @param ranked the best first */
export function gradePassages(ranked: Ranked[]): Grade {
  const [best] = ranked
  if (!best || best.rating * Math.sqrt(best.coverage) < leastNear) return 'none'
  const ofPages = new Map(ranked.toReversed().map(({ page, rating }) => [page, rating]))
  const rivals = [...ofPages.values()].sort((a, b) => b - a).slice(0, 4)
  const share = best.rating / rivals.reduce((sum, rating) => sum + rating, 0)
  return best.rating * share >= leastAnswer ? 'answers' : 'nearest'
}
