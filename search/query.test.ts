import { expect, test } from 'vitest'
import { areForms, createQueryParser, findForms, findSlips } from './query.ts'

const parse = createQueryParser('es', false)

test('words that say nothing are left out, unless there are no others', () => {
  expect(parse('taller para el equipo').map(({ typed }) => typed)).toEqual([[['taller']], [['equip']]])
  expect(parse('para el')).toHaveLength(2)
})

test('several words with a meaning of their own are one concept, with their synonyms in other languages', () => {
  const [concept, ...others] = parse('protección de datos')
  expect(others).toEqual([])
  expect(concept?.typed).toEqual([['proteccion', 'dat']])
  expect(concept?.synonyms).toContainEqual(['gdpr'])
  expect(concept?.synonyms).toContainEqual(['数据', '保护'])
  expect(concept?.synonyms).not.toContainEqual(['proteccion', 'dat'])
})

test('a synonym works in both directions', () => {
  expect(parse('GDPR')[0]?.synonyms).toContainEqual(['proteccion', 'dat'])
})

test('what the whole site is about counts only when it is all that is asked for', () => {
  expect(parse('IA').map(({ isOptional }) => isOptional)).toEqual([false])
  expect(parse('IA para familias').map(({ isOptional }) => isOptional)).toEqual([true, false])
})

test('what is repeated is asked for once, so that no question answers itself by insisting', () => {
  expect(parse('taller Taller talleres')).toEqual(parse('taller'))
})

test('a query without a word asks for nothing', () => {
  expect(parse('  ?! ')).toEqual([])
})

test('words that differ by an ending of their language are forms of one word', () => {
  for (const [a, b] of [
    ['evaluation', 'evaluate'],
    ['record', 'recording'],
    ['delete', 'deleted'],
  ] as const)
    expect(areForms(a, b, 'en'), `${a} ${b}`).toBe(true)
  expect(areForms('pag', 'pagar', 'es')).toBe(true)
  expect(areForms('enregistr', 'enregistrement', 'fr')).toBe(true)
})

test('words that share their beginning only are none', () => {
  for (const [a, b] of [
    ['sign', 'signify'],
    ['form', 'formula'],
    ['contract', 'control'],
  ] as const)
    expect(areForms(a, b, 'en'), `${a} ${b}`).toBe(false)
})

test('a form of a word is known by its beginning, and a slip by a letter in the wrong place', () => {
  const list = (beginning: string) => ['memory', 'price'].filter((word) => word.startsWith(beginning))
  expect([...findForms('prices', 'whole', list, 'en').keys()]).toEqual(['price'])
  expect(findForms('memroy', 'whole', list, 'en').size).toBe(0)
  expect([...findSlips('memroy', list).keys()]).toEqual(['memory'])
})
