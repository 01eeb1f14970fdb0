import { expect, test } from 'vitest'
import { checkFields, contactSchema, newsletterSchema } from './form-schemas.ts'
import { contactFieldGroups, contactFieldNames, contactFields, listAskedFields } from './kinds/contact-fields.ts'

const message = { name: 'Ana', email: 'ana@example.org', message: 'Hello' }

test('empty inputs of a form count as missing', () => {
  const optional = contactFieldNames.filter((name) => !contactFields[name].required)
  const empty = Object.fromEntries([...optional, 'page', 'id', 'website'].map((name) => [name, ' ']))
  const { output } = checkFields(contactSchema, { ...message, ...empty })
  expect(Object.values(output ?? {}).filter(Boolean)).toEqual(Object.values(message))
  const required = contactFieldNames.filter((name) => contactFields[name].required)
  for (const value of ['', ' ', '\n']) {
    const fields = Object.fromEntries(required.map((name) => [name, value]))
    expect(checkFields(contactSchema, fields).errors).toEqual(
      Object.fromEntries(required.map((name) => [name, 'required'])),
    )
  }
})

test('nobody is asked for a city where there are none', () => {
  const one = [{ value: 'x', label: 'X' }]
  expect(listAskedFields({ topic: one, service: one, city: one })).toEqual(contactFieldNames)
  expect(listAskedFields({ topic: one, service: one, city: [] })).not.toContain('city')
})

test('each wrong field has the code of its error', () => {
  const names = [...contactFieldNames, 'id', 'website']
  for (const value of [null, 1, []]) {
    const wrong = Object.fromEntries(names.map((name) => [name, value]))
    expect(checkFields(contactSchema, wrong).errors).toEqual(Object.fromEntries(names.map((name) => [name, 'invalid'])))
  }
  for (const wrong of [...contactFieldGroups.choices.map((name) => ({ [name]: 'x' })), { id: '1' }]) {
    expect(Object.values(checkFields(contactSchema, { ...message, ...wrong }).errors ?? {})).toEqual(['invalid'])
  }
})

test.each([
  ['/es/services', '/es/services'],
  ['/zh/?utm=1#top', '/zh/'],
  [`/${'a'.repeat(400)}`, `/${'a'.repeat(299)}`],
  ['//evil.example', undefined],
  ['https://evil.example', undefined],
  ['/a b', undefined],
  ['', undefined],
  [null, undefined],
  [{}, undefined],
])('the page %j is kept as %j, and never a reason to refuse', (page, kept) => {
  expect(checkFields(contactSchema, { ...message, page }).output).toEqual({ ...message, page: kept })
})

test.each([null, 1, [], 'a'.repeat(100)])('the version %j of a notice is no reason to refuse either', (version) => {
  expect(checkFields(contactSchema, { ...message, noticeVersion: version }).output).toEqual(message)
  const wish = { email: message.email, consent: true }
  expect(checkFields(newsletterSchema, { ...wish, consentVersion: version }).output).toEqual(wish)
  expect(checkFields(newsletterSchema, { ...wish, consentVersion: '2026-11-22' }).output?.consentVersion).toBe(
    '2026-11-22',
  )
})

test('a text may be as long as its field says, and no longer', () => {
  for (const name of [...contactFieldGroups.lines, ...contactFieldGroups.paragraphs]) {
    const { maxLength } = { maxLength: 0, ...contactFields[name] }
    const { errors } = checkFields(contactSchema, { ...message, [name]: 'a'.repeat(maxLength + 1) })
    expect(errors).toEqual({ [name]: 'tooLong' })
    if (name === 'email') continue
    expect(checkFields(contactSchema, { ...message, [name]: 'a'.repeat(maxLength) }).errors).toBeUndefined()
  }
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
    message: 'a\u0000\r\n\t\u202Eb\u2066\u2069',
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

test.each(['\u200B\u200B', '\u3164', '\u{E0041}\u{E0042}', '\u2800 \u00AD', '\uFE0F', '\u0301'])(
  'a name that nobody sees is none: %j',
  (name) => {
    expect(checkFields(contactSchema, { ...message, name }).errors).toEqual({ name: 'required' })
    expect(checkFields(contactSchema, { ...message, company: name }).output?.company).toBeUndefined()
  },
)

test('letters that nobody sees go out of a line, and those that shape what is seen stay', () => {
  const { output } = checkFields(contactSchema, { ...message, name: 'Ana\u{E0041} ک\u200Cت', company: '❤️' })
  expect(output).toMatchObject({ name: 'Ana ک\u200Cت', company: '❤️' })
})
