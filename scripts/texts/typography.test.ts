import { expect, test } from 'vitest'
import { listWords } from './list-texts.ts'
import { findTypos } from './typography.ts'

test('texts have the typography of their language', () => {
  expect(listWords().flatMap(findTypos)).toEqual([])
}, 20_000)

function check(words: string, kind: 'interface' | 'post' = 'interface') {
  return findTypos({ id: 'a.b', kind, locale: 'es', file: 'locales/es/a.po', words })
}

test('three dots, an ordinary space before a unit and English quotation marks are found', () => {
  expect(check('Cargando...')).toHaveLength(1)
  expect(check('Hasta {limit} MB por archivo')).toHaveLength(1)
  expect(check('El 94 % y 300 €')).toHaveLength(1)
  expect(check('La palabra "lead"')).toHaveLength(1)
})

test('a no-break space, words that begin like a unit and code are right', () => {
  expect(check('Cargando… {limit}\u00A0MB, 94\u00A0%, 3 semanas y 2 hojas')).toEqual([])
  expect(check('La cita «el “no” de siempre»')).toEqual([])
  expect(check('Usa `a...b`:\n\n```py\nprint("95 %")\n```', 'post')).toEqual([])
})
