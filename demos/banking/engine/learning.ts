import type { Category } from './categories.ts'
import type { Movement } from './movement.ts'
import { getMerchantKey, listMerchantWords } from './tokens.ts'

/** A rule that came from corrections: descriptions with these words, in this direction, belong to this category. */
export type LearnedRule = {
  pattern: string
  direction: Direction
  category: Category
  /** How many corrections said this category, and how many another. */
  agreeing: number
  contradicting: number
}

export type Direction = 'in' | 'out'

/** The visitor's corrections, without anything derived from them. */
export type Knowledge = {
  rules: LearnedRule[]
  /** Movements that are an exception, by id. */
  exceptions: Record<string, Category>
}

export const emptyKnowledge: Knowledge = { rules: [], exceptions: {} }

/** Two words tell most merchants apart; the third is often a street or a branch. */
const patternWords = 2

/** The pattern that a correction of this movement would teach; empty if its description names nobody. */
export function getRulePattern({ description }: Pick<Movement, 'description'>): string {
  return getMerchantKey(description, patternWords)
}

export function getDirection({ cents }: Pick<Movement, 'cents'>): Direction {
  return cents < 0 ? 'out' : 'in'
}

/**
 * Takes in a correction: it makes a rule for all movements of the same merchant, or changes the one there is. A later
 * correction counts more than earlier ones, which stay as doubt. A movement that names nobody becomes an exception.
 */
export function learn(knowledge: Knowledge, movement: Movement, category: Category): Knowledge {
  const pattern = getRulePattern(movement)
  if (!pattern) return addException(knowledge, movement, category)
  const direction = getDirection(movement)
  const isSame = (rule: LearnedRule) => rule.pattern === pattern && rule.direction === direction
  const before = knowledge.rules.find(isSame)
  const { [movement.id]: _, ...exceptions } = knowledge.exceptions
  return {
    exceptions,
    rules: [...knowledge.rules.filter((rule) => !isSame(rule)), updateRule(before, { pattern, direction, category })],
  }
}

/** Takes in a correction for one movement only. */
export function addException(knowledge: Knowledge, { id }: Movement, category: Category): Knowledge {
  return { ...knowledge, exceptions: { ...knowledge.exceptions, [id]: category } }
}

/**
 * How sure a learned rule is. Each correction is a vote, and one vote with nine parts in ten for the rule is there from
 * the start: 95 % after one correction, 63 % when two disagree.
 */
export function measureRuleConfidence({ agreeing, contradicting }: LearnedRule): number {
  return (agreeing + 0.9) / (agreeing + contradicting + 1)
}

/** The rule with the most words that fits. */
export function findLearnedRule(rules: readonly LearnedRule[], movement: Movement): LearnedRule | undefined {
  const words = listMerchantWords(movement.description)
  const direction = getDirection(movement)
  return rules
    .filter((rule) => rule.direction === direction && rule.pattern.split(' ').every((word) => words.includes(word)))
    .reduce<LearnedRule | undefined>((best, rule) => (countWords(rule) > countWords(best) ? rule : best), undefined)
}

function updateRule(
  before: LearnedRule | undefined,
  rule: Pick<LearnedRule, 'pattern' | 'direction' | 'category'>,
): LearnedRule {
  if (!before) return { ...rule, agreeing: 1, contradicting: 0 }
  if (before.category === rule.category) return { ...before, agreeing: before.agreeing + 1 }
  return { ...rule, agreeing: 1, contradicting: before.agreeing }
}

function countWords(rule: LearnedRule | undefined): number {
  return rule ? rule.pattern.split(' ').length : 0
}
