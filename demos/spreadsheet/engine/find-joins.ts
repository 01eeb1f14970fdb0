import type { Join } from './query.ts'
import { createKey } from './words.ts'
import { type Column, type ColumnRef, getColumn, getValue, listColumns, type Workbook } from './workbook.ts'

/** The part of the values that must be found in the other sheet. */
const threshold = 0.9

/**
 * Finds how the sheets of a workbook belong together: a column whose values are found in a column of another sheet that
 * has each value once, as an order's customer number is found among the customers. Such a join doubles no row.
 *
 * Of several columns that fit, the one whose name is most like the key's is taken; a single number column that happens
 * to fit, such as a quantity from 1 to 9, is no reason to join.
 */
export function findJoins(workbook: Workbook): Join[] {
  const columns = listColumns(workbook)
  const keys = columns.filter((ref) => isKey(getColumn(workbook, ref), workbook.sheets[ref.sheet]?.rowCount ?? 0))
  const fitting = columns.flatMap((from) =>
    keys
      .filter((to) => to.sheet !== from.sheet && fits(getColumn(workbook, from), getColumn(workbook, to)))
      .map((to) => ({ from, to, likeness: measureLikeness(workbook, from, to) })),
  )
  const best = new Map<string, Join & { likeness: number }>()
  for (const join of fitting.filter(({ likeness }) => likeness > 0)) {
    const pair = `${join.from.sheet} ${join.to.sheet}`
    if (join.likeness > (best.get(pair)?.likeness ?? 0)) best.set(pair, join)
  }
  return [...best.values()].map(({ from, to }) => ({ from, to }))
}

/** Each row has a value and no two rows the same. */
function isKey(column: Column, rowCount: number): boolean {
  if (column.type === 'date' || rowCount < 2) return false
  if (column.type === 'text') return column.dictionary.length === rowCount && !column.codes.includes(-1)
  return new Set(column.values).size === rowCount && !column.values.some((value) => Number.isNaN(value))
}

function fits(from: Column, to: Column): boolean {
  if (from.type !== to.type || from.type === 'date') return false
  const values = listDistinct(from)
  const known = new Set(listDistinct(to))
  const found = values.filter((value) => known.has(value)).length
  return values.length > 0 && found >= values.length * threshold
}

function listDistinct(column: Column): (string | number)[] {
  if (column.type === 'text') return column.dictionary
  return [...new Set(column.values)].filter((value) => !Number.isNaN(value))
}

/** Texts that are found elsewhere are likeness enough; numbers must be called the same. */
function measureLikeness(workbook: Workbook, from: ColumnRef, to: ColumnRef): number {
  const [one, other] = [getColumn(workbook, from), getColumn(workbook, to)]
  const [words, otherWords] = [createKey(one.name).split(' '), createKey(other.name).split(' ')]
  const shared = words.filter((word) => otherWords.includes(word)).length
  const likeness = shared / Math.max(words.length, otherWords.length)
  return one.type === 'text' ? likeness + 0.1 : likeness
}

/** The row of the other sheet for each row of the base, -1 where there is none. */
export function matchRows(workbook: Workbook, { from, to }: Join): Int32Array {
  const [source, target] = [getColumn(workbook, from), getColumn(workbook, to)]
  const rowsByValue = new Map<string | number, number>()
  const targetCount = workbook.sheets[to.sheet]?.rowCount ?? 0
  for (let row = 0; row < targetCount; row += 1) {
    const value = getValue(target, row)
    if (value !== undefined) rowsByValue.set(value, row)
  }
  if (source.type === 'text') {
    const rowsByCode = source.dictionary.map((value) => rowsByValue.get(value) ?? -1)
    return source.codes.map((code) => rowsByCode[code] ?? -1)
  }
  return Int32Array.from(source.values, (value) => rowsByValue.get(value) ?? -1)
}
