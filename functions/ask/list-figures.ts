import { type Locale, locales } from '../../locales/locales.ts'
import { fold, listTerms } from './words.ts'

/** A number of a text without its separators, its sign or currency, its unit of time, and the word that says of what. */
export type Figure = { value: string; sign: string; unit: string; noun: string }

/** The numbers of a text, those in words too: "1.200" is "1,200", "two days" is "2 days". */
export function listFigures(text: string, locale: Locale): Figure[] {
  const terms = listTerms(text)
  const figures: Figure[] = []
  let next = text.length
  for (const { 0: match, index } of [...text.matchAll(createPattern(locale))].reverse()) {
    const end = index + match.length
    const [before, after] = [text.slice(Math.max(0, index - 4), index), text.slice(end, end + 30)]
    // The first number of "2 to 4 days" counts days too.
    const isRange = range.test(text.slice(end, next))
    const value = readValue(match, locale)
    const unit = isRange ? (figures[0]?.unit ?? '') : readUnit(value, before, after)
    const isArticle = articles.test(match)
    if (isArticle && !unit && !persons.test(fold(after))) continue
    const found = isRange ? figures[0]?.noun : terms.find(({ start }) => start >= end && start <= end + 2)?.key
    figures.unshift({ value, sign: readSign(before, after), unit, noun: (!isArticle || unit ? found : '') ?? '' })
    next = index
  }
  return figures
}

const range = /^\s?(?:[-–—~～]|to|or|and|a|o|y|à|ou|et|至|到|或)\s?$/u

/** Words that are numbers only before a unit of time or persons: "un día", not "un taller". */
const articles = /^(?:one|una?|une|medi[oa]|demie?|一|半)$/iu

const persons =
  /^[\s-](?:persons?|people|participants?|personas?|participantes?|personnes?)(?!\p{L})|^人(?![们工力员才机民类物称生脸])/u

/** What may stand between a number and its unit. */
const between =
  "(?:(?:full|whole|business|working|calendar|consecutive|more|of|de|primer[oa]s|proxim[oa]s|ultim[oa]s|premier(?:e)?s|dernier(?:e)?s|prochaine?s) |d['’])?"

const units: Array<[unit: string, words: RegExp]> = Object.entries({
  second: 'sec|seconds?|secondes?|segundos?|秒',
  minute: 'mins?|minutes?|minutos?|分钟',
  hour: 'h|hrs?|hours?|horas?|heures?|个?小时|个?钟头',
  day: 'days?|dias?|jornadas?|jours?|journees?|天|日|个?工作日',
  week: 'weeks?|semanas?|semaines?|周(?!年)|个?星期|个?礼拜',
  month: 'months?|mes(?:es)?|mois|个月',
  year: 'years?|anos?|ans?|annees?|年(?![代级])',
}).map(([unit, words]) => [unit, new RegExp(`^[\\s)‐-]{0,2}${between}(?:${words})(?!(?<=[a-z])\\p{L})`, 'u')])

/** A unit of a number, right after it. The year, month and day of a calendar date are none. */
function readUnit(value: string, before: string, after: string): string {
  const unit = units.find(([, words]) => words.test(fold(after)))?.[0] ?? ''
  const isDate = (unit === 'year' && /^(19|20)\d\d$/.test(value)) || (unit === 'day' && /月\s?$/u.test(before))
  return isDate ? '' : unit
}

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

