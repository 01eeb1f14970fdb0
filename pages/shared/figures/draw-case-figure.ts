import type * as v from 'valibot'
import type { figureSchema } from '../../../content/case-studies/figure-schema.ts'
import { type LocalizedText, plainText } from '../../../content/localize.ts'
import type { Localized } from '../../../content/map-texts.ts'
import type { Locale } from '../../../locales/locales.ts'
import { readI18n } from '../../../locales/server.ts'

type Figure = Localized<v.InferOutput<typeof figureSchema>>
type FigureOf<Form extends Figure['form']> = Extract<Figure, { form: Form }>

/** A cell of a drawn table: its words, and what is drawn in it, in percent of its width. */
export type FigureCell = { words?: LocalizedText; mark?: string; start?: number; end?: number; point?: number }

/** A figure as a table, which is drawn by its form's stylesheet and reads well without one. */
export type FigureTable = {
  form: Figure['form']
  title: LocalizedText
  caption: LocalizedText
  /** Above the table: a question, a formula. */
  lead: LocalizedText[]
  head: LocalizedText[]
  rows: Array<{ title: LocalizedText; mark?: string; cells: FigureCell[] }>
  /** Below the table: what it adds up to. */
  totals: Array<{ title: LocalizedText; value: string }>
}

type Drawn = Partial<Pick<FigureTable, 'lead' | 'head' | 'totals'>> & Pick<FigureTable, 'rows'>

/** The figure of a case study, with everything computed that follows from its numbers. */
export function drawFigure(figure: Figure, locale: Locale): FigureTable {
  const { form, title, caption } = figure
  return { form, title, caption, lead: [], head: [], totals: [], ...drawForm(figure, locale) }
}

function drawForm(figure: Figure, locale: Locale): Drawn {
  const number = new Intl.NumberFormat(locale)
  switch (figure.form) {
    case 'stages':
      return drawStages(figure)
    case 'points':
      return drawPoints(figure)
    case 'matrix':
      return {
        head: ['', ...figure.columns.map(({ title }) => title)],
        rows: figure.rows.map(({ title, column }) => ({
          title,
          cells: figure.columns.map((_, index) => (index === column ? { words: '✓', mark: 'yes' } : {})),
        })),
      }
    case 'balance':
      return drawBalance(figure, number)
    case 'sheet':
      return drawSheet(figure, locale, number)
    case 'ranges':
      return drawRanges(figure, number)
    case 'nights':
      return drawNights(figure, locale)
    case 'sieve':
      return {
        rows: figure.rows.map(({ title, left, reason }) => {
          const side = (100 - toPercent(left, figure.rows[0]?.left ?? left)) / 2
          return {
            title,
            cells: [{ words: String(left), mark: 'left', start: side, end: 100 - side }, { words: reason }],
          }
        }),
      }
    case 'claims':
      return {
        head: Object.values(figure.columns),
        rows: figure.rows.map(({ was, now, grade, proof }) => ({
          title: was,
          ...(now ? {} : { mark: 'cut' }),
          cells: [
            now ? { words: now, mark: 'new' } : {},
            { words: proof },
            grade > 0
              ? {
                  words: figure.grades[grade - 1]?.title ?? '',
                  mark: 'grade',
                  start: 0,
                  end: toPercent(grade, figure.grades.length),
                }
              : {},
          ],
        })),
      }
  }
}

function drawStages({ stages, rows, before, after }: FigureOf<'stages'>): Drawn {
  return {
    head: ['', ...stages.map(({ title }) => title)],
    rows: rows.map((row) => ({
      title: row.title,
      cells: stages.map((_, index) => {
        if (index === row.after) return { words: after, mark: 'after' }
        if (index === row.before) return { words: before, mark: 'before' }
        return index > row.after && index < row.before ? { mark: 'between' } : {}
      }),
    })),
  }
}

function drawPoints({ rows, total }: FigureOf<'points'>): Drawn {
  const most = rows.reduce((sum, row) => sum + row.most, 0)
  let reached = 0
  return {
    rows: rows.map(({ title, points, most: possible, reason }) => {
      const start = toPercent(reached, most)
      reached += points
      const end = points > 0 ? toPercent(reached, most) : toPercent(reached + possible, most)
      const mark = points > 0 ? 'bar' : 'unknown'
      return { title, cells: [{ words: points > 0 ? `+${points}` : '?', mark, start, end }, { words: reason }] }
    }),
    totals: [{ title: total, value: `${reached} / ${most}` }],
  }
}

