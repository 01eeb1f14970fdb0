import type { Draft, DraftMeasure, Slot } from '../draft.ts'
import type { Join } from '../query.ts'
import { createProblem, type Library, type Problem } from '../understanding.ts'
import { getColumn, listColumns, type Workbook } from '../workbook.ts'
import { listDates, listNumbers } from './columns.ts'
import { isReachable, nothing } from './context.ts'

/**
 * Chooses the sheet whose rows the query counts: the one from which all columns can be had, measures from its own rows,
 * since a price that a join repeats would count several times.
 */
export function chooseBase(draft: Draft, { workbook, joins }: Library): number | undefined {
  const costs = workbook.sheets.map((_, base) => {
    const slots = [
      ...draft.filters.map(({ slot }) => costOf(slot, joins, base)),
      ...draft.groups.flatMap(({ slot }) => (slot ? [costOf(slot, joins, base)] : [])),
      ...(draft.date ? [costOf(draft.date, joins, base)] : []),
      ...draft.measures.map((measure) => costOfMeasure(measure, joins, base)),
      ...draft.entities.map(({ reading }) =>
        reading.sheets.includes(base)
          ? 0
          : reading.sheets.some((sheet) => isReachable(joins, base, { sheet, column: 0 }))
            ? 0.5
            : 5,
      ),
      needsDate(draft) && listDates(workbook, joins, base).length === 0 ? Number.POSITIVE_INFINITY : 0,
      // Without anything to add up, the sheet with money in it is meant before the others.
      needsMoney(draft) && listNumbers(workbook, base, 'money').length === 0 ? 1 : 0,
    ]
    return slots.reduce((sum, cost) => sum + cost, 0)
  })
  const least = Math.min(...costs)
  return Number.isFinite(least) ? costs.indexOf(least) : undefined
}

/** Cost of a slot's best column from this base: its rank, plus a little for a join. Infinity if unreachable. */
function costOf(slot: Slot, joins: Join[], base: number, ownOnly = false): number {
  const costs = slot.candidates
    .filter(({ ref }) => (ownOnly ? ref.sheet === base : isReachable(joins, base, ref)))
    .map(({ ref, rank }) => rank + (ref.sheet === base ? 0 : 0.2))
  return Math.min(Number.POSITIVE_INFINITY, ...costs)
}

function costOfMeasure({ slot, entity }: DraftMeasure, joins: Join[], base: number): number {
  if (slot) return costOf(slot, joins, base, true)
  if (!entity) return 0
  if (entity.reading.sheets.includes(base)) return 0
  return 0.4 + costOf({ ...entity, candidates: entity.reading.columns }, joins, base)
}

function needsDate(draft: Draft): boolean {
  return draft.periods.length > 0 || draft.groups.some(({ grain, slot }) => grain !== undefined && !slot)
}

function needsMoney(draft: Draft): boolean {
  const hasMeasure = draft.measures.some(({ slot, entity }) => slot || entity)
  return !hasMeasure && draft.entities.length === 0 && !draft.isList
}

/** The columns exist, but in sheets that nothing ties together, or a sum would count rows several times. */
export function createSeparatedProblem(draft: Draft, workbook: Workbook): Problem {
  const slots = [
    ...draft.measures.flatMap(({ slot }) => slot ?? []),
    ...draft.filters.map(({ slot }) => slot),
    ...draft.groups.flatMap(({ slot }) => slot ?? []),
  ]
  const columns = slots.flatMap(
    ({ candidates }) => candidates.toSorted((one, other) => one.rank - other.rank)[0]?.ref ?? [],
  )
  const hasDate = listColumns(workbook).some((ref) => getColumn(workbook, ref).type === 'date')
  if (needsDate(draft) && !hasDate) return createProblem('noDate', draft.periods[0] ?? draft.groups[0]?.span ?? nothing)
  return createProblem('notJoined', draft.periods[0] ?? slots[0] ?? nothing, { columns })
}
