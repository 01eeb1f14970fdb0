import { max, mean, median, min, sum } from 'simple-statistics'
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
  /** The number of used rows without a cell for the first measure, which were left out. */
  rowsWithoutValue: number
  /** Groups, or rows of a list, before the limit. */
  found: number
}

/** Reads a column. */
type Reader = { values: (row: number) => number; toCell: (value: number) => ResultCell }

/** Calculates a query: filters first, then each measure over the rows of each group. */
export function execute(workbook: Workbook, query: Query): Result {
  const { rowCount } = getSheet(workbook, query.base)
  const read = (ref: ColumnRef) => createReader(workbook, ref)
  const isShareOfRows = query.isShare && query.groups.length === 0
  // The period alone chooses the rows of the whole; the other conditions choose the part among them.
  const isOfWhole = ({ kind }: Filter) => !isShareOfRows || kind === 'period'
  const whole = selectRows(workbook, query.base, query.filters.filter(isOfWhole))
  const part = isShareOfRows ? selectRows(workbook, query.base, query.filters) : whole
  const first = query.measures[0]?.column
  const table =
    query.measures.length === 0
      ? listRows(workbook, query, part)
      : isShareOfRows
        ? calculateShare(query, whole, part, read)
        : calculateGroups(query, part, read)
  const values = first && read(first).values
  return {
    ...table,
    rowsUsed: part.length,
    rowsTotal: rowCount,
    rowsWithoutValue: values ? part.filter((row) => Number.isNaN(values(row))).length : 0,
  }
}

/** The rows of a sheet that pass all filters. */
export function selectRows(workbook: Workbook, sheet: number, filters: Filter[]): number[] {
  const tests = filters.map((filter) => createTest(workbook, filter, (ref) => createReader(workbook, ref)))
  const all = Array.from({ length: getSheet(workbook, sheet).rowCount }, (_, row) => row)
  return all.filter((row) => tests.every((test) => test(row)))
}

function createReader(workbook: Workbook, ref: ColumnRef): Reader {
  const column = getColumn(workbook, ref)
  const isText = column.type === 'text'
  const values = (row: number) => {
    const value = (isText ? column.codes : column.values)[row] ?? Number.NaN
    return isText && value === -1 ? Number.NaN : value
  }
  const toCell = (value: number) => {
    if (Number.isNaN(value)) return undefined
    return isText ? column.dictionary[value] : value
  }
  return { values, toCell }
}

const comparisons: Record<Comparison, (one: number, other: number) => boolean> = {
  '=': (one, other) => one === other,
  '<>': (one, other) => one !== other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
}

/** True if a row passes a filter. An empty cell passes none, a negated one neither, as in SQL. */
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

/** A measure over some rows; empty cells do not count. Sums are compensated, so that 50,000 prices add up to the cent. */
function calculate(
  { aggregate, column }: Measure,
  rows: number[],
  read: (ref: ColumnRef) => Reader,
): number | undefined {
  if (!column) return rows.length
  const values = rows.map(read(column).values).filter((value) => !Number.isNaN(value))
  if (aggregate === 'count') return values.length
  if (aggregate === 'distinct') return new Set(values).size
  return values.length > 0 ? calculations[aggregate](values) : undefined
}

const calculations = { sum, average: mean, median, min, max }

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
  const groups = new Map<string | number, { key: number[]; rows: number[] }>()
  // A calculation over no rows has an answer as well: zero rows, no average.
  if (query.groups.length === 0) groups.set('', { key: [], rows })
  else {
    for (const row of rows) {
      const key = groupReaders.map(({ values }) => values(row))
      const id = key.length === 1 ? (key[0] ?? 0) : key.join(' ')
      const group = groups.get(id)
      if (group) group.rows.push(row)
      else groups.set(id, { key, rows: [row] })
    }
  }
  const finished = [...groups.values()].map(({ key, rows: own }) => ({
    key: key.map((value, index) => groupReaders[index]?.toCell(value)),
    measures: query.measures.map((measure) => calculate(measure, own, read)),
  }))
  const total = query.isShare ? sum(finished.map(({ measures }) => measures[0] ?? 0)) : 0
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
  const [partValue, wholeValue] = [part, whole].map((rows) => calculate(measure, rows, read))
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

/** Empty cells come last in both directions. */
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
