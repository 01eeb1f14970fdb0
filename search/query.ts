import { measureDistance } from '../edit-distance.ts'
import type { Locale } from '../locales/locales.ts'
import { memoize } from '../memoize.ts'
import type { SearchIndex } from './index-format.ts'
import { joinWords, listInitialed } from './join-words.ts'
import { isQuestion } from './questions.ts'
import { topic } from './search-words.ts'
import { isStopWord } from './stop-words.ts'
import { synonyms } from './synonyms.ts'
import { isChinese, listBridges, type QueryWord, segmentChinese, stemWord, tokenizeQuery } from './tokenize.ts'

// Reads a query: its concepts, and the words of the pages that each may mean.

/** One concept of a query: a word, or several words that form a name. */
type ParsedConcept = {
  /** Alternative lists of index terms for the typed words. A page matches if it has all terms of one list. */
  typed: string[][]
  /** Such lists for synonyms. */
  synonyms: string[][]
  /** A page matches without it, because the topic of the whole site distinguishes no pages. */
  isOptional: boolean
}

/** A concept in the index: for each term of an alternative, the words that it may mean, with their weights. */
export type Concept = {
  alternatives: Array<{ terms: Array<Map<string, number>>; weight: number }>
  isOptional: boolean
}

/** @param origin `whole` if all words are complete, as in a question; `beginning` while a visitor types */
export function createQueryReader(
  { locale, vocabulary, synonyms }: SearchIndex,
  origin: 'whole' | 'beginning',
  ofSynonym: number,
) {
  const parse = getQueryParser(locale, origin === 'whole')
  const find = (term: string, from: Origin) => findForms(term, from, vocabulary.list, locale)

  const isTerm = (term: string) => vocabulary.find(term).length > 0

  /** The two words of the index that a word is, written as one: "promptengineering". */
  async function split(word: string): Promise<string[]> {
    if (word.length < 2 * shortestPart || isChinese(word)) return [word]
    const parts = Array.from({ length: word.length - 2 * shortestPart + 1 }, (_, index) => [
      stemWord(word.slice(0, index + shortestPart), locale),
      stemWord(word.slice(index + shortestPart), locale),
    ]).filter(([first = '']) => isTerm(first))
    await vocabulary.load(parts.map(([, second = '']) => second))
    return parts.find((both) => both.every(isTerm)) ?? [word]
  }

  async function load(concepts: ParsedConcept[]) {
    const typed = concepts.flatMap((concept) => concept.typed.flat())
    const others = concepts.flatMap((concept) => concept.synonyms.flat()).filter((term) => synonyms.has(term))
    await vocabulary.load([...typed.map((term) => getBeginning(term, origin)), ...others])
  }

  return async (text: string): Promise<Concept[]> => {
    await load(parse(text))
    // All words that begin with a typed one are loaded, but single letters are not typed words: "e mail".
    await vocabulary.load(listInitialed(text, locale))
    const joined = joinWords(text, locale, isTerm)
    const concepts = parse(joined)
    if (joined !== text) await load(concepts)
    const typed = concepts.flatMap((concept) => concept.typed.flat())
    // A word that is on no page may be misspelt.
    const unknown = typed.filter((term) => find(term, origin).size === 0)
    await vocabulary.load(unknown.flatMap(listSlipBeginnings))
    const slips = new Map(unknown.map((term) => [term, findSlips(term, vocabulary.list)]))
    // In a question a word of no page costs little, and its parts would cost bytes.
    const unlike = isQuestion(text) ? [] : unknown.filter((term) => slips.get(term)?.size === 0)
    const apart = new Map(await Promise.all(unlike.map(async (term) => [term, await split(term)] as const)))
    const findTyped = (term: string) => slips.get(term) ?? find(term, origin)
    const takeApart = (terms: string[]) => terms.flatMap((term) => apart.get(term) ?? [term])
    // While a visitor types, a synonym must match exactly.
    const findSynonym = (term: string) => (origin === 'whole' ? find(term, 'synonym') : new Map([[term, 1]]))
    return concepts.map((concept) => ({
      alternatives: [
        ...concept.typed.map((terms) => ({ terms: takeApart(terms).map(findTyped), weight: 1 })),
        ...concept.synonyms.map((terms) => ({ terms: terms.map(findSynonym), weight: ofSynonym })),
      ],
      isOptional: concept.isOptional,
    }))
  }
}

