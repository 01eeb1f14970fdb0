import type { Locale } from '../locales/locales.ts'
import { isStopWord } from './stop-words.ts'
import { stemWord } from './tokenize.ts'

/** Two words of a text that may be one term: its first one, from its beginning to its end, and the beginning of its second one. */
type Pair = { term: string; from: number; end: number; to: number }

/** The terms that a single letter and the word after it may be: "e mail". */
export function listInitialed(query: string, locale: Locale): string[] {
  return listPairs(query, locale).flatMap(({ term, from, end }) => (end - from === 1 ? [term] : []))
}

/**
 * Puts a hyphen between two words that are one term in the index, because a hyphenated word asks for its parts or the whole.
 *
 * @example joinWords('chat gpt course', 'en', (term) => term === 'chatgpt') // 'chat-gpt course'
 */
export function joinWords(query: string, locale: Locale, isTerm: (term: string) => boolean): string {
  let joined = ''
  let done = 0
  let last: Pair | undefined
  for (const pair of listPairs(query, locale)) {
    // A word that is the end of one term is not the beginning of the next.
    if (pair.from === last?.to || !isTerm(pair.term)) continue
    joined += `${query.slice(done, pair.end)}-`
    done = pair.to
    last = pair
  }
  return joined + query.slice(done)
}

function listPairs(query: string, locale: Locale): Pair[] {
  const words = [...query.matchAll(/(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu)]
  return words.flatMap((word, index): Pair[] => {
    const next = words[index + 1]
    const end = word.index + word[0].length
    if (!next || query.slice(end, next.index).trim() !== '' || next.index === end) return []
    // "De baja" is not "debajo", but "e mail" is "e-mail".
    const isEmpty = (text: string) => text.length > 1 && isStopWord(stemWord(text, locale), locale)
    if (isEmpty(word[0]) || isEmpty(next[0])) return []
    return [{ term: stemWord(word[0] + next[0], locale), from: word.index, end, to: next.index }]
  })
}
