import { BaselineSeries, LineSeries, LineStyle } from 'lightweight-charts'
import { listDrawdowns } from '../engine/measure-performance.ts'
import { createBaseChart, createScale, type ScaleFormats, toPoints } from './create-base-chart.ts'

type EquityContent = {
  times: number[]
  /** The strategy first, then what it is measured against; drawn as the shared charts draw their series. */
  curves: number[][]
}

type EquityFormats = ScaleFormats & { value: (value: number) => string; share: (value: number) => string }

/** Draws what the accounts were worth and, below, how far the first one stood under its former peak. */
export function drawEquity(
  container: HTMLElement,
  { times, curves }: EquityContent,
  formats: EquityFormats,
): () => void {
  const { chart, colours } = createBaseChart(container, times, formats)
  const styles = [
    { color: colours.accent, lineStyle: LineStyle.Solid },
    { color: colours.second, lineStyle: LineStyle.Dashed },
    { color: colours['text-quiet'], lineStyle: LineStyle.Dotted },
  ]
  curves.forEach((values, index) => {
    const line = chart.addSeries(LineSeries, {
      ...styles[index],
      lineWidth: 2,
      priceLineVisible: false,
      lastValueVisible: false,
      priceFormat: createScale(formats.value, 1),
    })
    line.setData(toPoints(times, values))
  })
  const water = chart.addSeries(
    BaselineSeries,
    {
      baseValue: { type: 'price', price: 0 },
      bottomLineColor: colours.accent,
      bottomFillColor1: colours.accent,
      bottomFillColor2: colours.accent,
      lineWidth: 1,
      priceLineVisible: false,
      lastValueVisible: false,
      priceFormat: createScale(formats.share, 0.01),
    },
    1,
  )
  water.setData(toPoints(times, listDrawdowns(curves[0] ?? [])))
  chart.panes()[0]?.setStretchFactor(3)
  chart.timeScale().fitContent()
  return () => chart.remove()
}
