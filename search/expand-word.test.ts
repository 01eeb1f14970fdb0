import { expect, test } from 'vitest'
import { areForms, createExpander } from './expand-word.ts'

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

test('a word that is on no page is taken for a slip of one that is, unless it has a meaning of its own', () => {
  const expand = createExpander((beginning) => ['memory', 'price'].filter((word) => word.startsWith(beginning)), 'en')
  expect([...expand('memroy', 'unsure').keys()]).toEqual(['memory'])
  expect(expand('memroy', 'typed').size).toBe(0)
  expect([...expand('prices', 'unsure').keys()]).toEqual(['price'])
})
