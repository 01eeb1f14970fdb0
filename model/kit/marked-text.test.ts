import { expect, test } from 'vitest'
import { parseMarkedText } from './marked-text.ts'

test('a text is cut into plain, deleted, inserted, numbered and referring pieces', () => {
  expect(parseMarkedText('Pay [-soon-][+by May 4+].[^1] See [2|row [A]].')).toEqual([
    { kind: 'plain', words: 'Pay ' },
    { kind: 'deleted', words: 'soon' },
    { kind: 'inserted', words: 'by May 4' },
    { kind: 'plain', words: '.' },
    { kind: 'reference', number: 1 },
    { kind: 'plain', words: ' See ' },
    { kind: 'numbered', words: 'row [A', number: 2 },
    { kind: 'plain', words: '].' },
  ])
})

test('a text without marks is one plain piece', () => {
  expect(parseMarkedText('a [claim] of 3-4 days')).toEqual([{ kind: 'plain', words: 'a [claim] of 3-4 days' }])
})
