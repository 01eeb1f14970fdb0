import type { Locale } from '../../locales/locales.ts'
import { foldLetters } from '../fold-letters.ts'
import { isStopWord } from '../stop-words.ts'
import { stemWord } from '../tokenize.ts'
import type { Share } from './evaluate.ts'
import { isNumbered, listPlurals, type NumberedLocale } from './numbers.ts'

/**
 * How a text may be typed otherwise, by a rule or a dictionary: with a word in the other number, without accents and ligatures, with the
 * parts of a name apart, in traditional characters. `word` is the other number of a word alone.
 */
type Kind = 'word' | 'number' | 'letters' | 'apart' | 'traditional'

/**
 * Searches for texts of pages and for the same typed otherwise. Counts those that still find the page if the text as it is does, and the
 * words that still find their first page.
 *
 * @param find the paths of the first three pages
 */
export async function compareSpellings(
  texts: Array<{ text: string; path: string }>,
  locale: Locale,
  find: (query: string) => Promise<string[]>,
): Promise<Map<Kind, Share>> {
  const shares = new Map<Kind, Share>()
  const listOthers = await createLister(locale)
  async function compare(text: string, path: string | undefined, isWord: boolean) {
    const others = listOthers(text)
    if (!path || others.length === 0 || !(await find(text)).includes(path)) return
    for (const { kind: own, query } of others) {
      const kind = isWord && own === 'number' ? 'word' : own
      const share = shares.get(kind) ?? { count: 0, of: 0, others: [] }
      shares.set(kind, share)
      share.of += 1
      if ((await find(query)).includes(path)) share.count += 1
      else share.others.push(`${query} → ${path}`)
    }
  }
  for (const { text, path } of texts) await compare(text, path, false)
  const words = new Set(texts.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []))
  for (const word of words) {
    if (!isStopWord(stemWord(word, locale), locale)) await compare(word, (await find(word))[0], true)
  }
  return shares
}

type Other = { kind: Kind; query: string }

async function createLister(locale: Locale): Promise<(text: string) => Other[]> {
  const numbers = isNumbered(locale) ? listNumbers(locale) : new Map<string, string[]>()
  const toTraditional =
    locale === 'zh' ? (await import('opencc-js/cn2t')).Converter({ from: 'cn', to: 't' }) : undefined
  return (text) => {
    const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)]
    const plain = foldLetters(text.normalize('NFC'))
    const apart = text.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})-(?=\p{L})/gu, ' ')
    const traditional = toTraditional?.(text) ?? text
    return [
      ...words.flatMap(({ 0: word, index }) =>
        (isStopWord(stemWord(word, locale), locale) ? [] : (numbers.get(word.toLowerCase()) ?? [])).map(
          (other): Other => ({
            kind: 'number',
            query: text.slice(0, index) + other + text.slice(index + word.length),
          }),
        ),
      ),
      ...(plain === text ? [] : [{ kind: 'letters' as const, query: plain }]),
      ...(apart === text ? [] : [{ kind: 'apart' as const, query: apart }]),
      ...(traditional === text ? [] : [{ kind: 'traditional' as const, query: traditional }]),
    ]
  }
}

/** The other number of each word: of "case" "cases", of "cases" "case". */
function listNumbers(locale: NumberedLocale): Map<string, string[]> {
  const numbers = new Map<string, string[]>()
  for (const [single, plurals] of listPlurals(locale)) {
    for (const plural of plurals) {
      numbers.set(single, [...(numbers.get(single) ?? []), plural])
      numbers.set(plural, [...(numbers.get(plural) ?? []), single])
    }
  }
  return numbers
}
