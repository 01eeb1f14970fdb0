import { createSlot, type DraftMeasure, readColumns, type Slot, spanOf } from '../draft.ts'
import type { Token } from '../tokenize.ts'
import type { Aggregate } from '../vocabulary.ts'
import { at, isOneOf, type Reading, use } from './reading.ts'

/** number of orders, how many customers, 订单数: what is counted stands after the word, in Chinese often before it. */
export function readCounts(reading: Reading): void {
  reading.tokens.forEach((token, index) => {
    if (token.kind !== 'aggregate' || reading.used.has(token)) return
    if (token.aggregate !== 'count' && token.aggregate !== 'distinct') return
    const [before, after] = [at(reading, index - 1), at(reading, index + 1)]
    // A `total number` is a number; an `average number` is a calculation in two steps, which is not done here.
    if (before?.kind === 'aggregate' && before.aggregate === 'sum') use(reading, before)
    else if (before?.kind === 'aggregate' && before.aggregate !== 'count') {
      reading.draft.unplaced.push(spanOf(before))
      use(reading, before)
    }
    // `how many different customers`: both words speak of the same.
    if (token.aggregate === 'count' && after?.kind === 'aggregate' && after.aggregate === 'distinct') {
      use(reading, token)
      return
    }
    const entity = [after, at(reading, index - 1)].find((each) => isCountable(reading, each))
    if (entity?.kind === 'name') {
      // `cuántos clientes distintos`: the adjective may follow.
      const adjective = at(reading, reading.tokens.indexOf(entity) + 1)
      const isDistinct = adjective?.kind === 'aggregate' && adjective.aggregate === 'distinct'
      const aggregate = isDistinct ? 'distinct' : token.aggregate
      reading.draft.measures.push({ aggregate, entity, span: spanOf(entity) })
      use(reading, token, entity, isDistinct ? adjective : undefined)
    } else if (token.aggregate === 'count' && readColumns(reading.workbook, after, 'number').length === 0) {
      reading.draft.measures.push({ aggregate: 'count', span: spanOf(token) })
      use(reading, token)
    }
  })
}

function isCountable(reading: Reading, token: Token | undefined): boolean {
  if (token?.kind !== 'name') return false
  return token.reading.sheets.length > 0 || readColumns(reading.workbook, token, 'text').length > 0
}

/** total sales, average price and units, 销售额平均. */
export function readMeasures(reading: Reading): void {
  const measures: DraftMeasure[] = []
  let pending: (Token & { kind: 'aggregate' })[] = []
  for (const [index, token] of reading.tokens.entries()) {
    if (reading.used.has(token)) continue
    if (token.kind === 'superlative' && !reading.draft.superlative) {
      const { start, end, text, direction } = token
      pending.push({ start, end, text, kind: 'aggregate', aggregate: direction === 'highest' ? 'max' : 'min' })
      use(reading, token)
    }
    if (token.kind === 'aggregate') {
      pending.push(token)
      use(reading, token)
    }
    const numbers = readColumns(reading.workbook, token, 'number')
    if (token.kind !== 'name' || numbers.length === 0) continue
    const slot = createSlot(token, numbers)
    // `sales total`, `precio mínimo y máximo`, 价格平均值: without a word before it, those after it count.
    if (pending.length === 0) pending = readFollowing(reading, index + 1)
    measures.push(...createMeasures(pending, slot))
    pending = []
    const before = at(reading, index - 1)
    // `top 5 customers by sales`: what the ranking goes by.
    use(reading, token, before?.kind === 'by' && reading.draft.superlative ? before : undefined)
  }
  // An aggregate at the very end belongs to the last measure: `sales by region, total`.
  const [last] = measures.slice(-1)
  if (pending.length > 0 && last && !last.aggregate && last.slot)
    measures.splice(-1, 1, ...createMeasures(pending, last.slot))
  else if (measures.length > 0) reading.draft.unplaced.push(...pending.map(spanOf))
  else placeAlone(reading, pending)
  reading.draft.measures.push(...measures)
}

/** Aggregates after their column. Of `precio medio y total de unidades` the last one belongs to the next column. */
function readFollowing(reading: Reading, start: number): (Token & { kind: 'aggregate' })[] {
  let runs: Token[][] = [[]]
  let index = start
  for (; ; index += 1) {
    const token = at(reading, index)
    if (token?.kind === 'aggregate') runs.at(-1)?.push(token)
    else if (token && index > start && isOneOf(token, 'and', 'comma')) runs.push([token])
    else break
  }
  if (readColumns(reading.workbook, at(reading, index), 'number').length > 0) runs = runs.slice(0, -1)
  const found = runs.flat().filter((token) => token.kind === 'aggregate')
  if (found.length > 0) use(reading, ...runs.flat())
  return found
}

function createMeasures(pending: { aggregate: Aggregate }[], slot: Slot): DraftMeasure[] {
  const span = spanOf(slot)
  return pending.length === 0 ? [{ slot, span }] : pending.map(({ aggregate }) => ({ aggregate, slot, span }))
}

/** `total by region`, `total of the orders`: an aggregate without a column waits for the money column, or adds nothing. */
function placeAlone(reading: Reading, pending: (Token & { kind: 'aggregate' })[]): void {
  const hasCount = reading.draft.measures.length > 0
  for (const token of pending) {
    if (!hasCount) reading.draft.measures.push({ aggregate: token.aggregate, span: spanOf(token) })
    else if (token.aggregate !== 'sum') reading.draft.unplaced.push(spanOf(token))
  }
}
