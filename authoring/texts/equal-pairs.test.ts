import { expect, test } from 'vitest'
import { listWords, type Words } from './list-texts.ts'

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

/**
 * Finds corrections that change nothing: two quotations, pieces of code or marks of a revision that are set against each other and look
 * the same to a reader, as where a tool has straightened one of two apostrophes.
 */
function findEqualPairs({ id, file, words }: Pick<Words, 'id' | 'file' | 'words'>): string[] {
  const lines = words.replace(codeBlocks, '').split('\n')
  return lines.flatMap((line) => {
    const quoted = [...line.matchAll(quotation)]
    return quoted.slice(1).flatMap((second, index) => {
      const first = quoted[index]
      if (!first) return []
      const between = line.slice(first.index + first[0].length, second.index)
      const isPair = connection.test(between) && normalize(first[0]) === normalize(second[0])
      return isPair ? [`${file}: ${id}: ${first[0]} and ${second[0]} look the same`] : []
    })
  })
}

const codeBlocks = /^(```|~~~)[\s\S]*?^\1/gm

const quotation = /`[^`]+`|“[^”]*”|«[^»]*»|「[^」]*」|"[^"]*"|\[[-+].*?[-+]\]/g

/** A few words, the border of two cells, or an arrow; a mark of the sentence ends a pair. */
const connection = /^(?:\s*(?:[|→⇒]|->|=>)\s*|[^\p{P}\p{S}]{1,30})$/u

/** The words inside the marks, with signs that look the same made one. */
function normalize(quoted: string): string {
  const inside = quoted.startsWith('[') ? quoted.slice(2, -2) : quoted.slice(1, -1)
  return inside
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