/** How far the balance of the first week may be off; that of a later one grows with the square root of the weeks. */
const firstSpread = 4

function drawBalance(
  { start, changes, week, range, due, dues }: FigureOf<'balance'>,
  number: Intl.NumberFormat,
): Drawn {
  let middle = start
  const weeks = changes.map((change, index) => {
    middle += change
    const spread = Math.round(firstSpread * Math.sqrt(index + 1))
    return { low: middle - spread, high: middle + spread }
  })
  const highest = Math.max(...weeks.map(({ high }) => high))
  return {
    head: [week, range, due],
    rows: weeks.map(({ low, high }, index) => ({
      title: String(index + 1),
      cells: [
        {
          words: `${number.format(low)}–${number.format(high)}`,
          mark: 'range',
          start: toPercent(low, highest),
          end: toPercent(high, highest),
        },
        ...dues.flatMap(({ text, weeks: on }) => (on.includes(index + 1) ? [{ words: text, mark: 'due' }] : [])),
      ],
    })),
  }
}

function drawSheet(figure: FigureOf<'sheet'>, locale: Locale, number: Intl.NumberFormat): Drawn {
  const { question, columns, months, subtotal, rows, read, calculated } = figure
  const i18n = readI18n(locale, 'specimen')
  const last = rows.length + 1
  const formula = i18n.t('specimen.sumBy', {
    amounts: `C2:C${last}`,
    months: `B2:B${last}`,
    month: `"${plainText(months.asked)}"`,
    places: `A2:A${last}`,
    place: `"<>${plainText(subtotal)}"`,
  })
  const add = (counted: typeof rows) => number.format(counted.reduce((sum, { amount }) => sum + amount, 0))
  const asked = rows.filter(({ isAsked }) => isAsked)
  return {
    lead: [question, formula],
    head: [columns.place, columns.month, columns.amount],
    rows: rows.map(({ place, isAsked, amount }) => ({
      title: place ?? subtotal,
      mark: place ? (isAsked ? 'counted' : 'other') : 'subtotal',
      cells: [{ words: isAsked ? months.asked : months.other }, { words: number.format(amount) }],
    })),
    totals: [
      { title: read, value: add(asked) },
      { title: calculated, value: add(asked.filter(({ place }) => place !== undefined)) },
    ],
  }
}

function drawRanges({ columns, rows }: FigureOf<'ranges'>, number: Intl.NumberFormat): Drawn {
  const lowest = Math.min(...rows.flatMap(({ low, price }) => [low, price]))
  const highest = Math.max(...rows.flatMap(({ high, price }) => [high, price]))
  const place = (value: number) => toPercent(value - lowest, highest - lowest)
  return {
    head: [columns.home, columns.range, columns.price],
    rows: rows.map(({ area, low, high, price }) => {
      const isInside = low <= price && price <= high
      const range = `${number.format(low)}–${number.format(high)}`
      return {
        title: `${area} m²`,
        mark: isInside ? 'inside' : 'outside',
        cells: [
          { words: range, mark: 'range', start: place(low), end: place(high), point: place(price) },
          { words: number.format(price), mark: 'price' },
        ],
      }
    }),
  }
}

/** A Monday. */
const firstDay = Date.UTC(2026, 0, 5)

function drawNights({ columns, task, rows }: FigureOf<'nights'>, locale: Locale): Drawn {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const days = (rows[0]?.prices ?? []).map((_, index) => day.format(firstDay + index * 86_400_000))
  return {
    head: [columns.home, columns.license, columns.season, ...days],
    rows: rows.map((row) => ({
      title: row.home,
      cells: [
        { words: row.license, mark: 'license' },
        { words: String(row.season), mark: 'season' },
        ...row.prices.map((price) =>
          price === 0
            ? { words: task, mark: 'task' }
            : { words: String(price), mark: price > row.season ? 'higher' : price < row.season ? 'lower' : 'same' },
        ),
      ],
    })),
  }
}

/** Rounded, because a document holds each of them. */
function toPercent(part: number, whole: number): number {
  return Math.round((part / whole) * 100)
}
