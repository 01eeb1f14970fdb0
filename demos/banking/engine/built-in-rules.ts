import type { Category } from './categories.ts'
import { brands, incomeWords, kinds, type WordLists } from './merchants.ts'
import { listWords } from './tokens.ts'

export type BuiltInRule = {
  /** Words as `listWords` gives them; a `*` at the end stands for any ending. */
  pattern: string
  category: Category
  /** Reliability as a probability: higher for a brand than for a word such as `bar`. */
  confidence: number
  /** Only for money that comes in or goes out. */
  direction?: 'in' | 'out'
}

const brandConfidence = 0.97
const wordConfidence = 0.85

/** The rules that apply before any correction. */
export const builtInRules: readonly BuiltInRule[] = [
  ...createRules(incomeWords, wordConfidence, 'in'),
  ...createRules(brands, brandConfidence),
  ...createRules(kinds, wordConfidence),
]

function createRules(lists: WordLists, confidence: number, direction?: BuiltInRule['direction']): BuiltInRule[] {
  return Object.entries(lists).flatMap(([category, list]) =>
    list.split(',').map((pattern) => ({
      pattern: `${listWords(pattern).join(' ')}${pattern.endsWith('*') ? '*' : ''}`,
      category: category as Category,
      confidence,
      ...(direction && { direction }),
    })),
  )
}
