import * as v from 'valibot'
import { expect, test } from 'vitest'
import { hidden, list, listBy, text, texts } from './define.ts'
import { mapTexts } from './map-texts.ts'

const schema = v.strictObject({
  slug: v.string(),
  title: text,
  note: v.optional(text),
  learn: texts,
  steps: list({ name: text, minutes: v.number() }),
  boxes: listBy('box', { box: v.string(), label: text }),
})
const content = v.parse(schema, {
  slug: 'x',
  title: 'Title',
  learn: ['To read', 'To write'],
  steps: [
    { id: 'first', name: 'First', minutes: 5 },
    { id: 'second', name: 'Second', minutes: 6 },
  ],
  boxes: [{ box: 'a', label: 'A' }],
})

function listIds(value: typeof content): Map<string, string> {
  const ids = new Map<string, string>()
  mapTexts(schema, value, 'things.x', (id, english) => {
    ids.set(english, id)
    return english
  })
  return ids
}

test('texts are replaced under their dotted ids, and everything else stays but the ids of items', () => {
  expect(mapTexts(schema, content, 'things.x', (_, english) => english.toUpperCase())).toEqual({
    slug: 'x',
    title: 'TITLE',
    learn: ['TO READ', 'TO WRITE'],
    steps: [
      { name: 'FIRST', minutes: 5 },
      { name: 'SECOND', minutes: 6 },
    ],
    boxes: [{ box: 'a', label: 'A' }],
  })
  expect(Object.fromEntries(listIds(content))).toEqual({
    Title: 'things.x.title',
    'To read': expect.stringMatching(/^things\.x\.learn\.[0-9a-f]{8}$/),
    'To write': expect.stringMatching(/^things\.x\.learn\.[0-9a-f]{8}$/),
    First: 'things.x.steps.first.name',
    Second: 'things.x.steps.second.name',
    A: 'things.x.boxes.a.label',
  })
})

test('without the first item of a list the others keep their translations', () => {
  const translations = new Map([...listIds(content)].map(([english, id]) => [id, `${english} in Spanish`]))
  const shorter = { ...content, learn: content.learn.slice(1), steps: content.steps.slice(1) }
  const localized = mapTexts(schema, shorter, 'things.x', (id) => translations.get(id) ?? { text: id, lang: 'en' })
  expect(localized.learn).toEqual(['To write in Spanish'])
  expect(localized.steps).toEqual([{ name: 'Second in Spanish', minutes: 6 }])
})

test('items that move keep their ids', () => {
  const moved = { ...content, learn: content.learn.toReversed(), steps: content.steps.toReversed() }
  expect(new Map([...listIds(moved)].sort())).toEqual(new Map([...listIds(content)].sort()))
})

test('a list with the same id twice is refused', () => {
  const twice = [
    { id: 'a', name: 'A' },
    { id: 'a', name: 'B' },
  ]
  expect(v.safeParse(list({ name: text }), twice).issues?.[0].message).toBe('problems.twice id')
})

test('a list of objects with texts and without ids is an error that names it', () => {
  const nameless = v.strictObject({ steps: v.array(v.strictObject({ name: text })) })
  expect(() => mapTexts(nameless, v.parse(nameless, { steps: [{ name: 'A' }] }), 'things', String)).toThrow(
    /^things\.steps\.name: the items of a list with texts need ids/,
  )
})

test.each([
  v.tuple([text]),
  v.intersect([v.object({ text }), v.object({})]),
  v.lazy(() => text),
  v.nullable(text),
  v.looseObject({ text }),
])('texts of a schema that cannot be walked are an error and not left in English: $type', (unknown) => {
  expect(() => mapTexts(v.strictObject({ field: unknown }), { field: {} } as never, 'things', String)).toThrow(
    `things.field: mapContent does not know schemas of type ${unknown.type}`,
  )
})

test('the texts of a record go by its keys', () => {
  const prices = v.strictObject({ cells: v.record(v.string(), v.strictObject({ note: text, euros: v.number() })) })
  const value = v.parse(prices, { cells: { may: { note: 'Low', euros: 4 } } })
  expect(mapTexts(prices, value, 'things', (id, english) => `${english} ${id}`)).toEqual({
    cells: { may: { note: 'Low things.cells.may.note', euros: 4 } },
  })
})

test('what is hidden is left out', () => {
  const withFacts = v.strictObject({ name: text, keywords: hidden(v.optional(v.array(v.string()), [])) })
  const value = v.parse(withFacts, { name: 'A' })
  expect(value.keywords).toEqual([])
  expect(mapTexts(withFacts, value, 'things', (_, english) => english)).toEqual({ name: 'A' })
})
