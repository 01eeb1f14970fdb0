import { useLingui } from '@lingui/react'
import { type CSSProperties, Fragment } from 'react'
import { Text } from '../../../renderer/ui/Text.tsx'
import type { DrawnPlot } from './draw-plot.ts'
import styles from './Plot.module.css'

/** One chart with its table, which is what screen readers get of it. */
export function Plot({ specimen: plot }: { specimen: DrawnPlot }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.plot}>
      {plot.plane && <Plane plot={plot} plane={plot.plane} />}
      {plot.bars && <Bars plot={plot} bars={plot.bars} />}
      <details className={styles.figures}>
        <summary>{i18n.t('specimen.figures')}</summary>
        <table>
          <Text as="caption" of={plot.y} />
          <thead>
            <tr>
              <Text as="th" scope="col" of={plot.x} />
              {plot.series.map((name, index) => (
                <Text as="th" key={index} scope="col" of={name} />
              ))}
            </tr>
          </thead>
          <tbody>
            {plot.table.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {plot.download && (
          <a download={plot.download.file} href={plot.download.url}>
            {i18n.t('specimen.download')}
          </a>
        )}
      </details>
    </div>
  )
}

function Plane({ plot, plane }: { plot: DrawnPlot; plane: NonNullable<DrawnPlot['plane']> }) {
  const gutter = Math.max(0, ...plane.yTicks.map(({ text }) => text.length))
  return (
    <div className={styles.plane} style={setVariables({ gutter })}>
      <Text as="p" className={styles.axis} aria-hidden of={plot.y} />
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
          {plane.thresholds.map(({ isVertical, at }) => (
            <path key={at} className={styles.threshold} d={isVertical ? `M${at},0V100` : `M0,${at}H100`} />
          ))}
        </svg>
        {plane.yTicks.map(({ at, text }) => (
          <span key={at} className={styles.yTick} style={setVariables({ y: at })} aria-hidden>
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
                style={setVariables(label)}
                aria-hidden
              >
                <Text of={plot.series[index] ?? ''} />
              </span>
            ),
        )}
        {plane.thresholds.map(({ isVertical, at, text }) => (
          <p
            key={at}
            className={styles.limit}
            data-vertical={isVertical || undefined}
            style={setVariables(isVertical ? { x: at, y: 0 } : { x: 0, y: at })}
          >
            <Text of={text} />
          </p>
        ))}
        {plane.notes.map(({ x, y, side, text }, index) => (
          <Text as="p" key={index} className={styles.note} data-side={side} style={setVariables({ x, y })} of={text} />
        ))}
      </div>
      <div className={styles.xTicks} aria-hidden>
        {plane.xTicks.map(({ at, text }) => (
          <span key={at} style={setVariables({ x: at })}>
            {text}
          </span>
        ))}
      </div>
      <Text as="p" className={styles.axis} data-axis="x" aria-hidden of={plot.x} />
    </div>
  )
}

function Bars({ plot, bars }: { plot: DrawnPlot; bars: NonNullable<DrawnPlot['bars']> }) {
  const isGrouped = plot.series.length > 1
  const room = Math.max(0, ...bars.rows.flatMap((row) => row.bars.map((bar) => bar?.text.length ?? 0)))
  return (
    <div>
      <Text as="p" className={styles.axis} aria-hidden of={plot.y} />
      <div className={styles.bars} style={setVariables({ room })}>
        {bars.rows.map((row) => (
          <Fragment key={row.name}>
            {isGrouped && (
              <span className={styles.group} aria-hidden>
                {row.name}
              </span>
            )}
            {row.bars.map(
              (bar, index) =>
                bar && (
                  <Fragment key={index}>
                    <span className={styles.barName} aria-hidden>
                      {isGrouped ? <Text of={plot.series[index] ?? ''} /> : row.name}
                    </span>
                    <span className={styles.track} data-series={index} aria-hidden>
                      <i style={setVariables(bar)} />
                      {bar.whisker && <s style={setVariables({ low: bar.whisker[0], high: bar.whisker[1] })} />}
                      {bars.thresholds.map(({ at }) => (
                        <u key={at} style={setVariables({ x: at })} />
                      ))}
                      <b style={setVariables({ x: Math.max(bar.start + bar.length, bar.whisker?.[1] ?? 0) })}>
                        {bar.text}
                      </b>
                    </span>
                  </Fragment>
                ),
            )}
            {row.notes.map((note, index) => (
              <Text as="p" key={index} className={styles.barNote} of={note} />
            ))}
          </Fragment>
        ))}
        {bars.thresholds.map(({ at, text }) => (
          <Text as="p" key={at} className={styles.barLimit} style={setVariables({ x: at })} of={text} />
        ))}
      </div>
    </div>
  )
}

/** Numbers for the rules of the stylesheet: `x` is its `--x`. */
function setVariables(values: Record<string, unknown>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'number' ? [[`--${name}`, value]] : [])),
  )
}
