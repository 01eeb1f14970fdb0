import { findConcepts } from '../concepts.ts'
import type { Draft, DraftMeasure, Slot } from '../draft.ts'
import type { Measure } from '../query.ts'
import type { Span } from '../tokenize.ts'
import { createProblem } from '../understanding.ts'
import type { Aggregate } from '../vocabulary.ts'
import { createKey } from '../words.ts'
import { type ColumnRef, getColumn } from '../workbook.ts'
import { listNumbers } from './columns.ts'
import { type Context, resolveSlot, toChoice, toId } from './context.ts'

export function resolveMeasures(context: Context, draft: Draft): Measure[] {
  return draft.measures.flatMap((measure): Measure[] => {
    if (measure.slot) return resolveColumnMeasure(context, draft, measure, measure.slot)
    if (measure.entity) return resolveCount(context, measure)
    if (measure.aggregate === 'count') {
      context.assumptions.push({ code: 'counted', sheet: context.base })
      return [{ aggregate: 'count' }]
    }
    const column = resolveMoney(context, measure.span)
    return column ? [{ aggregate: measure.aggregate ?? 'sum', column }] : []
  })
}

function resolveColumnMeasure(context: Context, draft: Draft, measure: DraftMeasure, slot: Slot): Measure[] {
  const column = resolveSlot(context, slot, 'severalColumns')
  if (!column) return []
  const aggregate = measure.aggregate ?? chooseAggregate(context, draft, slot, column)
  return aggregate ? [{ aggregate, column }] : []
}

/** Sales are added up without asking; a price may be wanted as an average, a minimum or a maximum. */
function chooseAggregate(context: Context, draft: Draft, slot: Slot, ref: ColumnRef): Aggregate | undefined {
  const problem = createProblem('whichAggregate', slot)
  const choices: Aggregate[] = ['sum', 'average', 'median', 'min', 'max']
  const decided = choices.find((each) => each === context.decisions[problem.key])
  if (decided) return decided
  const concepts = findConcepts(createKey(getColumn(context.library.workbook, ref).name))
  if (draft.isShare || concepts.some(({ isAdditive }) => isAdditive)) {
    context.assumptions.push({ code: 'summed', column: ref })
    return 'sum'
  }
  if (draft.superlative && concepts.length > 0) {
    const aggregate = draft.superlative.direction === 'highest' ? 'max' : 'min'
    context.assumptions.push({ code: 'extreme', column: ref, aggregate })
    return aggregate
  }
  context.problems.push({
    ...problem,
    columns: [ref],
    choices: choices.map((aggregate) => ({ id: aggregate, kind: 'aggregate', aggregate })),
  })
  return undefined
}

/** Orders are rows of their sheet; customers, counted in the orders, are different names. */
function resolveCount(context: Context, { entity, aggregate }: DraftMeasure): Measure[] {
  if (!entity) return []
  if (entity.reading.sheets.includes(context.base)) return [{ aggregate: 'count' }]
  const texts = entity.reading.columns.filter(({ ref }) => getColumn(context.library.workbook, ref).type === 'text')
  const column = resolveSlot(context, { ...entity, candidates: texts })
  return column ? [{ aggregate: aggregate === 'count' ? 'distinct' : (aggregate ?? 'distinct'), column }] : []
}

/** The column that a business counts in, where a question names none: the only one called sales, revenue, amount … */
export function resolveMoney(context: Context, span: Span): ColumnRef | undefined {
  const { workbook } = context.library
  const money = listNumbers(workbook, context.base, 'money')
  const [only, ...others] = money
  if (only && others.length === 0) {
    context.assumptions.push({ code: 'ranked', column: only })
    return only
  }
  const choices = money.length > 0 ? money : listNumbers(workbook, context.base, 'any')
  const decided = choices.find((ref) => toId(ref) === context.decisions['whichMeasure:'])
  if (decided) return decided
  context.problems.push({
    ...createProblem('whichMeasure', span),
    key: 'whichMeasure:',
    choices: choices.map(toChoice),
  })
  return undefined
}