/** Of each language. A number in Chinese signs counts only before a measure word: 四天, not 四川. */
const numberWords: Partial<Record<Locale, Record<string, number>>> = {
  en: {
    ...count(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
    ),
    ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80 },
    ...{ ninety: 90, dozen: 12, dozens: 12, hundred: 100, hundreds: 100, thousand: 1_000, thousands: 1_000 },
    ...{ million: 1_000_000, millions: 1_000_000, twice: 2, half: 0.5, 'half a': 0.5, 'half an': 0.5 },
  },
  es: {
    ...count('un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete'),
    ...{
      una: 1,
      dieciocho: 18,
      diecinueve: 19,
      veinte: 20,
      veintiún: 21,
      veintiuna: 21,
      veintidós: 22,
      veintitrés: 23,
    },
    ...{ veinticuatro: 24, veinticinco: 25, veintiséis: 26, veintisiete: 27, veintiocho: 28, veintinueve: 29 },
    ...{ treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
    ...{ cien: 100, ciento: 100, cientos: 100, doscientos: 200, doscientas: 200, quinientos: 500, quinientas: 500 },
    ...{ mil: 1_000, miles: 1_000, millón: 1_000_000, millones: 1_000_000, decena: 10, decenas: 10 },
    ...{ docena: 12, docenas: 12, medio: 0.5, media: 0.5 },
  },
  fr: {
    ...count(
      'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit',
    ),
    ...{ une: 1, 'dix-neuf': 19, vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, 'soixante-dix': 70 },
    ...{ septante: 70, 'quatre-vingt': 80, 'quatre-vingts': 80, huitante: 80, octante: 80, 'quatre-vingt-dix': 90 },
    ...{ nonante: 90, cent: 100, cents: 100, mille: 1_000, million: 1_000_000, millions: 1_000_000 },
    ...{ dizaine: 10, dizaines: 10, douzaine: 12, douzaines: 12, quinzaine: 15, vingtaine: 20, trentaine: 30 },
    ...{ cinquantaine: 50, centaine: 100, centaines: 100, millier: 1_000, milliers: 1_000, demi: 0.5, demie: 0.5 },
  },
}

function count(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, index + 1]))
}

const fractions: Record<string, string> = { '½': '0.5', '¼': '0.25', '¾': '0.75' }

const hanSigns = '〇零一二两三四五六七八九十百千万亿'

/** Before a measure word, or before another number: 两到四天. */
const hanNumber = [
  '(?<![第每同另某统唯这那有上下前后])[一半](?=[天周个人年日小分秒星礼工]|[到至或])',
  `(?!百分|一(?![${hanSigns}]))[${hanSigns}]+(?=[天周个种人名年月日次节门步位条项倍成家场点小语秒块元]|分[钟之]|欧元|美[元金]|英镑|人民币|星期|礼拜|工作日|[到至或][${hanSigns}])`,
].join('|')

const powers: Record<string, number> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000, 亿: 100_000_000 }

function readHan(text: string): number {
  if (text === '半') return 0.5
  const digits = [...text.replaceAll('两', '二').replaceAll('〇', '零')].map((sign) =>
    '零一二三四五六七八九'.indexOf(sign),
  )
  if (!digits.includes(-1)) return Number(digits.join(''))
  let [total, section, last] = [0, 0, 0]
  for (const [index, sign] of [...text].entries()) {
    const power = powers[sign] ?? 1
    if (power === 1) last = digits[index] ?? 0
    else if (power < 10_000) [section, last] = [section + (last || 1) * power, 0]
    else [total, section, last] = [total + (section + last || 1) * power, 0, 0]
  }
  return total + section + last
}

function createPattern(locale: Locale): RegExp {
  const grouped = String.raw`\p{Nd}{1,3}(?:[ '’\u00a0\u202f]\p{Nd}{3})+(?!\p{Nd})`
  const plain = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*`
  const words = Object.keys(numberWords[locale] ?? {}).flatMap((word) => [word, fold(word)])
  words.sort((one, other) => other.length - one.length)
  const inWords = locale === 'zh' ? hanNumber : String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`
  const large = locale === 'zh' ? String.raw`(?:\s?[千万亿])?` : ''
  return new RegExp(`(?:${grouped}|${plain})${large}|[½¼¾]|${inWords}`, 'giu')
}

function readValue(match: string, locale: Locale): string {
  const fraction = fractions[match]
  if (fraction) return fraction
  const text = match.normalize('NFKC')
  if (!/^\d/.test(text)) return String(locale === 'zh' ? readHan(text) : readWord(text, locale))
  const power = powers[text.at(-1) ?? '']
  if (power) return String(Math.round(Number(readValue(text.slice(0, -1).trim(), locale)) * power))
  if (/^\d{1,3}([.,'’ ]\d{3})+$/.test(text)) return text.replace(/\D/g, '')
  return text.replace(/^0+(?=\d)/, '').replace(',', '.')
}

function readWord(text: string, locale: Locale): number | undefined {
  return Object.entries(numberWords[locale] ?? {}).find(([word]) => fold(word) === fold(text))?.[1]
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
