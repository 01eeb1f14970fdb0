/** Counts of each word under each label. */
export type WordCounts = { labels: readonly string[]; words: Map<string, Map<string, number>> }

export type LabeledWords = { words: readonly string[]; label: string; weight: number }

export type Guess = {
  label: string
  /** Probability of the label among all, from 0 to 1. */
  confidence: number
  /** The words that spoke for the label, the strongest first. */
  evidence: string[]
}

/** Weight of the prior: one example spread over all labels. */
const priorWeight = 1

export function countWords(examples: readonly LabeledWords[], labels: readonly string[]): WordCounts {
  const words: WordCounts['words'] = new Map()
  for (const example of examples) {
    for (const word of new Set(example.words)) {
      const counts = words.get(word) ?? new Map<string, number>()
      counts.set(example.label, (counts.get(example.label) ?? 0) + example.weight)
      words.set(word, counts)
    }
  }
  return { labels, words }
}

/**
 * Naive Bayes over words, all labels being equally likely at first. The probability of a label given one word is
 * smoothed as Robinson does for spam (https://www.linuxjournal.com/article/6467): a word seen once under one of twenty
 * labels gives it 52 %, not 100 %. Words never seen say nothing.
 *
 * @param allowed leaves out labels that cannot be, such as a salary for money that goes out
 * @returns nothing if no word is known
 */
export function guessLabel(
  { labels, words }: WordCounts,
  text: readonly string[],
  allowed: (label: string) => boolean = () => true,
): Guess | undefined {
  const known = Array.from(new Set(text)).filter((word) => words.has(word))
  if (known.length === 0) return undefined
  const candidates = labels.filter(allowed)
  const scores = candidates.map((label) => ({
    label,
    // Logarithms, since the product of many small probabilities would be zero.
    score: known.reduce((sum, word) => sum + Math.log(measureProbability(words.get(word), label, labels.length)), 0),
  }))
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  const total = scores.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0)
  const speaksFor = (word: string) => measureProbability(words.get(word), best.label, labels.length)
  return {
    label: best.label,
    confidence: 1 / total,
    evidence: known
      .filter((word) => speaksFor(word) > 1 / labels.length)
      .sort((a, b) => speaksFor(b) - speaksFor(a))
      .slice(0, 3),
  }
}

function measureProbability(counts: Map<string, number> | undefined, label: string, labelCount: number): number {
  const total = Array.from(counts?.values() ?? []).reduce((sum, count) => sum + count, 0)
  return ((counts?.get(label) ?? 0) + priorWeight / labelCount) / (total + priorWeight)
}
