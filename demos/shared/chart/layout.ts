import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'

/** A value for each label of the chart; a gap is undefined. */
export type Series = { name: string; values: (number | undefined)[] }

/** A range around a series, such as the uncertainty of a forecast; undefined if there is none. */
export type Band = { name: string; values: ({ low: number; high: number } | undefined)[] }

/** All lengths are percentages of the drawing's width or height, so that it fits any screen without being measured. */
export type Bar = { start: number; length: number }

/**
 * Places horizontal bars on one scale that starts at zero.
 *
 * @returns a bar for each value, none for a gap; and the place of zero, in percent from the left
 */
export function layOutBars(values: (number | undefined)[]): { bars: (Bar | undefined)[]; zero: number } {
  const known = values.filter((value) => value !== undefined)
  const scale = scaleLinear([Math.min(0, ...known), Math.max(0, ...known)], [0, 100])
  const zero = known.every((value) => value === 0) ? 0 : scale(0)
  return {
    bars: values.map((value) => {
      if (value === undefined) return undefined
      const end = value === 0 ? zero : scale(value)
      return { start: Math.min(zero, end), length: Math.abs(end - zero) }
    }),
    zero,
  }
}

export type LineLayout = {
  /** The values to write at the vertical axis, from bottom to top, at even distances; the first and last are its ends. */
  ticks: number[]
  /** One SVG path for each series, in a box of 100 × 100. */
  paths: string[]
  /** The outline of the band. */
  band: string | undefined
  /** The dots of each series. */
  dots: { x: number; y: number }[][]
  /** From left to right, one for each label. */
  positions: number[]
}

/** Places lines, and a band around them, on a scale with round ends. */
export function layOutLines(labelCount: number, series: Series[], band?: Band): LineLayout {
  const values = [
    ...series.flatMap((one) => one.values.filter((value) => value !== undefined)),
    ...(band?.values.flatMap((range) => (range ? [range.low, range.high] : [])) ?? []),
  ]
  const y = scaleLinear(findDomain(values), [100, 0]).nice(4)
  const x = scalePoint(
    Array.from({ length: labelCount }, (_, index) => index),
    [0, 100],
  )
  const place = (index: number) => x(index) ?? 0
  const drawLine = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, index) => place(index))
    .y((value) => y(value ?? 0))
  const drawBand = area<{ low: number; high: number } | undefined>()
    .defined((range) => range !== undefined)
    .x((_, index) => place(index))
    .y0((range) => y(range?.low ?? 0))
    .y1((range) => y(range?.high ?? 0))
  return {
    ticks: y.ticks(4),
    paths: series.map((one) => drawLine(one.values) ?? ''),
    band: band && (drawBand(band.values) ?? undefined),
    dots: series.map((one) =>
      one.values.flatMap((value, index) => (value === undefined ? [] : [{ x: place(index), y: y(value) }])),
    ),
    positions: Array.from({ length: labelCount }, (_, index) => place(index)),
  }
}

/**
 * Starts the axis at zero unless all values are so far from it that the line would be flat. A line shows change by its
 * slope, so unlike a bar it may start elsewhere.
 */
function findDomain(values: number[]): [number, number] {
  if (values.length === 0) return [0, 1]
  const low = Math.min(...values)
  const high = Math.max(...values)
  if (low === high) return low === 0 ? [0, 1] : [Math.min(0, low), Math.max(0, high)]
  if (low > 0 && low < high * 0.75) return [0, high]
  if (high < 0 && high > low * 0.75) return [low, 0]
  return [low, high]
}

/**
 * Chooses which labels of a horizontal axis are written when there is room for a number of them: evenly spaced,
 * beginning with the first.
 */
export function chooseLabels(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(count / room))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}
