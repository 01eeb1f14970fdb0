import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineContent, isZone, text, texts } from './define.ts'
import { siteSchema } from './site.ts'

const schema = v.strictObject({ title: text, learn: texts, items: v.array(v.strictObject({ name: text })) })

test('content that fits is returned', () => {
  const content = { title: 'A', learn: ['B'], items: [] }
  expect(defineContent('content/x.ts', schema, content)).toEqual(content)
})

test('an error names the file, each field and what is expected', () => {
  const content = { title: ' ', learn: [], items: [{ name: 'A' }, {}] }
  expect(() => defineContent('content/x.ts', schema, content as never)).toThrow(
    /content\/x\.ts does not fit[\s\S]*title: expected a text[\s\S]*learn: expected at least one text[\s\S]*items\.1\.name: /,
  )
})

test('a field that the schema does not know is an error', () => {
  const content = { title: 'A', learn: ['B'], items: [], titel: 'A' }
  expect(() => defineContent('content/x.ts', schema, content as never)).toThrow(/titel/)
})

test.each(['Europe/Madrid', 'Asia/Kathmandu', 'UTC', 'America/Santiago'])('%s is a zone', (name) => {
  expect(isZone(name)).toBe(true)
})

test.each(['GMT+2', '+02:00', '__proto__', '', 'Madrid', 'constructor'])('%s is no zone', (name) => {
  expect(isZone(name)).toBe(false)
})

test('the time zone of the owner is one, for without it no mail can be written', () => {
  const { timeZone } = siteSchema.entries.owner.entries
  expect(v.is(timeZone, 'America/Santiago')).toBe(true)
  expect(v.is(timeZone, 'Madrid')).toBe(false)
})
