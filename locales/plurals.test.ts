import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { knownLocales } from './locales.ts'
import { readI18n } from './server.ts'

/** Their rules take none for one: French "0 jour", and "pt" is Portuguese as Brazil counts. */
const rules = knownLocales.filter((locale) => new Intl.PluralRules(locale).select(0) === 'one')

test.each(rules)('words that say "one" without a number are not those of none: %s', (locale) => {
  const files = globSync(`locales/${locale}/{*,authoring/*,editor/*,functions/*,scripts/*}.po`)
  const wrong = files.flatMap((file) => readFileSync(file, 'utf8').match(/^msgstr .*\bone \{[^#{}]*[{}].*$/gm) ?? [])
  expect(wrong).toEqual([])
})

test('none are several in Portugal', () => {
  const words = [0, 1, 2].map((count) => readI18n('pt', 'scripts/today').t('today.readers', { count }))
  expect(words.map((each) => each.split(': ')[1])).toEqual(['0 leitores', '1 leitor', '2 leitores'])
})
