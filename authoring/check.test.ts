import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '../locales/locales.ts'
import { nameLanguages } from '../model/owner-languages.ts'
import { findSearchLimit, planWords } from './check.ts'
import { listEnglishTexts } from './texts/list-texts.ts'
import { findText } from './texts.ts'

const texts = listEnglishTexts().filter(({ kind, english }) => kind === 'interface' && !english.includes('{'))

function plan(id: string, words: string, locale: Locale = 'en') {
  const text = findText(id)
  if (!text) throw new Error(`${id} is missing`)
  return planWords(text, locale, words)
}

test.each(['{', 'All {', '} all', 'All {count', 'All {}', '{n, plural, one {#}}'])(
  'a text of the interface with braces that are no message is refused in each language: %s',
  (words) => {
    for (const locale of localeCodes) expect(() => plan(texts[0]?.id ?? '', words, locale)).toThrow('braces')
  },
)

test('a text of the interface keeps the values that stand in it', () => {
  const text = listEnglishTexts().find(({ kind, english }) => kind === 'interface' && /\{\w+\}/.test(english))
  expect(() => plan(text?.id ?? '', 'No value')).toThrow('must be those of the English')
  expect(plan(text?.id ?? '', text?.english ?? '').id).toBe(text?.id)
})

test('what search results show is measured with the words that it quotes', () => {
  const text = listEnglishTexts().find(({ id }) => findSearchLimit(id))
  const quote = '[languages:teaching]'
  const room = (findSearchLimit(text?.id ?? '') ?? 0) - nameLanguages(text?.writtenIn ?? 'en', 'teaching').length
  const write = (letters: number) => plan(text?.id ?? '', quote.padStart(letters + quote.length, 'a'), text?.writtenIn)
  expect(write(room).edits.size).toBeGreaterThan(0)
  expect(() => write(room + 1)).toThrow('search results cut after')
})

test('signs of code and nothing at all are no words of the content', () => {
  const text = listEnglishTexts().find(({ kind }) => kind === 'content')
  expect(() => plan(text?.id ?? '', 'AI <b>training</b>')).toThrow('cannot stand in this text')
  expect(() => plan(text?.id ?? '', ' ')).toThrow('This is empty')
})
