import { createHash } from 'node:crypto'
import { type Locale, localeCodes } from '../../../locales/locales.ts'
import { memoize } from '../../../memoize.ts'
import type { ConsentKind } from '../../../model/consent-versions.ts'
import { contactTexts } from '../../../model/kinds/contact.ts'
import { loadNotice } from '../../../model/notice.ts'
import { createContentTranslator, translate } from './content-words.ts'

/** The notice about data beside a form, with the words that a visitor agrees to, as one text. */
export const getConsentText = memoize((kind: ConsentKind, locale: Locale): string => {
  const { heading, rows } = loadNotice(kind, createContentTranslator(locale))
  const lines = [
    ...(kind === 'newsletter' ? [translate(contactTexts, locale).newsletter.consent] : []),
    heading,
    ...rows.map(({ label, text }) => `${label}: ${text}`),
  ]
  // Spaces that keep words on one line are no other words.
  return lines.map((line) => line.replace(/\s+/g, ' ')).join('\n')
})

export function hashConsentTexts(kind: ConsentKind): Record<string, string> {
  const hash = (locale: Locale) => createHash('sha256').update(getConsentText(kind, locale)).digest('hex')
  return Object.fromEntries(localeCodes.map((locale) => [locale, hash(locale)]))
}
