import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactFieldGroups, contactFieldNames, contactFields } from '../../model/kinds/contact-fields.ts'
import { send, startParts } from '../../testing/parts.ts'
import { sql } from '../shared/data/database.ts'

const parts = await startParts()

const message = { name: 'Ana', email: 'ana@example.org', message: 'Hello' }
const required = contactFieldNames.filter((name) => contactFields[name].required)
const utf8 = new TextEncoder()

/** Values that a field of the contact form cannot have; a wrong one makes a whole message wrong. */
const wrongValue = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string()),
  fc.dictionary(fc.string(), fc.string()),
)

const wrongFields = fc.oneof(
  fc
    .tuple(fc.constantFrom(...contactFieldNames, 'id', 'locale'), wrongValue)
    .map(([field, value]) => ({ ...message, [field]: value })),
  fc.constantFrom(...required).map((field) => ({ ...message, [field]: undefined })),
  fc.constantFrom(...required).map((field) => ({ ...message, [field]: ' '.repeat(20) })),
  fc
    .string()
    .filter((text) => !text.includes('@'))
    .map((email) => ({ ...message, email })),
  fc
    .string({ minLength: 5001, maxLength: 6000, unit: 'grapheme-ascii' })
    .map((text) => ({ ...message, message: `a${text.replace(/\s/g, 'a')}` })),
  fc
    .string({ minLength: 1, unit: fc.constantFrom('\r', '\n', ',', ';', ' ', 'Bcc:', '@') })
    .map((text) => ({ ...message, email: `ana@example.org${text}x` })),
  fc
    .constantFrom(...contactFieldGroups.choices, 'locale', 'id')
    .map((field) => ({ ...message, [field]: 'no such thing' })),
  fc.jsonValue(),
)

const jsonBody = fc.oneof(
  wrongFields.map((fields) => utf8.encode(JSON.stringify(fields))),
  // Cut off, or not JSON, or not even text.
  fc.nat(40).map((length) => utf8.encode(JSON.stringify(message).slice(0, length))),
  fc.string().map((text) => utf8.encode(`{${text}`)),
  fc.uint8Array({ maxLength: 200 }),
  fc
    .integer({ min: 64 * 1024, max: 80 * 1024 })
    .map((length) => utf8.encode(JSON.stringify(message).padEnd(length + 1))),
)

const formBody = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...contactFieldNames, 'website', '__proto__', 'locale'), fc.string())
    .map((fields) => utf8.encode(String(new URLSearchParams({ ...fields, email: `${fields.name}` })))),
  fc.uint8Array({ maxLength: 200 }),
)

const json = { type: fc.constantFrom('application/json', 'application/json;charset=latin1'), body: jsonBody }
const form = { type: fc.constant('application/x-www-form-urlencoded'), body: formBody }
const other = {
  type: fc.oneof(fc.constantFrom('', 'text/plain', 'multipart/form-data', 'application/xml', 'application/json+x')),
  body: fc.uint8Array({ maxLength: 200 }),
}

const malformed = fc.record({
  path: fc.constantFrom(
    '/api/contact',
    '/api/contact/',
    '/api/newsletter',
    '/api/newsletter/confirm?token=x',
    '/api/newsletter/x',
  ),
  method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  sent: fc.oneof(fc.record(json), fc.record(json), fc.record(form), fc.record(other)),
  // `fc.webUrl` takes seconds to learn every character that there is.
  referer: fc.oneof(
    fc.tuple(fc.domain(), fc.string()).map(([domain, path]) => `https://${domain}/${encodeURIComponent(path)}`),
    fc.constantFrom('', 'nonsense', 'http://x.example/zh/%ff'),
  ),
  accept: fc.constantFrom('*/*', 'text/html', 'application/json'),
})

test('of 2,000 malformed requests none is an error of ours, shows where our code is, or is kept as a message', async () => {
  await fc.assert(
    fc.asyncProperty(malformed, async ({ path, method, sent, referer, accept }) => {
      const headers = { 'content-type': sent.type, referer, accept }
      const response = await send(path, { method, headers, body: Buffer.from(sent.body) })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await response.text()).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.ts\b|Error:/)
    }),
    { numRuns: 2_000, seed: 5 },
  )
  expect(await parts.database.run(sql`select id from lead union all select id from subscription`)).toEqual([])
  expect(parts.mail.mails).toEqual([])
}, 60_000)
