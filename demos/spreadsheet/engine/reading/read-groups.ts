import { findConcepts } from '../concepts.ts'
import { createSlot, type DraftGroup, readColumns, spanOf } from '../draft.ts'
import type { NameToken, Token } from '../tokenize.ts'
import { createKey } from '../words.ts'
import { type ColumnRef, getColumn, type Workbook } from '../workbook.ts'
import { at, isOneOf, type Reading, use } from './reading.ts'

/** by region, per month, monthly, each product, which region, 各地区. */
export function readGroups(reading: Reading): void {
  reading.tokens.forEach((token, index) => {
    if (reading.used.has(token)) return
    if (token.kind === 'grain' && token.isAdverb) addGrain(reading, token)
    if (token.kind === 'by' || token.kind === 'each') readGroupList(reading, index)
    if (token.kind === 'which') readAskedGroup(reading, index)
  })
}

function addGrain(reading: Reading, token: Token & { kind: 'grain' }): void {
  const isKnown = reading.draft.groups.some(({ grain }) => grain === token.grain)
  if (!isKnown) reading.draft.groups.push({ grain: token.grain, span: spanOf(token) })
  use(reading, token)
}

function readGroupList(reading: Reading, start: number): void {
  const opener = at(reading, start)
  let pending: Token[] = []
  for (let index = start + 1; ; index += 1) {
    const token = at(reading, index)
    if (token && isOneOf(token, 'and', 'comma', 'by', 'each')) {
      pending.push(token)
      continue
    }
    if (!token || (index > start + 1 && pending.length === 0)) break
    const group = readGroup(reading, token)
    if (!group) break
    reading.draft.groups.push(group)
    use(reading, opener, ...pending, token)
    pending = []
    // `by month of order date`: the date beside the grain is its column.
    const next = at(reading, index + 1)
    if (group.grain && next && readColumns(reading.workbook, next, 'date').length > 0) {
      group.slot = createSlot(next, readColumns(reading.workbook, next, 'date'))
      use(reading, next)
      index += 1
    }
  }
}

function readGroup(reading: Reading, token: Token): DraftGroup | undefined {
  if (token.kind === 'grain') return { grain: token.grain, span: spanOf(token) }
  const columns = readColumns(reading.workbook, token, 'number').filter(({ ref }) => !isAdditive(reading.workbook, ref))
  const texts = readColumns(reading.workbook, token, 'text', 'date')
  if (texts.length > 0) return { slot: createSlot(token, texts), span: spanOf(token) }
  // `top 5 customers by sales`: what is named is what they are ranked by.
  const isRanking = reading.tokens.some(({ kind }) => kind === 'superlative')
  if (columns.length === 0 || isRanking) return undefined
  return { slot: createSlot(token, columns), span: spanOf(token) }
}

/** Discounts and ratings can be groups; sales and units, of which each row has its own, cannot. */
function isAdditive(workbook: Workbook, ref: ColumnRef): boolean {
  return findConcepts(createKey(getColumn(workbook, ref).name)).some((concept) => concept.isAdditive)
}

/** `which region has the highest sales`. */
function readAskedGroup(reading: Reading, index: number): void {
  const token = at(reading, index + 1)
  const which = at(reading, index)
  if (!token) return
  const texts = readColumns(reading.workbook, token, 'text', 'date')
  const isRanking = reading.tokens.some(({ kind }) => kind === 'superlative')
  if (token.kind === 'grain') addGrain(reading, token)
  else if (texts.length > 0 && isRanking) {
    reading.draft.groups.push({ slot: createSlot(token, texts), span: spanOf(token) })
    use(reading, token)
  } else return
  use(reading, which)
}

/** top 5 customers, the region with the highest sales, 销售额最高的5个客户. */
export function readSuperlatives(reading: Reading): void {
  const superlative = reading.tokens.find((token) => token.kind === 'superlative' && !reading.used.has(token))
  if (superlative?.kind !== 'superlative') return
  const target = findRanked(reading, superlative)
  const count = reading.tokens.find((token) => token.kind === 'number' && !reading.used.has(token))
  const grain = reading.tokens.find((token) => token.kind === 'grain' && !reading.used.has(token))
  // `the highest price by category` ranks no categories: it is the maximum of each.
  if (!target && !grain && !count && !reading.draft.asksWhich) return
  if (!target && grain?.kind === 'grain') addGrain(reading, grain)
  const hasGroup = reading.draft.groups.length > 0 || target !== undefined
  // `the highest price` ranks nothing: it is a maximum.
  if (!hasGroup) return
  // `the top 3 products of each region` would be a ranking for each region, which is not done here.
  if (target && reading.draft.groups.length > 0) reading.draft.unplaced.push(spanOf(superlative))
  if (target) {
    reading.draft.groups.push({
      slot: createSlot(target, readColumns(reading.workbook, target, 'text')),
      span: spanOf(target),
    })
    use(reading, target)
  }
  // A word that turns up twice, as in `the best region with the highest sales`, says the same again.
  const same = reading.tokens.filter(
    (token) => token.kind === 'superlative' && token.direction === superlative.direction,
  )
  use(reading, ...same, count)
  reading.draft.superlative = {
    direction: superlative.direction,
    ...(count?.kind === 'number' && { count: count.value }),
    isPlural: /[sx]$/i.test(target?.text ?? '') && !reading.draft.asksWhich,
  }
}

/** What is ranked: the one text column that has no other task. */
function findRanked(reading: Reading, superlative: Token): NameToken | undefined {
  const open = reading.tokens.filter(
    (token): token is NameToken =>
      token.kind === 'name' && !reading.used.has(token) && readColumns(reading.workbook, token, 'text').length > 0,
  )
  const free = open.filter((token) => readColumns(reading.workbook, token, 'number').every(({ rank }) => rank > 1))
  const after = free.find((token) => token.start > superlative.start)
  return after ?? free[0]
}

/** A trend runs over time, over months unless the question names another step. */
export function readTrend(reading: Reading): void {
  const trends = reading.tokens.filter((token) => token.kind === 'trend' && !reading.used.has(token))
  if (trends.length === 0) return
  const grain = reading.tokens.find((token) => token.kind === 'grain' && !reading.used.has(token))
  const hasTime = reading.draft.groups.some((group) => group.grain !== undefined)
  if (grain?.kind === 'grain') addGrain(reading, grain)
  else if (!hasTime && trends[0]) {
    reading.draft.groups.push({ grain: 'month', span: spanOf(trends[0]) })
    reading.draft.isMonthTaken = true
  }
  use(reading, ...trends)
}
