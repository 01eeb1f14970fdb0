import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { text } from './define.ts'
import { readContent, readContents } from './read-content.ts'
import { leftOut } from './references.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))

afterAll(() => rmSync(folder, { recursive: true }))

const schema = v.strictObject({ title: text, group: v.picklist(['core', 'other']) })

function write(name: string, source: string): string {
  const file = join(folder, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, source)
  return file
}

test('content is what stands in its file beside the name of its schema, a list its items', () => {
  const piece = write('piece.json', '{ "$schema": "./a.json", "title": "A", "group": "core" }')
  expect(readContent(piece, schema)).toEqual({ title: 'A', group: 'core' })
  const list = write('list.json', '{ "$schema": "./a.json", "items": ["A", "B"] }')
  expect(readContent(list, v.array(text))).toEqual(['A', 'B'])
})

test.each([
  ['a misspelled field', '{ "titel": "A", "group": "core" }', /titel: there is no such field/],
  ['a missing field', '{ "group": "core" }', /title: this field is missing/],
  [
    'a value that is none of the choices',
    '{ "title": "A", "group": "cores" }',
    /group: expected one of core, other; found "cores"/,
  ],
  ['a value of another kind', '{ "title": 1, "group": "core" }', /title: expected string, found 1/],
])('%s is named with its file and what is expected', (_, source, message) => {
  const file = write('wrong.json', source)
  expect(() => readContent(file, schema)).toThrow(message)
  expect(() => readContent(file, schema)).toThrow(file)
})

test.each([
  ['a missing comma', '{\n  "title": "A"\n  "group": "core"\n}\n', 3],
  ['a quotation mark in a text', '{\n  "title": "An "A"",\n  "group": "core"\n}\n', 2],
  ['a file that ends too early', '{\n  "title": "A",\n', 3],
])('%s is named with its file and line', (_, source, line) => {
  const file = write('broken.json', source)
  expect(() => readContent(file, schema)).toThrow(`${file}:${line}: this is no JSON`)
})

test('a file that is missing, or that no list names, is named with what to do', () => {
  const file = write('pieces/a.json', '{ "title": "A", "group": "core" }')
  expect(readContents(join(folder, 'pieces'), ['a'], schema).get('a')).toEqual({ title: 'A', group: 'core' })
  expect(() => readContents(join(folder, 'pieces'), ['a', 'b'], schema)).toThrow('b.json is missing')
  readContents(join(folder, 'pieces'), [], schema)
  expect([...leftOut]).toContain(`${file}: nothing names it any more`)
})
