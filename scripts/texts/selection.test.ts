import { expect, test } from 'vitest'
import { targetLocales } from './list-texts.ts'
import { parseSelection } from './selection.ts'

test('without arguments everything is meant, in every language', () => {
  expect(parseSelection([], 'usage')).toEqual({
    selection: { id: '', locales: targetLocales },
    accept: false,
    isHelp: false,
  })
})

test('an id, languages and --accept are read in any order', () => {
  const args = ['--locale', 'fr', '--accept', 'services.medical-ai', '--locale', 'es']
  expect(parseSelection(args, 'usage')).toEqual({
    selection: { id: 'services.medical-ai', locales: ['es', 'fr'] },
    accept: true,
    isHelp: false,
  })
})

test('a wrong argument is told together with the usage', () => {
  expect(() => parseSelection(['--locale', 'en'], 'usage')).toThrow(/--locale en: expected one of es[\s\S]*usage/)
  expect(() => parseSelection(['--acept'], 'usage')).toThrow(/--acept[\s\S]*usage/)
  expect(() => parseSelection(['nav', 'hero'], 'usage')).toThrow(/nav and hero[\s\S]*usage/)
})
