import { createHunspellFromStrings } from 'hunspell-wasm'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'

/** Lists the words that are neither in a language's dictionary nor in the project's word list. */
export type Speller = (passage: string) => string[]

const dictionaries = {
  en: () => import('dictionary-en'),
  es: () => import('dictionary-es'),
  fr: () => import('dictionary-fr'),
} satisfies Partial<Record<Locale, unknown>>

// Chinese is written without spaces.
for (const locale of localeCodes.filter((code) => code !== 'zh' && !(code in dictionaries)))
  console.warn(`authoring/texts/spelling.ts has no dictionary of ${locale}: its spelling is not checked`)

export type SpelledLocale = keyof typeof dictionaries

export const spelledLocales = Object.keys(dictionaries) as SpelledLocale[]

/** @param known the words of the project, see `readWordList` */
export async function createSpeller(locale: SpelledLocale, known: ReadonlySet<string>): Promise<Speller> {
  const hunspell = await loadDictionary(locale)
  const isListed = (word: string) => known.has(word) || known.has(word.toLowerCase()) || hunspell.testSpelling(word)
  const isRight = memoize((word: string) => isListed(word) || (locale === 'es' && isListed(dropSpanishPronoun(word))))
  return (passage) =>
    listWords(passage).filter(
      (word) => !isRight(word) && !word.split(/[-’']/).every((part) => isName(part) || isRight(part)),
    )
}

/** Memoized here, because the editor loads this file once, and anew those that know the content. */
const loadDictionary = memoize(async (locale: SpelledLocale) => {
  const { aff, dic } = (await dictionaries[locale]()).default
  const decoder = new TextDecoder()
  return createHunspellFromStrings(decoder.decode(aff), decoder.decode(dic))
})

/** The sections of `locales/words.txt`: `# all` for names and terms of every language, then one for each language. */
export function readWordList(list: string): (locale: SpelledLocale) => Set<string> {
  const sections = new Map<string, string[]>()
  for (const section of list.split(/^# /m).slice(1)) {
    const [name = '', ...words] = section.split('\n').map((line) => line.trim())
    sections.set(name, words.filter(Boolean))
  }
  return (locale) => new Set([...(sections.get('all') ?? []), ...(sections.get(locale) ?? [])])
}

/** The verb of a Spanish word that ends with a pronoun, which the dictionary lacks: "escribe" of "escríbelas". */
function dropSpanishPronoun(word: string): string {
  const [, verb] = /^(.*(?:r|n|[áéíóú].*))(?:[mt]e|nos|l[aeo]s?)$/u.exec(word) ?? []
  return verb?.normalize('NFD').replace('\u0301', '').normalize('NFC') ?? word
}

function listWords(passage: string): string[] {
  // `[n]` is filled in. Commands, options, paths and files have one name in all languages.
  const code =
    /\[\w+\]|npm (?:run )?(?:-s )?[\w-]+(?: -- [a-z]+(?![\p{L}\p{M}]))?|git remote add \w+|--[\w-]+|<[^<>]*>|\S*\/\S*|[\w-]*\.[a-z]+\b|[a-z-]+: true/gu
  return (passage.replace(code, ' ').match(/[\p{L}\p{M}\p{N}_]+(?:[-’'][\p{L}\p{M}\p{N}_]+)*/gu) ?? []).filter(
    (word) => !isName(word),
  )
}

/** Abbreviations, names with a capital inside, what has digits, single letters: LLMs, LangChain, n8n, k. */
function isName(word: string): boolean {
  return word.length === 1 || /[\p{N}_]/u.test(word) || /^\p{Lu}+s?$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)
}
