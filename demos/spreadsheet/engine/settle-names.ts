import type { DemoLocale } from '../../../locales/demo-locales.ts'
import type { ValueCandidate } from './names.ts'
import { type NameToken, nameMeaning, type Token } from './tokenize.ts'
import { createKey } from './words.ts'
import { type ColumnRef, getColumn, isSameColumn, type Workbook } from './workbook.ts'

/**
 * Finds the meanings of a question's names in one sheet. A word that is both a name and a word of the language is the more a
 * name, the nearer it is to it.
 */
export function bindNames(workbook: Workbook, sheet: number, locale: DemoLocale, all: Token[]): Token[] {
  const bound = all.map((token) => {
    if (token.kind !== 'name') return token
    const isHere = ({ ref }: { ref: ColumnRef }) => ref.sheet === sheet
    return { ...token, columns: token.columns.filter(isHere), values: token.values.filter(isHere) }
  })
  const settled = bound.flatMap((token, index) => {
    if (token.kind !== 'name' || !token.meaning || isMeantAsName(workbook, token, bound, index)) return [token]
    return ['filler', 'of'].includes(token.meaning.kind) ? [] : [nameMeaning(token, token.meaning)]
  })
  // A sheet's name beside a column says whose it is and asks for nothing of its own: `customer country`, `country of the
  // customer`, 客户的国家. English and Chinese set the owner first, the others, and English too, after `of`.
  return settled.filter((token, index) => {
    const [before, after] = [settled[index - 1], settled[index + 1]]
    const isFirst = locale === 'zh' || (locale === 'en' && !after?.isOwner)
    const isLast = locale !== 'zh' && token.isOwner
    return !(isFirst && isOwned(token, after, locale)) && !(isLast && isOwned(token, before, locale))
  })
}

function isOwned(owner: Token, token: Token | undefined, locale: DemoLocale): boolean {
  if (owner.kind !== 'name' || token?.kind !== 'name' || owner.sheets.length === 0) return false
  // The same word twice, as in `orders by order`, names no column of the other.
  const isSame = createKey(owner.text, locale) === createKey(token.text, locale)
  return !isSame && token.sheets.length === 0 && token.columns.some(({ rank }) => rank <= 1.5)
}
function isMeantAsName(workbook: Workbook, token: NameToken, tokens: Token[], index: number): boolean {
  const { columns, values, sheets } = token
  if (columns.length + values.length + sheets.length === 0) return false
  const isOwnName = columns.some(({ rank }) => rank === 0)
  const [previous, next] = [tokens[index - 1], tokens[index + 1]]
  switch (token.meaning?.kind) {
    case 'aggregate': {
      // In `number of units` and `total amount` the next word is counted or added up.
      const hasObject = [previous, next].some(
        (each) =>
          each?.kind === 'name' &&
          (each.sheets.length > 0 || each.columns.some(({ ref }) => getColumn(workbook, ref).type === 'number')),
      )
      return !hasObject && columns.some(({ rank }) => rank <= 1)
    }
    case 'filler':
    case 'of':
    case 'to':
    case 'by':
    case 'and':
    case 'not':
    case 'or':
    case 'from':
    case 'each':
    case 'where':
      return isOwnName || isValueOfColumnBefore(values, tokens, index) || isWrittenAsValue(workbook, token)
    case 'is':
      // In `région est Est` the second one is the region.
      return (
        isOwnName ||
        isWrittenAsValue(workbook, token) ||
        (isValueOfColumnBefore(values, tokens, index) && !(next?.kind === 'name' && next.values.length > 0))
      )
    case 'month':
    case 'quarter':
      return values.length > 0 || isOwnName
    case 'number':
      return isOwnName
    default:
      return isOwnName || (values.length > 0 && isValueOfColumnBefore(values, tokens, index)) || sheets.length > 0
  }
}

/** The French region `Est` is told from `est` by its capital, if not at the beginning of the question. */
function isWrittenAsValue(workbook: Workbook, { text, start, values }: NameToken): boolean {
  if (start === 0 || text.toLowerCase() === text) return false
  return values.some(({ ref, code }) => {
    const column = getColumn(workbook, ref)
    return column.type === 'text' && column.dictionary[code] === text
  })
}

/** `category is A`: after its column, even a small word is a value. */
function isValueOfColumnBefore(values: ValueCandidate[], tokens: Token[], index: number): boolean {
  const before = tokens.slice(0, index).findLast(({ kind }) => !['is', 'not', 'compare', 'filler', 'of'].includes(kind))
  if (before?.kind !== 'name') return false
  return values.some(({ ref }) => before.columns.some((column) => isSameColumn(column.ref, ref)))
}
