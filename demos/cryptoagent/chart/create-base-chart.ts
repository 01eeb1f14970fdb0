import { ColorType, createChart, type IChartApi, type PriceFormatCustom, type UTCTimestamp } from 'lightweight-charts'
import { day } from '../engine/candle.ts'
import { type Colours, readColours } from './read-colours.ts'

/** How the page's language writes the numbers on the scales. */
export type ScaleFormats = { locale: string; date: (time: number) => string }

/**
 * An empty chart in the page's colours. It leaves the wheel and vertical strokes to the page, which scrolls with them.
 * The logo is off because the page itself names the library and links to its makers, as its license asks.
 */
export function createBaseChart(
  container: HTMLElement,
  times: readonly number[],
  formats: ScaleFormats,
): { chart: IChartApi; colours: Colours } {
  const colours = readColours(container)
  const chart = createChart(container, {
    autoSize: true,
    layout: {
      attributionLogo: false,
      background: { type: ColorType.Solid, color: colours.page },
      textColor: colours['text-quiet'],
      fontFamily: getComputedStyle(container).fontFamily,
      fontSize: 13,
      panes: { separatorColor: colours['line-strong'], enableResize: false },
    },
    grid: { vertLines: { color: colours.line }, horzLines: { color: colours.line } },
    rightPriceScale: { borderColor: colours['line-strong'] },
    timeScale: {
      borderColor: colours['line-strong'],
      timeVisible: times.some((time) => time % day !== 0),
      // The whole history has to fit on a phone.
      minBarSpacing: 0.01,
      enableConflation: true,
      fixLeftEdge: true,
      fixRightEdge: true,
    },
    crosshair: {
      vertLine: { color: colours['text-quiet'], labelBackgroundColor: colours['text-quiet'] },
      horzLine: { color: colours['text-quiet'], labelBackgroundColor: colours['text-quiet'] },
    },
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    localization: {
      locale: formats.locale,
      timeFormatter: (time: UTCTimestamp) => formats.date(time * 1000),
    },
  })
  return { chart, colours }
}

/**
 * How a series writes its values on its scale.
 *
 * @param smallest the difference that the scale still has to show
 */
export function createScale(formatter: (value: number) => string, smallest: number): PriceFormatCustom {
  return { type: 'custom', formatter, minMove: smallest }
}

/** The library counts in seconds. */
export function toChartTime(time: number): UTCTimestamp {
  return Math.floor(time / 1000) as UTCTimestamp
}

/** Values with their times, and a gap for each missing value. */
export function toPoints(times: readonly number[], values: readonly (number | undefined)[]) {
  return times.map((each, index) => {
    const time = toChartTime(each)
    const value = values[index]
    return value === undefined ? { time } : { time, value }
  })
}