/** The least letters of a word that is written as one with another. */
const shortestPart = 3

/** One parser for each language, because it reads all synonyms first. */
const getQueryParser = memoize(createQueryParser, (locale, isSentence) => `${locale} ${isSentence}`)

/** Synonyms of all languages apply. @param isSentence cuts Chinese at phrases that have synonyms before the dictionary cuts the rest */
export function createQueryParser(locale: Locale, isSentence: boolean): (query: string) => ParsedConcept[] {
  const cut = isSentence ? createCutter(locale) : undefined
  const isEmpty = ({ text }: QueryWord) => isStopWord(text, locale) || (text.length === 1 && !isChinese(text))
  const read = (text: string, isKept: (words: QueryWord[], index: number) => boolean = () => false) => {
    const words = tokenizeQuery(text, locale, cut)
    const rest = words.filter((word, index) => !isEmpty(word) || isKept(words, index))
    return rest.length > 0 ? rest : words
  }
  const groups = indexGroups([...synonyms, topic].map((group) => group.map((phrase) => read(phrase))))
  const topics = new Set(topic.map((phrase) => getKey(read(phrase))))
  const longest = Math.max(...[...groups.keys()].map((key) => key.split(' ').length))
  // Forms of a word share so many letters.
  const begin = (key: string) => key.slice(0, shortestStem)
  const singles = Map.groupBy(
    [...groups.keys()].filter((key) => !key.includes(' ')),
    begin,
  )

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
    const others = singles.get(begin(key)) ?? []
    return others.filter((other) => areForms(key, other, locale)).flatMap((other) => groups.get(other) ?? [])
  }

  /** Tells if stop words form a phrase with a meaning: "how much". */
  const isInPhrase = (words: QueryWord[], index: number) =>
    [words.slice(index, index + 1), words.slice(index, index + 2), words.slice(index - 1, index + 1)].some(
      (phrase) => phrase.every(isEmpty) && groups.has(getKey(phrase)),
    )

  return (query: string): ParsedConcept[] => {
    const concepts: ParsedConcept[] = []
    for (let words = read(query, isInPhrase); words.length > 0; ) {
      const name = words.slice(0, countWordsOfName(words))
      const typed = listAlternatives(name)
      const known = new Set(typed.map(String))
      const others = listSynonyms(getKey(name)).filter((terms) => !known.has(String(terms)))
      // A repeated word counts once.
      if (!concepts.some((concept) => String(concept.typed) === String(typed)))
        concepts.push({ typed, synonyms: others, isOptional: topics.has(getKey(name)) })
      words = words.slice(name.length)
    }
    if (concepts.every(({ isOptional }) => isOptional))
      return concepts.map((concept) => ({ ...concept, isOptional: false }))
    return [...concepts, ...listBridges(query).map((pair) => ({ typed: [[pair]], synonyms: [], isOptional: true }))]
  }
}

/** Creates what cuts a Chinese run at the longest phrases that have synonyms, and the rest by dictionary. */
function createCutter(locale: Locale): (run: string) => string[] {
  const phrases = synonyms.flat().filter((phrase) => /^\p{Script=Han}+$/u.test(phrase))
  const longestFirst = new RegExp(`(${phrases.sort((a, b) => b.length - a.length).join('|')})`)
  return (run) => {
    // Every second piece is a phrase.
    const words = run.split(longestFirst).flatMap((piece, index) => {
      return index % 2 === 1 ? [piece] : segmentChinese(piece).filter((word) => !isStopWord(word, locale))
    })
    return words.length > 0 ? words : [run]
  }
}

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

