import type { Locale } from '../../../locales/locales.ts'
import { createNumberFormat } from '../../../locales/number-format.ts'
import type { LocalizedText } from '../../../model/kit/localize.ts'
import type { FigureOf } from '../../data/get-figure.ts'

type Table = FigureOf<'table'>
type Column = Table['columns'][number]
type Cell = Table['rows'][number]['cells'][string]

/** A cell of a drawn table: its words, and a bar and a dot in percent of its width. */
export type DrawnCell = {
  words: LocalizedText | undefined
  mark: string | undefined
  bar?: { start: number; end: number; point?: number }
}

export function drawTable(locale: Locale, table: Table) {
  const { lead, formula = {}, rowsTitle, columns, rows, totals } = table
  const head = [rowsTitle, ...columns.map((column) => column.title ?? writeWeekday(locale, column))]
  const cells = columns.map((column) => drawColumn(locale, table, column))
  return {
    lead: [lead, formula[locale] ?? Object.values(formula)[0]].filter((words) => words !== undefined),
    head: head.some(Boolean) ? head : [],
    rows: rows.map((row, index) => ({
      title: row.title ?? row.name ?? '',
      mark: row.mark,
      cells: cells.flatMap((column) => column[index] ?? []),
    })),
    totals: totals.map((total) => drawTotal(locale, rows, total)),
  }
}

function writeWeekday(locale: Locale, { weekday }: Column): string | undefined {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  // The first of June of 2026 is a Monday.
  return weekday === undefined ? undefined : format(Date.UTC(2026, 5, weekday))
}

function drawColumn(locale: Locale, { rows, marks }: Table, column: Column): DrawnCell[] {
  const bases = rows.map(({ cells }) => cells[column.than ?? '']?.number)
  const cells = rows.map(({ cells: { [column.id]: cell = {} } }) => cell)
  const bars = cells.map((cell, index) => placeBar(column, cell, cells.slice(0, index)))
  const ends = bars.flatMap((bar, index) => (bar ? [bar.from, bar.to, bases[index] ?? bar.to] : []))
  const low = Math.min(column.start, ...ends)
  const high = Math.max(...ends)
  // In tenths of a percent, because a document holds each of them.
  const place = (value: number) => Math.round((1000 * (value - low)) / (high - low || 1)) / 10
  return cells.map((cell, index) => {
    const { [index]: bar } = bars
    const { [index]: base } = bases
    return {
      words:
        cell.text ?? marks.find(({ id }) => id === cell.mark)?.text ?? cell.name ?? writeValue(locale, cell, column),
      mark: cell.mark ?? compare(cell, base),
      ...(bar && {
        bar: { start: place(bar.from), end: place(bar.to), ...(base !== undefined && { point: place(base) }) },
      }),
    }
  })
}

/** The ends of a cell's bar, which may follow from the cells above. */
function placeBar({ bars, start }: Column, { number, range }: Cell, above: Cell[]) {
  if (number === undefined || bars === undefined) return range
  const from = { plain: start, stacked: addUp(above), centered: -number / 2 }[bars]
  const to = bars === 'plain' ? number : from + number
  return { from: Math.min(from, to), to: Math.max(from, to) }
}

function writeValue(locale: Locale, { number, range }: Cell, { bars }: Column): string | undefined {
  const { format } = createNumberFormat(locale, bars === 'stacked' ? { signDisplay: 'always' } : {})
  if (range) return `${format(range.from)}–${format(range.to)}`
  return number === undefined ? undefined : format(number)
}

function compare({ number, range }: Cell, base: number | undefined): string | undefined {
  const { from, to } = range ?? { from: number, to: number }
  if (base === undefined || from === undefined || to === undefined) return undefined
  if (from > base) return 'higher'
  return to < base ? 'lower' : 'same'
}

function drawTotal(locale: Locale, rows: Table['rows'], { title, column, marks, isShare }: Table['totals'][number]) {
  const { format } = createNumberFormat(locale)
  const write = (counted: typeof rows) => format(addUp(counted.flatMap(({ cells }) => cells[column] ?? [])))
  const value = write(rows.filter(({ mark }) => marks.some((counted) => counted === mark)))
  return { title, value: isShare ? `${value} / ${write(rows)}` : value }
}

function addUp(cells: Cell[]): number {
  return cells.reduce((sum, { number = 0 }) => sum + number, 0)
}
