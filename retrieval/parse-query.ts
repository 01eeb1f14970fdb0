import { synonyms, topic } from '../content/search-words.ts'
import type { Locale } from '../locales/locales.ts'
import { isChinese } from './is-chinese.ts'
import { listBridges, type QueryWord, tokenizeQuery } from './tokenize.ts'
import { stopWords } from './word-forms.ts'

/** One concept of a query: a word, or several words that form a name. */
export type Concept = {
  /** Alternative lists of index terms for what the visitor has typed; a page matches if it has all terms of one list. */
  typed: string[][]
  /** Such lists for synonyms. */
  synonyms: string[][]
  /** Whether a page matches without it: the topic of the whole site distinguishes no pages. */
  isOptional: boolean
}

/** Creates the query parser of a language. Synonyms of all languages apply, tokenized as in the language's index. */
export function createQueryParser(locale: Locale): (query: string) => Concept[] {
  const read = (phrase: string) => dropStopWords(tokenizeQuery(phrase, locale))
  const groups = indexGroups([...synonyms, topic].map((group) => group.map(read)))
  const topics = new Set(topic.map((phrase) => getKey(read(phrase))))
  const longest = Math.max(...[...groups.keys()].map((key) => key.split(' ').length))

  /** The number of leading words that have synonyms as one phrase, otherwise one. */
  function countWordsOfName(words: QueryWord[]): number {
    for (let count = Math.min(longest, words.length); count > 1; count--) {
      if (groups.has(getKey(words.slice(0, count)))) return count
    }
    return 1
  }

  return (query) => {
    const concepts: Concept[] = []
    for (let words = read(query); words.length > 0; ) {
      const name = words.slice(0, countWordsOfName(words))
      const typed = listAlternatives(name)
      const known = new Set(typed.map(String))
      const others = (groups.get(getKey(name)) ?? []).filter((terms) => !known.has(String(terms)))
      concepts.push({ typed, synonyms: others, isOptional: topics.has(getKey(name)) })
      words = words.slice(name.length)
    }
    if (concepts.every(({ isOptional }) => isOptional))
      return concepts.map((concept) => ({ ...concept, isOptional: false }))
    const bridges = listBridges(query).map((pair) => ({ typed: [[pair]], synonyms: [], isOptional: true }))
    return [...concepts, ...bridges]
  }
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

function dropStopWords(words: QueryWord[]): QueryWord[] {
  const rest = words.filter(({ text }) => !stopWords.has(text) && (text.length > 1 || isChinese(text)))
  return rest.length > 0 ? rest : words
}
