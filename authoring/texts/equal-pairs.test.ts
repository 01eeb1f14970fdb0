import { expect, test } from 'vitest'
import { findEqualPairs } from './equal-pairs.ts'
import { listWords } from './list-texts.ts'

test('no text of the site gives a correction that changes nothing', () => {
  expect(listWords().flatMap(findEqualPairs)).toEqual([])
})

test('no text before a course says the same as the text after it', () => {
  const words = new Map(listWords().map((text) => [`${text.locale} ${text.id}`, text.words]))
  const equal = [...words].filter(([key, text]) => words.get(key.replace(/\.before$/, '.after')) === text)
  expect(equal.map(([key]) => key).filter((key) => key.endsWith('.before'))).toEqual([])
})

function find(words: string) {
  return findEqualPairs({ id: 'a.b', file: 'a.md', words })
}

test.each([
  'Replace `x` by `x`.',
  'remplacez « x » par « x », sinon rien',
  'cambia «x» por «x»',
  '把“x”改成“x”',
  'Write "x" → "x".',
  '| "x" | "x" |',
  '[-x-] [+x+]',
])('two equal ones set against each other are found: %s', (words) => {
  expect(find(words)).toHaveLength(1)
})

test('a difference that no reader sees is none', () => {
  expect(find('Replace `a b` by `a\u00a0b`.')).toHaveLength(1)
  expect(find('Replace `ab` by `a\u200bb`.')).toHaveLength(1)
  expect(find('Replace `\u00e9` by `e\u0301`.')).toHaveLength(1)
})

test('a difference that can be seen, another sentence and a block of code are right', () => {
  expect(find("Replace `’` by `'`, and “x” by “y”.")).toEqual([])
  expect(find('It says “x”. Then it says “x”.')).toEqual([])
  expect(find('```\nreplace `x` by `x`\n```')).toEqual([])
})
