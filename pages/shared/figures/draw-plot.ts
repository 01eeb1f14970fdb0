import { scaleLinear, scaleLog } from 'd3-scale'
import { area, line } from 'd3-shape'
import Papa from 'papaparse'
import { csvFormulas } from '../../../csv-formulas.ts'
import type { Locale } from '../../../locales/locales.ts'
import { createNumberFormat } from '../../../locales/number-format.ts'
import { getPunctuation } from '../../../locales/punctuation.ts'
import { type LocalizedText, plainText } from '../../../model/kit/localize.ts'
import type { FigureOf } from '../../data/get-figure.ts'
import { round } from './lay-out-marks.ts'

type Plot = FigureOf<'plot'>
type Axis = Plot['x']
type Series = Plot['series'][number]
type Point = Series['points'][number]

/** All lengths are percentages of the drawing's width or height, so that it fits any screen. */
export type DrawnPlot = ReturnType<typeof drawPlot>

export function drawPlot(locale: Locale, plot: Plot) {
  const { file, categories } = plot
  const writeX: Format = categories ? (x) => nameCategory(categories, x) : createFormat(locale, plot.x)
  const writeY = createFormat(locale, plot.y)
  return {
    ...(plot.form === 'bars'
      ? { bars: drawBars(plot, writeX, writeY), plane: undefined }
      : { plane: drawPlane(plot, writeX, writeY), bars: undefined }),
    table: createTable(locale, plot, writeX, writeY),
    download: file === undefined ? undefined : { file, url: createDownload(plot) },
  }
}

type Format = (value: number) => string

function nameCategory(categories: LocalizedText[], x: number): string {
  return plainText(categories[Math.round(x)] ?? '')
}

function createFormat(locale: Locale, { format, digits }: Axis): Format {
  const options = {
    number: {},
    percent: { style: 'percent' },
    euros: { style: 'currency', currency: 'EUR' },
    plain: { useGrouping: false },
  } as const
  const fraction =
    digits === undefined
      ? { maximumFractionDigits: format === 'number' ? 2 : 0 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return createNumberFormat(locale, { ...options[format], ...fraction }).format
}

function createScale({ min, max, ticks, isLog }: Axis, range: [number, number]) {
  const scale = (isLog ? scaleLog() : scaleLinear()).domain([min, max]).range(range)
  return { place: (value: number) => round(scale(value)), ticks: ticks ?? scale.ticks(4) }
}

function drawPlane(plot: Plot, writeX: Format, writeY: Format) {
  const { series, thresholds = [], notes = [], categories } = plot
  const x = createScale(categories ? { ...plot.x, min: -0.5, max: categories.length - 0.5 } : plot.x, [0, 100])
  const y = createScale(plot.y, [100, 0])
  const ticks = plot.x.ticks ?? (categories ? [...categories.keys()] : x.ticks)
  return {
    xTicks: ticks.map((tick) => ({ at: x.place(tick), text: writeX(tick) })),
    yTicks: y.ticks.map((tick) => ({ at: y.place(tick), text: writeY(tick) })),
    marks: series.map((one) => drawSeries(plot, one, x.place, y.place)),
    thresholds: thresholds.map(({ at, text }) => ({ at: y.place(at), text })),
    notes: notes.map((note) => ({ ...note, x: x.place(note.x), y: y.place(note.y) })),
  }
}

type Place = (value: number) => number

function drawSeries(plot: Plot, series: Series, placeX: Place, placeY: Place) {
  const { points } = series
  const x = (point: Point) => placeX(point.x)
  const y = (point: Point) => placeY(point.y)
  const low = (point: Point) => placeY(point.low ?? point.y)
  const high = (point: Point) => placeY(point.high ?? point.y)
  const form = series.form ?? plot.form
  const hasRanges = points.some((point) => point.low !== undefined || point.high !== undefined)
  const named = points.find((point) => point.x === series.label?.x) ?? points.at(-1)
  const side = series.label?.side ?? 'above'
  return {
    line: form === 'lines' ? (line(x, y).digits(2)(points) ?? undefined) : undefined,
    band: form === 'lines' && hasRanges ? (area(x, low, high).digits(2)(points) ?? undefined) : undefined,
    ranges:
      form !== 'lines' && hasRanges
        ? points.map((point) => `M${x(point)},${low(point)}V${high(point)}`).join('')
        : undefined,
    // A line of no length is a dot as round or as square as its ends, however the box is stretched.
    dots: form === 'lines' ? undefined : points.map((point) => `M${x(point)},${y(point)}h0`).join(''),
    label: named && {
      x: x(named),
      y: side === 'above' ? Math.min(high(named), y(named)) : Math.max(low(named), y(named)),
      side,
    },
  }
}

function drawBars({ series, y: axis }: Plot, writeX: Format, writeY: Format) {
  const { place } = createScale(axis, [0, 100])
  return series.flatMap(({ points }) =>
    points.map(({ x, y }) => ({ name: writeX(x), length: place(y), text: writeY(y) })),
  )
}

function listPlaces(plot: Plot): number[] {
  const places = plot.series.flatMap(({ points }) => points.map((point) => findPlace(plot, point)))
  return [...new Set(places)].toSorted((a, b) => a - b)
}

/** Points may lie beside the middle of their category, so that they do not hide each other. */
function findPlace({ categories }: Plot, { x }: Point): number {
  return categories ? Math.round(x) : x
}

/** A row for each place of the x axis; several values of a series at one place share a cell. */
function createTable(locale: Locale, plot: Plot, writeX: Format, writeY: Format) {
  const { brackets, range } = getPunctuation(locale)
  const write = ({ y, low, high }: Point) =>
    low === undefined || high === undefined
      ? writeY(y)
      : `${writeY(y)}${brackets.join([low, high].map(writeY).join(range))}`
  return listPlaces(plot).map((place) => ({
    name: writeX(place),
    cells: plot.series.map(({ points }) =>
      points
        .filter((point) => findPlace(plot, point) === place)
        .map(write)
        .join(' / '),
    ),
  }))
}

/** The figures as a file that needs no server: a comma between columns, a point in numbers, in every language. */
function createDownload({ categories, series, x }: Plot): string {
  const header = [plainText(x.title), 'series', 'value', 'low', 'high']
  const rows = series.flatMap(({ name, points }) =>
    points.map(({ x: at, y, low, high }) => {
      const place = categories ? nameCategory(categories, at) : at
      return [place, plainText(name), y, low, high]
    }),
  )
  return `data:text/csv;charset=utf-8,${encodeURIComponent(Papa.unparse([header, ...rows], { newline: '\n', escapeFormulae: csvFormulas }))}`
}
