import * as v from 'valibot'
import { expect, test } from 'vitest'
import { siteSchema } from '../kinds/site.ts'
import { defineContent, isZone, text, texts } from './define.ts'

const schema = v.strictObject({ title: text, learn: texts, items: v.array(v.strictObject({ name: text })) })

test('content that fits is returned', () => {
  const content = { title: 'A', learn: ['B'], items: [] }
  expect(defineContent('content/x.ts', schema, content)).toEqual(content)
})

test('an error names the file and each wrong field', () => {
  const content = { title: ' ', learn: [], items: [{ name: 'A' }, {}], titel: 'A' }
  const problems = [
    ['wrong-value', 'title'],
    ['wrong-value', 'learn'],
    ['missing-field', 'items.1.name'],
    ['unknown-field', 'titel'],
  ].map(([code, field]) => expect.objectContaining({ code, file: 'content/x.ts', field }))
  expect(() => defineContent('content/x.ts', schema, content)).toThrow(expect.objectContaining({ problems }))
})

test.each(['Europe/Madrid', 'Asia/Kathmandu', 'UTC', 'America/Santiago'])('%s is a zone', (name) => {
  expect(isZone(name)).toBe(true)
})

test.each(['GMT+2', '+02:00', '__proto__', '', 'Madrid', 'constructor', 'CST', 'ist'])('%s is no zone', (name) => {
  expect(isZone(name)).toBe(false)
})

test('the time zone of the owner is one, for without it no mail can be written', () => {
  const { timeZone } = siteSchema.entries.owner.entries
  expect(v.is(timeZone, 'America/Santiago')).toBe(true)
  expect(v.is(timeZone, 'Madrid')).toBe(false)
})

test("an owner's address may have a domain in any letters, and is shown as it was written", () => {
  const { email } = siteSchema.entries.owner.entries
  for (const address of ['hola@muñoz.example', 'hola@xn--muoz-hqa.example', 'ana@mail.example'])
    expect(v.parse(email, address)).toBe(address)
  for (const address of ['hola', 'hola@muñoz', 'a b@mail.example', '']) expect(v.is(email, address)).toBe(false)
})
