import { expect, test } from 'vitest'
import { getPunctuation, getSemicolon, getSpace } from './punctuation.ts'

test('marks that code sets are those of the language, and wide ones bring no space', () => {
  const write = (locale: string) => {
    const { brackets, colon, item } = getPunctuation(locale)
    return `A${brackets.join('b')}${colon}${getSpace(colon)}${['c', 'd'].join(item)}${getSemicolon(locale)}e`
  }
  expect(['en', 'fr', 'zh'].map(write)).toEqual(['A (b): c, d; e', 'A (b)\u00a0: c, d\u202f; e', 'A（b）：c、d；e'])
})
