import {
  CandlestickSeries,
  createSeriesMarkers,
  LineSeries,
  LineStyle,
  type LogicalRange,
  type SeriesMarker,
  type Time,
} from 'lightweight-charts'
import type { Candle } from '../engine/candle.ts'
import { createBaseChart, createScale, type ScaleFormats, toChartTime, toPoints } from './create-base-chart.ts'
import type { Colours } from './read-colours.ts'

/** `stroke` tells the lines of one pane apart. */
export type ChartLine = { name: string; stroke: number; values: (number | undefined)[] }

export type PriceContent = {
  candles: readonly Candle[]
  /** Lines over the candles. */
  overlays: ChartLine[]
  /** Panes below the candles, with the levels that a rule compares them with. */
  panes: { lines: ChartLine[]; levels: number[] }[]
  fills: { time: number; action: 'buy' | 'sell' }[]
}

export type PriceChart = {
  /** Shows the last `count` candles, or all of them. */
  showLast: (count: number | undefined) => void
  /** Scrolls by half of the visible range: -1 to earlier candles, 1 to later ones. */
  move: (direction: -1 | 1) => void
  getRange: () => LogicalRange | null
  restore: (range: LogicalRange) => void
  remove: () => void
}

/** The strokes, one for each operand of a rule; the legend draws the same ones (`.stroke` in panels/panels.module.css). */
const lineStyles: readonly { token: keyof Colours; style: LineStyle }[] = [
  { token: 'text', style: LineStyle.Solid },
  { token: 'text-quiet', style: LineStyle.Dashed },
  { token: 'line-strong', style: LineStyle.Solid },
  { token: 'text', style: LineStyle.Dotted },
]

/** Draws candles with their marks and lines. Rising candles are hollow, so that colour is not all that tells them apart. */
export function drawPrices(
  container: HTMLElement,
  content: PriceContent,
  formats: ScaleFormats & { value: (value: number) => string },
): PriceChart {
  const times = content.candles.map(({ time }) => time)
  const { chart, colours } = createBaseChart(container, times, formats)

  // Prices below 1 need more digits than cents.
  const smallest = (content.candles[0]?.close ?? 1) < 1 ? 1e-6 : 0.01
  const priceFormat = createScale(formats.value, smallest)

  const series = chart.addSeries(CandlestickSeries, {
    priceFormat,
    upColor: colours.page,
    borderUpColor: colours.second,
    wickUpColor: colours.second,
    downColor: colours.accent,
    borderDownColor: colours.accent,
    wickDownColor: colours.accent,
    priceLineVisible: false,
  })
  series.setData(
    content.candles.map(({ time, open, high, low, close }) => ({ time: toChartTime(time), open, high, low, close })),
  )
  createSeriesMarkers(
    series,
    content.fills.map((fill) => createMarker(fill, colours)),
  )

  const addLine = ({ values, stroke }: ChartLine, pane: number) => {
    const { token, style } = lineStyles[stroke % lineStyles.length] ?? { token: 'text', style: LineStyle.Solid }
    const line = chart.addSeries(
      LineSeries,
      {
        color: colours[token],
        lineStyle: style,
        lineWidth: 2,
        priceLineVisible: false,
        lastValueVisible: false,
        priceFormat,
      },
      pane,
    )
    line.setData(toPoints(times, values))
    return line
  }
  for (const line of content.overlays) addLine(line, 0)
  content.panes.forEach(({ lines, levels }, index) => {
    const [first] = lines.map((line) => addLine(line, index + 1))
    for (const price of levels) {
      first?.createPriceLine({ price, color: colours.accent, lineStyle: LineStyle.Dashed, lineWidth: 1, title: '' })
    }
  })
  const [main, ...others] = chart.panes()
  main?.setStretchFactor(3)
  for (const pane of others) pane.setStretchFactor(1)

  const scale = chart.timeScale()
  return {
    showLast: (count) => {
      const length = times.length
      scale.setVisibleLogicalRange({ from: Math.max(0, length - (count ?? length)) - 0.5, to: length - 0.5 })
    },
    move: (direction) => {
      const range = scale.getVisibleLogicalRange()
      if (!range) return
      const step = ((range.to - range.from) / 2) * direction
      const offset = Math.min(Math.max(step, -0.5 - range.from), times.length - 0.5 - range.to)
      scale.setVisibleLogicalRange({ from: range.from + offset, to: range.to + offset })
    },
    getRange: () => scale.getVisibleLogicalRange(),
    restore: (range) => scale.setVisibleLogicalRange(range),
    remove: () => chart.remove(),
  }
}

function createMarker({ time, action }: PriceContent['fills'][number], colours: Colours): SeriesMarker<Time> {
  return action === 'buy'
    ? { time: toChartTime(time), position: 'belowBar', shape: 'arrowUp', color: colours.second }
    : { time: toChartTime(time), position: 'aboveBar', shape: 'arrowDown', color: colours.accent }
}
