import { findConcepts } from '../concepts.ts'
import { createKey } from '../words.ts'
import { type ColumnRef, getColumn, listColumns, type Workbook } from '../workbook.ts'

export function listDates(workbook: Workbook, base: number): ColumnRef[] {
  return listColumns(workbook, base).filter((ref) => getColumn(workbook, ref).type === 'date')
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
