import { useLingui } from '@lingui/react'
import { download } from '../shared/download.ts'
import { FileInput } from '../shared/FileInput.tsx'
import parts from '../shared/parts.module.css'
import { Table } from '../shared/Table.tsx'
import styles from './Demo.module.css'
import type { Reconciliation } from './engine/movement.ts'
import { largestFile, mostMovements } from './engine/statements/read-statement.ts'
import type { Formats } from './formats.ts'
import type { SampleFile } from './samples/sample-files.ts'
import type { AccountState, LoadedFile } from './use-account.ts'
import { describeNote, describeProblem } from './words.ts'

type FilesProps = { account: AccountState; samples: readonly SampleFile[]; formats: Formats }

/** The loaded statements with what was checked in them, and the way to load others. */
export function Files({ account, samples, formats }: FilesProps) {
  const { i18n } = useLingui()
  const { files, failure, history } = account
  const isSample = files.some((file) => file.isSample)
  const duplicates = history.duplicates.reduce((sum, count) => sum + count, 0)
  return (
    <section className={styles.files}>
      <h2>
        {i18n.t('banking.files.title')} {isSample && <span className={parts.sample}>{i18n.t('banking.sample')}</span>}
      </h2>
      <p role="status">
        {i18n.t('banking.files.summary', {
          files: files.length,
          movements: history.movements.length,
          duplicates,
        })}
      </p>
      {failure && (
        <p className={parts.error} role="alert">
          <strong>{i18n.t('banking.files.failed', { name: failure.name })}</strong>{' '}
          {describeProblem(i18n, formats, failure.problem)}
        </p>
      )}
      <Suspects account={account} formats={formats} />
      <details className={styles.details}>
        <summary>{i18n.t('banking.files.more')}</summary>
        <p className={styles.quiet}>
          {isSample && `${i18n.t('banking.files.sampleNote')} `}
          {i18n.t('banking.files.formats', {
            size: largestFile / 1024 / 1024,
            movements: formats.number(mostMovements),
          })}
        </p>
        <div className={parts.row}>
          <FileInput
            label={i18n.t('banking.files.own')}
            accept=".csv,.txt,.tsv,.ofx,.qfx,.xml"
            megabytes={largestFile / 1024 / 1024}
            onFile={account.addFile}
          />
          {!isSample && (
            <button type="button" className={parts.button} onClick={account.showSample}>
              {i18n.t('banking.files.showSample')}
            </button>
          )}
        </div>
        <h3>{i18n.t('banking.files.details')}</h3>
        <FileTable files={files} duplicates={history.duplicates} formats={formats} />
        {isSample && (
          <div className={parts.row}>
            {samples.map((sample) => (
              <button
                key={sample.name}
                type="button"
                className={parts.button}
                onClick={() => download(sample.name, sample.type, sample.content)}
              >
                {i18n.t('banking.files.save', { name: sample.name })}
              </button>
            ))}
          </div>
        )}
      </details>
    </section>
  )
}

type FileTableProps = { files: readonly LoadedFile[]; duplicates: readonly number[]; formats: Formats }

function FileTable({ files, duplicates, formats }: FileTableProps) {
  const { i18n } = useLingui()
  return (
    <Table caption={i18n.t('banking.files.title')}>
      <thead>
        <tr>
          <th scope="col">{i18n.t('banking.files.name')}</th>
          <th scope="col" className={parts.number}>
            {i18n.t('banking.files.lines')}
          </th>
          <th scope="col" className={parts.number}>
            {i18n.t('banking.files.duplicates')}
          </th>
          <th scope="col">{i18n.t('banking.files.check')}</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ name, statement }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td className={parts.number}>
              {formats.number(statement.accounts.reduce((sum, { lines }) => sum + lines.length, 0))}
            </td>
            <td className={parts.number}>{formats.number(duplicates[index] ?? 0)}</td>
            <td>
              {statement.accounts.map(({ reconciliation }, place) => (
                <div key={place}>
                  <ReconciliationText reconciliation={reconciliation} formats={formats} />
                </div>
              ))}
              {statement.notes.map((note) => (
                <div key={note.code}>{describeNote(i18n, formats, note)}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function ReconciliationText({ reconciliation, formats }: { reconciliation: Reconciliation; formats: Formats }) {
  const { i18n } = useLingui()
  if (reconciliation.status === 'agrees') return i18n.t('banking.check.agrees')
  if (reconciliation.status === 'unknown') return i18n.t('banking.check.unknown')
  const difference = formats.money(reconciliation.differenceCents)
  return (
    <strong>
      {reconciliation.row === undefined
        ? i18n.t('banking.check.differs', { difference })
        : i18n.t('banking.check.differsAt', { difference, row: reconciliation.row })}
    </strong>
  )
}

/** Movements that may be in two files under different texts: a person decides. */
function Suspects({ account, formats }: { account: AccountState; formats: Formats }) {
  const { i18n } = useLingui()
  const open = account.history.suspects.filter(({ suspect }) => !account.leftOut.includes(suspect.id))
  if (open.length === 0) return null
  return (
    <div className={styles.suspects}>
      <h3>{i18n.t('banking.suspects.title')}</h3>
      <ul>
        {open.slice(0, 10).map(({ kept, suspect }) => (
          <li key={suspect.id}>
            {i18n.t('banking.suspects.pair', {
              amount: formats.money(suspect.cents),
              firstDate: formats.date(kept.date),
              first: kept.description,
              secondDate: formats.date(suspect.date),
              second: suspect.description,
            })}{' '}
            <button type="button" className={styles.small} onClick={() => account.leaveOut(suspect.id)}>
              {i18n.t('banking.suspects.leaveOut')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
