import type { Grain } from '../../../shared/calendar.ts'
import type { Draft } from '../draft.ts'
import type { Group, Query } from '../query.ts'
import { type Assumption, createProblem, type Decisions, type Library, type Problem } from '../understanding.ts'
import { getColumn } from '../workbook.ts'
import { arrange } from './arrange.ts'
import { chooseBase, createSeparatedProblem } from './choose-base.ts'
import { type Context, nothing, resolveSlot } from './context.ts'
import { resolveFilter, resolveLoose } from './resolve-filters.ts'
import { resolveMeasures } from './resolve-measures.ts'
import { resolveDate, resolvePeriods } from './resolve-periods.ts'

type Resolution = { query?: Query; problems: Problem[]; assumptions: Assumption[] }

/** Ties each part of a draft to the workbook's columns; what stays open becomes a problem. */
export function resolve(draft: Draft, library: Library, decisions: Decisions): Resolution {
  const unplaced = draft.unplaced.map((span) => createProblem('unplacedWord', span))
  if (unplaced.length > 0) return { problems: unplaced, assumptions: [] }
  const base = chooseBase(draft, library)
  if (base === undefined) return { problems: [createSeparatedProblem(draft, library.workbook)], assumptions: [] }
  const context: Context = { library, base, decisions, problems: [], assumptions: [] }
  const loose = resolveLoose(context, draft)
  const filters = [...draft.filters.flatMap((filter) => resolveFilter(context, filter) ?? []), ...loose]
  const groups = resolveGroups(context, draft)
  const periods = resolvePeriods(context, draft)
  const measures = resolveMeasures(context, draft)
  if (context.problems.length > 0) return context
  const query = arrange(context, draft, { measures, groups, filters: [...filters, ...periods] })
  if (query && query.measures.length === 0 && query.isShare) context.problems.push(createProblem('noMeasure', nothing))
  return query && context.problems.length === 0 ? { ...context, query } : context
}

function resolveGroups(context: Context, draft: Draft): Group[] {
  return draft.groups.flatMap(({ slot, grain, span }) => {
    const column = slot ? resolveSlot(context, slot) : resolveDate(context, draft, span)
    if (!column) return []
    const isDate = getColumn(context.library.workbook, column).type === 'date'
    if (!isDate) return [{ column }]
    return [{ column, grain: grain ?? ('day' satisfies Grain) }]
  })
}
