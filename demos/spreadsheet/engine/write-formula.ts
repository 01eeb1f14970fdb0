import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { toDate } from '../../shared/calendar.ts'
import { getDecimalMark } from '../../shared/decimal-mark.ts'
import type { Filter, Query } from './query.ts'
import type { Aggregate } from './vocabulary.ts'
import { type ColumnRef, getColumn, getSheet, type Workbook } from './workbook.ts'

/** Excel translates its functions with its interface: Microsoft's lists, https://support.microsoft.com/office (Excel functions A to Z). */
const translations = {
  SUM: { es: 'SUMA', fr: 'SOMME' },
  AVERAGE: { es: 'PROMEDIO', fr: 'MOYENNE' },
  MIN: {},
  MAX: {},
  MEDIAN: { es: 'MEDIANA', fr: 'MEDIANE' },
  ROWS: { es: 'FILAS', fr: 'LIGNES' },
  SUMIFS: { es: 'SUMAR.SI.CONJUNTO', fr: 'SOMME.SI.ENS' },
  AVERAGEIFS: { es: 'PROMEDIO.SI.CONJUNTO', fr: 'MOYENNE.SI.ENS' },
  MINIFS: { es: 'MIN.SI.CONJUNTO', fr: 'MIN.SI.ENS' },
  MAXIFS: { es: 'MAX.SI.CONJUNTO', fr: 'MAX.SI.ENS' },
  COUNTIFS: { es: 'CONTAR.SI.CONJUNTO', fr: 'NB.SI.ENS' },
  DATE: { es: 'FECHA' },
} satisfies Record<string, Partial<Record<DemoLocale, string>>>

type FunctionName = keyof typeof translations

function writeCall(name: FunctionName, parameters: (string | number)[], locale: DemoLocale): string {
  const translated: Partial<Record<DemoLocale, string>> = translations[name]
  // The separator of a list follows the decimal sign.
  const separator = getDecimalMark(locale) === ',' ? '; ' : ', '
  return `${translated[locale] ?? name}(${parameters.join(separator)})`
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
 * Writes a query as a formula for Excel in one language, with each sheet as a table of its name. One function calculates
 * one number or, with groups in column A, one number a row.
 *
 * @returns undefined if it takes more than one function: dates as groups, alternatives, shares, lists
 */
export function writeFormula(workbook: Workbook, query: Query, locale: DemoLocale): string | undefined {
  const [measure, ...others] = query.measures
  const [group, ...otherGroups] = query.groups
  const isSimple = measure && others.length === 0 && otherGroups.length === 0
  if (!isSimple || group?.grain || query.isShare) return undefined
  const reference = (ref: ColumnRef) => writeReference(workbook, ref)
  const criteria = query.filters.map((filter) => writeCriteria(filter, reference, locale))
  if (criteria.some((each) => each === undefined)) return undefined
  const pairs = [...(group ? [reference(group.column), 'A2'] : []), ...criteria.flatMap((each) => each ?? [])]
  const name = (pairs.length > 0 ? conditional : plain)[measure.aggregate]
  if (!name || (measure.aggregate === 'count' && measure.column)) return undefined
  const values = measure.column
    ? [reference(measure.column)]
    : pairs.length > 0
      ? []
      : [writeTable(workbook, query.base)]
  return `=${writeCall(name, [...values, ...pairs], locale)}`
}

/** A table's name has no spaces and signs. */
function writeTable(workbook: Workbook, sheet: number): string {
  return getSheet(workbook, sheet).name.replaceAll(/[^\p{L}\p{N}_]+/gu, '_')
}

/** In a structured reference, some signs of a column's name have an apostrophe before them. */
function writeReference(workbook: Workbook, ref: ColumnRef): string {
  return `${writeTable(workbook, ref.sheet)}[${getColumn(workbook, ref).name.replaceAll(/['#[\]@]/g, "'$&")}]`
}

/** Pairs of range and condition, all of which must hold; undefined if only one of several must. */
function writeCriteria(
  filter: Filter,
  reference: (ref: ColumnRef) => string,
  locale: DemoLocale,
): string[] | undefined {
  const range = reference(filter.column)
  const number = (value: number) => String(value).replace('.', getDecimalMark(locale))
  switch (filter.kind) {
    case 'values':
      if (filter.isNegated) {
        return [range, filled, ...filter.values.flatMap((value) => [range, `"<>${escapeText(value)}"`])]
      }
      return filter.values.length === 1 ? [range, `"=${escapeText(filter.values[0] ?? '')}"`] : undefined
    case 'compare':
      return [range, `"${filter.comparison}${number(filter.value)}"`]
    case 'period': {
      const [only, ...others] = filter.ranges
      if (!only || others.length > 0 || filter.isNegated) return undefined
      return [
        ...(Number.isFinite(only.from) ? [range, `">="&${writeDate(only.from, locale)}`] : []),
        ...(Number.isFinite(only.to) ? [range, `"<"&${writeDate(only.to, locale)}`] : []),
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

function writeDate(day: number, locale: DemoLocale): string {
  const date = toDate(day)
  return writeCall('DATE', [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()], locale)
}
