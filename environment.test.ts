import { expect, test } from 'vitest'
import { parseEnvironment } from './environment.ts'

test('nothing has to be set', () => {
  expect(parseEnvironment({})).toEqual({ PORT: 8888, OPENAI_MODEL: 'gpt-5.5' })
})

test('an empty value counts as unset', () => {
  expect(parseEnvironment({ SITE_URL: '', PORT: '' })).toEqual({ PORT: 8888, OPENAI_MODEL: 'gpt-5.5' })
})

test('the slash at the end of an address is dropped', () => {
  expect(parseEnvironment({ SITE_URL: 'https://example.com/' }).SITE_URL).toBe('https://example.com')
})

test('a wrong value is named with what is expected', () => {
  expect(() => parseEnvironment({ SITE_URL: 'example.com', PORT: 'http' })).toThrow(
    /SITE_URL: expected an absolute URL[\s\S]*PORT: expected a number/,
  )
})
