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

test.each([
  { SMTP_URL: 'https://mail.example.com' },
  { SMTP_URL: 'smtp://user:secret@word/1@mail.example.com:port' },
  { MAIL_FROM: 'Somebody' },
  { MAIL_FROM: 'Alex <alex@example.com>, Bob <bob@example.com>' },
  { CONTACT_TO: 'Alex <alex@example.com>' },
  { SIGNING_SECRET: 'too short' },
  { NETLIFY_SITE_ID: 'my-site' },
])('%j is refused, without showing its value', (variables) => {
  const [[name, value] = ['', '']] = Object.entries(variables)
  expect(() => parseEnvironment(variables)).toThrow(name)
  expect(() => parseEnvironment(variables)).not.toThrow(value)
})

test('a sender is an address, with or without a name', () => {
  for (const MAIL_FROM of ['alex@example.com', 'Alex Romero <alex@example.com>']) {
    expect(parseEnvironment({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  }
})
