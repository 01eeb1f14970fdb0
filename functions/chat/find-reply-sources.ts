import type { Locale } from '../../locales/locales.ts'
import { mostShown } from '../../search/answer.ts'
import type { Passage } from '../../search/answer-schema.ts'
import { cutSentences } from '../../search/pick-sentences.ts'
import { showPassage } from '../../search/shown-answer.ts'
import type { FindPassages } from './find-passages.ts'

/** The share of a sentence, by the weight of its words, that a passage must have for the sentence to rest on it. */
const leastCoverage = 0.6

/** The passages of a project that some sentence of a model's reply rests on, in the order of the sentences. */
export async function findReplySources(reply: string, find: FindPassages, locale: Locale): Promise<Passage[]> {
  const sentences = reply.split('\n').flatMap((line) => cutSentences(line.replace(signs, ''), locale))
  const sources = new Map<string, Passage>()
  for (const sentence of sentences) {
    const [best] = (await find(sentence))?.found ?? []
    if (best && best.coverage >= leastCoverage) sources.set(best.passage, showPassage(best))
    if (sources.size === mostShown) break
  }
  return [...sources.values()]
}

/** Of Markdown: what begins an item or a heading, and what marks words. */
const signs = /^\s*(?:[-*+>#]+|\d+[.)])\s+|[*_`]/g
