import { findConcepts } from './concepts.ts'
import type { Measure } from './query.ts'
import {
  at,
  chooseColumn,
  chooseMoney,
  hasColumn,
  isCalled,
  isOneOf,
  type Reading,
  readColumns,
  refuse,
  use,
} from './reading.ts'
import type { NameToken, Token } from './tokenize.ts'
import { createProblem } from './understanding.ts'
import type { Aggregate } from './vocabulary.ts'
import { type ColumnRef, getColumn } from './workbook.ts'

/** number of orders, how many customers, 订单数: the counted noun stands after the word, in Chinese often before it. */
export function readCounts(reading: Reading): void {
  reading.tokens.forEach((_, index) => {
    const [before, token, after] = [-1, 0, 1].map((step) => at(reading, index + step))
    if (token?.kind !== 'aggregate' || (token.aggregate !== 'count' && token.aggregate !== 'distinct')) return
    // A `total number` is a number; an `average number` is a calculation in two steps, which is not done here.
    if (before?.kind === 'aggregate' && before.aggregate !== 'count') {
      if (before.aggregate !== 'sum') refuse(reading, before)
      use(reading, before)
    }
    // `how many different customers`: both words speak of the same.
    if (token.aggregate === 'count' && after?.kind === 'aggregate' && after.aggregate === 'distinct') {
      use(reading, token)
      return
    }
    const entity = [after, before].find(
      (each): each is NameToken =>
        each?.kind === 'name' && (each.sheets.length > 0 || hasColumn(reading, each, 'text')),
    )
    if (entity) {
      // `cuántos clientes distintos`: the adjective may follow.
      const adjective = at(reading, reading.tokens.indexOf(entity) + 1)
      use(reading, token, entity)
      if (adjective?.kind === 'aggregate' && adjective.aggregate === 'distinct') use(reading, adjective)
      countEntity(reading, entity)
    } else if (token.aggregate === 'count' && !hasColumn(reading, after, 'number')) {
      use(reading, token)
      countRows(reading)
    }
  })
}

/** Orders are rows of their sheet; customers, counted in the orders, are different names. */
function countEntity(reading: Reading, entity: NameToken): void {
  if (entity.sheets.includes(reading.sheet)) {
    reading.measures.push({ aggregate: 'count' })
    return
  }
  reading.cost += 0.4
  const column = chooseColumn(reading, entity, readColumns(reading, entity, 'text'))
  if (column) reading.measures.push({ aggregate: 'distinct', column })
}

export function countRows(reading: Reading): void {
  reading.assumptions.push({ code: 'counted', sheet: reading.sheet })
  reading.measures.push({ aggregate: 'count' })
}

type Pending = { aggregate: Aggregate; token: Token }

/** total sales, average price and units, 销售额平均. */
export function readMeasures(reading: Reading): void {
  let pending: Pending[] = []
  const found: { token: Token; column: ColumnRef | undefined; aggregates: Pending[] }[] = []
  reading.tokens.forEach((_, index) => {
    const token = at(reading, index)
    const aggregate = readAggregate(reading, token)
    if (token && aggregate) pending.push({ aggregate, token })
    if (aggregate) use(reading, token)
    const numbers = readColumns(reading, token, 'number')
    if (!token || numbers.length === 0) return
    // `sales total`, `precio mínimo y máximo`, 价格平均值: without a word before it, those after it count.
    const aggregates = pending.length > 0 ? pending : readFollowing(reading, index + 1)
    found.push({ token, column: chooseColumn(reading, token, numbers), aggregates })
    pending = []
    // `top 5 customers by sales`: sales rank the customers.
    const before = at(reading, index - 1)
    use(reading, token, reading.superlative && isOneOf(before, 'by') ? before : undefined)
  })
  const last = found.at(-1)
  // An aggregate at the very end belongs to the last measure: `sales by region, total`.
  if (last?.aggregates.length === 0) last.aggregates = pending
  else if (last) for (const { token } of pending) refuse(reading, token)
  else placeAlone(reading, pending)
  for (const { token, column, aggregates } of found) {
    if (!column) continue
    const own = aggregates.map(({ aggregate }) => aggregate)
    const chosen = own.length > 0 ? own : [chooseAggregate(reading, token, column)]
    reading.measures.push(...chosen.flatMap((aggregate): Measure[] => (aggregate ? [{ aggregate, column }] : [])))
  }
}

/** The highest price is a maximum, unless something is ranked. */
function readAggregate(reading: Reading, token: Token | undefined): Aggregate | undefined {
  if (token?.kind === 'aggregate') return token.aggregate
  if (token?.kind !== 'superlative' || reading.superlative) return undefined
  return token.direction === 'highest' ? 'max' : 'min'
}

/** Aggregates after their column. The last one in `precio medio y total de unidades` belongs to the next column. */
function readFollowing(reading: Reading, start: number): Pending[] {
  let runs: Token[][] = [[]]
  let index = start
  for (; ; index += 1) {
    const token = at(reading, index)
    if (token?.kind === 'aggregate') runs.at(-1)?.push(token)
    else if (token && index > start && isOneOf(token, 'and', 'comma')) runs.push([token])
    else break
  }
  if (hasColumn(reading, at(reading, index), 'number')) runs = runs.slice(0, -1)
  const found = runs
    .flat()
    .flatMap((token) => (token.kind === 'aggregate' ? [{ aggregate: token.aggregate, token }] : []))
  if (found.length > 0) use(reading, ...runs.flat())
  return found
}

/** `total by region`, `total of the orders`: an aggregate without a column means the money column, or adds nothing. */
function placeAlone(reading: Reading, pending: Pending[]): void {
  const isCount = reading.measures.length > 0
  for (const { aggregate, token } of pending) {
    if (isCount && aggregate !== 'sum') refuse(reading, token)
    const column = isCount ? undefined : chooseMoney(reading)
    if (column) reading.measures.push({ aggregate, column })
  }
}

/** Sales are added up without asking; a price may be wanted as an average, a minimum or a maximum. */
function chooseAggregate(reading: Reading, token: Token, column: ColumnRef): Aggregate | undefined {
  const { workbook, decisions, assumptions, superlative } = reading
  const problem = createProblem('whichAggregate', token)
  const choices: Aggregate[] = ['sum', 'average', 'median', 'min', 'max']
  const decided = choices.find((each) => each === decisions[problem.key])
  if (decided) return decided
  if (isCalled(workbook, column, 'isAdditive') || reading.tokens.some(({ kind }) => kind === 'share')) {
    assumptions.push({ code: 'summed', column })
    return 'sum'
  }
  if (superlative && findConcepts(getColumn(workbook, column).name).length > 0) {
    const aggregate = superlative.direction === 'highest' ? 'max' : 'min'
    assumptions.push({ code: 'extreme', column, aggregate })
    return aggregate
  }
  reading.problems.push({
    ...problem,
    columns: [column],
    choices: choices.map((aggregate) => ({ id: aggregate, kind: 'aggregate', aggregate })),
  })
  return undefined
}
