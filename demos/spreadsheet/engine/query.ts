import type { Grain } from '../../shared/calendar.ts'
import type { Aggregate, Comparison } from './vocabulary.ts'
import type { ColumnRef } from './workbook.ts'

export type Measure = { aggregate: Aggregate; column?: ColumnRef }
export type Group = { column: ColumnRef; grain?: Grain }
/** Days since 1970-01-01; the end is the first day that no longer counts. */
export type DayRange = { from: number; to: number }

export type Filter =
  | { kind: 'values'; column: ColumnRef; values: string[]; isNegated: boolean }
  | { kind: 'compare'; column: ColumnRef; comparison: Comparison; value: number }
  | { kind: 'period'; column: ColumnRef; ranges: DayRange[]; isNegated: boolean }

export type Order = { by: 'measure' | 'group'; direction: 'highest' | 'lowest' }

/** A question as a calculation, which is shown, executed, and written as SQL and as a formula. */
export type Query = {
  /** The sheet whose rows are counted; each of them counts once. */
  base: number
  /** Without measures the query lists rows. */
  measures: Measure[]
  groups: Group[]
  filters: Filter[]
  /** The first measure as part of the whole: of all groups, or of the rows that the filters but `period` leave out. */
  isShare: boolean
  order?: Order
  limit?: number
}
