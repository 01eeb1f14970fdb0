import * as v from 'valibot'
import { expect, test } from 'vitest'
import { text } from './define.ts'
import { localize, plainText } from './localize.ts'

const schema = v.strictObject({
  slug: v.string(),
  title: text,
  note: v.optional(text),
  steps: v.array(v.strictObject({ name: text, minutes: v.number() })),
})
const content = v.parse(schema, { slug: 'x', title: 'Title', steps: [{ name: 'First', minutes: 5 }] })

test('texts are replaced under their dotted ids, everything else stays', () => {
  const ids: string[] = []
  const localized = localize(schema, content, 'things.x', (id, english) => {
    ids.push(id)
    return english.toUpperCase()
  })
  expect(localized).toEqual({ slug: 'x', title: 'TITLE', steps: [{ name: 'FIRST', minutes: 5 }] })
  expect(ids).toEqual(['things.x.title', 'things.x.steps.0.name'])
})

test('a text without translation keeps its English words', () => {
  const { title } = localize(schema, content, 'things.x', (_, english) => ({ en: english }))
  expect(title).toEqual({ en: 'Title' })
  expect(plainText(title)).toBe('Title')
})

test.each([
  v.union([text, v.number()]),
  v.variant('kind', [v.strictObject({ kind: v.literal('a'), text })]),
  v.record(v.string(), text),
  v.tuple([text]),
  v.intersect([v.object({ text }), v.object({})]),
  v.lazy(() => text),
  v.nullable(text),
  v.looseObject({ text }),
])('texts of a schema that cannot be walked are an error and not left in English: %s', (unknown) => {
  expect(() => localize(v.strictObject({ field: unknown }), { field: {} } as never, 'things', String)).toThrow(
    `things.field: localize does not know schemas of type ${unknown.type}`,
  )
})
