import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { decodeText } from '../../shared/decode-text.ts'
import { FileInput } from '../../shared/FileInput.tsx'
import parts from '../../shared/parts.module.css'
import styles from '../Demo.module.css'
import type { Candle } from '../engine/candle.ts'
import { fileLimits } from '../engine/file-limits.ts'
import type { FileNotice, FileProblem } from '../engine/read-candles.ts'
import type { SampleId } from '../samples/samples.ts'
import { createFormats, type Formats } from '../words/create-formats.ts'
import { describeNotice, describeProblem } from '../words/describe-file.ts'

export type Source =
  | { kind: 'sample'; id: SampleId }
  | { kind: 'file'; name: string; candles: Candle[]; notices: FileNotice[] }

type PricePanelProps = {
  source: Source
  formats: Formats
  onChange: (source: Source) => void
}

type Refusal = { name: string; problems: FileProblem[] }

/** Takes the prices of a file of the visitor's own, and tells what was found in it. */
export function PricePanel({ source, formats, onChange }: PricePanelProps) {
  const { i18n } = useLingui()
  const [refused, setRefused] = useState<{ refusal: Refusal; before: Source }>()
  // Other prices, chosen since then, answer a refused file.
  const refusal = refused?.before === source ? refused.refusal : undefined

  async function loadFile(name: string, bytes: Uint8Array) {
    const { readCandles } = await import('../engine/read-candles.ts')
    const read = readCandles(decodeText(bytes))
    if ('problems' in read) return setRefused({ refusal: { name, problems: read.problems }, before: source })
    setRefused(undefined)
    onChange({ kind: 'file', name, ...read })
  }

  return (
    <section className={parts.panel}>
      <h2>{i18n.t('cryptoagent.prices.title')}</h2>
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
          megabytes={fileLimits.bytes / 1_000_000}
          onFile={loadFile}
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
        {refusal.problems.map((problem, index) => (
          <li key={index}>{describeProblem(i18n, problem, formats)}</li>
        ))}
      </ul>
    </div>
  )
}
