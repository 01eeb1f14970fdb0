import { fold } from '../../shared/fold.ts'
import { splitWords } from '../../shared/split-words.ts'

/** Employees as a range: `40` is 40–40, `50+` is 50 and more, `11–50 empleados` is 11–50. Undefined if no number is. */
export function readEmployees(text: string): { from: number; to: number } | undefined {
  const numbers = text.replace(/(\d)[.,\s\u202f](?=\d{3}(?!\d))/g, '$1').match(/\d+/g)
  const [first, second] = (numbers ?? []).map(Number)
  if (first === undefined) return undefined
  if (second !== undefined && second >= first) return { from: first, to: second }
  if (/^\s*[<≤]|menos de|moins de|less than|以下|不到/i.test(text)) return { from: 1, to: first }
  if (/\+|^\s*[>≥]|más de|plus de|more than|以上/i.test(text)) return { from: first, to: Number.POSITIVE_INFINITY }
  return { from: first, to: first }
}

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
