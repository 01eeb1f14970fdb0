import { foldLetters } from './fold-letters.ts'
import { isChinese } from './tokenize.ts'

/** Tells a question from a name, by a mark, a first word or the length. */
export function isQuestion(query: string): boolean {
  const text = query.trim()
  if (/[?？¿]/.test(text)) return /[\p{L}\p{N}]{2}|\p{Script=Han}/u.test(text)
  if (/\p{Script=Han}/u.test(text)) return chineseStarts.test(text) || text.length >= 9
  const [first = '', ...others] = foldLetters(text.toLowerCase()).split(/[\s’']+/)
  return others.length >= 3 || (others.length > 0 && firstWords.has(first))
}

const chineseStarts =
  /什[么麼]|怎[么麼樣样]|如何|哪|多少|多久|多[长長]|[几幾]|[谁誰]|能不能|可不可以|是不是|有[没沒]有|可以|能否|是否|[吗嗎]$|呢$/

const firstWords = new Set(
  [
    'what when where which who whose why how can could do does did is are will would should may',
    'que quien quienes cual cuales cuando cuanto cuanta cuantos cuantas como donde puedo puede podeis podemos hay es tiene',
    'qu que quoi qui quel quelle quels quelles quand comment combien pourquoi ou est peut peux pouvez faites avez puis',
  ].flatMap((line) => line.split(' ')),
)

/** Tells if a query is long enough to distinguish pages: every page has words with a given first letter. */
export function isSearchable(query: string): boolean {
  return query.length > 1 || isChinese(query)
}