/** The origin of a word: typed as a whole, maybe typed in part, or a synonym of a typed word. */
type Origin = 'whole' | 'beginning' | 'synonym'

/** Weights of another form of a word, of a longer word, of a misspelt word, and of a part of a Chinese word. */
const related = { form: 0.85, beginning: 0.3, slip: 0.8, part: 0.6 }

/** The beginning of the words that a term may mean. A whole word may get another ending. */
function getBeginning(term: string, origin: Origin): string {
  if (origin !== 'whole' || isChinese(term)) return term
  return term.slice(0, Math.max(shortestStem, term.length - longestEnding))
}

type List = (beginning: string) => string[]

/** The words of the index that are a term, or the same with another ending, with the weight of each. */
export function findForms(term: string, origin: Origin, list: List, locale: Locale): Map<string, number> {
  const forms = new Map<string, number>()
  for (const other of list(getBeginning(term, origin))) {
    if (other === term) forms.set(other, 1)
    else if (origin === 'beginning') forms.set(other, related.beginning)
    else if (isChinese(term)) forms.set(other, related.part)
    else if (areForms(term, other, locale)) forms.set(other, related.form)
  }
  return forms
}

/** The beginnings of the words that a misspelt one may mean: its own, and with the second and third letter swapped. */
function listSlipBeginnings(term: string): string[] {
  return term.length < 4 || isChinese(term) ? [] : [term.slice(0, 2), term.charAt(0) + term.charAt(2)]
}

/** The words of the index that differ by one slip of the finger, or by two in a long word, with their weight. */
export function findSlips(term: string, list: List): Map<string, number> {
  const slips = term.length < 8 ? 1 : 2
  const others = listSlipBeginnings(term).flatMap(list)
  return new Map(
    others
      .filter((other) => Math.abs(other.length - term.length) <= slips && measureDistance(term, other) <= slips)
      .map((other) => [other, related.slip]),
  )
}

const longestEnding = 5

/** The least letters that two forms of a word share: "pag-o", "pag-ar". */
const shortestStem = 3

/** The endings that forms of a word may have after `stemWord`. */
const endings: Partial<Record<Locale, Set<string>>> = {
  en: listEndings(
    'e s es ed d ing er ers or ors ion ions ation ations ment ments ly able ive ance ence ity y ies ied al',
  ),
  es: listEndings(
    'a e o as es os ar er ir ado ada ados adas ido ida idos idas ando iendo aron amos emos an en aba ara era cion ciones ador adora',
    'adores idad mente able arlo erlo irlo ia ian io ias ios arse erse irse ante ente',
  ),
  fr: listEndings(
    'e s es er ez ent ant ante ants ee ees re ir it is ons ait aient era ra tion tions ion ions ation ations eur euse eurs ement ment',
    'able age ages if ive al ale aux ite nt t',
  ),
  // Latin words in Chinese texts are English.
  zh: listEndings('e s es ed d ing er ers or ion ions ation ment ly able'),
}

function listEndings(...lines: string[]): Set<string> {
  return new Set(['', ...lines.join(' ').split(' ')])
}

/** Tells if two words differ by their endings only: "evaluat-ion", "evaluat-e". */
export function areForms(a: string, b: string, locale: Locale): boolean {
  const own = endings[locale]
  if (!own) return false
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared++
  // In English, words of three letters have too many neighbours.
  if (shared === shortestStem) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a]
    return locale !== 'en' && short.length === shared && long.length > shared + 1 && own.has(long.slice(shared))
  }
  // The last letters that are shared may belong to both endings: "recor-d", "recor-ding".
  for (let cut = shared; cut > shortestStem && cut >= shared - 2; cut--) {
    if (own.has(a.slice(cut)) && own.has(b.slice(cut))) return true
  }
  return false
}
