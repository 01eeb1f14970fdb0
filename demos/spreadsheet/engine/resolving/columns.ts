import { findConcepts } from '../concepts.ts'
import type { Join } from '../query.ts'
import { createKey } from '../words.ts'
import { type ColumnRef, getColumn, listColumns, type Workbook } from '../workbook.ts'
import { isReachable } from './context.ts'

export function listDates(workbook: Workbook, joins: Join[], base: number): ColumnRef[] {
  const dates = listColumns(workbook).filter((ref) => getColumn(workbook, ref).type === 'date')
  const own = dates.filter(({ sheet }) => sheet === base)
  return own.length > 0 ? own : dates.filter((ref) => isReachable(joins, base, ref))
}

/** Number columns of a sheet that can be added up, or that are money. */
export function listNumbers(workbook: Workbook, base: number, what: 'any' | 'additive' | 'money'): ColumnRef[] {
  return listColumns(workbook, base).filter((ref) => {
    const column = getColumn(workbook, ref)
    if (column.type !== 'number') return false
    if (what === 'any') return true
    const concepts = findConcepts(createKey(column.name))
    return concepts.some(({ isMoney, isAdditive }) => (what === 'money' ? isMoney : isAdditive))
  })
}
