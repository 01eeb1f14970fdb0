import type { Locale } from '../../locales/locales.ts'

/**
 * Measures how much of the shorter of two pages the other one repeats: the share of its runs of five words, from 0 to 1.
 *
 * @param a the texts of one page; a run ends with its text
 */
export function measureRepetition(a: string[], b: string[], locale: Locale): number {
  const runs = [a, b].map((texts) => new Set(texts.flatMap((text) => listRuns(text, locale))))
  const [shorter = new Set(), longer = new Set()] = runs.sort((x, y) => x.size - y.size)
  return shorter.size === 0 ? 0 : [...shorter].filter((run) => longer.has(run)).length / shorter.size
}

const runLength = 5

function listRuns(text: string, locale: Locale): string[] {
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text.toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
  return words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' '))
}
