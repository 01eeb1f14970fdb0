import type { Ranked } from './rank.ts'

/** What the best passages are called: that they answer, that they come near, or that the site says nothing of it. */
export type Grade = 'answers' | 'nearest' | 'none'

/**
 * The least rating of the best passage, times its share of the ratings of the best four pages, times `weighCount`: an answer says much of
 * what was asked, and more than other pages. Of the tuning questions four of ten answerable ones reach it, and one of a hundred others.
 */
const leastAnswer = 0.86

/** The least rating times the root of what it covers: of the tuning questions two of a hundred answerable ones are below, and four of ten others. */
const leastNear = 0.38

/**
 * @param ranked the best first
 * @param wordCount how many words of the question say what is asked
 */
export function gradePassages(ranked: Ranked[], wordCount: number): Grade {
  const [best] = ranked
  if (!best || best.rating * Math.sqrt(best.coverage) < leastNear) return 'none'
  const ofPages = new Map(ranked.toReversed().map(({ page, rating }) => [page, rating]))
  const rivals = [...ofPages.values()].sort((a, b) => b - a).slice(0, 4)
  const share = best.rating / rivals.reduce((sum, rating) => sum + rating, 0)
  return best.rating * share * weighCount(wordCount) >= leastAnswer ? 'answers' : 'nearest'
}

/** One word that fits is found by chance more easily than five together. */
function weighCount(words: number): number {
  return 1 + 0.14 * (Math.min(words, 5) - 3)
}
