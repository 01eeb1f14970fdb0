import * as v from 'valibot'
import { expect, test } from 'vitest'
import { siteSchema } from '../kinds/site.ts'
import { defineContent, heading, isZone, label, line, text, texts } from './define.ts'

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

test.each([
  ['a line break', 'Ana\nRuiz'],
  ['a line break of Windows', 'Ana\r\nRuiz'],
  ['more than 150 characters', 'a'.repeat(151)],
])('a name, a heading and a label with %s are refused with their field', (_, value) => {
  const named = v.strictObject({ owner: v.strictObject({ name: line }), title: heading, place: v.optional(label) })
  const read = (name: string, title: string, place?: string) => () =>
    defineContent('content/x.json', named, { owner: { name }, title, place })
  const refused = (field: string) =>
    expect.objectContaining({ problems: [expect.objectContaining({ code: 'wrong-value', field })] })
  expect(read(value, 'A')).toThrow(refused('owner.name'))
  expect(read('A', value)).toThrow(refused('title'))
  expect(read('A', 'A', value)).toThrow(refused('place'))
  expect(read(' Ana Ruiz\n', 'a'.repeat(150))()).toEqual({ owner: { name: 'Ana Ruiz' }, title: 'a'.repeat(150) })
})

test('the names of the owner’s record are of one line', () => {
  const { name, owner } = siteSchema.entries
  for (const schema of [name, owner.entries.name, owner.entries.nif, owner.entries.address, owner.entries.wechat])
    expect([v.is(schema, 'One line'), v.is(schema, 'Two\nlines')]).toEqual([true, false])
})
