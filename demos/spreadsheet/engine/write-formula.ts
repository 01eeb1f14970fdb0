import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { toDate } from '../../shared/calendar.ts'
import type { Filter, Query } from './query.ts'
import type { Aggregate } from './vocabulary.ts'
import { type ColumnRef, getColumn, getSheet, type Workbook } from './workbook.ts'

/** Excel translates its functions with its interface, and its list separator follows the decimal sign. */
type Dialect = { separator: ',' | ';'; decimal: '.' | ','; names: Record<FunctionName, string> }

type FunctionName =
  | 'SUM'
  | 'AVERAGE'
  | 'MIN'
  | 'MAX'
  | 'MEDIAN'
  | 'ROWS'
  | 'SUMIFS'
  | 'AVERAGEIFS'
  | 'MINIFS'
  | 'MAXIFS'
  | 'COUNTIFS'
  | 'DATE'

const english: Dialect['names'] = {
  SUM: 'SUM',
  AVERAGE: 'AVERAGE',
  MIN: 'MIN',
  MAX: 'MAX',
  MEDIAN: 'MEDIAN',
  ROWS: 'ROWS',
  SUMIFS: 'SUMIFS',
  AVERAGEIFS: 'AVERAGEIFS',
  MINIFS: 'MINIFS',
  MAXIFS: 'MAXIFS',
  COUNTIFS: 'COUNTIFS',
  DATE: 'DATE',
}

/** Names from Microsoft's function lists in each language, https://support.microsoft.com/office (Excel functions A to Z). */
const dialects: Record<DemoLocale, Dialect> = {
  en: { separator: ',', decimal: '.', names: english },
  zh: { separator: ',', decimal: '.', names: english },
  es: {
    separator: ';',
    decimal: ',',
    names: {
      SUM: 'SUMA',
      AVERAGE: 'PROMEDIO',
      MIN: 'MIN',
      MAX: 'MAX',
      MEDIAN: 'MEDIANA',
      ROWS: 'FILAS',
      SUMIFS: 'SUMAR.SI.CONJUNTO',
      AVERAGEIFS: 'PROMEDIO.SI.CONJUNTO',
      MINIFS: 'MIN.SI.CONJUNTO',
      MAXIFS: 'MAX.SI.CONJUNTO',
      COUNTIFS: 'CONTAR.SI.CONJUNTO',
      DATE: 'FECHA',
    },
  },
  fr: {
    separator: ';',
    decimal: ',',
    names: {
      SUM: 'SOMME',
      AVERAGE: 'MOYENNE',
      MIN: 'MIN',
      MAX: 'MAX',
      MEDIAN: 'MEDIANE',
      ROWS: 'LIGNES',
      SUMIFS: 'SOMME.SI.ENS',
      AVERAGEIFS: 'MOYENNE.SI.ENS',
      MINIFS: 'MIN.SI.ENS',
      MAXIFS: 'MAX.SI.ENS',
      COUNTIFS: 'NB.SI.ENS',
      DATE: 'DATE',
    },
  },
}

const plain: Partial<Record<Aggregate, FunctionName>> = {
  sum: 'SUM',
  average: 'AVERAGE',
  min: 'MIN',
  max: 'MAX',
  median: 'MEDIAN',
  count: 'ROWS',
}
const conditional: Partial<Record<Aggregate, FunctionName>> = {
  sum: 'SUMIFS',
  average: 'AVERAGEIFS',
  min: 'MINIFS',
  max: 'MAXIFS',
  count: 'COUNTIFS',
}

/**
 * Writes a query as a formula for Excel in one language, with each sheet as a table of its name: what one function can
 * calculate, one number or, with groups in column A, one number a row.
 *
 * @returns undefined where it takes more than one function: dates as groups, alternatives, shares, lists
 */
export function writeFormula(workbook: Workbook, query: Query, locale: DemoLocale): string | undefined {
  const [measure, ...others] = query.measures
  const [group, ...otherGroups] = query.groups
  const isSimple = measure && others.length === 0 && otherGroups.length === 0
  if (!isSimple || group?.grain || query.having || query.isShare) return undefined
  const { separator, names } = dialects[locale]
  const reference = (ref: ColumnRef) => writeReference(workbook, ref)
  const criteria = query.filters.map((filter) => writeCriteria(filter, reference, dialects[locale]))
  if (criteria.some((each) => each === undefined)) return undefined
  const pairs = [...(group ? [reference(group.column), 'A2'] : []), ...criteria.flatMap((each) => each ?? [])]
  const name = (pairs.length > 0 ? conditional : plain)[measure.aggregate]
  if (!name || (measure.aggregate === 'count' && measure.column)) return undefined
  const values = measure.column
    ? [reference(measure.column)]
    : pairs.length > 0
      ? []
      : [writeTable(workbook, query.base)]
  return `=${names[name]}(${[...values, ...pairs].join(`${separator} `)})`
}

/** A table's name has no spaces and signs. */
function writeTable(workbook: Workbook, sheet: number): string {
  return getSheet(workbook, sheet).name.replaceAll(/[^\p{L}\p{N}_]+/gu, '_')
}

/** In a structured reference, some signs of a column's name have an apostrophe before them. */
function writeReference(workbook: Workbook, ref: ColumnRef): string {
  return `${writeTable(workbook, ref.sheet)}[${getColumn(workbook, ref).name.replaceAll(/['#[\]@]/g, "'$&")}]`
}

/** Pairs of range and condition, all of which must hold; undefined where only one of several must. */
function writeCriteria(filter: Filter, reference: (ref: ColumnRef) => string, dialect: Dialect): string[] | undefined {
  const range = reference(filter.column)
  const number = (value: number) => String(value).replace('.', dialect.decimal)
  switch (filter.kind) {
    case 'values':
      if (filter.isNegated) {
        return [range, filled, ...filter.values.flatMap((value) => [range, `"<>${escapeText(value)}"`])]
      }
      return filter.values.length === 1 ? [range, `"=${escapeText(filter.values[0] ?? '')}"`] : undefined
    case 'contains':
      if (filter.isNegated) return [range, filled, range, `"<>*${escapeText(filter.text)}*"`]
      return [range, `"*${escapeText(filter.text)}*"`]
    case 'compare':
      return [range, `"${filter.comparison}${number(filter.value)}"`]
    case 'between':
      return filter.isNegated ? undefined : [range, `">=${number(filter.low)}"`, range, `"<=${number(filter.high)}"`]
    case 'period': {
      const [only, ...others] = filter.ranges
      if (!only || others.length > 0 || filter.isNegated) return undefined
      return [
        ...(Number.isFinite(only.from) ? [range, `">="&${writeDate(only.from, dialect)}`] : []),
        ...(Number.isFinite(only.to) ? [range, `"<"&${writeDate(only.to, dialect)}`] : []),
      ]
    }
  }
}

/** "Not North" asks for another value, and an empty cell has none. */
const filled = '"<>"'

/** In a criterion `*`, `?` and `~` are wild, and a quote is doubled. */
function escapeText(text: string): string {
  return text.replaceAll(/[~*?]/g, '~$&').replaceAll('"', '""')
}

function writeDate(day: number, { names, separator }: Dialect): string {
  const date = toDate(day)
  return `${names.DATE}(${[date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].join(separator)})`
}
