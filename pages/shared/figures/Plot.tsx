import { useLingui } from '@lingui/react'
import { Fragment } from 'react'
import type { FigureOf } from '../../data/get-figure.ts'
import { Text, Texts } from '../../ui/Text.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { type DrawnPlot, drawPlot } from './draw-plot.ts'
import styles from './Plot.module.css'

/** One chart with its table, which is what screen readers get of it. */
export function Plot({ specimen: plot }: { specimen: FigureOf<'plot'> }) {
  const { i18n } = useLingui()
  const { plane, bars, table, download } = drawPlot(useLocale(), plot)
  return (
    <div className={styles.plot}>
      {plane && <Plane plot={plot} plane={plane} />}
      {bars && <Bars plot={plot} bars={bars} />}
      <details className={styles.figures}>
        <summary>{i18n.t('specimen.figures')}</summary>
        <table>
          <Text as="caption" of={plot.y.title} />
          <thead>
            <tr>
              <Texts as="th" scope="col" items={[plot.x.title, ...plot.series.map(({ name }) => name)]} />
            </tr>
          </thead>
          <tbody>
            {table.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {download && (
          <a download={download.file} href={download.url}>
            {i18n.t('specimen.download')}
          </a>
        )}
      </details>
    </div>
  )
}

function Plane({ plot, plane }: { plot: FigureOf<'plot'>; plane: NonNullable<DrawnPlot['plane']> }) {
  const gutter = Math.max(0, ...plane.yTicks.map(({ text }) => text.length))
  return (
    <div className={styles.plane} style={{ '--gutter': gutter }}>
      <Text as="p" className={styles.axis} aria-hidden of={plot.y.title} />
      <div className={styles.area}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path className={styles.grid} d={plane.yTicks.map(({ at }) => `M0,${at}H100`).join('')} />
          {plane.marks.map(({ line, band, ranges, dots }, index) => (
            <g key={index} data-series={index}>
              {band && <path className={styles.band} d={band} />}
              {ranges && <path className={styles.range} d={ranges} />}
              {line && <path className={styles.line} d={line} />}
              {dots && <path className={styles.dot} d={dots} />}
              {dots && index > 1 && <path className={styles.hole} d={dots} />}
            </g>
          ))}
          {plane.thresholds.map(({ at }) => (
            <path key={at} className={styles.threshold} d={`M0,${at}H100`} />
          ))}
        </svg>
        {plane.yTicks.map(({ at, text }) => (
          <span key={at} className={styles.yTick} style={{ '--y': at }} aria-hidden>
            {text}
          </span>
        ))}
        {plane.marks.map(
          ({ label }, index) =>
            label && (
              <span
                key={index}
                className={styles.name}
                data-series={index}
                data-side={label.side}
                style={{ '--x': label.x, '--y': label.y }}
                aria-hidden
              >
                <Text of={plot.series[index]?.name ?? ''} />
              </span>
            ),
        )}
        {plane.thresholds.map(({ at, text }) => (
          <Text as="p" key={at} className={styles.limit} style={{ '--x': 0, '--y': at }} of={text} />
        ))}
        {plane.notes.map(({ x, y, side, text }, index) => (
          <Text as="p" key={index} className={styles.note} data-side={side} style={{ '--x': x, '--y': y }} of={text} />
        ))}
      </div>
      <div className={styles.xTicks} aria-hidden>
        {plane.xTicks.map(({ at, text }) => (
          <span key={at} style={{ '--x': at }}>
            {text}
          </span>
        ))}
      </div>
      <Text as="p" className={styles.axis} data-axis="x" aria-hidden of={plot.x.title} />
    </div>
  )
}

function Bars({ plot, bars }: { plot: FigureOf<'plot'>; bars: NonNullable<DrawnPlot['bars']> }) {
  const room = Math.max(0, ...bars.map(({ text }) => text.length))
  return (
    <div>
      <Text as="p" className={styles.axis} aria-hidden of={plot.y.title} />
      <div className={styles.bars} style={{ '--room': room }}>
        {bars.map(({ name, length, text }) => (
          <Fragment key={name}>
            <span aria-hidden>{name}</span>
            <span className={styles.track} data-series={0} aria-hidden>
              <i style={{ '--length': length }} />
              <b style={{ '--x': length }}>{text}</b>
            </span>
          </Fragment>
        ))}
      </div>
    </div>
  )
}
