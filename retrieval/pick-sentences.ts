import type { Locale } from '../locales/locales.ts'

/** A stretch of a text in UTF-16 units, its end left out. */
export type Mark = [start: number, end: number]

/**
 * The one or two sentences of a passage that say most of what was asked; the first one where none says anything of it.
 *
 * @param rate what a piece of text says of the question: the sum of the weights of the words in it
 */
export function pickSentences(passage: string, locale: Locale, rate: (text: string) => number): Mark[] {
  const sentences = cutSentences(passage, locale)
  const ratings = sentences.map(([start, end]) => rate(passage.slice(start, end)))
  const best = ratings.indexOf(Math.max(...ratings))
  const first = sentences[best]
  if (!first) return []
  // A second one belongs to the answer only where both together say clearly more than the first.
  const together = sentences.map(([start, end], index) =>
    index === best ? 0 : rate(`${passage.slice(...first)} ${passage.slice(start, end)}`),
  )
  const next = together.indexOf(Math.max(...together))
  const second = sentences[next]
  if (!second || next === best || (together[next] ?? 0) < (ratings[best] ?? 0) * leastGain) return [first]
  return [first, second].sort(([a], [b]) => a - b)
}

const leastGain = 1.3

const segmenters = new Map<Locale, Intl.Segmenter>()

/** The sentences of a text, without the spaces between them. */
function cutSentences(text: string, locale: Locale): Mark[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' })
  segmenters.set(locale, segmenter)
  return [...segmenter.segment(text)].flatMap(({ segment, index }): Mark[] => {
    const end = index + segment.trimEnd().length
    const start = end - segment.trim().length
    return end > start ? [[start, end]] : []
  })
}
