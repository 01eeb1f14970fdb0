import { expect, test } from 'vitest'
import { parseEnvironment } from '../../../environment.ts'
import { bookingLinks } from '../../booking/links.ts'
import { releaseLink } from '../../contact/links.ts'
import { seatLink } from '../../courses/links.ts'
import { newsletterLinks } from '../../newsletter/links.ts'
import { day, hour, type Purpose, readToken, signToken } from './links.ts'

const secret = 'a secret of more than 32 characters'
const environment = parseEnvironment({ SIGNING_SECRET: secret })

const { confirm, leave, erase } = newsletterLinks
const purposes: Purpose[] = [...Object.values(newsletterLinks), ...Object.values(bookingLinks), releaseLink, seatLink]

test.each(purposes)('a token gives its subject back, for its purpose alone: $name', (purpose) => {
  const token = signToken(purpose, 'abc-123', secret)
  expect(encodeURIComponent(token)).toBe(token)
  expect(readToken(purpose, token, parseEnvironment({ SIGNING_SECRET: `${secret}!` }))).toEqual({ error: 'invalid' })
  for (const other of purposes) {
    expect(readToken(other, token, environment)).toEqual(
      other === purpose ? { subject: 'abc-123' } : { error: 'invalid' },
    )
  }
})

test('a new secret leaves old links alive until the old one is taken out', () => {
  const old = signToken(leave, 'abc', secret)
  const [SIGNING_SECRET, older] = ['the new secret of 32 characters!', 'an even older secret of 32 characters']
  const renewed = parseEnvironment({ SIGNING_SECRET, SIGNING_SECRET_PREVIOUS: `${older}, ${secret}` })
  expect(readToken(leave, old, renewed)).toEqual({ subject: 'abc' })
  expect(readToken(confirm, old, renewed)).toEqual({ error: 'invalid' })
  const removed = parseEnvironment({ SIGNING_SECRET, SIGNING_SECRET_PREVIOUS: older })
  expect(readToken(leave, old, removed)).toEqual({ error: 'invalid' })
})

test('old links work while the new secret is missing, and without any nothing is valid', () => {
  const old = signToken(leave, 'abc', secret)
  expect(readToken(leave, old, parseEnvironment({ SIGNING_SECRET_PREVIOUS: secret }))).toEqual({
    subject: 'abc',
  })
  expect(readToken(leave, old, parseEnvironment({}))).toEqual({ error: 'invalid' })
})

test('an empty secret signs nothing', () => {
  const secrets = { SIGNING_SECRET: '', SIGNING_SECRET_PREVIOUS: [] }
  expect(readToken(leave, signToken(leave, 'abc', ''), secrets)).toEqual({ error: 'invalid' })
})

test('no character of a token can be changed', () => {
  const token = signToken(confirm, 'abc', secret)
  for (let index = 0; index < token.length; index++) {
    const changed = token.slice(0, index) + (token[index] === '1' ? '2' : '1') + token.slice(index + 1)
    expect(readToken(confirm, changed, environment).error, changed).toBe('invalid')
  }
})

test.each<[string, Purpose, number]>([
  ['confirm', confirm, 7 * day],
  ['leave', leave, 5 * 366 * day],
  ['erase', erase, hour],
  ['release', releaseLink, 7 * day],
  ['book', bookingLinks.book, 366 * day],
  ['manage', bookingLinks.manage, 366 * day],
  ['host', bookingLinks.host, 366 * day],
])('a token to %s works for its time', (_name, purpose, seconds) => {
  const lifetime = seconds * 1000
  const start = Date.parse('2026-11-20T10:00:00Z')
  const token = signToken(purpose, 'abc', secret, start)
  expect(readToken(purpose, token, environment, start + lifetime)).toEqual({ subject: 'abc' })
  expect(readToken(purpose, token, environment, start + lifetime + 1)).toEqual({ error: 'expired' })
})
