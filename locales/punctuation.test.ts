import { expect, test } from 'vitest'
import { getPunctuation, getSemicolon, getSpace } from './punctuation.ts'

test('marks that code sets are those of the language, and wide ones bring no space', () => {
  const write = (locale: string) => {
    const { brackets, colon, item, range } = getPunctuation(locale)
    return `A${brackets.join('b')}${colon}${getSpace(colon)}${['c', 'd'].join(item)}${getSemicolon(locale)}${['1%', '2%'].join(range)}`
  }
  expect(['en', 'fr', 'zh'].map(write)).toEqual([
    'A (b): c, d; 1% – 2%',
    'A (b)\u00a0: c, d\u202f; 1% – 2%',
    'A（b）：c、d；1%–2%',
  ])
})
