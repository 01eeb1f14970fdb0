import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { toIsoDate } from '../../shared/calendar.ts'
import { writeCsv } from '../../shared/write-csv.ts'
import { execute, type Result, type ResultColumn } from './execute.ts'
import { findMixedCurrencies, groupByCurrency } from './mixed-currencies.ts'
import type { Query } from './query.ts'
import { understand } from './understand.ts'
import type { Assumption, Decisions, Library, Problem } from './understanding.ts'
import { getColumn, getSheet, type Workbook } from './workbook.ts'
import { writeFormula } from './write-formula.ts'
import { writeSql } from './write-sql.ts'

export type Answer =
  | {
      status: 'answered'
      language: DemoLocale
      query: Query
      assumptions: Assumption[]
      result: Result
      sql: string
      formula: string | undefined
      chart: 'bar' | 'line' | undefined
    }
  | { status: 'unclear'; language: DemoLocale; problems: Problem[] }

/** Understands a question, calculates it and writes down how. */
export function answer(question: string, library: Library, locale: DemoLocale, decisions: Decisions = {}): Answer {
  const understanding = understand(question, library, locale, decisions)
  if (understanding.status === 'unclear') return understanding
  const { language } = understanding
  const { workbook } = library
  const query = groupByCurrency(workbook, understanding.query, decisions)
  const { idleTotals } = getSheet(workbook, query.base)
  const assumptions = [
    ...understanding.assumptions,
    ...findMixedCurrencies(workbook, query),
    ...(idleTotals ? [{ code: 'idleTotals' as const, ...idleTotals }] : []),
  ]
  const result = execute(workbook, query)
  return {
    status: 'answered',
    language,
    query,
    assumptions,
    result,
    sql: writeSql(workbook, query),
    formula: writeFormula(workbook, query, locale),
    chart: chooseChart(query, result),
  }
}

/** Time is a line, names are bars; two groups need one of them to be few enough for a legend. */
function chooseChart({ groups, measures }: Query, { rows }: Result): 'bar' | 'line' | undefined {
  const [first, second, ...others] = groups
  if (!first || measures.length === 0 || others.length > 0 || rows.length < 2) return undefined
  if (second && new Set(rows.map((row) => row[1])).size > 4) return undefined
  if (first.grain) return new Set(rows.map((row) => row[0])).size > 2 ? 'line' : 'bar'
  return 'bar'
}

/**
 * Writes a result as CSV for programs of the page's language: ISO dates, shares of one.
 *
 * @param names the head of each column, in the page's language
 */
export function writeResultCsv(
  workbook: Workbook,
  { columns, rows }: Result,
  names: string[],
  locale: DemoLocale,
): string {
  const body = rows.map((row) => row.map((cell, index) => writeCell(workbook, columns[index], cell)))
  return writeCsv(names, body, locale)
}

function writeCell(
  workbook: Workbook,
  column: ResultColumn | undefined,
  cell: number | string | undefined,
): string | number {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return cell
  return column && isDateColumn(workbook, column) ? toIsoDate(cell) : roundNoise(cell)
}

/** True if a result's column holds days. */
export function isDateColumn(workbook: Workbook, column: ResultColumn): boolean {
  if (column.kind === 'group') return column.group.grain !== undefined
  const ref = column.kind === 'cell' ? column.column : column.measure.column
  const isCounted = column.kind !== 'cell' && ['count', 'distinct'].includes(column.measure.aggregate)
  return ref !== undefined && !isCounted && column.kind !== 'share' && getColumn(workbook, ref).type === 'date'
}

/** 22049.579999999998 is 22049.58 to anybody who adds up cents. */
function roundNoise(value: number): number {
  return Number(value.toPrecision(12))
}
