import { expect, test } from 'vitest'
import { checkFields, contactSchema, newsletterSchema } from './form-schemas.ts'
import { fieldLimits } from './forms.ts'

const message = { name: 'Ana', email: 'ana@example.org', message: 'Hello' }

test('empty inputs of a form count as missing', () => {
  const empty = { company: '', topic: ' ', service: '', city: '', page: '', id: '', website: '' }
  const { output } = checkFields(contactSchema, { ...message, ...empty })
  expect(Object.values(output ?? {}).filter(Boolean)).toEqual(Object.values(message))
  expect(checkFields(contactSchema, { name: ' ', email: '', message: '\n' }).errors).toEqual({
    name: 'required',
    email: 'required',
    message: 'required',
  })
})

test('each wrong field has the code of its error', () => {
  const wrong = { company: null, topic: 'x', service: 'x', city: 1, page: '//evil.example', id: '1', website: [] }
  expect(checkFields(contactSchema, { ...message, ...wrong }).errors).toEqual({
    company: 'invalid',
    topic: 'invalid',
    service: 'invalid',
    city: 'invalid',
    page: 'invalid',
    id: 'invalid',
    website: 'invalid',
  })
  expect(checkFields(contactSchema, { ...message, name: 'a'.repeat(fieldLimits.name + 1) }).errors).toEqual({
    name: 'tooLong',
  })
})

test.each(['ana@example.org', "o'brien+news@mail.example.ie", 'info@xn--espaola-7za.es'])(
  '%s is an address',
  (email) => {
    expect(checkFields(contactSchema, { ...message, email }).output?.email).toBe(email)
  },
)

test.each([
  'ana',
  'ana@localhost',
  'ana@example..org',
  'ana@exa mple.org',
  'ana@example.org, bob@example.org',
  'Ana <ana@example.org>',
  `${'a'.repeat(65)}@example.org`,
  'ana@example.org/x',
  'ana@@española.es',
])('%s is no address', (email) => {
  expect(checkFields(contactSchema, { ...message, email }).errors).toEqual({ email: 'email' })
})

test('a domain with an accent is written as mail servers know it', () => {
  expect(checkFields(contactSchema, { ...message, email: ' info@España.es ' }).output?.email).toBe(
    'info@xn--espaa-rta.es',
  )
})

test('a character counts once, whatever it takes to write it', () => {
  expect(checkFields(contactSchema, { ...message, message: '👋'.repeat(5000) }).errors).toBeUndefined()
  expect(checkFields(contactSchema, { ...message, message: 'a\r\n'.repeat(2500) }).errors).toBeUndefined()
})

test('one line stays one line, and control characters go', () => {
  const { output } = checkFields(contactSchema, {
    name: 'Ana\r\n\tRuiz\u2028\u202E',
    email: message.email,
    message: 'a\u0000\r\n\tb',
  })
  expect(output?.name).toBe('Ana Ruiz')
  expect(output?.message).toBe('a\n\tb')
})

test('the newsletter needs a tick', () => {
  const { email } = message
  expect(checkFields(newsletterSchema, { email, consent: true }).errors).toBeUndefined()
  for (const consent of [false, 'true', undefined]) {
    expect(checkFields(newsletterSchema, { email, consent }).errors).toEqual({ consent: 'required' })
  }
})
