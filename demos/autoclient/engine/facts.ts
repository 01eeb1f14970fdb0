import { demoLocales } from '../../../locales/demo-locales.ts'
import { fold } from '../../shared/fold.ts'
import { type ComparisonPhrase, type Limit, listComparisonPhrases } from '../../shared/sentences/comparison-words.ts'
import { findCues } from '../../shared/sentences/find-cues.ts'
import { splitWords } from '../../shared/split-words.ts'

/**
 * Employees as a range: `40` is 40–40, `50+` is 50 and more, `11–50 empleados` is 11–50. Undefined if no number is, or if
 * several are and nothing says which.
 */
export function readEmployees(text: string): { from: number; to: number } | undefined {
  const said = fold(text).replace(/(\d)[.,\s\u202f](?=\d{3}(?!\d))/g, '$1')
  // Spreadsheets turn 11-50 into a date, and a year beside the number is its date.
  if (/\d\s*[-/]\s*\p{L}{3}|\p{L}{3}\s*[-/]\s*\d|\d+[-/.]\d+[-/.]\d+/u.test(said)) return undefined
  const plain = said.replace(
    /[(（]?(?:in|en|de|desde|since|depuis)?\s*(?<![\d-])(?:19|20)\d\d(?!\d|\s*[-–+]|\s*(?:to|a|et|y|and)\s+\d)年?[)）]?$/u,
    (year, place: number) => (/\d/.test(said.slice(0, place)) ? '' : year),
  )
  const numbers = [...plain.matchAll(/(\d+(?:[.,]\d+)?)\s*(k|mil|mille|千|万)?(?!\p{Script=Latin})/gu)].map(
    (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      value: Math.round(Number(match[1]?.replace(',', '.')) * (multiples[match[2] ?? ''] ?? 1)),
    }),
  )
  const [first, second] = numbers
  if (!first || numbers.length > 2) return undefined
  if (second) {
    const isRange = /^\s*(?:-|to|a|et|y|and|e|至|到|[~～])\s*$/u.test(plain.slice(first.end, second.start))
    // `1-5k` is in thousands on both sides.
    const from =
      plain.slice(first.start, first.end).trim().length < 4 && second.value > first.value * 1000
        ? first.value * 1000
        : first.value
    return isRange && second.value >= from ? { from, to: second.value } : undefined
  }
  const limit = findLimit(plain.slice(0, first.start), plain.slice(first.end))
  if (limit?.startsWith('<')) return { from: 1, to: first.value }
  if (limit) return { from: first.value, to: Number.POSITIVE_INFINITY }
  const isDenied = findCues(plain, demoLocales).some(
    ({ kind }) => kind === 'denies' || kind === 'nor' || kind === 'stray',
  )
  return isDenied ? undefined : { from: first.value, to: first.value }
}

const multiples: Record<string, number> = { k: 1000, mil: 1000, mille: 1000, 千: 1000, 万: 10_000 }

/** The comparison directly before or behind a number, the longest first: "no more than" is not "more than". */
function findLimit(before: string, behind: string): Limit | undefined {
  const left = before.replaceAll("'", ' ').trim()
  const right = behind
    .trim()
    .replace(/^(?:employees|people|staff|emplead\p{L}*|personas|trabajador\p{L}*|salari\p{L}*|人|名|员工)\s*/u, '')
  return comparisons.find(({ phrase, isBehind }) => (isBehind ? right.startsWith(phrase) : left.endsWith(phrase)))
    ?.limit
}

const signs: ComparisonPhrase[] = [
  ...(['<', '≤', 'hasta', 'jusqu a'] as const).map((phrase) => ({ phrase, limit: '<' as const, isBehind: false })),
  ...(['>', '≥'] as const).map((phrase) => ({ phrase, limit: '>' as const, isBehind: false })),
  ...(['+', 'and more', 'y mas', 'et plus', 'and over'] as const).map((phrase) => ({
    phrase,
    limit: '>=' as const,
    isBehind: true,
  })),
  { phrase: '以内', limit: '<=', isBehind: true },
]
const comparisons = [...signs, ...demoLocales.flatMap(listComparisonPhrases)].sort(
  (a, b) => b.phrase.length - a.phrase.length,
)

/** The languages of the messages, which do not depend on the page's. */
export const languages = ['en', 'es', 'fr', 'zh'] as const

export type Language = (typeof languages)[number]

/** The message language that a column names, in any of the four languages or as a code (`fr-FR`). */
export function readLanguage(text: string): Language | undefined {
  const folded = fold(text)
  return languages.find((code) => folded.split(/[-_]/)[0] === code || languageWords[code].includes(folded))
}

const languageWords: Record<Language, string[]> = {
  en: ['english', 'ingles', 'anglais', '英语', '英文'],
  es: ['spanish', 'espanol', 'castellano', 'espagnol', '西班牙语'],
  fr: ['french', 'frances', 'francais', '法语', '法文'],
  zh: ['chinese', 'chino', 'chinois', 'mandarin', '中文', '汉语', '普通话'],
}

/** The ISO 3166-1 code of a country, from a code or its name in the four languages or its neighbors’. */
export function readCountry(text: string): string | undefined {
  const key = fold(text).replace(/[^\p{L}]/gu, '')
  return countryCodes().get(key)
}

/** Made on first use: the platform knows the names of all regions. */
let knownCountries: Map<string, string> | undefined

function countryCodes(): Map<string, string> {
  if (knownCountries) return knownCountries
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
  // Codes that are no countries, or no longer: EU, UN, UK (an alias of GB below), test codes.
  const excluded = new Set('EU EZ UN UK XA XB ZZ QO SU DD YU CS BU TP ZR FX AN NT YD VD RH NH HV DY WK'.split(' '))
  knownCountries = new Map()
  for (const locale of ['en', 'es', 'fr', 'zh', 'de', 'it', 'pt']) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = excluded.has(code) ? undefined : names.of(code)
      if (name) knownCountries.set(fold(name).replace(/[^\p{L}]/gu, ''), code).set(code.toLowerCase(), code)
    }
  }
  for (const [alias = '', code = ''] of countryAliases) knownCountries.set(alias, code)
  return knownCountries
}

const countryAliases = splitWords(`
  uk GB, greatbritain GB, england GB, scotland GB, wales GB, inglaterra GB, angleterre GB, usa US, eeuu US, esp ES, fra FR,
  chn CN, 中华人民共和国 CN
`).map((pair) => pair.split(' '))
