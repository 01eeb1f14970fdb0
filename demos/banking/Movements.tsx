import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Checkbox } from '../shared/Checkbox.tsx'
import { DataTable } from '../shared/DataTable.tsx'
import { download } from '../shared/download.ts'
import parts from '../shared/parts.module.css'
import { SelectField } from '../shared/SelectField.tsx'
import { TextField } from '../shared/TextField.tsx'
import { writeCsv } from '../shared/write-csv.ts'
import styles from './Demo.module.css'
import { getMonth, listMonths } from './engine/calendar.ts'
import { type CategoryOrUnknown, categories, incomeCategories, isCategory } from './engine/categories.ts'
import type { Categorized } from './engine/categorize.ts'
import { getExtent } from './engine/movement.ts'
import { simplify } from './engine/tokens.ts'
import type { Formats } from './formats.ts'
import type { AccountState, Correction } from './use-account.ts'
import { describeReason, nameCategory } from './words.ts'

const rowsAtOnce = 40

type MovementsProps = { account: AccountState; formats: Formats; onlyUnsure: boolean }

type Filter = { text: string; category: CategoryOrUnknown | ''; month: string; onlyUnsure: boolean }

/** All movements with their categories, the reason for each, and the means to correct them. */
export function Movements({ account, formats, onlyUnsure }: MovementsProps) {
  const { i18n } = useLingui()
  const { movements, correction } = account
  const [chosen, setChosen] = useState<Filter>({ text: '', category: '', month: '', onlyUnsure })
  const [rows, setRows] = useState(rowsAtOnce)
  // A corrected row keeps its place, or the keyboard would lose its own.
  const [corrected, setCorrected] = useState<readonly string[]>([])
  const months = listMonthsOf(movements)
  // Another file may not have the month.
  const filter = { ...chosen, month: months.find((one) => one === chosen.month) ?? '' }
  const found = movements
    .filter((movement) => corrected.includes(movement.id) || matches(movement, filter))
    .toReversed()
  return (
    <>
      <FilterFields
        months={months}
        formats={formats}
        filter={filter}
        onChange={(change) => {
          setCorrected([])
          setRows(rowsAtOnce)
          setChosen({ ...filter, ...change })
        }}
      />
      <div role="status" className={styles.note}>
        {correction && <CorrectionNote account={account} correction={correction} />}
      </div>
      <p className={parts.quiet}>{i18n.t('banking.movements.count', { count: found.length })}</p>
      {found.length > 0 && (
        <MovementTable
          movements={found.slice(0, rows)}
          formats={formats}
          onCorrect={(movement, value) => {
            setCorrected([...corrected, movement.id])
            account.correct(movement, value)
          }}
        />
      )}
      <div className={`${parts.row} ${styles.after}`}>
        {found.length > rows && (
          <button type="button" className={parts.button} onClick={() => setRows(rows + rowsAtOnce)}>
            {i18n.t('banking.movements.more')}
          </button>
        )}
        <ExportButton account={account} />
      </div>
    </>
  )
}

/** The latest first. */
function listMonthsOf(movements: readonly Categorized[]): string[] {
  const extent = getExtent(movements)
  return extent ? listMonths(extent).toReversed() : []
}

function matches(movement: Categorized, { text, category, month, onlyUnsure }: Filter): boolean {
  if (onlyUnsure && movement.isSure) return false
  if (category && movement.category !== category) return false
  if (month && getMonth(movement.date) !== month) return false
  return simplify(movement.description).includes(simplify(text.trim()))
}

type FilterFieldsProps = {
  months: string[]
  formats: Formats
  filter: Filter
  onChange: (filter: Partial<Filter>) => void
}

function FilterFields({ months, formats, filter, onChange }: FilterFieldsProps) {
  const { i18n } = useLingui()
  const all = { value: '' as const, label: i18n.t('banking.movements.all') }
  return (
    <div className={parts.row}>
      <TextField
        label={i18n.t('banking.movements.search')}
        type="search"
        value={filter.text}
        onChange={(text) => onChange({ text })}
      />
      <SelectField
        label={i18n.t('banking.column.category')}
        value={filter.category}
        options={[
          all,
          ...[...categories, 'unknown' as const].map((value) => ({ value, label: nameCategory(i18n, value) })),
        ]}
        onChange={(category) => onChange({ category })}
      />
      <SelectField
        label={i18n.t('banking.month')}
        value={filter.month}
        options={[all, ...months.map((value) => ({ value, label: formats.month(value) }))]}
        onChange={(month) => onChange({ month })}
      />
      <Checkbox
        label={i18n.t('banking.movements.onlyUnsure')}
        checked={filter.onlyUnsure}
        onChange={(onlyUnsure) => onChange({ onlyUnsure })}
      />
    </div>
  )
}

