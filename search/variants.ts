import { Converter } from 'opencc-js/t2cn'
import { memoize } from '../memoize.ts'

/** The traditional characters, as typed in Taiwan and Hong Kong, of the simplified ones in some texts, each before its simplified one. */
export function listVariants(texts: string[]): string {
  const used = new Set(texts.join(''))
  return readPairs()
    .filter(([from, to]) => used.has(to) && !used.has(from))
    .flat()
    .join('')
}

/** All traditional characters with their simplified ones, by the tables of OpenCC (https://github.com/BYVoid/OpenCC, Apache-2.0). */
const readPairs = memoize(() => {
  const all = Array.from({ length: 0xa000 - 0x3400 }, (_, index) => String.fromCharCode(0x3400 + index))
  const pairs = (['t', 'tw', 'hk'] as const).flatMap((from) => {
    // A line each, so that no two are converted as a word.
    const simplified = Converter({ from, to: 'cn' })(all.join('\n')).split('\n')
    return all.flatMap((character, index): Array<[string, string]> => {
      const simple = simplified[index]
      return simple?.length === 1 && simple !== character ? [[character, simple]] : []
    })
  })
  return [...new Map(pairs.toReversed())]
})
