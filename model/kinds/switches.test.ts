import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mapContent } from '../kit/map-content.ts'
import { mapTexts } from '../kit/map-texts.ts'
import { conditionalTexts } from './needs.ts'
import { site } from './site.ts'
import { keepMet } from './switches.ts'

const schema = v.strictObject({ list: conditionalTexts })
const written = {
  list: [
    'Always.',
    { id: 'book', needs: 'booking', text: 'Book.' },
    { id: 'write', needs: 'no booking', text: 'Write.' },
  ],
}
const content = v.parse(schema, written)

test('of texts with a condition those stand whose condition is met', () => {
  const { list } = mapTexts(schema, keepMet(content), 'x', (_, english) => english)
  expect(list).toEqual(['Always.', site.booking ? 'Book.' : 'Write.'])
})

test('a row without what it needs is left out, and what has no condition stays', () => {
  const rows = [{ needs: 'booking' }, { needs: 'no booking' }, { name: 'A' }]
  expect(keepMet({ rows, title: 'B' })).toEqual({ rows: [rows[site.booking ? 0 : 1], rows[2]], title: 'B' })
})

test('catalogs have the texts of all conditions, by the ids of their items', () => {
  const ids: string[] = []
  mapTexts(schema, content, 'x', (id) => String(ids.push(id) && id))
  expect(ids).toEqual([expect.stringMatching(/^x\.list\.[0-9a-f]{8}$/), 'x.list.book.text', 'x.list.write.text'])
})

test('content is rewritten within texts with a condition too', () => {
  const rewritten = mapContent(schema, written, 'x', { text: (id) => id, reference: (_, name) => name })
  expect(rewritten).toMatchObject({ list: [expect.any(String), { needs: 'booking', text: 'x.list.book.text' }, {}] })
})

test('a wrong condition, and the same id twice, are refused', () => {
  const [always, book] = written.list
  expect(v.is(schema, { list: [always, { ...Object(book), needs: 'boking' }] })).toBe(false)
  expect(v.is(schema, { list: [book, book] })).toBe(false)
})
