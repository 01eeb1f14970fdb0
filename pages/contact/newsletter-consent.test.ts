import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactTexts, contactTextsSchema } from '../../content/contact.ts'
import { newsletterConsentVersion } from '../../content/forms.ts'
import { localeCodes } from '../../locales/locales.ts'
import { localizeContent } from '../load-context.ts'

/** The consent text of each version, as the beginning of the SHA-256 of its words in all languages. */
const hashes: Record<string, string> = {
  '2026-11-20': 'a79a04955956',
}

test('the words of the consent are those of its version, which is stored as proof', () => {
  const words = localeCodes.map(
    (locale) => localizeContent(locale, contactTextsSchema, contactTexts, 'contact.page').newsletter.consent,
  )
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)
  expect(
    hash,
    'Other words need a new newsletterConsentVersion in content/forms.ts, and their hash in the list above',
  ).toBe(hashes[newsletterConsentVersion])
})
