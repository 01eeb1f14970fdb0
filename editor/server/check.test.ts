import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { listEnglishTexts } from '../../scripts/texts/list-texts.ts'
import { findTextErrors } from './check.ts'
import { findText } from './texts.ts'

const texts = listEnglishTexts().filter(({ kind, english }) => kind === 'interface' && !english.includes('{'))

function listErrors(id: string, words: string) {
  const text = findText(id)
  if (!text) throw new Error(`${id} is missing`)
  return localeCodes.map((locale) => findTextErrors(text, locale, words))
}

test.each(['{', 'All {', '} all', 'All {count', 'All {}', '{n, plural, one {#}}'])(
  'a text of the interface with braces that are no message is refused in each language: %s',
  (words) => {
    for (const errors of listErrors(texts[0]?.id ?? '', words))
      expect(errors).toEqual([{ level: 'error', message: expect.stringContaining('braces') }])
  },
)

test('a text of the interface keeps the values that stand in it', () => {
  const text = listEnglishTexts().find(({ kind, english }) => kind === 'interface' && /\{\w+\}/.test(english))
  expect(listErrors(text?.id ?? '', 'No value')[0]?.[0]?.message).toContain('must be those of the English')
  expect(listErrors(text?.id ?? '', text?.english ?? '')[0]).toEqual([])
})

test('signs of code and nothing at all are no words of the content', () => {
  const text = listEnglishTexts().find(({ kind }) => kind === 'content')
  expect(listErrors(text?.id ?? '', 'AI <b>training</b>')[0]?.[0]?.message).toContain('cannot stand in this text')
  expect(listErrors(text?.id ?? '', ' ')[0]?.[0]?.message).toContain('This is empty')
})
