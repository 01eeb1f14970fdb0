import type { Draft, DraftMeasure, Slot } from '../draft.ts'
import { createProblem, type Library, type Problem } from '../understanding.ts'
import { getColumn, listColumns, type Workbook } from '../workbook.ts'
import { listDates, listNumbers } from './columns.ts'
import { nothing } from './context.ts'

/** Chooses the sheet that the question is about: the one that has all of its columns, the nearest by their names. */
export function chooseBase(draft: Draft, { workbook }: Library): number | undefined {
  const costs = workbook.sheets.map((_, base) => {
    const slots = [
      ...draft.filters.map(({ slot }) => costOf(slot, base)),
      ...draft.groups.flatMap(({ slot }) => (slot ? [costOf(slot, base)] : [])),
      ...(draft.date ? [costOf(draft.date, base)] : []),
      ...draft.measures.map((measure) => costOfMeasure(measure, base)),
      ...draft.entities.map(({ reading }) => (reading.sheets.includes(base) ? 0 : 0.5)),
      needsDate(draft) && listDates(workbook, base).length === 0 ? Number.POSITIVE_INFINITY : 0,
      // Without anything to add up, the sheet with money in it is meant before the others.
      needsMoney(draft) && listNumbers(workbook, base, 'money').length === 0 ? 1 : 0,
    ]
    return slots.reduce((sum, cost) => sum + cost, 0)
  })
  const least = Math.min(...costs)
  return Number.isFinite(least) ? costs.indexOf(least) : undefined
}

/** The rank of a slot's best column in this sheet; infinity where it has none. */
function costOf(slot: Slot, base: number): number {
  const ranks = slot.candidates.filter(({ ref }) => ref.sheet === base).map(({ rank }) => rank)
  return Math.min(Number.POSITIVE_INFINITY, ...ranks)
}

function costOfMeasure({ slot, entity }: DraftMeasure, base: number): number {
  if (slot) return costOf(slot, base)
  if (!entity || entity.reading.sheets.includes(base)) return 0
  return 0.4 + costOf({ ...entity, candidates: entity.reading.columns }, base)
}

function needsDate(draft: Draft): boolean {
  return draft.periods.length > 0 || draft.groups.some(({ grain, slot }) => grain !== undefined && !slot)
}

function needsMoney(draft: Draft): boolean {
  const hasMeasure = draft.measures.some(({ slot, entity }) => slot || entity)
  return !hasMeasure && draft.entities.length === 0 && !draft.isList
}

/** The columns exist, but in different sheets. */
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
  return createProblem('otherSheet', draft.periods[0] ?? slots[0] ?? nothing, { columns })
}
