import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../locales/locales.ts'
import { type Ask, createAsk } from '../../retrieval/ask.ts'
import type { AskedDocument } from '../../retrieval/documents.ts'

/**
 * Finds passages of the site in one language. The build writes them, netlify.toml (`included_files`) puts them beside a deployed
 * function.
 *
 * @throws Error where the site was not built
 */
export function loadAsk(locale: Locale): Ask {
  const known = asks.get(locale) ?? createAsk(loadDocuments(locale), locale)
  asks.set(locale, known)
  return known
}

/** The pages of the site in one language, by their sections. */
export function loadDocuments(locale: Locale): AskedDocument[] {
  const known =
    documents.get(locale) ?? JSON.parse(readFileSync(join(process.cwd(), 'dist/agents', `${locale}.json`), 'utf8'))
  documents.set(locale, known)
  return known
}

/** A process answers many questions, and lives as long as its build at most. */
const asks = new Map<Locale, Ask>()
const documents = new Map<Locale, AskedDocument[]>()
