import { synonyms, topic } from '../../content/search-words.ts'
import type { Locale } from '../../locales/locales.ts'
import { isChinese } from './is-chinese.ts'
import { listBridges, type QueryWord, tokenizeQuery } from './tokenize.ts'
import { stopWords } from './word-forms.ts'

/** One thing that a query asks for: a word, or several that are one name. */
export type Concept = {
  /** The terms of the index that the visitor has typed: one of the lists, with all of its terms. */
  typed: string[][]
  /** The same for words of the same meaning. */
  synonyms: string[][]
  /** Whether a page may do without: what the whole site is about says little. */
  isOptional: boolean
}

/** Makes the function that takes queries apart, with the synonyms of all languages as the language's index knows them. */
export function createQueryParser(locale: Locale): (query: string) => Concept[] {
  const read = (phrase: string) => dropStopWords(tokenizeQuery(phrase, locale))
  const groups = indexGroups([...synonyms, topic].map((group) => group.map(read)))
  const topics = new Set(topic.map((phrase) => getKey(read(phrase))))
  const longest = Math.max(...[...groups.keys()].map((key) => key.split(' ').length))

  /** How many of the next words have synonyms together; one word where none have. */
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

/** The members of the groups that each phrase stands in. */
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
