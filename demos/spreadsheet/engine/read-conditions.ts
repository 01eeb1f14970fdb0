import type { ColumnCandidate, ValueCandidate } from './names.ts'
import {
  at,
  chooseColumn,
  hasColumn,
  isOneOf,
  listCandidates,
  ofColumns,
  type Reading,
  readColumns,
  readValues,
  refuse,
  use,
} from './reading.ts'
import type { Token } from './tokenize.ts'
import type { Comparison } from './vocabulary.ts'
import { type ColumnRef, getColumn, isSameColumn } from './workbook.ts'

/** Values behind their column: `city is Madrid`, `region = East or West`, 城市不是马德里. */
export function readNamedValues(reading: Reading): void {
  reading.tokens.forEach((token, index) => {
    const texts = readColumns(reading, at(reading, index), 'text')
    if (texts.length === 0) return
    let start = index + 1
    while (isOneOf(at(reading, start), 'is', 'not', 'where') || isEquality(at(reading, start))) start += 1
    const verbs = reading.tokens.slice(index + 1, start)
    // `by region except North` groups by the region; the condition is on the value alone.
    const isGrouped = isOneOf(reading.tokens[index - 1], 'by', 'each')
    if (isGrouped && !verbs.some((verb) => verb.kind === 'is' || isEquality(verb))) return
    const found = collectValues(reading, start, texts)
    if (found.values.length === 0) return
    use(reading, token, ...verbs)
    const candidates = texts.filter(({ ref }) => found.values.every((each) => ofColumns(each, [{ ref }]).length > 0))
    const isNegated = verbs.some((verb) => verb.kind === 'not' || (verb.kind === 'compare' && verb.comparison === '<>'))
    addValues(reading, token, candidates, found, isNegated)
  })
}

function isEquality(token: Token | undefined): boolean {
  return token?.kind === 'compare' && ['=', '<>'].includes(token.comparison)
}

/** Values alone: `sales in Madrid`, `not North`, 马德里的销售额. */
export function readValuesAlone(reading: Reading): void {
  reading.tokens.forEach((token, index) => {
    const own = readValues(reading, at(reading, index))
    if (own.length === 0 || token.kind === 'number') return
    if (token.kind === 'name' && (token.columns.some(({ rank }) => rank <= 1) || token.sheets.length > 0)) return
    const found = collectValues(reading, index, own)
    const columns = own.filter(({ ref }) => found.values.every((each) => ofColumns(each, [{ ref }]).length > 0))
    const before = [at(reading, index - 1), at(reading, index - 2)]
    const negation = isOneOf(before[0], 'is') ? before[1] : before[0]
    const next = at(reading, index + found.tokens.length)
    // Chinese may say no after the value: 除了北区以外.
    const negations = [negation, reading.locale === 'zh' ? next : undefined].filter((each) => isOneOf(each, 'not'))
    // `the North region`: the column's name after its value adds nothing but certainty.
    const named = readColumns(reading, next, 'text').filter(({ ref }) => ofColumns(columns, [{ ref }]).length > 0)
    const candidates = named.length > 0 ? named : columns.map(({ ref }) => ({ ref, rank: 0 }))
    addValues(reading, token, candidates, found, negations.length > 0)
    use(reading, ...negations, named.length > 0 ? next : undefined)
  })
}

type Values = { values: ValueCandidate[][]; tokens: Token[] }

/** Values in a row that belong to one column, with the words that link them. */
function collectValues(reading: Reading, start: number, columns: { ref: ColumnRef }[]): Values {
  const values: ValueCandidate[][] = []
  let end = start
  for (let index = start; ; index += 1) {
    const token = at(reading, index)
    const found = ofColumns(readValues(reading, token), values.at(-1) ?? columns)
    if (found.length > 0 && (values.length === 0 || index > end)) {
      values.push(found)
      end = index + 1
    } else if (values.length === 0 || !isOneOf(token, 'and', 'or', 'comma', 'not')) break
  }
  return { values, tokens: reading.tokens.slice(start, end) }
}

function addValues(reading: Reading, token: Token, candidates: ColumnCandidate[], found: Values, isNegated: boolean) {
  use(reading, ...found.tokens)
  const column = chooseColumn(reading, token, candidates, 'severalValueColumns')
  if (!column) return
  const { dictionary = [] } = { dictionary: undefined, ...getColumn(reading.workbook, column) }
  // Two spellings of one value, such as MADRID and Madrid, are both meant.
  const codes = found.values.flat().flatMap(({ ref, code }) => (isSameColumn(ref, column) ? [code] : []))
  const values = [...new Set(codes.flatMap((code) => dictionary[code] ?? []))]
  reading.filters.push({ kind: 'values', column, values, isNegated })
}

/** A comparison or a range, as it stands in the question. */
type Condition = { start: number; end: number; limits: { comparison: Comparison; value: number; isPercent: boolean }[] }

const opposites: Record<Comparison, Comparison> = { '=': '<>', '<>': '=', '>': '<=', '>=': '<', '<': '>=', '<=': '>' }

