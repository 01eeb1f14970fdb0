import type * as v from 'valibot'
import type { LocalizedText } from '../../../content/localize.ts'
import type { Localized } from '../../../content/map-texts.ts'
import type { table } from '../../../content/specimens/schema.ts'
import type { Locale } from '../../../locales/locales.ts'

type Table = Localized<v.InferOutput<typeof table>>
type Column = Table['columns'][number]
type Cell = Table['rows'][number]['cells'][string]

/** A cell of a drawn table: its words, and a bar and a dot in percent of its width. */
export type DrawnCell = {
  words: LocalizedText | undefined
  mark: string | undefined
  bar?: { start: number; end: number; point?: number }
}

/** A table as the stylesheet of its look draws it; it reads well without one. */
export type DrawnTable = ReturnType<typeof drawTable>

/** A table in the page's language, with everything that follows from its numbers. */
export function drawTable(locale: Locale, table: Table) {
  const { kind, look, title, caption, isExample, lead, formula = {}, rowsTitle, columns, rows } = table
  const head = [rowsTitle, ...columns.map((column) => column.title ?? writeWeekday(locale, column))]
  const cells = columns.map((column) => drawColumn(locale, table, column))
  return {
    kind,
    look,
    title,
    caption,
    isExample,
    lead: [lead, formula[locale] ?? Object.values(formula)[0]].filter((words) => words !== undefined),
    head: head.some(Boolean) ? head : [],
    rows: rows.map((row, index) => ({
      title: row.title ?? row.name ?? '',
      mark: row.mark,
      cells: cells.flatMap((column) => column[index] ?? []),
    })),
    totals: addUp(locale, table),
  }
}

function writeWeekday(locale: Locale, { weekday }: Column): string | undefined {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  // The first of June of 2026 is a Monday.
  return weekday === undefined ? undefined : format(Date.UTC(2026, 5, weekday))
}

/** The cells of a column, their bars on one scale. */
function drawColumn(locale: Locale, { rows, marks }: Table, { id, says, start, than }: Column): DrawnCell[] {
  const cells = rows.map(({ cells: { [id]: cell = {}, [than ?? '']: base } }) => ({ ...cell, base: base?.number }))
  const ends = cells.flatMap(({ bar, base }) => (bar ? [bar.from, bar.to, base ?? bar.to] : []))
  const low = Math.min(start, ...ends)
  const high = Math.max(...ends)
  // In tenths of a percent, because a document holds each of them.
  const place = (value: number) => Math.round((1000 * (value - low)) / (high - low || 1)) / 10
  return cells.map(({ text, name, mark, base, ...cell }) => ({
    words: text ?? marks.find((known) => known.id === mark)?.text ?? name ?? writeValue(locale, cell, says),
    mark: mark ?? compare(cell, base),
    ...(cell.bar && {
      bar: {
        start: place(cell.bar.from),
        end: place(cell.bar.to),
        ...(base !== undefined && { point: place(base) }),
      },
    }),
  }))
}

function writeValue(locale: Locale, { number, bar }: Cell, says: Column['says']): string | undefined {
  const { format } = new Intl.NumberFormat(locale, says === 'gain' ? { signDisplay: 'always' } : {})
  if (bar && number === undefined) {
    return says === 'ends' ? `${format(bar.from)}–${format(bar.to)}` : format(bar.to - bar.from)
  }
  return number === undefined ? undefined : format(number)
}

/** Where a number or a bar lies beside another number. */
function compare({ number, bar }: Cell, base: number | undefined): string | undefined {
  const { from, to } = bar ?? { from: number, to: number }
  if (base === undefined || from === undefined || to === undefined) return undefined
  if (from > base) return 'higher'
  return to < base ? 'lower' : 'same'
}

function addUp(locale: Locale, { rows, totals }: Table) {
  const { format } = new Intl.NumberFormat(locale)
  return totals.map(({ title, column, marks, isShare }) => {
    const add = (counted: typeof rows) =>
      format(counted.reduce((sum, { cells: { [column]: cell = {} } }) => sum + readValue(cell), 0))
    const value = add(rows.filter(({ mark }) => marks.some((counted) => counted === mark)))
    return { title, value: isShare ? `${value} / ${add(rows)}` : value }
  })
}

/** A number, or the length of a bar. */
function readValue({ number, bar }: Cell): number {
  return number ?? (bar ? bar.to - bar.from : 0)
}
