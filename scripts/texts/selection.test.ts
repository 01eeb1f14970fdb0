import { expect, test } from 'vitest'
import { listTranslations, targetLocales } from './list-texts.ts'
import { selectTranslations } from './selection.ts'

const translations = listTranslations()

function select(argument: string, locale?: string) {
  return selectTranslations(translations, { argument, get: () => locale })
}

test('without an id and a language everything is meant, in every language', () => {
  expect(select('')).toEqual(translations)
})

test('an id means the texts whose ids begin with its parts, a language its translations alone', () => {
  const [locale] = targetLocales
  const selected = select('meta.contact', locale)
  expect(selected.length).toBeGreaterThan(0)
  for (const text of selected)
    expect([text.id, text.locale]).toEqual([expect.stringMatching(/^meta\.contact\./), locale])
})

test('an id that no text has, and a language that the site lacks, are told', () => {
  expect(() => select('meta.cont')).toThrow('No text has the id meta.cont')
  expect(() => select('', 'xx')).toThrow(`--locale xx: expected one of ${targetLocales.join(', ')}`)
})
