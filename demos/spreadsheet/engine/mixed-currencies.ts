import { findCurrency } from '../../shared/table/currencies.ts'
import { selectRows } from './execute.ts'
import type { Query } from './query.ts'
import type { Assumption, Decisions } from './understanding.ts'
import { type ColumnRef, getColumn, getValue, isSameColumn, type Workbook } from './workbook.ts'

/** Groups a query by the currency of its amounts, if the visitor has decided so. */
export function groupByCurrency(workbook: Workbook, query: Query, decisions: Decisions): Query {
  const [column] = query.measures.flatMap((measure) => measure.column ?? []).flatMap((ref) => findNames(workbook, ref))
  const isThere = !column || query.groups.some((group) => isSameColumn(group.column, column))
  if (decisions.currencies !== 'each' || isThere) return query
  return { order: { by: 'measure', direction: 'highest' }, ...query, groups: [...query.groups, { column }] }
}

/** Says of which amounts a calculation puts several currencies together: in a sum, a comparison or a share. */
export function findMixedCurrencies(workbook: Workbook, query: Query): Assumption[] {
  const { measures, filters, groups, isShare } = query
  const measured = measures.flatMap(({ aggregate, column }) =>
    column && aggregate !== 'count' && aggregate !== 'distinct' ? [column] : [],
  )
  const compared = filters.flatMap(({ kind, column }) => (kind === 'compare' ? [column] : []))
  const [mixed] = [...measured, ...compared].flatMap((column) => {
    const [names] = findNames(workbook, column)
    const isApart = names && groups.some((group) => isSameColumn(group.column, names))
    if (!names || (isApart && !isShare && !compared.includes(column))) return []
    const currencies = listCurrencies(workbook, query, column, names)
    return currencies.length > 1 ? [{ column, currencies }] : []
  })
  if (!mixed) return []
  return [{ code: 'currencies', ...mixed, isDivisible: !isShare && compared.length === 0 }]
}

function findNames(workbook: Workbook, ref: ColumnRef): ColumnRef[] {
  const column = getColumn(workbook, ref)
  return column.type === 'number' && column.currencies !== undefined
    ? [{ sheet: ref.sheet, column: column.currencies }]
    : []
}

/** The currencies of the amounts that a query uses; the filters that compare amounts choose none. */
function listCurrencies(workbook: Workbook, query: Query, amounts: ColumnRef, names: ColumnRef): string[] {
  const filters = query.filters.filter(({ kind }) => kind !== 'compare')
  const [amountColumn, nameColumn] = [getColumn(workbook, amounts), getColumn(workbook, names)]
  const found = selectRows(workbook, query.base, filters).flatMap((row) => {
    if (getValue(amountColumn, row) === undefined) return []
    return getValue(nameColumn, row) ?? []
  })
  return [...new Set([...new Set(found)].map((name) => findCurrency(String(name)) ?? String(name)))].sort()
}
