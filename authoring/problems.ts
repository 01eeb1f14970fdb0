import { readFileSync } from 'node:fs'
import { type Locale, sourceLocale } from '../locales/locales.ts'
import type { messageIds } from '../locales/message-ids.ts'
import { ownerLocale } from '../locales/owner.ts'
import { readPo } from '../locales/po-file.ts'
import { findCatalog, readI18n } from '../locales/server.ts'
import { memoize } from '../memoize.ts'
import { describeFault, type Problem } from '../owner-error.ts'

// Schemas and the journal know no language, because they stand before the catalogs: their sentences are English. Here the catalog's
// English finds them again, with what it has in braces.

const catalog = 'authoring/problems'

type ProblemText = Extract<(typeof messageIds)[number], `problems.${string}`>

/** A problem as a line in the owner's language; `nameField` gives its field a name for people. */
export function describeForOwner({ file, field = '', ...fault }: Problem, nameField = (id: string) => id): string {
  const own = { code: fault.code, file: '', ...translateAll(fault) }
  const words = own.expected ? translate(describeFault(own)) : describeFault(own)
  return [file, field && nameField(field), words].filter(Boolean).join(': ')
}

function translateAll({ expected, found, remedy }: Omit<Problem, 'code' | 'file'>) {
  return {
    ...(expected && { expected: translate(expected) }),
    ...(found && { found: translate(found) }),
    ...(remedy && { remedy: translate(remedy) }),
  }
}

/** A sentence in the owner's language; as it is where the catalog lacks it. */
export function translate(english: string, locale: Locale = ownerLocale): string {
  if (locale === sourceLocale) return english
  const i18n = readI18n(locale, catalog)
  for (const { id, pattern } of listPatterns(catalog)) {
    const found = pattern.exec(english)
    const values = Object.entries(found?.groups ?? {}).map(([name, words]) => [name, translate(words, locale)])
    if (found) return i18n.t(`problems.${id.slice('problems.'.length)}` as ProblemText, Object.fromEntries(values))
  }
  return english
}

/** Those with the most words of their own come first. */
const listPatterns = memoize((name: string) =>
  [...readPo(readFileSync(findCatalog(sourceLocale, name), 'utf8'), name)]
    .map(([id, { text = '' }]) => ({ id, text, own: text.replace(/\{\w+\}/g, '').length }))
    .toSorted((one, other) => other.own - one.own)
    .map(({ id, text }) => ({ id, pattern: new RegExp(`^${toPattern(text)}$`, 's') })),
)

function toPattern(text: string): string {
  const parts = text.split(/\{(\w+)\}/)
  return parts
    .map((part, index) => (index % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
}
