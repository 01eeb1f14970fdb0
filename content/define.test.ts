import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineContent, text, texts } from './define.ts'

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
