import { useLingui } from '@lingui/react'
import { useEffect, useId, useState } from 'react'
import { download } from '../../shared/download.ts'
import { FileInput } from '../../shared/FileInput.tsx'
import parts from '../../shared/parts.module.css'
import { DicomError, type DicomImage, type DicomProblem, readDicom } from '../engine/dicom/read-dicom.ts'
import { measureDistance, type Point, type Window } from '../engine/dicom/render-frame.ts'
import type { Side } from '../engine/laterality.ts'
import { createPhantom, type Phantom } from '../engine/phantoms/phantoms.ts'
import type { Report } from '../engine/report.ts'
import { formatNumber } from '../words/format.ts'
import { labelFinding } from '../words/write-report.ts'
import styles from './ImageViewer.module.css'
import { Stage } from './Stage.tsx'
import { WindowControls } from './WindowControls.tsx'

type ImageViewerProps = {
  report: Report
  /** Tells the side that the open image is marked with. */
  onSide: (side: Side | undefined) => void
  /** Takes a measured length, in millimetres, over into a finding. */
  onMeasure: (finding: number, millimetres: number) => void
}

/** `number` counts the images opened, so that window and ruler are reset for each. */
type Opened = { image: DicomImage; name: string | undefined; number: number }

/** Larger files are refused before they are read. */
const mostMegabytes = 60

/** Shows the drawn image of the template, or a DICOM file of the visitor, and measures in it. */
export function ImageViewer({ report, onSide, onMeasure }: ImageViewerProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [phantom, setPhantom] = useState<Phantom>()
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState('')
  const [zoom, setZoom] = useState(100)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the viewer is made anew for each template
  useEffect(() => {
    const drawn = createPhantom(report.template)
    setPhantom(drawn)
    show(drawn.file)
  }, [])

  function show(file: Uint8Array, name?: string) {
    const image = readDicom(file)
    setOpened((before) => ({ image, name, number: (before?.number ?? 0) + 1 }))
    setProblem('')
    setZoom(100)
    onSide(image.side)
  }

  function openFile(name: string, bytes: Uint8Array) {
    try {
      show(bytes, name)
    } catch (error) {
      setProblem(error instanceof DicomError ? word(error) : i18n.t('apollomedical.image.problem.notDicom'))
    }
  }

  function word({ problem: reason, detail }: DicomError): string {
    const words: Record<DicomProblem, string> = {
      notDicom: i18n.t('apollomedical.image.problem.notDicom'),
      compressed: i18n.t('apollomedical.image.problem.compressed', { detail }),
      noImage: i18n.t('apollomedical.image.problem.noImage'),
      unsupported: i18n.t('apollomedical.image.problem.unsupported', { detail }),
      truncated: i18n.t('apollomedical.image.problem.truncated'),
    }
    return words[reason]
  }

  return (
    <section className={parts.panel} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        {i18n.t('apollomedical.image.heading')}{' '}
        {opened && !opened.name && <span className={parts.sample}>{i18n.t('apollomedical.image.synthetic')}</span>}
      </h2>
      {opened && (
        <Viewer
          key={opened.number}
          opened={opened}
          phantom={opened.name ? undefined : phantom}
          report={report}
          zoom={zoom}
          onZoom={setZoom}
          onMeasure={onMeasure}
        />
      )}
      <div className={styles.files}>
        <FileInput
          hint={i18n.t('apollomedical.image.own', { megabytes: mostMegabytes })}
          accept=".dcm,.dicom,application/dicom"
          megabytes={mostMegabytes}
          onFile={openFile}
        />
        <p className={styles.warning}>{i18n.t('apollomedical.image.warning')}</p>
        {problem && (
          <p className={parts.error} role="alert">
            {problem}
          </p>
        )}
        {phantom && (
          <div className={parts.row}>
            {opened?.name && (
              <button type="button" className={parts.button} onClick={() => show(phantom.file)}>
                {i18n.t('apollomedical.image.back')}
              </button>
            )}
            <button
              type="button"
              className={parts.button}
              onClick={() => download(`synthetic-${report.template}.dcm`, 'application/dicom', phantom.file)}
            >
              {i18n.t('apollomedical.image.download')}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}

type ViewerProps = {
  opened: Opened
  /** The drawing; undefined for a file of the visitor's. */
  phantom: Phantom | undefined
  report: Report
  zoom: number
  onZoom: (percent: number) => void
  onMeasure: (finding: number, millimetres: number) => void
}

function Viewer({ opened: { image, name }, phantom, report, zoom, onZoom, onMeasure }: ViewerProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [window, setWindow] = useState<Window>(image.window)
  const [frame, setFrame] = useState(0)
  const [ruler, setRuler] = useState<[Point, Point]>([
    { x: image.columns * 0.3, y: image.rows * 0.85 },
    { x: image.columns * 0.7, y: image.rows * 0.85 },
  ])
  const distance = measureDistance(...ruler, image.spacing)
  const length = distance === undefined ? undefined : Math.round(distance * 10) / 10
  const sources = {
    pixelSpacing: i18n.t('apollomedical.image.spacing.pixelSpacing'),
    imagerPixelSpacing: i18n.t('apollomedical.image.spacing.imagerPixelSpacing'),
    ultrasoundRegion: i18n.t('apollomedical.image.spacing.ultrasoundRegion'),
  }
  return (
    <>
      <Stage
        image={image}
        window={window}
        frame={frame}
        zoom={zoom}
        ruler={ruler}
        onRuler={setRuler}
        label={
          phantom ? i18n.t('apollomedical.image.drawn') : i18n.t('apollomedical.image.ofFile', { name: name ?? '' })
        }
      />
      <p className={styles.measure} role="status">
        {length === undefined
          ? i18n.t('apollomedical.image.noSpacing')
          : i18n.t('apollomedical.image.distance', { length: formatNumber(i18n, length) })}
      </p>
      <p className={styles.help}>
        {image.spacing && sources[image.spacing.source]} {phantom && i18n.t('apollomedical.image.note')}
      </p>
      <div className={parts.row}>
        {phantom && (
          <button type="button" className={parts.button} onClick={() => setRuler(phantom.longAxis)}>
            {i18n.t('apollomedical.image.toLesion')}
          </button>
        )}
        {length !== undefined &&
          report.findings.map((_, index) => (
            <button key={index} type="button" className={parts.button} onClick={() => onMeasure(index, length)}>
              {i18n.t('apollomedical.image.take', { finding: labelFinding(i18n, report, index) })}
            </button>
          ))}
      </div>
      <div className={styles.controls}>
        {image.gray && <WindowControls image={image} window={window} onChange={setWindow} />}
        <div className={parts.field}>
          <label htmlFor={`${id}-zoom`}>{i18n.t('apollomedical.image.zoom', { percent: zoom })}</label>
          <input
            id={`${id}-zoom`}
            type="range"
            min={50}
            max={400}
            step={25}
            value={zoom}
            onChange={({ currentTarget }) => onZoom(currentTarget.valueAsNumber)}
          />
        </div>
        {image.frames > 1 && (
          <div className={parts.field}>
            <label htmlFor={`${id}-frame`}>
              {i18n.t('apollomedical.image.frame', { number: frame + 1, count: image.frames })}
            </label>
            <input
              id={`${id}-frame`}
              type="range"
              min={0}
              max={image.frames - 1}
              value={frame}
              onChange={({ currentTarget }) => setFrame(currentTarget.valueAsNumber)}
            />
          </div>
        )}
      </div>
    </>
  )
}
