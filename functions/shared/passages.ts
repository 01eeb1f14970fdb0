import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asked } from '../../content/asked/asked.ts'
import type { Locale } from '../../locales/locales.ts'
import { type Ask, createAsk } from '../../retrieval/ask.ts'
import type { AskedDocument } from '../../retrieval/documents.ts'
import { createRanking } from '../../retrieval/rank.ts'

// The build writes what is read here, and netlify.toml (`included_files`) puts it beside a deployed function. A process lives as long
// as its build at most, so each file is read once.

/**
 * Ranks passages of the site in one language.
 *
 * @throws Error where the site was not built
 */
export const loadRanking = once((locale) => createRanking(readDocuments(locale), locale, asked[locale]))

/**
 * Answers questions with passages of the site in one language.
 *
 * @throws Error where the site was not built
 */
export const loadAsk: (locale: Locale) => Ask = once((locale) => createAsk(loadRanking(locale), locale))

function readDocuments(locale: Locale): AskedDocument[] {
  return JSON.parse(readFileSync(join(process.cwd(), 'dist/agents', `${locale}.json`), 'utf8'))
}

function once<Value>(create: (locale: Locale) => Value): (locale: Locale) => Value {
  const known = new Map<Locale, Value>()
  return (locale) => {
    const value = known.get(locale) ?? create(locale)
    known.set(locale, value)
    return value
  }
}
