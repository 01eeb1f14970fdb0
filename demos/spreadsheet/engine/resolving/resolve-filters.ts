import type { Draft, DraftFilter } from '../draft.ts'
import type { Filter } from '../query.ts'
import { type ColumnRef, getColumn, isSameColumn } from '../workbook.ts'
import { listNumbers } from './columns.ts'
import { type Context, resolveSlot } from './context.ts'

export function resolveFilter(context: Context, filter: DraftFilter): Filter | undefined {
  const column = resolveFilterColumn(context, filter)
  if (!column) return undefined
  const { workbook } = context.library
  switch (filter.kind) {
    case 'values': {
      const found = getColumn(workbook, column)
      const values = filter.values.flatMap((candidates) => {
        // Two spellings of one value, such as MADRID and Madrid, are both meant.
        const codes = candidates.filter(({ ref }) => isSameColumn(ref, column)).map(({ code }) => code)
        return found.type === 'text' ? codes.flatMap((code) => found.dictionary[code] ?? []) : []
      })
      return { kind: 'values', column, values: [...new Set(values)], isNegated: filter.isNegated }
    }
    case 'contains':
      return { kind: 'contains', column, text: filter.text, isNegated: filter.isNegated }
    case 'compare':
      return {
        kind: 'compare',
        column,
        comparison: filter.comparison,
        value: scale(context, column, filter.value, filter.isPercent),
      }
    case 'between':
      return {
        kind: 'between',
        column,
        low: scale(context, column, filter.low, filter.isPercent),
        high: scale(context, column, filter.high, filter.isPercent),
        isNegated: filter.isNegated,
      }
  }
}

function resolveFilterColumn(context: Context, filter: DraftFilter): ColumnRef | undefined {
  return resolveSlot(context, filter.slot, filter.kind === 'values' ? 'severalValueColumns' : 'severalColumns')
}

/** `discount over 10` means 10 %, where the column holds percentages. */
function scale(context: Context, ref: ColumnRef, value: number, isPercent: boolean): number {
  const column = getColumn(context.library.workbook, ref)
  const isShare = column.type === 'number' && column.unit === 'percent'
  if (!isShare || isPercent || Math.abs(value) <= 1) return value
  const share = Number(`${value}e-2`)
  context.assumptions.push({ code: 'percent', text: String(value), value: share })
  return share
}

/** `orders over 100`: the visitor must choose the column, unless only one has numbers. */
export function resolveLoose(context: Context, { loose }: Draft): Filter[] {
  return loose.flatMap((condition) => {
    const numbers = listNumbers(context.library.workbook, context.base, 'any')
    const slot = { ...condition, candidates: numbers.map((ref) => ({ ref, rank: 0 })) }
    const column = resolveSlot(context, slot, 'whichNumber')
    if (!column) return []
    const value = scale(context, column, condition.value, condition.isPercent)
    return [{ kind: 'compare' as const, column, comparison: condition.comparison, value }]
  })
}
