import type { Locale } from '../locales/locales.ts'
import { foldLetters } from './fold-letters.ts'

/**
 * Brings the singular and the plural of a word to one key, whatever its case, accents and ligatures, and other words to others: "cases"
 * and "case" are one, "cars" and "care" are two. A key is compared and never shown: it is no word.
 */
export function foldNumber(word: string, locale: Locale): string {
  const folded = foldLetters(word.toLowerCase())
  const single = irregular[locale]?.get(folded) ?? folded
  return single.length < 3 ? single : (rules[locale]?.(single) ?? single)
}

/** Words of a language without a row have one form. */
const rules: Partial<Record<Locale, (word: string) => string>> = {
  en: foldEnglish,
  es: foldSpanish,
  fr: foldFrench,
  // Latin words in Chinese texts are English.
  zh: foldEnglish,
}

function foldEnglish(word: string): string {
  return (
    cutEnglishPlural(word)
      // After a hissing sound the plural is that of a word with a silent e and of one without: "cases", "boxes".
      .replace(/(..(?:[sxz]|[cs]h))e$/, '$1')
      .replace(/zz$/, 'z')
      .replace(/(..)ie$/, '$1y')
      .replace(/(...)oe$/, '$1o')
      .replace(/men$/, 'man')
  )
}

function cutEnglishPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || englishInS.test(word)) return word
  // Analysis and analyses, but not chassis.
  if (/[^s]sis$/.test(word)) return word.slice(0, -2)
  const single = word.slice(0, word.endsWith('ses') ? -2 : -1)
  // Viruses and lenses, but cases.
  return englishInS.test(single) ? single : word.slice(0, -1)
}

/** English words that are singular with their s: "class", "virus", "bias"; but neither "menus" nor "GPUs". */
const englishInS =
  /ss$|(?<!^[cgtn]p|^em|^gn|ea|men|gur)(?<=.)us$|^(?:bias|alias|canvas|atlas|gas|lens|iris|thesis|pelvis|news|series|species|sms|gps|cms|dns|aws|rss|yes|is|as|its|his|was|has|ios)$|polis$/

function foldSpanish(word: string): string {
  const single = word
    .replace(/(..es)es$/, '$1')
    .replace(/(.[ai]s|..[ou]s)es$/, (plural, cut) => (spanishInS.test(cut) ? cut : plural))
  if (spanishInS.test(single)) return single
  return (
    cutS(single)
      .replace(/ces?$/, 'z')
      // The plurals of "taller" and of "cliente" end alike.
      .replace(/(..[^aeo])e$/, '$1')
  )
}

/** Spanish words whose last vowel before s is stressed: "país", "países". Without this they would be plurals of others, as "Japón". */
const spanishInS =
  /^(?:pais|compas|anis|gris|iris|campus|alias|dios|adios|(?:auto|mini|micro)?bus|interes|estres|reves|expres|burgues|frances|ingles|japones|portugues|holandes|irlandes|escoces|finlandes|tailandes|barcelones|aragones|polones|gales)$/

function foldFrench(word: string): string {
  if (frenchInX.test(word)) return word
  const single = word.endsWith('aux')
    ? word.replace(/eaux$/, 'eau').replace(/aux$/, 'al')
    : word.replace(/([iu])x$/, '$1')
  // English words have English plurals: "matches".
  return cutS(single).replace(/([cs]h)e$/, '$1')
}

/** French words that are singular with their x, and the city, which is no plural of "pari". */
const frenchInX = /^(?:taux|faux|chaux|aux|paris)$/

function cutS(word: string): string {
  return word.length < 4 ? word : word.replace(/([^s])s$/, '$1')
}

/** Plurals that no rule makes, each with its singular. */
const irregular: Partial<Record<Locale, Map<string, string>>> = {
  en: readPairs(
    `children child, people person, mice mouse, feet foot, teeth tooth, geese goose, criteria criterion, phenomena phenomenon,
    theses thesis, indices index, matrices matrix, vertices vertex, appendices appendix, axis axe, alumni alumnus,
    corpora corpus, formulae formula, leaves leaf, halves half, shelves shelf, lives life, knives knife, selves self, wolves wolf, wives wife,
    quizzes quiz, ads ad, ids id, ais ai, ips ip, pcs pc, cvs cv, vms vm, prs pr, tvs tv, uis ui`,
  ),
  es: readPairs('ias ia, pcs pc, cvs cv, ids id, ips ip'),
  fr: readPairs(
    `travaux travail, baux bail, vitraux vitrail, coraux corail, tuyaux tuyau, noyaux noyau, joyaux joyau,
    materiaux materiau, ideaux ideal, boreaux boreal, yeux oeil, cieux ciel, messieurs monsieur, mesdames madame,
    proxies proxy, hobbies hobby, royalties royalty, stories story, ans an, ors or, ias ia`,
  ),
}

function readPairs(pairs: string): Map<string, string> {
  return new Map(
    pairs.split(',').map((pair): [string, string] => {
      const [plural = '', single = ''] = pair.trim().split(' ')
      return [plural, single]
    }),
  )
}
