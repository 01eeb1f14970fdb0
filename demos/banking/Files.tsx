import { useLingui } from '@lingui/react'
import { joinSentences } from '../../locales/get-space.ts'
import { ColumnPicker } from '../shared/ColumnPicker.tsx'
import { download } from '../shared/download.ts'
import { FileInput } from '../shared/file/FileInput.tsx'
import parts from '../shared/parts.module.css'
import { SelectField } from '../shared/SelectField.tsx'
import { getExtent } from './engine/movement.ts'
import { largestFile, listMissing, mostMovements } from './engine/read-statement.ts'
import type { Formats } from './formats.ts'
import type { AccountState, OpenFile } from './use-account.ts'
import { describeNote } from './words.ts'

type FilesProps = { account: AccountState; formats: Formats }

/** The statement with the results of its checks, and the way to load another. */
export function Files({ account, formats }: FilesProps) {
  const { i18n } = useLingui()
  const { name, statement, isSample } = account.file
  const extent = getExtent(statement.movements)
  const saveSample = () => download(account.sample.name, 'text/csv', account.sample.content)
  return (
    <section className={parts.source}>
      <h2>
        <span>{name}</span> {isSample && <span className={parts.sample}>{i18n.t('banking.sample')}</span>}
      </h2>
      <p role="status">
        {joinSentences([
          i18n.t('banking.files.summary', {
            count: statement.movements.length,
            period: extent ? formats.period(extent) : '',
          }),
          ...statement.notes.map((note) => describeNote(i18n, formats, note)),
        ])}
      </p>
      <Choices account={account} />
      <FileInput
        hint={i18n.t('banking.files.formats', { size: largestFile, movements: formats.number(mostMovements) })}
        accept=".csv,.txt,.tsv,.xlsx"
        megabytes={largestFile}
        onFile={account.addFile}
        notes={(account.openFile ?? account.file).table.notes}
      />
      <button type="button" className={parts.linkButton} onClick={isSample ? saveSample : account.showSample}>
        {isSample ? i18n.t('banking.files.save') : i18n.t('banking.files.showSample')}
      </button>
      {account.openFile && <ColumnChoice account={account} open={account.openFile} formats={formats} />}
    </section>
  )
}

/** The answers that only the visitor has: which currency is meant, and which sign is spending. */
function Choices({ account }: { account: AccountState }) {
  const { i18n } = useLingui()
  const { statement, choice } = account.file
  const isInDoubt = statement.notes.some(({ code }) => code === 'oneSide' || code === 'cardSigns')
  const names = new Intl.DisplayNames(i18n.locale, { type: 'currency' })
  return (
    <>
      {statement.currencies.length > 1 && (
        <SelectField
          label={i18n.t('banking.files.currency')}
          options={statement.currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }))}
          value={statement.currency ?? ''}
          onChange={(currency) => account.choose({ currency })}
        />
      )}
      {(isInDoubt || choice.isTurned) && (
        <button
          type="button"
          className={parts.linkButton}
          onClick={() => account.choose({ isTurned: !choice.isTurned })}
        >
          {choice.isTurned ? i18n.t('banking.files.turnBack') : i18n.t('banking.files.turn')}
        </button>
      )}
    </>
  )
}

/** The contents that a visitor can give a column. */
const pickedRoles = ['date', 'description', 'amount', 'debit', 'credit', 'balance'] as const

type ColumnChoiceProps = { account: AccountState; open: OpenFile; formats: Formats }

/** The reason why a file was not taken, and the contents of its columns: the visitor may know better than the headings. */
function ColumnChoice({ account, open: { name, table, problem }, formats }: ColumnChoiceProps) {
  const { i18n } = useLingui()
  const missing = listMissing(table.roles)
  const fields = pickedRoles.map((role) => ({ name: role, label: i18n.t(`banking.column.${role}`) }))
  const describeProblem = () => {
    if (missing.length > 0) return joinSentences(missing.map((code) => i18n.t(`banking.problem.${code}`)))
    if (!problem) return i18n.t('banking.problem.noHeadings')
    return i18n.t(`banking.problem.${problem.code}`, { limit: formats.number(mostMovements), ...problem })
  }
  return (
    <div>
      <p className={parts.error} role="alert">
        <strong>{i18n.t('banking.files.failed', { name })}</strong> <span>{describeProblem()}</span>
      </p>
      <ColumnPicker
        header={table.headings}
        rows={table.rows}
        fields={fields}
        repeatable={['description']}
        mapping={table.roles.map((role) => pickedRoles.find((picked) => picked === role))}
        onChange={(roles) => account.chooseColumns(name, { ...table, roles })}
      />
      <button
        type="button"
        className={parts.buttonPrimary}
        disabled={missing.length > 0}
        onClick={() => account.readTable(name, table)}
      >
        {i18n.t('banking.files.read')}
      </button>
    </div>
  )
}
