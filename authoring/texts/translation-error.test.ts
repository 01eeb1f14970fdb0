import { expect, test } from 'vitest'
import { listTranslations } from './list-texts.ts'
import { findBrokenMessage, listOtherQuotes } from './translation-error.ts'

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
    'locales/es/content/a.po: a.b: Keep what the English quotes: [claim:roadmap]. Here: —.',
  ])
  expect(listOtherQuotes([{ ...translation, text: 'En [claim:roadmap].' }])).toEqual([])
  expect(listOtherQuotes([{ ...translation, text: 'En 48 horas.', freshness: 'stale' }])).toEqual([])
})

test('words of the interface that could not be shown stop a build, and what is only stale does not', () => {
  const one = { ...translation, kind: 'interface', writtenIn: 'en', locale: 'es', translations: '' } as const
  const known = { source: undefined, isDraft: false, english: 'Ask: {question}' }
  const find = (text: string, freshness: 'fresh' | 'stale') => findBrokenMessage({ ...one, ...known, text, freshness })
  expect(find('Pregunta: {question}', 'fresh')).toBeUndefined()
  expect(find('Pregunta: {question', 'fresh')).toContain('braces')
  expect(find('Pregunta: {question', 'stale')).toContain('braces')
  expect(find('Pregunta', 'fresh')).toContain('question')
  expect(find('Pregunta', 'stale')).toBeUndefined()
})
