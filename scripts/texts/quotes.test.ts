import { expect, test } from 'vitest'
import { listTranslations } from './list-texts.ts'
import { listOtherQuotes } from './quotes.ts'

test('translations quote what their English quotes', () => {
  expect(listOtherQuotes(listTranslations())).toEqual([])
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
