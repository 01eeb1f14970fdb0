import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { FileInput } from '../../shared/file/FileInput.tsx'
import { Panel } from '../../shared/Panel.tsx'
import parts from '../../shared/parts.module.css'
import { DicomError, type DicomImage, readDicom } from '../engine/dicom/read-dicom.ts'
import { findSpacing, measureDistance, type Point, type Window } from '../engine/dicom/render-frame.ts'
import type { Report } from '../engine/report.ts'
import { sampleImages } from '../samples/images.ts'
import { formatNumber } from '../words/format.ts'
import { labelFinding } from '../words/write-report.ts'
import { Stage } from './Stage.tsx'

type ImageViewerProps = {
  report: Report
  /** Takes a measured length, in millimetres, over into a finding. */
  onMeasure: (finding: number, millimetres: number) => void
}

/** `number` counts the images opened, so that window and ruler are reset for each. */
type Opened = { image: DicomImage; name: string | undefined; number: number }

/** Larger files are refused before they are read. */
const mostMegabytes = 60

/** Shows the drawn image of the template, or a DICOM file of the visitor, and measures in it. */
export function ImageViewer({ report, onMeasure }: ImageViewerProps) {
  const { i18n } = useLingui()
  const sample = sampleImages[report.template]
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState('')

  async function showSample() {
    try {
      const response = await fetch(sample.url)
      show(new Uint8Array(await response.arrayBuffer()))
    } catch {
      setProblem(i18n.t('demo.file.unreadable'))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the viewer is made anew for each case
  useEffect(() => {
    void showSample()
  }, [])

  function show(file: Uint8Array, name?: string) {
    const image = readDicom(file)
    setOpened((before) => ({ image, name, number: (before?.number ?? 0) + 1 }))
    setProblem('')
  }

  function openFile(name: string, bytes: Uint8Array) {
    try {
      show(bytes, name)
    } catch (error) {
      if (!(error instanceof DicomError)) throw error
      setProblem(i18n.t(`apollomedical.image.problem.${error.problem}`, { detail: error.detail }))
    }
  }

  return (
    <Panel
      heading={
        <>
          <span>{i18n.t('apollomedical.image.heading')}</span>{' '}
          {opened && !opened.name && <span className={parts.sample}>{i18n.t('apollomedical.image.synthetic')}</span>}
        </>
      }
    >
      {opened && (
        <Viewer
          key={opened.number}
          opened={opened}
          longAxis={opened.name ? undefined : sample.longAxis}
          report={report}
          onMeasure={onMeasure}
        />
      )}
      <FileInput
        hint={i18n.t('apollomedical.image.own', { megabytes: mostMegabytes })}
        accept=".dcm,.dicom,application/dicom"
        megabytes={mostMegabytes}
        onFile={openFile}
      />
      <p className={parts.quiet}>{i18n.t('apollomedical.image.warning')}</p>
      {problem && (
        <p className={parts.error} role="alert">
          {problem}
        </p>
      )}
      {opened?.name && (
        <button type="button" className={parts.linkButton} onClick={() => void showSample()}>
          {i18n.t('apollomedical.image.back')}
        </button>
      )}
    </Panel>
  )
}

type ViewerProps = {
  opened: Opened
  /** The ends of the drawn lesion; undefined for a file of the visitor's. */
  longAxis: [Point, Point] | undefined
  report: Report
  onMeasure: (finding: number, millimetres: number) => void
}

function Viewer({ opened: { image, name }, longAxis, report, onMeasure }: ViewerProps) {
  const { i18n } = useLingui()
  const [window, setWindow] = useState<Window>(image.window)
  const [ruler, setRuler] = useState<[Point, Point]>([
    { x: image.columns * 0.3, y: image.rows * 0.85 },
    { x: image.columns * 0.7, y: image.rows * 0.85 },
  ])
  const spacing = findSpacing(...ruler, image)
  const distance = measureDistance(...ruler, spacing)
  const length = distance === undefined ? undefined : Math.round(distance * 10) / 10
  return (
    <>
      <Stage
        image={image}
        window={window}
        ruler={ruler}
        onRuler={setRuler}
        label={name ? i18n.t('apollomedical.image.ofFile', { name }) : i18n.t('apollomedical.image.drawn')}
      />
      <p className={parts.status} role="status">
        {length === undefined
          ? image.regions.length > 0
            ? i18n.t('apollomedical.image.noSpacingHere')
            : i18n.t('apollomedical.image.noSpacing')
          : i18n.t('apollomedical.image.distance', { length: formatNumber(i18n, length) })}
      </p>
      <p className={parts.quiet}>
        {spacing && <span>{i18n.t(`apollomedical.image.spacing.${spacing.source}`)}</span>}{' '}
        {longAxis && <span>{i18n.t('apollomedical.image.note')}</span>}
      </p>
      <div className={parts.row}>
        {longAxis && (
          <button type="button" className={parts.button} onClick={() => setRuler(longAxis)}>
            {i18n.t('apollomedical.image.toLesion')}
          </button>
        )}
        {length !== undefined &&
          report.findings.map((_, index) => (
            <button key={index} type="button" className={parts.button} onClick={() => onMeasure(index, length)}>
              {i18n.t('apollomedical.image.take', { finding: labelFinding(i18n, index) })}
            </button>
          ))}
      </div>
      {image.gray && <WindowPresets image={image} window={window} onChange={setWindow} />}
    </>
  )
}

type WindowPresetsProps = { image: DicomImage; window: Window; onChange: (window: Window) => void }

/** Sets the gray values that are shown. */
function WindowPresets({ image, window, onChange }: WindowPresetsProps) {
  const { i18n } = useLingui()
  const { low, high } = image.range
  const presets = {
    file: image.window,
    full: { center: (low + high) / 2, width: Math.max(1, high - low + 1) },
    // Usual windows in Hounsfield units; only CT has these.
    ...(image.modality === 'CT' && {
      lung: { center: -600, width: 1500 },
      soft: { center: 40, width: 400 },
      bone: { center: 400, width: 1800 },
    }),
  }
  return (
    <fieldset className={parts.row}>
      <legend>{i18n.t('apollomedical.image.presets')}</legend>
      {(Object.keys(presets) as (keyof typeof presets)[]).map((name) => {
        const preset = presets[name]
        if (!preset) return null
        return (
          <button
            key={name}
            type="button"
            className={parts.button}
            aria-pressed={preset.center === window.center && preset.width === window.width}
            onClick={() => onChange(preset)}
          >
            {i18n.t(`apollomedical.image.preset.${name}`)}
          </button>
        )
      })}
    </fieldset>
  )
}
