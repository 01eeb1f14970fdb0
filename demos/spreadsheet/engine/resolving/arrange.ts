import type { Draft } from '../draft.ts'
import type { Filter, Group, Measure, Query } from '../query.ts'
import { createProblem } from '../understanding.ts'
import { listNumbers } from './columns.ts'
import { type Context, nothing } from './context.ts'
import { resolveMoney } from './resolve-measures.ts'

type Parts = { measures: Measure[]; groups: Group[]; filters: Filter[] }

/** Puts the parts together, and decides what a question means that names nothing to calculate. */
export function arrange(context: Context, draft: Draft, { measures, groups, filters }: Parts): Query | undefined {
  const { superlative, isShare } = draft
  const calculated = measures.length > 0 || draft.isList ? measures : completeMeasures(context, draft, groups, filters)
  if (!calculated) return undefined
  if (superlative && groups.length === 0) {
    context.problems.push(createProblem('notRankable', nothing))
    return undefined
  }
  if (draft.isMonthTaken) context.assumptions.push({ code: 'byMonth' })
  const isOverTime = groups[0]?.grain !== undefined
  const limit = superlative && (superlative.count ?? (superlative.isPlural ? 10 : 1))
  if (superlative && superlative.count === undefined && superlative.isPlural) {
    context.assumptions.push({ code: 'limited', limit: 10 })
  }
  const order = superlative
    ? { by: 'measure' as const, direction: superlative.direction }
    : isOverTime
      ? { by: 'group' as const, direction: 'lowest' as const }
      : { by: 'measure' as const, direction: 'highest' as const }
  return {
    ...{ base: context.base, measures: calculated, groups, filters, isShare },
    ...(groups.length > 0 && calculated.length > 0 && { order }),
    ...(limit !== undefined && { limit }),
  }
}

/** No measure was named: rows are counted, listed, or ranked by the money column. Undefined: the question asks nothing. */
function completeMeasures(context: Context, draft: Draft, groups: Group[], filters: Filter[]): Measure[] | undefined {
  const [entity] = draft.entities
  if (draft.superlative) {
    const column = resolveMoney(context, nothing)
    return column && [{ aggregate: 'sum', column }]
  }
  if (entity && groups.length > 0) {
    context.assumptions.push({ code: 'counted', sheet: context.base })
    return [{ aggregate: 'count' }]
  }
  if (entity && draft.isShare) return [{ aggregate: 'count' }]
  if (entity && filters.length > 0) return []
  context.problems.push(
    createProblem('noMeasure', nothing, { columns: listNumbers(context.library.workbook, context.base, 'any') }),
  )
  return undefined
}
