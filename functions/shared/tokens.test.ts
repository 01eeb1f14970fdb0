import { expect, test } from 'vitest'
import { readToken, signToken } from './tokens.ts'

const secret = 'a secret of more than 32 characters'

test('a token gives its subject back, for its purpose alone', () => {
  const token = signToken('confirm', 'abc-123', secret)
  expect(encodeURIComponent(token)).toBe(token)
  expect(readToken('confirm', token, secret)).toEqual({ subject: 'abc-123' })
  expect(readToken('leave', token, secret)).toEqual({ error: 'invalid' })
  expect(readToken('confirm', token, `${secret}!`)).toEqual({ error: 'invalid' })
})

test('no character of a token can be changed', () => {
  const token = signToken('confirm', 'abc', secret)
  for (let index = 0; index < token.length; index++) {
    const changed = token.slice(0, index) + (token[index] === '1' ? '2' : '1') + token.slice(index + 1)
    expect(readToken('confirm', changed, secret).error, changed).toBe('invalid')
  }
})

test('a link to confirm works for a week, one to leave for years', () => {
  const day = 86_400_000
  const start = Date.parse('2026-11-20T10:00:00Z')
  const confirm = signToken('confirm', 'abc', secret, start)
  expect(readToken('confirm', confirm, secret, start + 7 * day)).toEqual({ subject: 'abc' })
  expect(readToken('confirm', confirm, secret, start + 7 * day + 1)).toEqual({ error: 'expired' })
  const leave = signToken('leave', 'abc', secret, start)
  expect(readToken('leave', leave, secret, start + 4 * 365 * day)).toEqual({ subject: 'abc' })
})
