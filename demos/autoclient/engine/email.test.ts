import { expect, test } from 'vitest'
import { isEmail, isSharedMailbox, keyEmail, normalizeEmail } from './email.ts'

test.each([
  [' Ana.Ruiz@Example.COM ', 'ana.ruiz@example.com'],
  ['mailto:ana@example.com', 'ana@example.com'],
  ['Ana Ruiz <ana@example.com>', 'ana@example.com'],
  ['ana @example.com;', 'ana@example.com'],
])('%j is kept as %s', (text, address) => {
  expect(normalizeEmail(text)).toBe(address)
})

// The examples of https://en.wikipedia.org/wiki/Email_address#Examples that concern ordinary mailboxes.
test.each([
  'simple@example.com',
  'very.common@example.com',
  "o'neill@example.ie",
  'user+tag@a-b.example.co.uk',
  'x@example.io',
])('%s is an address', (address) => {
  expect(isEmail(address)).toBe(true)
})

test.each([
  'abc.example.com',
  'a@b@c.com',
  'john..doe@example.com',
  'john.@example.com',
  'a@localhost',
  'a@-b.com',
  'a@b.c',
  '',
])('%j is no address', (address) => {
  expect(isEmail(address)).toBe(false)
})

test('tags and the dots of Gmail do not make another mailbox', () => {
  expect(keyEmail('a.na+fair@googlemail.com')).toBe(keyEmail('ana@gmail.com'))
  expect(keyEmail('a.na@example.com')).not.toBe(keyEmail('ana@example.com'))
})

test('a mailbox for everybody is told from a person', () => {
  expect([isSharedMailbox('info@a.es'), isSharedMailbox('ana@a.es')]).toEqual([true, false])
})

test.each([
  ['ana@example.com ::: a.ruiz@example.com', 'ana@example.com'],
  ['ana@example.com, info@example.com', 'ana@example.com'],
  ['ana@example.com; info@example.com', 'ana@example.com'],
  ['ana@example.com / info@example.com', 'ana@example.com'],
  ['ana@example.com info@example.com', 'ana@example.com'],
  ['ana@example.com\ninfo@example.com', 'ana@example.com'],
  ['"Ruiz, Ana" <ana@example.com>, info@example.com', 'ana@example.com'],
])('of the addresses in %j the first is kept', (text, address) => {
  expect(normalizeEmail(text)).toBe(address)
})

test.each(['hola@muñoz.example', 'info@café.example', 'li@例子.example', 'ana@muñoz.españa'])(
  'the domain of %s is written as the network knows it, and is one',
  (text) => {
    expect(normalizeEmail(text)).toMatch(/@(?:xn--)?[\w.-]+$/)
    expect(isEmail(normalizeEmail(text))).toBe(true)
  },
)

test('both ways to write a domain are one mailbox', () => {
  expect(keyEmail(normalizeEmail('ana@Peña.example'))).toBe(keyEmail(normalizeEmail('ana@xn--pea-8ma.example')))
})
