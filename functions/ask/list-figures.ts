import { type Locale, locales } from '../../locales/locales.ts'
import { fold, listTerms } from './words.ts'

/** A number of a text without its separators, its sign or currency, and the word that says of what. */
export type Figure = { value: string; sign: string; noun: string }

/** The numbers of a text, those in words too: "1.200" is "1,200", "two days" is "2 days". */
export function listFigures(text: string, locale: Locale): Figure[] {
  const terms = listTerms(text)
  const figures: Figure[] = []
  for (const { 0: match, index } of [...text.matchAll(createPattern(locale))].reverse()) {
    const end = index + match.length
    const [before, after] = [text.slice(Math.max(0, index - 4), index), text.slice(end, end + 12)]
    // The first number of "2 to 4 days" counts days too.
    const noun = range.test(after) ? figures[0]?.noun : terms.find(({ start }) => start >= end && start <= end + 2)?.key
    figures.unshift({ value: readValue(match, locale), sign: readSign(before, after), noun: noun ?? '' })
  }
  return figures
}

const range = /^\s?(?:[-–—~～]|to|or|a|o|à|ou|至|到|或)\s?\p{Nd}/u

/** The names of months and weekdays in a text. */
export function listDateWords(text: string, locale: Locale): string[] {
  const known = listCalendarWords(locale)
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => known.has(word)).map(fold)
}

/** "May" and "March" are verbs too: the capital tells them, in the languages that have it. */
function listCalendarWords(locale: Locale): Set<string> {
  const { lang } = locales[locale]
  const month = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' })
  return new Set([
    ...Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1))),
    ...Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2026, 1, 1 + index))),
  ])
}

/** Of each language, without 1, which is an article too. A number in Chinese signs counts only before a measure word: 四天, not 四川. */
const numberWords: Partial<Record<Locale, Record<string, number>>> = {
  en: {
    ...count('two three four five six seven eight nine ten eleven twelve'),
    ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 },
    ...{ dozen: 12, hundred: 100, thousand: 1_000, million: 1_000_000, twice: 2, half: 0.5 },
  },
  es: {
    ...count('dos tres cuatro cinco seis siete ocho nueve diez once doce'),
    ...{
      quince: 15,
      veinte: 20,
      treinta: 30,
      cuarenta: 40,
      cincuenta: 50,
      sesenta: 60,
      noventa: 90,
      cien: 100,
      mil: 1_000,
    },
  },
  fr: {
    ...count('deux trois quatre cinq six sept huit neuf dix onze douze'),
    ...{ quinze: 15, vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, cent: 100, mille: 1_000 },
  },
  zh: { ...count('二 三 四 五 六 七 八 九 十'), 两: 2 },
}

function count(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, index + 2]))
}

function createPattern(locale: Locale): RegExp {
  const grouped = String.raw`\p{Nd}{1,3}(?:[ '’\u00a0\u202f]\p{Nd}{3})+(?!\p{Nd})`
  const plain = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*`
  const words = Object.keys(numberWords[locale] ?? {})
  const inWords =
    locale === 'zh'
      ? '(?!一.)[一两二三四五六七八九十百]+(?=[天周个种人名年月日次节门步位条项倍成家场点分小语])'
      : String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`
  return new RegExp(`${grouped}|${plain}|${inWords}`, 'giu')
}

function readValue(match: string, locale: Locale): string {
  const text = match.normalize('NFKC')
  if (!/^\d/.test(text)) return String(numberWords[locale]?.[fold(text)] ?? text)
  if (/^\d{1,3}([.,'’ ]\d{3})+$/.test(text)) return text.replace(/\D/g, '')
  return text.replace(/^0+(?=\d)/, '').replace(',', '.')
}

const signs: Array<[sign: string, words: RegExp]> = [
  ['%', /^\s?(%|％|percent|per cent|por ciento|pour cent)/iu],
  ['€', /^\s?(€|EUR|euros?|欧元)/iu],
  ['$', /^\s?(\$|USD|dollars?|dólares|美元)/iu],
  ['£', /^\s?(£|GBP|pounds|libras|livres|英镑)/iu],
  ['¥', /^\s?(¥|￥|CNY|RMB|yuan|元|人民币)/iu],
]

function readSign(before: string, after: string): string {
  const lead = before.match(/([€$£¥￥]|EUR|USD|GBP)\s?$/u)?.[1]
  return signs.find(([, words]) => words.test(after) || (lead && words.test(lead)))?.[0] ?? ''
}
