import { isNothing } from './is-nothing.ts'
import { parseClock } from './parse-clock.ts'
import { parseDate } from './parse-date.ts'
import { parseNumber } from './parse-number.ts'

/** The beginning of a table. Rows are places in the list that was searched. */
export type Heading = {
  /** A name for each column, empty if it has none. Several lines of headings are one name. */
  names: string[]
  /** The first line of the headings; lines before it stand above the table. */
  from: number
  /** The first row of data. */
  start: number
  /** True if the file has no headings: all names are empty, and the first row is data. */
  isMissing: boolean
}

type Line = { cells: readonly string[] }

/** Banks and programs write the owner, the period and notes above a table; more lines than these are none. */
const mostLinesAbove = 40

/**
 * Finds the headings of a table: the line with the most names that are known among the first ones, else the first line that
 * is as wide as the table. A line that looks like the lines below it is data.
 *
 * @param isKnown whether a cell is a heading that the caller knows
 */
export function findHeading(rows: readonly Line[], isKnown: (name: string) => boolean = () => false): Heading {
  const known = findKnownLine(rows, isKnown)
  const from = known ?? findFirstWideLine(rows)
  const line = rows[from]
  if (!line) return { names: [], from: 0, start: 0, isMissing: true }
  if (known === undefined && looksLikeData(rows, from)) {
    const width = Math.max(
      ...rows.slice(from, from + mostLinesAbove).map(({ cells }) => cells.findLastIndex(Boolean) + 1),
    )
    return { names: Array.from({ length: width }, () => ''), from, start: from, isMissing: true }
  }
  return joinLines(rows, from, isKnown)
}

function countFilled({ cells }: Line): number {
  return cells.filter((cell) => cell.trim() !== '').length
}

function findKnownLine(rows: readonly Line[], isKnown: (name: string) => boolean): number | undefined {
  const [best] = rows
    .slice(0, mostLinesAbove)
    .flatMap((line, index) => {
      const known = new Set(line.cells.filter(isKnown)).size
      // A word of a movement may be a heading too (`Transfer`, `Deposit`): its line has a date or an amount.
      const isData = known < 3 && line.cells.some((cell) => isValue(cell))
      return known === 0 || isData ? [] : [{ index, known, filled: countFilled(line) }]
    })
    .toSorted((one, other) => other.known - one.known || other.filled - one.filled)
  const wide = findFirstWideLine(rows)
  // One known word above the table may be a title.
  return best && (best.known > 1 || best.index >= wide) ? best.index : undefined
}

/** The first line that fills more than half of the table's usual width. */
function findFirstWideLine(rows: readonly Line[]): number {
  const widths = rows.slice(0, mostLinesAbove * 2).map(countFilled)
  const counts = [...Map.groupBy(widths, (width) => width)].filter(([width]) => width > 1)
  const [usual = 1] = counts.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  const place = widths.findIndex((width) => width >= Math.min(usual, Math.max(2, Math.ceil(usual * 0.6))))
  return Math.max(0, place)
}

type Kind = 'number' | 'date' | 'clock' | 'address' | 'text' | 'nothing'

function nameKind(cell: string): Kind {
  const text = cell.trim()
  if (isNothing(text)) return 'nothing'
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$|^(?:https?:\/\/|www\.)\S+$/i.test(text)) return 'address'
  if (!/\p{Nd}/u.test(text)) return 'text'
  if (parseNumber(text, '.') !== undefined || parseNumber(text, ',') !== undefined) return 'number'
  if (parseDate(text, 'dayFirst') !== undefined || parseDate(text, 'monthFirst') !== undefined) return 'date'
  return parseClock(text) === undefined ? 'text' : 'clock'
}

/** True for a number, a date, a clock or an address. A year is a good name for a column. */
function isValue(cell: string): boolean {
  const kind = nameKind(cell)
  return kind !== 'text' && kind !== 'nothing' && !/^\s*(?:19|20)\d\d\s*$/.test(cell)
}

/** The kind that most of a column's cells have in the lines from a place on; undefined for one that is empty. */
function findUsualKind(rows: readonly Line[], column: number, from: number): Kind | undefined {
  const kinds = rows
    .slice(from, from + 30)
    .map(({ cells }) => nameKind(cells[column] ?? ''))
    .filter((kind) => kind !== 'nothing')
  const [usual] = [...Map.groupBy(kinds, (kind) => kind)].toSorted(([, one], [, other]) => other.length - one.length)
  return usual && usual[1].length * 2 > kinds.length ? usual[0] : undefined
}

/** True if each value of a line stands above values of its kind; one that stands above others is a name. */
function looksLikeData(rows: readonly Line[], place: number): boolean {
  const cells = rows[place]?.cells ?? []
  const values = cells.flatMap((cell, column) => (isValue(cell) ? [column] : []))
  if (values.length === 0) return false
  // A single row of values is data too: nothing is below it.
  if (place === rows.length - 1) return values.length * 2 >= countFilled({ cells })
  const alike = values.filter((column) => nameKind(cells[column] ?? '') === findUsualKind(rows, column, place + 1))
  return alike.length * 2 > values.length
}

/** Takes further lines to the headings: units below the names, groups above them, and what programs write in pieces. */
function joinLines(rows: readonly Line[], line: number, isKnown: (name: string) => boolean): Heading {
  const from = line > 0 && isGroupLine(rows, line) ? line - 1 : line
  let start = line + 1
  while (start < Math.min(rows.length - 1, line + 4) && isContinued(rows, line, start, isKnown)) start += 1
  const lines = rows.slice(from, start).map(({ cells }) => cells.map((cell) => cell.trim()))
  const width = Math.max(...lines.map((cells) => cells.findLastIndex(Boolean) + 1))
  const groups = lines.slice(0, line - from).map((cells) => fillRight(cells, width))
  const names = Array.from({ length: width }, (_, column) => {
    const parts = [...groups, ...lines.slice(line - from)].flatMap((cells) => cells[column] || [])
    return parts.findLast(isKnown) ?? [...new Set(parts)].join(' ')
  })
  return { names, from, start, isMissing: false }
}

/** A merged cell above several columns has its text in the first of them. */
function fillRight(cells: readonly string[], width: number): string[] {
  let last = ''
  return Array.from({ length: width }, (_, column) => {
    last = cells[column] || last
    return last
  })
}

/** `,2024,,2025,` above `Region,Q1,Q2,Q1,Q2`: names are repeated below, and the first column has no group. */
function isGroupLine(rows: readonly Line[], line: number): boolean {
  const above = rows[line - 1]?.cells ?? []
  const names = (rows[line]?.cells ?? []).filter(Boolean)
  return (
    !above[0]?.trim() && countFilled({ cells: above }) > 1 && !above.some(isValue) && new Set(names).size < names.length
  )
}

/**
 * True for a line below a heading that holds no value, but texts where the data has values; in columns of texts it may only
 * complete the heading above it.
 */
function isContinued(rows: readonly Line[], line: number, place: number, isKnown: (name: string) => boolean): boolean {
  const cells = rows[place]?.cells ?? []
  if (cells.some(isValue)) return false
  const filled = cells.flatMap((cell, column) => (nameKind(cell) === 'text' ? [column] : []))
  const isOfValues = (column: number) => {
    const kind = findUsualKind(rows, column, place + 1)
    return kind !== undefined && kind !== 'text'
  }
  if (filled.length === 0) return false
  const below = filled.filter((column) => !isOfValues(column))
  return filled.some(isOfValues) && below.every((column) => !rows[line]?.cells[column] || isKnown(cells[column] ?? ''))
}
