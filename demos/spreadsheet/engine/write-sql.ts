import { type Grain, toIsoDate } from '../../shared/calendar.ts'
import type { DayRange, Filter, Group, Measure, Query } from './query.ts'
import { type ColumnRef, getColumn, getSheet, listColumns, type Workbook } from './workbook.ts'

/**
 * Writes a query as SQL in SQLite's dialect, with the workbook's sheets as tables. The tests run this text and compare.
 * `median` is part of SQLite's percentile extension, which its shell has built in (https://sqlite.org/percentile.html).
 */
export function writeSql(workbook: Workbook, query: Query): string {
  const name = (ref: ColumnRef) => quote(getColumn(workbook, ref).name)
  const isShareOfRows = query.isShare && query.groups.length === 0
  const [periods, others] = [
    query.filters.filter(({ kind }) => kind === 'period'),
    query.filters.filter(({ kind }) => kind !== 'period'),
  ]
  const conditions = (isShareOfRows ? periods : query.filters).map((filter) => writeFilter(filter, name))
  const part = others.map((filter) => writeFilter(filter, name)).join(' AND ')
  const groups = query.groups.map((group) => writeGroup(group, name))
  const measures = query.measures.map((measure) => writeMeasure(measure, name))
  const selected = isShareOfRows
    ? writeShareOfRows(measures[0] ?? '', part)
    : [...groups, ...measures, ...(query.isShare ? [`${measures[0]} * 1.0 / SUM(${measures[0]}) OVER ()`] : [])]
  return [
    `SELECT ${(selected.length > 0 ? selected : listColumns(workbook, query.base).map(name)).join(', ')}`,
    `FROM ${quote(getSheet(workbook, query.base).name)}`,
    ...(conditions.length > 0 ? [`WHERE ${conditions.join('\n  AND ')}`] : []),
    ...(groups.length > 0 ? [`GROUP BY ${groups.map((_, index) => index + 1).join(', ')}`] : []),
    ...writeOrder(query),
    ...(query.limit === undefined ? [] : [`LIMIT ${query.limit}`]),
  ].join('\n')
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

const sqlNames = {
  sum: 'SUM',
  average: 'AVG',
  min: 'MIN',
  max: 'MAX',
  median: 'MEDIAN',
  count: 'COUNT',
  distinct: 'COUNT',
}

function writeMeasure({ aggregate, column }: Measure, name: (ref: ColumnRef) => string): string {
  const inner = column ? name(column) : '*'
  return `${sqlNames[aggregate]}(${aggregate === 'distinct' ? 'DISTINCT ' : ''}${inner})`
}

/** ISO texts, which sort as the dates do. */
const grainExpressions: Record<Grain, (column: string) => string> = {
  day: (column) => column,
  week: (column) => `date(${column}, '-6 days', 'weekday 1')`,
  month: (column) => `strftime('%Y-%m-01', ${column})`,
  quarter: (column) => `strftime('%Y-', ${column}) || printf('%02d-01', (strftime('%m', ${column}) - 1) / 3 * 3 + 1)`,
  year: (column) => `strftime('%Y-01-01', ${column})`,
}

function writeGroup({ column, grain }: Group, name: (ref: ColumnRef) => string): string {
  return grain ? grainExpressions[grain](name(column)) : name(column)
}

function writeShareOfRows(measure: string, part: string): string[] {
  const filtered = part ? `${measure} FILTER (WHERE ${part})` : measure
  return [filtered, `${filtered} * 1.0 / ${measure}`]
}

function writeFilter(filter: Filter, name: (ref: ColumnRef) => string): string {
  const column = name(filter.column)
  switch (filter.kind) {
    case 'values': {
      const [only, ...others] = filter.values.map(quoteText)
      if (only !== undefined && others.length === 0) return `${column} ${filter.isNegated ? '<>' : '='} ${only}`
      return `${column} ${filter.isNegated ? 'NOT IN' : 'IN'} (${[only, ...others].join(', ')})`
    }
    case 'compare':
      return `${column} ${filter.comparison} ${filter.value}`
    case 'period':
      return writePeriod(filter.ranges, filter.isNegated, column)
  }
}

function writePeriod(ranges: DayRange[], isNegated: boolean, column: string): string {
  const parts = ranges.map(({ from, to }) =>
    [
      ...(Number.isFinite(from) ? [`${column} >= '${toIsoDate(from)}'`] : []),
      ...(Number.isFinite(to) ? [`${column} < '${toIsoDate(to)}'`] : []),
    ].join(' AND '),
  )
  const joined = parts.length > 1 ? `(${parts.map((part) => `(${part})`).join(' OR ')})` : (parts[0] ?? '')
  return isNegated ? `NOT (${joined})` : joined
}

function writeOrder({ order, groups }: Query): string[] {
  if (!order || groups.length === 0) return []
  const byGroup = groups.map((_, index) => `${index + 1}`)
  const direction = order.direction === 'highest' ? ' DESC' : ''
  const byMeasure = order.by === 'measure' ? [`${groups.length + 1}${direction}`] : []
  return [`ORDER BY ${[...byMeasure, ...byGroup].join(', ')}`]
}
