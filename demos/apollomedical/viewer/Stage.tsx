import { useLingui } from '@lingui/react'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import parts from '../../shared/parts.module.css'
import type { DicomImage } from '../engine/dicom/read-dicom.ts'
import { type Point, renderFrame, type Window } from '../engine/dicom/render-frame.ts'
import styles from './Stage.module.css'

type StageProps = {
  image: DicomImage
  window: Window
  ruler: [Point, Point]
  onRuler: (ruler: [Point, Point]) => void
  /** Text alternative of the image. */
  label: string
}

/** The image with a ruler over it. */
export function Stage({ image, window, ruler, onRuler, label }: StageProps) {
  const { i18n } = useLingui()
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { rows, columns } = image
  // The whole image is in view, whichever of its sides is the longer one.
  const width = (placeHeight * columns) / rows

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    context?.putImageData(new ImageData(renderFrame(image, window), columns, rows), 0, 0)
  }, [image, window, columns, rows])

  function move(end: 0 | 1, to: Point) {
    const kept = { x: Math.min(columns, Math.max(0, to.x)), y: Math.min(rows, Math.max(0, to.y)) }
    onRuler(end === 0 ? [kept, ruler[1]] : [ruler[0], kept])
  }

  function drag(end: 0 | 1, event: PointerEvent<HTMLButtonElement>) {
    const place = canvas.current?.getBoundingClientRect()
    if (!place || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    move(end, {
      x: ((event.clientX - place.left) / place.width) * columns,
      y: ((event.clientY - place.top) / place.height) * rows,
    })
  }

  function step(end: 0 | 1, event: KeyboardEvent) {
    const [across, down] = steps[event.key] ?? []
    if (across === undefined || down === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    move(end, { x: ruler[end].x + across * far, y: ruler[end].y + down * far })
  }

  const names = [i18n.t('apollomedical.image.rulerStart'), i18n.t('apollomedical.image.rulerEnd')] as const
  return (
    <>
      <div className={styles.place}>
        <div
          className={styles.stage}
          style={{ inlineSize: `min(100%, ${width}rem)`, aspectRatio: `${columns} / ${rows}` }}
        >
          <canvas ref={canvas} width={columns} height={rows} role="img" aria-label={label} />
          <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
            <line x1={ruler[0].x} y1={ruler[0].y} x2={ruler[1].x} y2={ruler[1].y} className={styles.ground} />
            <line x1={ruler[0].x} y1={ruler[0].y} x2={ruler[1].x} y2={ruler[1].y} className={styles.line} />
          </svg>
          {([0, 1] as const).map((end) => (
            <button
              key={end}
              type="button"
              className={styles.handle}
              style={{ left: `${(ruler[end].x / columns) * 100}%`, top: `${(ruler[end].y / rows) * 100}%` }}
              aria-label={names[end]}
              aria-describedby={`${id}-help`}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(end, event)}
              onKeyDown={(event) => step(end, event)}
            />
          ))}
        </div>
      </div>
      <p id={`${id}-help`} className={parts.quiet}>
        {i18n.t('apollomedical.image.help')}
      </p>
    </>
  )
}

/** The width of `.place` in Stage.module.css, in rem. */
const placeHeight = 34

const steps: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
