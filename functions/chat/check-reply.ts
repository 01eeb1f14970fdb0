import type { Locale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { createSource, type Source } from '../../retrieval/ask.ts'
import { findFault } from '../ask/verify.ts'
import { isHan, listTerms } from '../ask/words.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import type { Project } from './find-project.ts'
import type { RankPassages } from './rank-passages.ts'

/** What stands under a reply: words of this site, and the passages that the reply rests on. */
export type Appendix = { text: string; sources?: Source[] }

/**
 * Compares a model's reply with the texts of its project, sentence by sentence. A conversation is more than quotes, so its words may
 * be its own: what the texts must have is each figure, address, name and promise. Sentences with others are named under the reply,
 * because they were shown as they came.
 *
 * @returns undefined where there is nothing to say
 */
export function checkReply(
  reply: string,
  { facts }: Pick<Project, 'facts'>,
  rank: RankPassages,
  locale: Locale,
): Appendix | undefined {
  const sentences = cutReply(reply, locale)
  // As one text, which is read much faster than many.
  const known = [...facts, localizePath('/contact', locale)].join('.\n')
  const evidence = [{ title: '', heading: '', passage: known }]
  const unknown = sentences.filter((sentence) => findFault(lowerFirst(sentence), [known], evidence, locale))
  const sources = findSources(sentences, rank, locale)
  if (unknown.length === 0 && sources.length === 0) return undefined
  const i18n = loadFunctionI18n(locale, 'assistant')
  const list = unknown.map((sentence) => `- ${escapeMarkdown(sentence)}`)
  const text = unknown.length > 0 ? `\n\n${i18n.t('assistant.unsupported')}\n\n${list.join('\n')}` : ''
  return { text, ...(sources.length > 0 && { sources }) }
}

/** The sentences of a reply without the signs of its Markdown. */
function cutReply(reply: string, locale: Locale): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })
  return reply
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*+>#]+|\d+[.)])\s+/, '').replace(/[*_`]/g, ''))
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter(Boolean)
}

/** A first word is written large whatever it is. */
function lowerFirst(sentence: string): string {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1)
}

/** Passages that are named, the words that a sentence must have to rest anywhere, and the share of them that a passage must have. */
const [most, fewest, leastShare] = [3, 4, 0.6]

/** The passages that have most words of some sentence, in the order of the sentences. */
function findSources(sentences: readonly string[], rank: RankPassages, locale: Locale): Source[] {
  const sources = new Map<string, Source>()
  for (const sentence of sentences) {
    const keys = collectKeys(sentence)
    if (sources.size === most || keys.size < fewest * (isHan.test(sentence) ? 2 : 1)) continue
    const { ranked, rate } = rank(sentence) ?? { ranked: [], rate: () => 0 }
    const found = ranked.find(({ section: { heading }, passage }) => {
      const known = collectKeys(`${heading} ${passage}`)
      return [...keys].filter((key) => known.has(key)).length >= keys.size * leastShare
    })
    if (found && !sources.has(found.passage))
      sources.set(found.passage, createSource(found, sources.size + 1, locale, rate))
  }
  return [...sources.values()]
}

function collectKeys(text: string): Set<string> {
  return new Set(listTerms(text).map(({ key }) => key))
}
