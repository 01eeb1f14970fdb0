import { isTotalLabel } from '../../shared/table/is-total-label.ts'
import { detectDecimalSign, parseNumber } from '../../shared/table/parse-number.ts'
import type { Cell } from '../../shared/table/raw-sheet.ts'

/** A row as a file gives it, with its number there and the currencies that its cells are formatted with. */
export type RawRow = { cells: Cell[]; row: number; units: readonly (string | undefined)[] | undefined }

type Totals = {
  totals: Set<RawRow>
  /** Rows that are called a total and add up nothing. */
  idle: RawRow[]
}

/** A total of a level adds up a few groups; only the grand total is farther from its first row. */
const mostGroups = 100

/**
 * Finds the rows that are called a total and add up the rows since the last total of their level, or those below them up to
 * the next one.
 */
export function findTotals(rows: RawRow[], width: number, decimalHint: '.' | ','): Totals {
  const places = rows.flatMap(({ cells }, place) => (cells.some(isCalledTotal) ? [place] : []))
  if (places.length === 0) return { totals: new Set(), idle: [] }
  const columns = Array.from({ length: width }, (_, column) => readColumn(rows, column, decimalHint))
  const found = new Set<number>()
  // A total that is found no longer spoils the sums of others, so each round may find more: a customer may be called Total.
  for (const isCounting of [false, true]) {
    const ordinary = new Set(isCounting ? places.filter((place) => !found.has(place)) : [])
    const isLeftOut = new Uint8Array(rows.length)
    for (const place of places) if (!ordinary.has(place)) isLeftOut[place] = 1
    const sums = columns.map((values) => addUp(values, isLeftOut))
    places.forEach((place, index) => {
      if (found.has(place)) return
      const starts = [0, ...places.slice(Math.max(0, index - mostGroups), index).map((before) => before + 1)]
      const ends = [...places.slice(index + 1, index + 1 + mostGroups), rows.length]
      const spans = [
        ...starts.toReversed().map((start) => [start, place] as const),
        ...ends.map((end) => [place + 1, end] as const),
      ]
      if (spans.some(([start, end]) => end > start && isSum(columns, sums, place, start, end))) found.add(place)
    })
  }
  const pick = (isFound: boolean) =>
    places.flatMap((place) => (found.has(place) === isFound ? (rows[place] ?? []) : []))
  return { totals: new Set(pick(true)), idle: pick(false) }
}

/** Few texts hold a part of such a word, and files have many. */
const partOfLabel = /tot|sum|som|gesamt|[合总小汇]/i

function isCalledTotal(cell: Cell): boolean {
  return typeof cell === 'string' && partOfLabel.test(cell) && isTotalLabel(cell)
}

function readColumn(rows: RawRow[], column: number, decimalHint: '.' | ','): Float64Array {
  const texts = rows.flatMap(({ cells: { [column]: cell } }) => (typeof cell === 'string' ? [cell] : []))
  const { sign } = detectDecimalSign(texts, decimalHint)
  return Float64Array.from(rows, ({ cells: { [column]: cell } }) => {
    if (typeof cell === 'number') return cell
    return (typeof cell === 'string' ? parseNumber(cell, sign) : undefined) ?? Number.NaN
  })
}

/** The sum of a column before each place. */
function addUp(values: Float64Array, isLeftOut: Uint8Array): Float64Array {
  const sums = new Float64Array(values.length + 1)
  values.forEach((value, place) => {
    sums[place + 1] = (sums[place] ?? 0) + (isLeftOut[place] || Number.isNaN(value) ? 0 : value)
  })
  return sums
}

/** True if a row holds the sums of some rows in half of its numbers: an average or a price is no sum. */
function isSum(columns: Float64Array[], sums: Float64Array[], place: number, start: number, end: number): boolean {
  const values = columns.flatMap((column, index) => {
    const value = column[place] ?? Number.NaN
    return Number.isNaN(value) ? [] : [{ value, sum: (sums[index]?.[end] ?? 0) - (sums[index]?.[start] ?? 0) }]
  })
  const equal = values.filter(({ value, sum }) => Math.abs(value - sum) <= Math.max(0.0051, Math.abs(value) * 1e-9))
  return equal.some(({ value }) => value !== 0) && equal.length * 2 >= values.length
}
