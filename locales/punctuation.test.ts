import { expect, test } from 'vitest'
import { getSpace, joinSentences } from './get-space.ts'
import { getPunctuation, getSemicolon } from './punctuation.ts'

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

test('sentences that follow each other have a space between them where the script has one', () => {
  expect(joinSentences(['Done.', 'Go on (now).', 'Bye.'])).toBe('Done. Go on (now). Bye.')
  expect(joinSentences(['好了。', '继续（现在）', '再见。'])).toBe('好了。继续（现在）再见。')
  expect(joinSentences(['据', 'El Diario'])).toBe('据 El Diario')
  expect(joinSentences(['好了。'])).toBe('好了。')
})
