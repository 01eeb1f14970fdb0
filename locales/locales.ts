import { readFileSync } from 'node:fs'
import { refuse } from '../owner-error.ts'
import { findOwnerFile } from '../owner-files.ts'
import { say } from '../owner-words.ts'
import { parseJson } from '../parse-json.ts'

/**
 * The languages that a site can have by their codes (BCP 47), one row each. `languages` in `content/site.json` says which a site has.
 *
 * - `name`: the language in its own words, for the language selector
 * - `messenger`: the program that its readers write with; WhatsApp does not open in mainland China
 */
const rows = {
  de: { name: 'Deutsch', messenger: 'whatsapp' },
  en: { name: 'English', messenger: 'whatsapp' },
  es: { name: 'Español', messenger: 'whatsapp' },
  fr: { name: 'Français', messenger: 'whatsapp' },
  pt: { name: 'Português', messenger: 'whatsapp' },
  zh: { name: '中文', messenger: 'wechat' },
} as const

export type Locale = keyof typeof rows

export const knownLocales = Object.keys(rows) as Locale[]

// Browsers, which read no files, get what follows as data: renderer/vite/owner-data.ts puts it into their bundles.

export const localeCodes: readonly Locale[] = readLanguages()

/** The language that the content is written in first, of unprefixed URLs and of `x-default`. */
export const defaultLocale: Locale = localeCodes[0] ?? 'en'

/** The language that the interface texts are written in first; a text that a catalog lacks falls back to it. */
export const sourceLocale = 'en' satisfies Locale

/** The rows with the first part of each language's URLs. One that the site does not have leads to the first. */
export const locales = Object.fromEntries(
  knownLocales.map((code) => [code, { ...rows[code], prefix: localeCodes.indexOf(code) > 0 ? `/${code}` : '' }]),
) as Record<Locale, (typeof rows)[Locale] & { prefix: string }>

/** @throws OwnerError that names their fault */
function readLanguages(): Locale[] {
  const file = 'content/site.json'
  const { languages } = Object(parseJson(file, readFileSync(findOwnerFile(file), 'utf8')))
  const codes: unknown[] = Array.isArray(languages) ? languages : []
  const unknown = codes.filter((code) => !knownLocales.some((known) => known === code))
  if (codes.length > 0 && unknown.length === 0) return [...new Set(codes as Locale[])]
  const found = unknown.length > 0 ? say('problems.noName', { name: unknown.join(', ') }) : say('problems.list')
  const remedy = say('problems.known', { names: knownLocales.join(', ') })
  throw refuse('unknown-name', { file, field: 'languages' }, found, remedy)
}
