import { expect, test } from 'vitest'
import { createQueryParser } from './parse-query.ts'

const parse = createQueryParser('es')

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

test('a query without a word asks for nothing', () => {
  expect(parse('  ?! ')).toEqual([])
})
