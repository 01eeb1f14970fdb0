import { synonyms, topic } from '../content/search-words.ts'
import type { Locale } from '../locales/locales.ts'
import { areForms } from './expand-word.ts'
import { isStopWord } from './stop-words.ts'
import { isChinese, listBridges, type QueryWord, segmentChinese, tokenizeQuery } from './tokenize.ts'

/** One concept of a query: a word, or several words that form a name. */
export type Concept = {
  /** Alternative lists of index terms for what the visitor has typed; a page matches if it has all terms of one list. */
  typed: string[][]
  /** Such lists for synonyms. */
  synonyms: string[][]
  /** Whether a page matches without it: the topic of the whole site distinguishes no pages. */
  isOptional: boolean
}

/**
 * Creates the query parser of a language. Synonyms of all languages apply to any form of a word, tokenized as in the language's index;
 * words that say nothing of what is sought are left out where others are left.
 *
 * @param isSentence whether Chinese is cut at the phrases that have synonyms first, and not by dictionary alone
 */
export function createQueryParser(locale: Locale, isSentence = false): (query: string) => Concept[] {
  const phrases = new Set(synonyms.flat().filter((phrase) => /^\p{Script=Han}+$/u.test(phrase)))
  const cut = isSentence ? (run: string) => cutByPhrases(run, phrases, locale) : undefined
  const isEmpty = ({ text }: QueryWord) => isStopWord(text, locale) || (text.length === 1 && !isChinese(text))
  const read = (text: string, isKept: (words: QueryWord[], index: number) => boolean = () => false) => {
    const words = tokenizeQuery(text, locale, cut)
    const rest = words.filter((word, index) => !isEmpty(word) || isKept(words, index))
    return rest.length > 0 ? rest : words
  }
  const groups = indexGroups([...synonyms, topic].map((group) => group.map((phrase) => read(phrase))))
  const topics = new Set(topic.map((phrase) => getKey(read(phrase))))
  const longest = Math.max(...[...groups.keys()].map((key) => key.split(' ').length))
  const singles = [...groups.keys()].filter((key) => !key.includes(' '))

  /** The number of leading words that have synonyms as one phrase, otherwise one. */
  function countWordsOfName(words: QueryWord[]): number {
    for (let count = Math.min(longest, words.length); count > 1; count--) {
      if (groups.has(getKey(words.slice(0, count)))) return count
    }
    return 1
  }

  function listSynonyms(key: string): string[][] {
    const exact = groups.get(key)
    if (exact || key.includes(' ')) return exact ?? []
    return singles.filter((other) => areForms(key, other, locale)).flatMap((other) => groups.get(other) ?? [])
  }

  /** Whether a word that says nothing alone is a phrase of them that does: "how much". */
  const isInPhrase = (words: QueryWord[], index: number) =>
    [words.slice(index, index + 1), words.slice(index, index + 2), words.slice(index - 1, index + 1)].some(
      (phrase) => phrase.every(isEmpty) && groups.has(getKey(phrase)),
    )

  return (query: string): Concept[] => {
    const concepts: Concept[] = []
    for (let words = read(query, isInPhrase); words.length > 0; ) {
      const name = words.slice(0, countWordsOfName(words))
      const typed = listAlternatives(name)
      const known = new Set(typed.map(String))
      const others = listSynonyms(getKey(name)).filter((terms) => !known.has(String(terms)))
      concepts.push({ typed, synonyms: others, isOptional: topics.has(getKey(name)) })
      words = words.slice(name.length)
    }
    if (concepts.every(({ isOptional }) => isOptional))
      return concepts.map((concept) => ({ ...concept, isOptional: false }))
    const telling = concepts.filter(
      ({ typed, synonyms }) => synonyms.length > 0 || !typed.flat().every((term) => isStopWord(term, locale)),
    )
    const bridges = listBridges(query).map((pair) => ({ typed: [[pair]], synonyms: [], isOptional: true }))
    return [...(telling.some(({ isOptional }) => !isOptional) ? telling : concepts), ...bridges]
  }
}

/** Characters of the longest phrase that is looked for in a Chinese sentence. */
const longestPhrase = 8

/** Cuts a Chinese run at the longest phrases that have synonyms, and what lies between them by dictionary. */
function cutByPhrases(run: string, phrases: Set<string>, locale: Locale): string[] {
  const words: string[] = []
  let between = ''
  const cutBetween = () => {
    words.push(...segmentChinese(between).filter((word) => !isStopWord(word, locale)))
    between = ''
  }
  for (let start = 0; start < run.length; ) {
    let length = Math.min(longestPhrase, run.length - start)
    while (length > 0 && !phrases.has(run.slice(start, start + length))) length--
    if (length > 0) {
      cutBetween()
      words.push(run.slice(start, start + length))
    } else between += run[start]
    start += Math.max(1, length)
  }
  cutBetween()
  return words.length > 0 ? words : [run]
}

/** Maps each phrase to all members of the groups that contain it. */
function indexGroups(groups: QueryWord[][][]): Map<string, string[][]> {
  const index = new Map<string, string[][]>()
  for (const phrases of groups) {
    const members = phrases.flatMap(listAlternatives)
    for (const phrase of phrases) {
      const all = [...(index.get(getKey(phrase)) ?? []), ...members]
      index.set(getKey(phrase), [...new Map(all.map((terms) => [String(terms), terms])).values()])
    }
  }
  return index
}

function getKey(words: QueryWord[]): string {
  return words.map(({ text }) => text).join(' ')
}

function listAlternatives(words: QueryWord[]): string[][] {
  const [first] = words
  return first && words.length === 1 ? first.alternatives : [words.flatMap(({ alternatives }) => alternatives[0] ?? [])]
}
