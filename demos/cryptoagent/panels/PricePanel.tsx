import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { ColumnPicker } from '../../shared/ColumnPicker.tsx'
import { FileInput } from '../../shared/file/FileInput.tsx'
import { Panel } from '../../shared/Panel.tsx'
import parts from '../../shared/parts.module.css'
import type { TableNote, TextRow, TextTable } from '../../shared/table/raw-sheet.ts'
import { readTextTable } from '../../shared/table/read-sheets.ts'
import type { Candle } from '../engine/candle.ts'
import { fileLimits } from '../engine/file-limits.ts'
import type { CandleFile, Column, FileNotice } from '../engine/read-candles.ts'
import type { SampleId } from '../samples/samples.ts'
import { createFormats, type Formats } from '../words/create-formats.ts'
import { describeNotice, describeProblem } from '../words/describe-file.ts'

export type Source =
  | { kind: 'sample'; id: SampleId }
  | { kind: 'file'; name: string; candles: Candle[]; notices: FileNotice[]; notes: readonly TableNote[] }

type PricePanelProps = {
  source: Source
  formats: Formats
  onChange: (source: Source) => void
}

type Refusal = Extract<CandleFile, { header: string[] }> & {
  name: string
  table: TextTable
  /** The rows below the headings. */
  rows: readonly TextRow[]
  before: Source
}

/** Takes the prices of a file of the visitor's own, and tells its contents. */
export function PricePanel({ source, formats, onChange }: PricePanelProps) {
  const { i18n } = useLingui()
  const [refused, setRefused] = useState<Refusal>()
  // Other prices, chosen since then, answer a refused file.
  const refusal = refused?.before === source ? refused : undefined

  async function read(name: string, table: TextTable, mapping?: (Column | undefined)[]) {
    const { listRows, readCandles } = await import('../engine/read-candles.ts')
    const file = readCandles(table, mapping)
    if ('problems' in file) return setRefused({ ...file, name, table, rows: listRows(table), before: source })
    setRefused(undefined)
    onChange({ kind: 'file', name, notes: table.notes ?? [], ...file })
  }

  return (
    <Panel heading={i18n.t('cryptoagent.prices.title')}>
      <FileInput
        hint={i18n.t('cryptoagent.prices.format', {
          least: fileLimits.fewestCandles,
          most: formats.number(fileLimits.mostCandles),
          megabytes: fileLimits.bytes / 1_000_000,
        })}
        accept=".csv,.txt,.tsv,.xlsx"
        megabytes={fileLimits.bytes / 1_000_000}
        onFile={async (name, bytes) => {
          const { isColumnName } = await import('../engine/read-candles.ts')
          await read(name, await readTextTable(name, bytes, isColumnName))
        }}
        notes={refusal ? (refusal.table.notes ?? []) : source.kind === 'file' ? source.notes : []}
      />
      <div role="status" className={parts.quiet}>
        {refusal && <RefusalNote refusal={refusal} />}
        {source.kind === 'file' && !refusal && source.notices.length > 0 && (
          <ul>
            {source.notices.map((notice, index) => (
              <li key={index}>{describeNotice(i18n, notice, formats)}</li>
            ))}
          </ul>
        )}
      </div>
      {refusal && refusal.header.length > 1 && (
        <ColumnPicker
          header={refusal.header}
          rows={refusal.rows}
          fields={(['time', 'clock', 'open', 'high', 'low', 'close'] as const).map((name) => ({
            name,
            label: i18n.t(`cryptoagent.column.${name}`),
          }))}
          mapping={refusal.mapping}
          onChange={(mapping) => void read(refusal.name, refusal.table, mapping)}
        />
      )}
    </Panel>
  )
}

function RefusalNote({ refusal: { name, problems } }: { refusal: Refusal }) {
  const { i18n } = useLingui()
  const formats = createFormats(i18n.locale, [])
  return (
    <div className={parts.error}>
      <p>{i18n.t('cryptoagent.problem.title', { name })}</p>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>{describeProblem(i18n, problem, formats)}</li>
        ))}
      </ul>
    </div>
  )
}
