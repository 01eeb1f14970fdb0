import { truncateDay } from '../../shared/calendar.ts'
import type { DayRange, Filter, Group, Measure, Query } from './query.ts'
import type { Comparison } from './vocabulary.ts'
import { type ColumnRef, getColumn, getSheet, getValue, listColumns, type Workbook } from './workbook.ts'

/** Undefined stands for an empty cell, and for a calculation that has no value to work on. */
export type ResultCell = number | string | undefined

export type ResultColumn =
  | { kind: 'group'; group: Group }
  | { kind: 'measure'; measure: Measure }
  | { kind: 'share'; measure: Measure }
  | { kind: 'cell'; column: ColumnRef }

export type Result = {
  columns: ResultColumn[]
  rows: ResultCell[][]
  /** Rows of the base sheet that the filters let through. */
  rowsUsed: number
  rowsTotal: number
  /** Of the rows used, those whose cell for the first measure is empty and was left out. */
  rowsWithoutValue: number
  /** Groups, or rows of a list, before the limit. */
  found: number
  /** How often a cell was looked at: the work, which does not depend on the machine. */
  cellsRead: number
}

/** Reads a column. */
type Reader = { values: (row: number) => number; toCell: (value: number) => ResultCell }

/**
 * Calculates a query. One pass over the rows: filters first, then each measure's running value in the row's group.
 * Sums are compensated (Neumaier), so that 50,000 prices add up to the cent.
 */
export function execute(workbook: Workbook, query: Query): Result {
  const rowCount = getSheet(workbook, query.base).rowCount
  const read = (ref: ColumnRef) => createReader(workbook, ref)
  const stats = { cellsRead: 0 }

  const isShareOfRows = query.isShare && query.groups.length === 0
  const [periods, others] = [
    query.filters.filter(({ kind }) => kind === 'period'),
    query.filters.filter(({ kind }) => kind !== 'period'),
  ]
  // The whole of a share is what the period leaves; the part is what the other conditions leave of it.
  const keepWhole = (isShareOfRows ? periods : query.filters).map((filter) => createTest(workbook, filter, read))
  const keepPart = isShareOfRows ? others.map((filter) => createTest(workbook, filter, read)) : []
  const passes = (tests: ((row: number) => boolean)[], row: number) =>
    tests.every((test) => {
      stats.cellsRead += 1
      return test(row)
    })
  const whole: number[] = []
  for (let row = 0; row < rowCount; row += 1) if (passes(keepWhole, row)) whole.push(row)
  const part = isShareOfRows ? whole.filter((row) => passes(keepPart, row)) : whole

  const first = query.measures[0]?.column
  const firstReader = first && read(first)
  const common = {
    rowsUsed: part.length,
    rowsTotal: rowCount,
    rowsWithoutValue: firstReader ? part.filter((row) => Number.isNaN(firstReader.values(row))).length : 0,
  }
  if (query.measures.length === 0) {
    const { found, ...table } = listRows(workbook, query, part)
    return { ...table, ...common, found, cellsRead: stats.cellsRead + table.rows.length * table.columns.length }
  }
  stats.cellsRead += part.length * (query.groups.length + query.measures.length)
  const { found, ...table } = isShareOfRows
    ? calculateShare(query, whole, part, read)
    : calculateGroups(query, part, read)
  return { ...table, ...common, found, cellsRead: stats.cellsRead }
}

function createReader(workbook: Workbook, ref: ColumnRef): Reader {
  const column = getColumn(workbook, ref)
  const values: ArrayLike<number> = column.type === 'text' ? column.codes : column.values
  const isEmptyCode = (value: number | undefined) => value === undefined || (column.type === 'text' && value === -1)
  const at = (row: number) => {
    const value = values[row]
    return isEmptyCode(value) ? Number.NaN : (value ?? Number.NaN)
  }
  return {
    values: at,
    toCell: (value) => {
      if (Number.isNaN(value)) return undefined
      return column.type === 'text' ? column.dictionary[value] : value
    },
  }
}

const comparisons: Record<Comparison, (one: number, other: number) => boolean> = {
  '=': (one, other) => one === other,
  '<>': (one, other) => one !== other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
}

/** Whether a row passes a filter. An empty cell passes none, a negated one neither, as in SQL. */
function createTest(workbook: Workbook, filter: Filter, read: (ref: ColumnRef) => Reader): (row: number) => boolean {
  const { values } = read(filter.column)
  const column = getColumn(workbook, filter.column)
  const test = (isPassing: (value: number) => boolean, isNegated: boolean) => (row: number) => {
    const value = values(row)
    return !Number.isNaN(value) && isPassing(value) !== isNegated
  }
  switch (filter.kind) {
    case 'values': {
      const codes = new Set(
        filter.values.map((value) => (column.type === 'text' ? column.dictionary.indexOf(value) : Number(value))),
      )
      return test((value) => codes.has(value), filter.isNegated)
    }
    case 'compare':
      return test((value) => comparisons[filter.comparison](value, filter.value), false)
    case 'period':
      return test((day) => filter.ranges.some((range) => isWithin(day, range)), filter.isNegated)
  }
}

function isWithin(day: number, { from, to }: DayRange): boolean {
  return day >= from && day < to
}

type Accumulator = { add: (value: number) => void; finish: () => number | undefined }

