import { useLingui } from '@lingui/react'
import { useId } from 'react'
import parts from '../../shared/parts.module.css'
import type { DicomImage } from '../engine/dicom/read-dicom.ts'
import type { Window } from '../engine/dicom/render-frame.ts'
import { formatNumber } from '../words/format.ts'
import styles from './ImageViewer.module.css'

type WindowControlsProps = { image: DicomImage; window: Window; onChange: (window: Window) => void }

/** Which gray values are shown: by presets and by two sliders. */
export function WindowControls({ image, window, onChange }: WindowControlsProps) {
  const { i18n } = useLingui()
  const id = useId()
  const { low, high } = image.range
  const presets: { label: string; window: Window }[] = [
    { label: i18n.t('apollomedical.image.preset.file'), window: image.window },
    {
      label: i18n.t('apollomedical.image.preset.full'),
      window: { center: (low + high) / 2, width: Math.max(1, high - low + 1) },
    },
    // Usual windows in Hounsfield units; only CT has these.
    ...(image.modality === 'CT'
      ? [
          { label: i18n.t('apollomedical.image.preset.lung'), window: { center: -600, width: 1500 } },
          { label: i18n.t('apollomedical.image.preset.soft'), window: { center: 40, width: 400 } },
          { label: i18n.t('apollomedical.image.preset.bone'), window: { center: 400, width: 1800 } },
        ]
      : []),
  ]
  const sliders = [
    { key: 'center', value: window.center, min: Math.floor(low), max: Math.ceil(high) },
    { key: 'width', value: window.width, min: 1, max: Math.max(2, Math.ceil((high - low) * 1.5)) },
  ] as const
  const labels = {
    center: i18n.t('apollomedical.image.center', { value: formatNumber(i18n, Math.round(window.center)) }),
    width: i18n.t('apollomedical.image.width', { value: formatNumber(i18n, Math.round(window.width)) }),
  }
  return (
    <>
      <fieldset className={styles.presets}>
        <legend>{i18n.t('apollomedical.image.presets')}</legend>
        {presets.map((preset) => {
          const isPressed = preset.window.center === window.center && preset.window.width === window.width
          return (
            <button
              key={preset.label}
              type="button"
              className={styles.preset}
              aria-pressed={isPressed}
              onClick={() => onChange(preset.window)}
            >
              {preset.label}
            </button>
          )
        })}
      </fieldset>
      {sliders.map(({ key, value, min, max }) => (
        <div key={key} className={parts.field}>
          <label htmlFor={`${id}-${key}`}>{labels[key]}</label>
          <input
            id={`${id}-${key}`}
            type="range"
            min={min}
            max={max}
            value={value}
            onChange={({ currentTarget }) => onChange({ ...window, [key]: currentTarget.valueAsNumber })}
          />
        </div>
      ))}
    </>
  )
}
