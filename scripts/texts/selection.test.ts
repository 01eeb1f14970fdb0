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
  const [one = '', two = one] = targetLocales
  const args = ['--locale', two, '--accept', 'services.medical-ai', '--locale', one]
  expect(parseSelection(args, 'usage')).toEqual({
    selection: { id: 'services.medical-ai', locales: [...new Set([one, two])] },
    accept: true,
    isHelp: false,
  })
})

test('a wrong argument is told together with the usage', () => {
  expect(() => parseSelection(['--locale', 'xx'], 'usage')).toThrow(/--locale xx: expected one of [\s\S]*usage/)
  expect(() => parseSelection(['--acept'], 'usage')).toThrow(/--acept[\s\S]*usage/)
  expect(() => parseSelection(['nav', 'hero'], 'usage')).toThrow(/nav and hero[\s\S]*usage/)
})
