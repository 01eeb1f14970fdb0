import { expect, test } from 'vitest'
import { findClauses } from './check-words.ts'

function findIn(source: string, file = 'file.ts') {
  return findClauses(file, source).map(({ line, sentence }) => `${line}: ${sentence}`)
}

test.each([
  ['a line', '// What it is.\nconst a = 1', ['1: What it is.']],
  ['a later sentence', '/** It is short. Who reads it\n * knows. */', ['1: Who reads it knows.']],
  ['a later line', '/**\n * It is short.\n *\n * Which is good\n */', ['4: Which is good']],
  ['a tag', '/** @returns Whether it is */\n/** @param name Whose it is */', ['1: Whether it is', '2: Whose it is']],
  ['a part of a page', 'const part = (\n  <p>\n    {/* Else it is empty. */}\n  </p>\n)', ['3: Else it is empty.']],
  ['brackets', '// It is (mostly) so. (Of old it was not.)', ['1: Of old it was not.)']],
])('a clause that begins a sentence is found in %s', (_, source, expected) => {
  expect(findIn(source, 'file.tsx')).toEqual(expected)
})

test('lines of one comment are read as one, and those of two as two', () => {
  expect(findIn('// It says\n// What is meant.')).toEqual([])
  expect(findIn('const a = 1 // It is.\n\n// Where it is')).toEqual(['3: Where it is'])
})

test('stylesheets have comments too', () => {
  expect(findIn('p {\n  color: red; /* Where it is red */\n}', 'file.css')).toEqual(['2: Where it is red'])
})

test('questions, other words and what is no comment may begin so', () => {
  expect(findIn('// Who is it? Whatever it is, v1.Of is one, as `What` is. "What is it" is a quotation.')).toEqual([])
  expect(findIn("const text = '// What is it'\nconst other = `/* Where */`")).toEqual([])
})