/** `price is over 10`, `more than 5 units`, `units between 5 and 10`, 单价大于100: the column stands before or after. */
export function readNumberConditions(reading: Reading): void {
  let last: { column: ColumnCandidate[]; end: number } | undefined
  reading.tokens.forEach((_, index) => {
    const condition = readCondition(reading, index)
    if (!condition) return
    const { start, end } = condition
    const tokens = reading.tokens.slice(start, end)
    let place = start - 1
    while (isOneOf(at(reading, place), 'is', 'not', 'where')) place -= 1
    const verbs = reading.tokens.slice(place + 1, start)
    const [before, after] = [at(reading, place), at(reading, end)]
    // `orders with sales over 5 units`: the word after the number names the measure, if it can be one.
    const isAfter =
      hasColumn(reading, after, 'number') && (reading.locale !== 'zh' || !hasColumn(reading, before, 'number'))
    const own = readColumns(reading, isAfter ? after : before, 'number')
    // `greater than 5 and less than 10` says the column once.
    const isSecond = own.length === 0 && last !== undefined && [last.end, last.end + 1].includes(start)
    const candidates = isSecond ? (last?.column ?? []) : own
    const span = { ...(tokens[0] ?? _), text: tokens.map(({ text }) => text).join(' ') }
    use(reading, ...tokens)
    if (candidates.length === 0 && after?.kind === 'name' && after.sheets.length > 0) {
      // `customers with more than 10 orders` would be a condition on a count, which is not done here.
      refuse(reading, span)
      return
    }
    if (own.length > 0) use(reading, ...verbs, isAfter ? after : before)
    if (isSecond) use(reading, reading.tokens[start - 1])
    const aggregate = at(reading, place - 1)
    // `customers with total sales over 1000` speaks of totals, not of single rows, which is not done here.
    if (own.length > 0 && !isAfter && aggregate?.kind === 'aggregate' && aggregate.aggregate !== 'count')
      refuse(reading, aggregate)
    // `orders over 100`: the visitor must choose the column, unless only one has numbers.
    const column =
      candidates.length > 0
        ? chooseColumn(reading, (isAfter ? after : before) ?? span, candidates)
        : chooseColumn(reading, span, listCandidates(reading, 'number'), 'whichNumber')
    last = { column: candidates, end }
    const isNegated = verbs.some(({ kind }) => kind === 'not')
    // `not between 5 and 10` would be two conditions of which one must hold.
    if (isNegated && condition.limits.length > 1) refuse(reading, span)
    if (!column) return
    for (const { comparison, value, isPercent } of condition.limits) {
      const scaled = scale(reading, column, value, isPercent)
      reading.filters.push({
        kind: 'compare',
        column,
        comparison: isNegated ? opposites[comparison] : comparison,
        value: scaled,
      })
    }
  })
}

function readCondition(reading: Reading, index: number): Condition | undefined {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((step) => at(reading, index + step))
  const limit = (comparison: Comparison, { value, isPercent }: { value: number; isPercent: boolean }) => ({
    comparison,
    value,
    isPercent,
  })
  if (first?.kind === 'compare' && second?.kind === 'number')
    return { start: index, end: index + 2, limits: [limit(first.comparison, second)] }
  if (first?.kind === 'number' && second?.kind === 'compare' && third?.kind !== 'number')
    return { start: index, end: index + 2, limits: [limit(second.comparison, first)] }
  // `units are 5`: no comparison follows.
  if (
    first?.kind === 'is' &&
    second?.kind === 'number' &&
    hasColumn(reading, at(reading, index - 1), 'number') &&
    !isOneOf(third, 'compare', 'to')
  )
    return { start: index, end: index + 2, limits: [limit('=', second)] }
  const isOpened = first?.kind === 'between'
  const [low, link, high] = isOpened ? [second, third, fourth] : [first, second, third]
  if (low?.kind !== 'number' || high?.kind !== 'number' || !isOneOf(link, 'to', ...(isOpened ? ['and' as const] : [])))
    return undefined
  const end = index + (isOpened ? 4 : 3)
  const [least, most] = low.value < high.value ? [low, high] : [high, low]
  const isPercent = low.isPercent || high.isPercent
  return {
    start: index,
    // Chinese closes a range: 在5到10之间.
    end: isOneOf(at(reading, end), 'between') ? end + 1 : end,
    limits: [limit('>=', { ...least, isPercent }), limit('<=', { ...most, isPercent })],
  }
}

/** `discount over 10` means 10 % if the column holds percentages. */
function scale({ workbook, assumptions }: Reading, ref: ColumnRef, value: number, isPercent: boolean): number {
  const column = getColumn(workbook, ref)
  if (column.type !== 'number' || column.unit !== 'percent' || isPercent || Math.abs(value) <= 1) return value
  const share = Number(`${value}e-2`)
  assumptions.push({ code: 'percent', text: String(value), value: share })
  return share
}
