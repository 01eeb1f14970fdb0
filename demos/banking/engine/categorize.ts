import { type BuiltInRule, builtInRules } from './built-in-rules.ts'
import { type Category, type CategoryOrUnknown, categories, incomeCategories, isCategory } from './categories.ts'
import { findLearnedRule, getDirection, type Knowledge, measureRuleConfidence } from './learning.ts'
import type { Movement } from './movement.ts'
import { countWords, guessLabel, type LabeledWords } from './naive-bayes.ts'
import { getMerchantKey, listMerchantWords, listWords } from './tokens.ts'

/** Why a movement has its category. */
export type Reason =
  | { kind: 'exception' }
  | { kind: 'learned'; pattern: string; corrections: number; contradicting: number }
  | { kind: 'rule'; pattern: string }
  | { kind: 'words'; words: string[] }
  | { kind: 'none' }

export type Categorized = Movement & {
  category: CategoryOrUnknown
  /** From 0 to 1; 0 if nothing is known. */
  confidence: number
  /** True if the category is certain enough not to be shown for review. */
  isSure: boolean
  reason: Reason
}

/** Below this certainty, a category is marked as not sure. */
export const sureConfidence = 0.75

/** Below this certainty, a guess is not shown. */
const leastConfidence = 0.4

/** A correction says as much as two merchants that a built-in rule has sorted. */
const correctionWeight = 2

/** Rules whose first word can end in any way; they have to be tried one by one. */
const openRules = builtInRules.filter(({ pattern }) => /^[^ ]+\*$/.test(pattern))

const rulesByFirstWord = Map.groupBy(builtInRules, ({ pattern }) => pattern.split(' ')[0])

type Decision = Pick<Categorized, 'category' | 'confidence' | 'reason'>

/**
 * Gives each movement its category, and says why: an exception of the visitor's comes first, then their learned rules,
 * then the built-in rules. If no rule knows a movement, it is guessed from its words, as far as they stood in movements that rules
 * or corrections have sorted.
 */
export function categorize(movements: readonly Movement[], knowledge: Knowledge): Categorized[] {
  const byRule = movements.map((movement) => decideByRule(movement, knowledge))
  const counts = countWords(listExamples(movements, byRule), categories)
  return movements.map((movement, index) => {
    const decision = byRule[index] ?? guess(movement, counts)
    return { ...movement, ...decision, isSure: decision.confidence >= sureConfidence }
  })
}

function decideByRule(movement: Movement, { rules, exceptions }: Knowledge): Decision | undefined {
  const exception = exceptions[movement.id]
  if (exception) return { category: exception, confidence: 1, reason: { kind: 'exception' } }
  const learned = findLearnedRule(rules, movement)
  if (learned) {
    const { category, pattern, agreeing, contradicting } = learned
    const reason: Reason = { kind: 'learned', pattern, corrections: agreeing, contradicting }
    return { category, confidence: measureRuleConfidence(learned), reason }
  }
  const rule = findBuiltInRule(movement)
  return (
    rule && { category: rule.category, confidence: rule.confidence, reason: { kind: 'rule', pattern: rule.pattern } }
  )
}

/** The longest pattern that fits: `amazon prime` before `amazon`, a brand before a word. */
function findBuiltInRule(movement: Movement): BuiltInRule | undefined {
  const words = listWords(movement.description)
  const text = ` ${words.join(' ')} `
  const direction = getDirection(movement)
  return [...openRules, ...new Set(words.flatMap((word) => rulesByFirstWord.get(word) ?? []))]
    .filter((rule) => (!rule.direction || rule.direction === direction) && matches(text, rule.pattern))
    .filter(({ category }) => direction === 'in' || !incomeCategories.includes(category))
    .reduce<BuiltInRule | undefined>(
      (best, rule) => (measureStrength(rule) > measureStrength(best) ? rule : best),
      undefined,
    )
}

/** @param text words with a space before and behind each */
function matches(text: string, pattern: string): boolean {
  return pattern.endsWith('*') ? text.includes(` ${pattern.slice(0, -1)}`) : text.includes(` ${pattern} `)
}

function measureStrength(rule: BuiltInRule | undefined): number {
  if (!rule) return 0
  const words = rule.pattern.split(' ').length
  // Words for incoming money name its kind. The name beside them gives only the sender.
  return (rule.direction ? 10 : 0) + words + rule.confidence + rule.pattern.length / 1000
}

/** Each merchant once, however often it was paid, and the words of the built-in rules. */
function listExamples(movements: readonly Movement[], decisions: readonly (Decision | undefined)[]): LabeledWords[] {
  const examples = new Map<string, LabeledWords>()
  movements.forEach((movement, index) => {
    const decision = decisions[index]
    if (!decision || !isCategory(decision.category)) return
    const weight = decision.reason.kind === 'rule' ? 1 : correctionWeight
    const key = `${decision.category} ${getMerchantKey(movement.description)}`
    const before = examples.get(key)
    if (before && before.weight >= weight) return
    examples.set(key, { words: listMerchantWords(movement.description), label: decision.category, weight })
  })
  const fromRules = builtInRules.map(({ pattern, category }) => ({
    words: listMerchantWords(pattern.replace('*', '')),
    label: category,
    weight: 1,
  }))
  return [...fromRules, ...examples.values()]
}

function guess(movement: Movement, counts: ReturnType<typeof countWords>): Decision {
  const isIncoming = movement.cents > 0
  const isPossible = (label: string) => isIncoming || !incomeCategories.includes(label as Category)
  const found = guessLabel(counts, listMerchantWords(movement.description), isPossible)
  if (!found || found.confidence < leastConfidence || !isCategory(found.label)) {
    return { category: 'unknown', confidence: 0, reason: { kind: 'none' } }
  }
  return { category: found.label, confidence: found.confidence, reason: { kind: 'words', words: found.evidence } }
}
