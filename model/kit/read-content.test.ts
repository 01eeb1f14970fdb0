import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { listProblems } from '../../owner-error.ts'
import { text } from './define.ts'
import { splitFile } from './front-matter.ts'
import { contentSchemas, parts, readContent, readContents, readData } from './read-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
const known = [contentSchemas, parts].map((registry) => [registry, new Set(registry.keys())] as const)

beforeEach(() => {
  vi.stubEnv('SITE_FOLDER', folder)
})

afterAll(() => {
  rmSync(folder, { recursive: true })
  // Other tests share the registries.
  for (const [registry, keys] of known) for (const key of registry.keys()) if (!keys.has(key)) registry.delete(key)
})

const schema = v.strictObject({ title: text, group: v.picklist(['core', 'other']) })

function write(name: string, source: string): string {
  const file = `content/${name}`
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), source)
  return file
}

/** The codes, files and fields of what is wrong. */
function catchProblems(work: () => unknown) {
  try {
    work()
    return []
  } catch (error) {
    return listProblems(error).map(({ code, file, field }) => [code, file, field].filter(Boolean).join(' '))
  }
}

test('content is what stands in its file beside the name of its schema, a list its items', () => {
  const piece = write('piece.json', '{ "$schema": "./a.json", "title": "A", "group": "core" }')
  expect(readData(piece, schema)).toEqual({ title: 'A', group: 'core' })
  const list = write('list.json', '{ "$schema": "./a.json", "items": ["A", "B"] }')
  expect(readData(list, v.array(text))).toEqual(['A', 'B'])
})

test('a piece is known by its id, whatever its file is called', () => {
  const content = { title: 'A', group: 'core' }
  for (const name of ['any-piece.json', 'other.json']) write(name, JSON.stringify(content))
  expect(readContent('anyPiece', schema)).toEqual(content)
  expect(parts.get('anyPiece')).toEqual({ id: 'anyPiece', file: 'content/any-piece.json', schema, content })
  readContent('any.other', schema, 'other')
  expect(parts.get('any.other')).toMatchObject({ file: 'content/other.json' })
})

test.each([
  ['a misspelled field', '{ "title": "A", "titel": "A", "group": "core" }', 'unknown-field content/wrong.json titel'],
  ['a missing field', '{ "group": "core" }', 'missing-field content/wrong.json title'],
  ['a value that is none of the choices', '{ "title": "A", "group": "x" }', 'wrong-value content/wrong.json group'],
  ['a value of another kind', '{ "title": 1, "group": "core" }', 'wrong-value content/wrong.json title'],
])('%s is named with its file and field', (_, source, problem) => {
  const file = write('wrong.json', source)
  expect(catchProblems(() => readData(file, schema))).toEqual([problem])
})

test('the message says what is expected and what was found', () => {
  const file = write('wrong.json', '{ "title": 1, "group": "cores" }')
  expect(() => readData(file, schema)).toThrow(`${file}: title: expected text, found 1`)
  expect(() => readData(file, schema)).toThrow(`${file}: group: expected one of core, other, found "cores"`)
})

test.each([
  ['a missing comma', '{\n  "title": "A"\n  "group": "core"\n}\n', 3],
  ['a quotation mark in a text', '{\n  "title": "An "A"",\n  "group": "core"\n}\n', 2],
  ['a file that ends too early', '{\n  "title": "A",\n', 3],
])('%s is named with its file and line', (_, source, line) => {
  const file = write('broken.json', source)
  expect(catchProblems(() => readData(file, schema))).toEqual([`not-json ${file}:${line}`])
})

test('the sign with which some programs begin a file is no fault of it', () => {
  const file = write('signed.json', '\uFEFF{ "title": "A", "group": "core" }')
  expect(readData(file, schema)).toEqual({ title: 'A', group: 'core' })
  expect(splitFile('en.md', '\uFEFF---\ntitle: A\n---\nB\n')).toEqual({ head: 'title: A', body: 'B\n' })
})

test('a file that is missing, or that no list names, is an error, which names the nearest name', () => {
  const file = write('some-pieces/alpha.json', '{ "title": "A", "group": "core" }')
  expect(readContents('somePieces', ['alpha'], schema).get('alpha')).toEqual({ title: 'A', group: 'core' })
  expect(catchProblems(() => readContents('somePieces', ['alpha', 'beta'], schema))).toEqual([
    'missing-file content/some-pieces/beta.json',
  ])
  expect(catchProblems(() => readContents('somePieces', ['alpah'], schema))).toEqual([`unlisted-file ${file}`])
  expect(() => readContents('somePieces', ['alpah'], schema)).toThrow('Did you mean alpah?')
})