type MovementTableProps = {
  movements: readonly Categorized[]
  formats: Formats
  onCorrect: AccountState['correct']
}

function MovementTable({ movements, formats, onCorrect }: MovementTableProps) {
  const { i18n } = useLingui()
  return (
    <DataTable
      caption={i18n.t('banking.tab.movements')}
      rows={movements}
      columns={[
        {
          head: i18n.t('banking.column.dateAndDescription'),
          show: ({ date, description }) => (
            <>
              <span className={parts.under}>{formats.date(date)}</span>
              <span translate="no">{description}</span>
            </>
          ),
        },
        { head: i18n.t('banking.column.amount'), isNumber: true, show: ({ cents }) => formats.money(cents) },
        {
          head: i18n.t('banking.column.categoryAndReason'),
          show: (movement) => (
            <>
              <CategorySelect key={movement.id} movement={movement} onCorrect={onCorrect} />
              <span className={parts.under}>
                {!movement.isSure && <span className={styles.unsure}>{i18n.t('banking.notSure')}</span>}{' '}
                <span>
                  {describeReason(i18n, movement.reason) +
                    (movement.confidence > 0 ? `, ${formats.percent(movement.confidence)}` : '')}
                </span>
              </span>
            </>
          ),
        },
      ]}
    />
  )
}

function CategorySelect({ movement, onCorrect }: { movement: Categorized; onCorrect: AccountState['correct'] }) {
  const { i18n } = useLingui()
  const possible = categories.filter((category) => movement.cents > 0 || !incomeCategories.includes(category))
  return (
    <select
      className={styles.select}
      aria-label={i18n.t('banking.movements.correct', { description: movement.description })}
      value={movement.category}
      onChange={({ target: { value } }) => {
        if (isCategory(value)) onCorrect(movement, value)
      }}
    >
      {movement.category === 'unknown' && <option value="unknown">{nameCategory(i18n, 'unknown')}</option>}
      {possible.map((category) => (
        <option key={category} value={category}>
          {nameCategory(i18n, category)}
        </option>
      ))}
    </select>
  )
}

function CorrectionNote({ account, correction }: { account: AccountState; correction: Correction }) {
  const { i18n } = useLingui()
  const { pattern, changed } = correction
  const category = nameCategory(i18n, correction.category)
  return (
    <div className={parts.callout}>
      <p>
        {pattern
          ? i18n.t('banking.learned.rule', { pattern, category, count: changed })
          : i18n.t('banking.learned.one', { category })}
      </p>
      <div className={parts.row}>
        <button type="button" className={parts.button} onClick={() => account.undoCorrection(correction)}>
          {i18n.t('banking.learned.undo')}
        </button>
        {pattern && (
          <button type="button" className={parts.button} onClick={() => account.limitCorrection(correction)}>
            {i18n.t('banking.learned.onlyThis')}
          </button>
        )}
      </div>
    </div>
  )
}

function ExportButton({ account }: { account: AccountState }) {
  const { i18n } = useLingui()
  const { currency = '' } = account.file.statement
  const save = () => {
    const columns = ['date', 'description', 'amount', 'currency', 'category', 'certainty'] as const
    const header = columns.map((column) => i18n.t(`banking.column.${column}`))
    const rows = account.movements.map(({ date, description, cents, category, isSure }) => [
      date,
      description,
      cents / 100,
      currency,
      nameCategory(i18n, category),
      isSure ? i18n.t('banking.sure') : i18n.t('banking.notSure'),
    ])
    download(i18n.t('banking.movements.fileName'), 'text/csv', writeCsv(header, rows, i18n.locale))
  }
  return (
    <button type="button" className={parts.button} onClick={save}>
      {i18n.t('banking.movements.export')}
    </button>
  )
}
