import { expect, test } from 'vitest'
import { createPatterns, splitForeignWords } from './foreign-words.ts'

const known = createPatterns([{ lang: 'es', words: ['factura', 'factura electrónica'] }])

test('words of another language are pieces of their own, the longer term first', () => {
  expect(splitForeignWords('Send the factura electrónica, please', 'en', known)).toEqual([
    'Send the ',
    { text: 'factura electrónica', lang: 'es' },
    ', please',
  ])
  expect(splitForeignWords('电子发票（factura electrónica）', 'zh', known)).toContainEqual({
    text: 'factura electrónica',
    lang: 'es',
  })
})

test('in their own language, and within another word, they are words as all others', () => {
  expect(splitForeignWords('Envía la factura', 'es', known)).toEqual(['Envía la factura'])
  expect(splitForeignWords('manufactura', 'fr', known)).toEqual(['manufactura'])
})
