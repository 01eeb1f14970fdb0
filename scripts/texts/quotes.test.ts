import { expect, test } from 'vitest'
import { listTranslations, listWords } from './list-texts.ts'
import { listOtherQuotes, listUnknownQuotes } from './quotes.ts'

test('texts quote only what there is', () => {
  expect(listUnknownQuotes(listWords())).toEqual([])
})

test('translations quote what their English quotes', () => {
  expect(listOtherQuotes(listTranslations())).toEqual([])
})

test('an unknown quote is told with file and id', () => {
  const [problem] = listUnknownQuotes([{ id: 'a.b', file: 'content/a.ts', words: 'In [claim:fortune].' }])
  expect(problem).toMatch(/^content\/a\.ts: a\.b: \[claim:fortune\] names nothing/)
})

const translation = {
  id: 'a.b',
  file: 'locales/es/content/a.po',
  english: 'In [claim:roadmap].',
  freshness: 'fresh',
} as const

test('a translation with a typed figure is told, and a stale one only as stale', () => {
  expect(listOtherQuotes([{ ...translation, text: 'En 48 horas.' }])).toEqual([
    'locales/es/content/a.po: a.b: quotes nothing, and its English [claim:roadmap]',
  ])
  expect(listOtherQuotes([{ ...translation, text: 'En [claim:roadmap].' }])).toEqual([])
  expect(listOtherQuotes([{ ...translation, text: 'En 48 horas.', freshness: 'stale' }])).toEqual([])
})
