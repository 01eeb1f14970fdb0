import type { Locale } from '../../locales/locales.ts'
import { mostShown } from '../../search/answer.ts'
import type { Passage } from '../../search/answer-schema.ts'
import { cutSentences } from '../../search/pick-sentences.ts'
import { showPassage } from '../../search/shown-answer.ts'
import { type FindPassages, isAnswered } from './find-passages.ts'

/** The passages of a project that some sentence of a model's reply rests on, in the order of the sentences. */
export async function findReplySources(reply: string, find: FindPassages, locale: Locale): Promise<Passage[]> {
  const sentences = reply.split('\n').flatMap((line) => cutSentences(line.replace(signs, ''), locale))
  const sources = new Map<string, Passage>()
  for (const sentence of sentences) {
    const findings = await find(sentence)
    const [best] = isAnswered(findings) ? (findings?.found ?? []) : []
    if (best) sources.set(best.passage, showPassage(best))
    if (sources.size === mostShown) break
  }
  return [...sources.values()]
}

/** Of Markdown: what begins an item or a heading, and what marks words. */
const signs = /^\s*(?:[-*+>#]+|\d+[.)])\s+|[*_`]/g
