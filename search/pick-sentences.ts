import type { Locale } from '../locales/locales.ts'

/**
 * The one or two sentences of a passage that say most of what was asked; the first one where none says anything of it.
 *
 * @param rate what a piece of text says of the question: the sum of the weights of the words in it
 */
export function pickSentences(passage: string, locale: Locale, rate: (text: string) => number): string[] {
  const sentences = cutSentences(passage, locale)
  const ratings = sentences.map(rate)
  const best = ratings.indexOf(Math.max(...ratings))
  // A second one belongs to the answer only where both together say clearly more than the first.
  const together = sentences.map((sentence, index) => (index === best ? 0 : rate(`${sentences[best]} ${sentence}`)))
  const next = together.indexOf(Math.max(...together))
  const isNeeded = (together[next] ?? 0) >= (ratings[best] ?? 0) * leastGain
  return sentences.filter((_, index) => index === best || (isNeeded && index === next && next !== best))
}

const leastGain = 1.3

const segmenters = new Map<Locale, Intl.Segmenter>()

/** The sentences of a text, without the spaces between them. */
export function cutSentences(text: string, locale: Locale): string[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' })
  segmenters.set(locale, segmenter)
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}