/** A measure's running value; empty cells are not added. */
function accumulate({ aggregate, column }: Measure): Accumulator {
  let count = 0
  switch (aggregate) {
    case 'count':
      return {
        add: (value) => {
          if (!column || !Number.isNaN(value)) count += 1
        },
        finish: () => count,
      }
    case 'distinct': {
      const seen = new Set<number>()
      return { add: (value) => !Number.isNaN(value) && seen.add(value), finish: () => seen.size }
    }
    case 'median': {
      const values: number[] = []
      return { add: (value) => !Number.isNaN(value) && values.push(value), finish: () => findMedian(values) }
    }
    case 'min':
    case 'max': {
      const pick = aggregate === 'min' ? Math.min : Math.max
      let best: number | undefined
      return {
        add: (value) => {
          if (!Number.isNaN(value)) best = best === undefined ? value : pick(best, value)
        },
        finish: () => best,
      }
    }
    case 'sum':
    case 'average': {
      let sum = 0
      let lost = 0
      return {
        add: (value) => {
          if (Number.isNaN(value)) return
          const next = sum + value
          lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum
          sum = next
          count += 1
        },
        finish: () => (count === 0 ? undefined : aggregate === 'sum' ? sum + lost : (sum + lost) / count),
      }
    }
  }
}

function findMedian(values: number[]): number | undefined {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length / 2
  if (sorted.length === 0) return undefined
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)]
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

type Table = { columns: ResultColumn[]; rows: ResultCell[][]; found: number }

function calculateGroups(query: Query, rows: number[], read: (ref: ColumnRef) => Reader): Table {
  const groupReaders = query.groups.map(({ column, grain }) => {
    const { values, toCell } = read(column)
    if (!grain) return { values, toCell }
    const buckets = new Map<number, number>()
    return {
      // There are far fewer days than rows, and each costs a date.
      values: (row: number) => {
        const day = values(row)
        if (Number.isNaN(day)) return day
        const known = buckets.get(day)
        if (known !== undefined) return known
        const bucket = truncateDay(day, grain)
        buckets.set(day, bucket)
        return bucket
      },
      toCell: (value: number) => (Number.isNaN(value) ? undefined : value),
    }
  })
  const measureReaders = query.measures.map(({ column }) => column && read(column))
  const groups = new Map<string | number, { key: number[]; measures: Accumulator[] }>()
  for (const row of rows) {
    const key = groupReaders.map(({ values }) => values(row))
    const id = key.length === 1 ? (key[0] ?? 0) : key.join(' ')
    let group = groups.get(id)
    if (!group) {
      group = { key, measures: query.measures.map(accumulate) }
      groups.set(id, group)
    }
    for (let index = 0; index < measureReaders.length; index += 1) {
      group.measures[index]?.add(measureReaders[index]?.values(row) ?? 0)
    }
  }
  // A calculation over no rows has an answer as well: zero rows, no average.
  if (groups.size === 0 && query.groups.length === 0) {
    groups.set('', { key: [], measures: query.measures.map(accumulate) })
  }
  const finished = [...groups.values()].map(({ key, measures }) => ({
    key: key.map((value, index) => groupReaders[index]?.toCell(value)),
    measures: measures.map((measure) => measure.finish()),
  }))
  const total = query.isShare ? finished.reduce((sum, { measures }) => sum + (measures[0] ?? 0), 0) : 0
  sortGroups(finished, query)
  return {
    columns: [
      ...query.groups.map((group) => ({ kind: 'group' as const, group })),
      ...query.measures.map((measure) => ({ kind: 'measure' as const, measure })),
      ...query.measures.slice(0, query.isShare ? 1 : 0).map((measure) => ({ kind: 'share' as const, measure })),
    ],
    rows: finished
      .slice(0, query.limit)
      .map(({ key, measures }) => [...key, ...measures, ...(query.isShare ? [divide(measures[0], total)] : [])]),
    found: finished.length,
  }
}

function divide(part: number | undefined, whole: number): number | undefined {
  return part === undefined || whole === 0 ? undefined : part / whole
}

function calculateShare(query: Query, whole: number[], part: number[], read: (ref: ColumnRef) => Reader): Table {
  const [measure] = query.measures
  if (!measure) throw new RangeError('a share needs a measure')
  const values = measure.column && read(measure.column).values
  const [partValue, wholeValue] = [part, whole].map((rows) => {
    const accumulator = accumulate(measure)
    for (const row of rows) accumulator.add(values?.(row) ?? 0)
    return accumulator.finish()
  })
  return {
    columns: [
      { kind: 'measure', measure },
      { kind: 'share', measure },
    ],
    rows: [[partValue, divide(partValue ?? 0, wholeValue ?? 0)]],
    found: 1,
  }
}

function sortGroups(
  groups: { key: ResultCell[]; measures: (number | undefined)[] }[],
  { order, groups: by }: Query,
): void {
  const direction = order?.direction === 'lowest' ? 1 : -1
  groups.sort((one, other) => {
    if (order?.by === 'measure') {
      const difference = compareCells(one.measures[0], other.measures[0], direction)
      if (difference !== 0) return difference
    }
    return by.reduce((result, _, index) => result || compareCells(one.key[index], other.key[index], 1), 0)
  })
}

/** Empty cells come last, whatever the direction. */
function compareCells(one: ResultCell, other: ResultCell, direction: 1 | -1): number {
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * direction
  const [text, otherText] = [String(one), String(other)]
  return (text < otherText ? -1 : text > otherText ? 1 : 0) * direction
}

/** Rows as they stand in their sheet. */
function listRows(workbook: Workbook, query: Query, rows: number[]): Table {
  const columns = listColumns(workbook, query.base)
  return {
    columns: columns.map((column) => ({ kind: 'cell', column })),
    rows: rows.slice(0, query.limit).map((row) => columns.map((ref) => getValue(getColumn(workbook, ref), row))),
    found: rows.length,
  }
}
