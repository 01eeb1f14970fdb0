import { useLingui } from '@lingui/react'
import { type CSSProperties, useCallback, useRef } from 'react'
import figure from '../../shared/chart/chart.module.css'
import parts from '../../shared/parts.module.css'
import type { ChartLine, PriceChart, PriceContent } from '../chart/draw-prices.ts'
import { useDrawing } from '../chart/use-drawing.ts'
import type { Candle } from '../engine/candle.ts'
import type { Formats } from '../words/create-formats.ts'
import styles from './panels.module.css'

type PriceFigureProps = { name: string; content: PriceContent; formats: Formats }

/** How many candles each button shows; the first is shown at the start. */
const spans = [180, 365, undefined] as const

/** The candles with their indicators and the strategy's purchases and sales. */
export function PriceFigure({ name, content, formats }: PriceFigureProps) {
  const { i18n } = useLingui()
  const chart = useRef<PriceChart>(undefined)
  const seen = useRef<{ candles: readonly Candle[]; range: ReturnType<PriceChart['getRange']> }>(undefined)
  const container = useDrawing(
    useCallback(
      async (element) => {
        const { drawPrices } = await import('../chart/draw-prices.ts')
        if (!element.isConnected) return undefined
        const drawn = drawPrices(element, content, { locale: i18n.locale, date: formats.date, value: formats.money })
        const range = seen.current?.candles === content.candles ? seen.current.range : null
        if (range) drawn.restore(range)
        else drawn.showLast(spans[0])
        chart.current = drawn
        return () => {
          seen.current = { candles: content.candles, range: drawn.getRange() }
          drawn.remove()
        }
      },
      [content, formats, i18n],
    ),
  )
  return (
    <figure className={figure.figure} data-result>
      <figcaption className={figure.caption}>{i18n.t('cryptoagent.chart.prices', { name })}</figcaption>
      <div
        ref={container}
        className={styles.prices}
        style={{ '--panes': content.panes.length } as CSSProperties}
        role="img"
        aria-label={useSummary(name, content, formats)}
      />
      <Legend overlays={content.overlays} panes={content.panes.map(({ lines }) => lines)} />
      <fieldset className={`${parts.row} ${styles.chartButtons}`}>
        <legend className="visually-hidden">{i18n.t('cryptoagent.chart.range')}</legend>
        <button type="button" className={parts.button} onClick={() => chart.current?.move(-1)}>
          {i18n.t('cryptoagent.chart.earlier')}
        </button>
        {spans.map((count) => (
          <button
            key={count ?? 0}
            type="button"
            className={parts.button}
            onClick={() => chart.current?.showLast(count)}
          >
            {count === undefined
              ? i18n.t('cryptoagent.chart.all')
              : i18n.t('cryptoagent.chart.last', { count: formats.number(count) })}
          </button>
        ))}
        <button type="button" className={parts.button} onClick={() => chart.current?.move(1)}>
          {i18n.t('cryptoagent.chart.later')}
        </button>
      </fieldset>
    </figure>
  )
}

function useSummary(name: string, { candles, fills }: PriceContent, formats: Formats): string {
  const { i18n } = useLingui()
  const [first] = candles
  const last = candles.at(-1)
  if (!first || !last) return name
  return i18n.t('cryptoagent.chart.summary', {
    name,
    start: formats.date(first.time),
    end: formats.date(last.time),
    first: formats.money(first.open),
    last: formats.money(last.close),
    lowest: formats.money(candles.reduce((low, candle) => Math.min(low, candle.low), first.low)),
    highest: formats.money(candles.reduce((high, candle) => Math.max(high, candle.high), first.high)),
    purchases: fills.filter(({ action }) => action === 'buy').length,
    sales: fills.filter(({ action }) => action === 'sell').length,
  })
}

/** The meanings of the candles, the arrows and the strokes of the lines. */
function Legend({ overlays, panes }: { overlays: ChartLine[]; panes: ChartLine[][] }) {
  const { i18n } = useLingui()
  return (
    <ul className={figure.legend}>
      <li>
        <span className={styles.up} aria-hidden="true" /> {i18n.t('cryptoagent.legend.up')}
      </li>
      <li>
        <span className={styles.down} aria-hidden="true" /> {i18n.t('cryptoagent.legend.down')}
      </li>
      <li>
        <span className={styles.buy} aria-hidden="true" /> {i18n.t('cryptoagent.legend.buy')}
      </li>
      <li>
        <span className={styles.sell} aria-hidden="true" /> {i18n.t('cryptoagent.legend.sell')}
      </li>
      {[overlays, ...panes].flatMap((lines, pane) =>
        lines.map(({ name, stroke }, index) => (
          <li key={`${pane}-${index}`}>
            <span className={styles.stroke} data-stroke={stroke % 4} aria-hidden="true" /> {name}
          </li>
        )),
      )}
    </ul>
  )
}
