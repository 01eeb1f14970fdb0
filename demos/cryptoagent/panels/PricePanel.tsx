import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { FileInput } from '../../shared/FileInput.tsx'
import parts from '../../shared/parts.module.css'
import styles from '../Demo.module.css'
import type { Candle } from '../engine/candle.ts'
import { fileLimits } from '../engine/file-limits.ts'
import type { FileNotice, FileProblem } from '../engine/read-candles.ts'
import { SelectField } from '../SelectField.tsx'
import { type SampleId, sampleIds } from '../samples/samples.ts'
import { createFormats, type Formats } from '../words/create-formats.ts'
import { describeNotice, describeProblem } from '../words/describe-file.ts'
import { sampleNames } from '../words/sample-names.ts'

export type Source =
  | { kind: 'sample'; id: SampleId }
  | { kind: 'file'; name: string; candles: Candle[]; notices: FileNotice[] }

type PricePanelProps = {
  source: Source
  candles: readonly Candle[]
  formats: Formats
  onChange: (source: Source) => void
}

type Refusal = { name: string; problems: FileProblem[] } | { name: string; isTooLarge: true }

/** Which prices are used: an invented series or the visitor's own file. */
export function PricePanel({ source, candles, formats, onChange }: PricePanelProps) {
  const { i18n } = useLingui()
  const [refusal, setRefusal] = useState<Refusal>()

  async function loadFile(file: File) {
    if (file.size > fileLimits.bytes) return setRefusal({ name: file.name, isTooLarge: true })
    const { readCandles } = await import('../engine/read-candles.ts')
    const read = readCandles(await file.text())
    if ('problems' in read) return setRefusal({ name: file.name, problems: read.problems })
    setRefusal(undefined)
    onChange({ kind: 'file', name: file.name, ...read })
  }

  return (
    <section className={parts.panel}>
      <h2>{i18n.t('cryptoagent.prices.title')}</h2>
      <SelectField
        label={i18n.t('cryptoagent.prices.series')}
        options={[
          ...sampleIds.map((id) => ({ value: id as string, name: sampleNames[id](i18n) })),
          ...(source.kind === 'file' ? [{ value: 'file', name: source.name }] : []),
        ]}
        value={source.kind === 'file' ? 'file' : source.id}
        onChange={(value) => {
          const id = sampleIds.find((each) => each === value)
          if (!id) return
          setRefusal(undefined)
          onChange({ kind: 'sample', id })
        }}
      />
      <p className={styles.small}>
        {source.kind === 'sample' && <span className={parts.sample}>{i18n.t('cryptoagent.prices.invented')}</span>}{' '}
        {i18n.t('cryptoagent.prices.range', {
          count: formats.number(candles.length),
          start: formats.date(candles[0]?.time ?? 0),
          end: formats.date(candles.at(-1)?.time ?? 0),
        })}
      </p>
      <details className={styles.details}>
        <summary>{i18n.t('cryptoagent.prices.own')}</summary>
        <p className={styles.small}>
          {i18n.t('cryptoagent.prices.format', {
            least: fileLimits.fewestCandles,
            most: formats.number(fileLimits.mostCandles),
            megabytes: fileLimits.bytes / 1_000_000,
          })}
        </p>
        <FileInput
          label={i18n.t('cryptoagent.prices.file')}
          accept=".csv,.txt,.tsv,text/csv"
          onFile={(file) => void loadFile(file)}
        />
      </details>
      <div role="status" className={styles.small}>
        {refusal && <RefusalNote refusal={refusal} />}
        {source.kind === 'file' && !refusal && source.notices.length > 0 && (
          <ul>
            {source.notices.map((notice, index) => (
              <li key={index}>{describeNotice(i18n, notice, formats)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { i18n } = useLingui()
  const formats = createFormats(i18n.locale, [])
  return (
    <div className={parts.error}>
      <p>{i18n.t('cryptoagent.problem.title', { name: refusal.name })}</p>
      <ul>
        {'problems' in refusal ? (
          refusal.problems.map((problem, index) => <li key={index}>{describeProblem(i18n, problem, formats)}</li>)
        ) : (
          <li>{i18n.t('cryptoagent.problem.tooLarge', { megabytes: fileLimits.bytes / 1_000_000 })}</li>
        )}
      </ul>
    </div>
  )
}
