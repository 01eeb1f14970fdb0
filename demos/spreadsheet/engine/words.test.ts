import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { indexNames } from './names.ts'
import { readWorkbook } from './read-workbook.ts'
import { createKey, createLocaleKeys } from './words.ts'

test.each([
  ['fr', 'canal', 'canaux'],
  ['fr', 'tableau', 'tableaux'],
  ['fr', 'jeu', 'jeux'],
  ['es', 'luz', 'luces'],
  ['es', 'vez', 'veces'],
  ['es', 'región', 'Regiones'],
  ['en', 'city', 'CITIES'],
  ['en', 'box', 'boxes'],
  ['zh', 'KPI', 'KPIs'],
] as const)('singular and plural have one key: %s %s, %s', (locale, one, many) => {
  expect(createKey(many, locale)).toBe(createKey(one, locale))
  expect(createLocaleKeys(many)[locale]).toBe(createLocaleKeys(one)[locale])
})

test.each([
  ['en', 'cars', 'care'],
  ['en', 'notes', 'not'],
  ['en', 'plans', 'plane'],
  ['es', 'casa', 'caso'],
] as const)('other words have other keys: %s %s, %s', (locale, one, other) => {
  expect(createKey(one, locale)).not.toBe(createKey(other, locale))
})

test('a column is asked for by its other number in the language of the question', () => {
  const rows = [
    ['Journal', 'Luz', 'Plane', 'Plan'],
    ['A', 3, 'x', 'p'],
    ['B', 4, 'y', 'q'],
  ]
  const workbook = readWorkbook('test', [{ name: 'Sheet', rows }])
  const library = { workbook, names: indexNames(workbook) }
  const ask = (question: string, locale: 'en' | 'es' | 'fr') => {
    const answered = answer(question, library, locale)
    return answered.status === 'answered' ? answered.result.rows : answered.problems
  }
  expect(ask('total luces', 'es')).toEqual([[7]])
  expect(ask('nombre de lignes par journaux', 'fr')).toEqual([
    ['A', 1],
    ['B', 1],
  ])
  expect(ask('number of rows by planes', 'en')).toEqual([
    ['x', 1],
    ['y', 1],
  ])
  expect(ask('number of rows by plans', 'en')).toEqual([
    ['p', 1],
    ['q', 1],
  ])
})
