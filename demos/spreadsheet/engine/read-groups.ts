import type { Grain } from '../../shared/calendar.ts'
import type { ColumnCandidate } from './names.ts'
import {
  at,
  chooseColumn,
  chooseDate,
  hasColumn,
  isCalled,
  isOneOf,
  listOpen,
  type Reading,
  readColumns,
  refuse,
  use,
} from './reading.ts'
import type { Token } from './tokenize.ts'
import { getColumn } from './workbook.ts'

/** by region, per month, monthly, each product, which region, 各地区. */
export function readGroups(reading: Reading): void {
  reading.tokens.forEach((_, index) => {
    const [token, next] = [at(reading, index), at(reading, index + 1)]
    if (token?.kind === 'grain' && token.isAdverb) addGroup(reading, index)
    if (isOneOf(token, 'by', 'each')) readGroupList(reading, index)
    // `which region has the highest sales`, `which month`.
    const isAsked = isOneOf(next, 'grain') || (isRanking(reading) && hasColumn(reading, next, 'text', 'date'))
    if (isOneOf(token, 'which') && isAsked && addGroup(reading, index + 1)) use(reading, token)
  })
}

function isRanking({ tokens }: Reading): boolean {
  return tokens.some(({ kind }) => kind === 'superlative')
}

function readGroupList(reading: Reading, start: number): void {
  let [last, place] = [start, start]
  for (;;) {
    while (isOneOf(at(reading, place), 'and', 'comma', 'by', 'each')) place += 1
    const end = place > last ? addGroup(reading, place) : undefined
    if (end === undefined) return
    use(reading, ...reading.tokens.slice(last, place))
    last = place = end
  }
}

/** Groups by the column or period of a token. @returns the place behind it */
function addGroup(reading: Reading, index: number): number | undefined {
  const token = at(reading, index)
  if (!token) return undefined
  if (token.kind === 'grain') {
    // `by month of order date`: the date beside the grain is its column.
    const next = at(reading, index + 1)
    const dates = readColumns(reading, next, 'date')
    use(reading, token, dates.length > 0 ? next : undefined)
    addTime(reading, token, token.grain, dates)
    return index + (dates.length > 0 ? 2 : 1)
  }
  const texts = readColumns(reading, token, 'text', 'date')
  // Discounts and ratings can be groups. Sales and units cannot, because each row has its own. In
  // `top 5 customers by sales`, the named column is the one that ranks them.
  const numbers = readColumns(reading, token, 'number').filter(
    ({ ref }) => !isRanking(reading) && !isCalled(reading.workbook, ref, 'isAdditive'),
  )
  const candidates = texts.length > 0 ? texts : numbers
  if (candidates.length === 0) return undefined
  use(reading, token)
  const column = chooseColumn(reading, token, candidates)
  const isDate = column && getColumn(reading.workbook, column).type === 'date'
  if (column) reading.groups.push({ column, ...(isDate && { grain: 'day' as const }) })
  return index + 1
}

function addTime(reading: Reading, token: Token, grain: Grain, dates: ColumnCandidate[] = []): void {
  if (reading.groups.some((group) => group.grain === grain)) return
  const column = chooseDate(reading, token, dates.length > 0 ? dates : undefined)
  if (column) reading.groups.push({ column, grain })
}

/** top 5 customers, the region with the highest sales, 销售额最高的5个客户. */
export function readSuperlatives(reading: Reading): void {
  const [superlative] = listOpen(reading, 'superlative')
  if (!superlative) return
  // The ranked column is the one text column that has no other task.
  const free = listOpen(reading, 'name').filter(
    (token) => hasColumn(reading, token, 'text') && readColumns(reading, token, 'number').every(({ rank }) => rank > 1),
  )
  const target = free.find(({ start }) => start > superlative.start) ?? free[0]
  const [[count], [grain]] = [listOpen(reading, 'number'), listOpen(reading, 'grain')]
  const asksWhich = reading.tokens.some(({ kind }) => kind === 'which')
  // `the highest price by category` ranks no categories: it is the maximum of each.
  if (!target && !grain && !count && !asksWhich) return
  if (!target && grain) addGroup(reading, reading.tokens.indexOf(grain))
  // `the top 3 products of each region` would be a ranking for each region, which is not done here.
  if (target && reading.groups.length > 0) refuse(reading, superlative)
  if (target) addGroup(reading, reading.tokens.indexOf(target))
  // `the highest price` ranks nothing: it is a maximum.
  if (reading.groups.length === 0 && !target) return
  const { direction } = superlative
  // A word that turns up twice, as in `the best region with the highest sales`, says the same again.
  use(reading, count, ...listOpen(reading, 'superlative').filter((token) => token.direction === direction))
  const isPlural = /[sx]$/i.test(target?.text ?? '') && !asksWhich
  reading.superlative = { direction, isPlural, ...(count && { count: count.value }) }
}

/** A trend runs over time, over months unless the question names another step. */
export function readTrend(reading: Reading): void {
  const [trend] = listOpen(reading, 'trend')
  if (!trend) return
  use(reading, ...listOpen(reading, 'trend'))
  const [grain] = listOpen(reading, 'grain')
  if (grain) addGroup(reading, reading.tokens.indexOf(grain))
  else if (reading.groups.every((group) => group.grain === undefined)) {
    addTime(reading, trend, 'month')
    reading.assumptions.push({ code: 'byMonth' })
  }
}
