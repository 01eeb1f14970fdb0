import { useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import parts from '../shared/parts.module.css'
import styles from './Demo.module.css'
import { type BudgetProgress, budgetCategories, measureBudgets } from './engine/budgets.ts'
import { getMonth, listMonths } from './engine/calendar.ts'
import type { Category } from './engine/categories.ts'
import { getExtent } from './engine/movement.ts'
import type { Formats } from './formats.ts'
import { MonthSelect } from './MonthSelect.tsx'
import type { AccountState } from './use-account.ts'
import { nameCategory } from './words.ts'

type BudgetsProps = { account: AccountState; formats: Formats }

/** A limit a month for each category, and how far it is used up. */
export function Budgets({ account, formats }: BudgetsProps) {
  const { i18n } = useLingui()
  const { movements, budgets } = account
  const [chosen, setChosen] = useState<string>()
  const extent = getExtent(movements)
  if (!extent) return null
  const months = listMonths(extent).toReversed()
  const month = months.find((one) => one === chosen) ?? getMonth(extent.to)
  const progress = new Map(measureBudgets(movements, budgets, month, extent.to).map((one) => [one.category, one]))
  const over = Array.from(progress.values()).filter(({ state }) => state === 'over').length
  const setBudget = (category: Category, cents: number) => account.setOwnBudgets({ ...budgets, [category]: cents })
  return (
    <>
      <div className={parts.row}>
        <MonthSelect months={months} month={month} onChange={setChosen} formats={formats} />
        {account.hasOwnBudgets && (
          <button type="button" className={parts.button} onClick={() => account.setOwnBudgets(undefined)}>
            {i18n.t('banking.budgets.suggest')}
          </button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {i18n.t('banking.budgets.summary', { count: progress.size, over })}
      </p>
      {!account.hasOwnBudgets && <p className={styles.quiet}>{i18n.t('banking.budgets.suggested')}</p>}
      <ul className={styles.budgets}>
        {budgetCategories.map((category) => (
          <BudgetRow
            key={`${category} ${account.hasOwnBudgets}`}
            category={category}
            cents={budgets[category]}
            progress={progress.get(category)}
            formats={formats}
            onBudget={(cents) => setBudget(category, cents)}
          />
        ))}
      </ul>
    </>
  )
}

type BudgetRowProps = {
  category: Category
  cents: number | undefined
  progress: BudgetProgress | undefined
  formats: Formats
  onBudget: (cents: number) => void
}

function BudgetRow({ category, cents, progress, formats, onBudget }: BudgetRowProps) {
  const { i18n } = useLingui()
  const id = useId()
  const name = nameCategory(i18n, category)
  return (
    <li className={styles.budget}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="number"
        min="0"
        step="5"
        inputMode="decimal"
        className={`${parts.input} ${styles.amountInput}`}
        aria-label={i18n.t('banking.budgets.label', { category: name })}
        defaultValue={cents === undefined ? '' : cents / 100}
        onChange={({ target: { valueAsNumber } }) => onBudget(valueAsNumber > 0 ? Math.round(valueAsNumber * 100) : 0)}
      />
      {progress ? (
        <Progress name={name} progress={progress} formats={formats} />
      ) : (
        <span className={styles.quiet}>{i18n.t('banking.budgets.none')}</span>
      )}
    </li>
  )
}

function Progress({ name, progress, formats }: { name: string; progress: BudgetProgress; formats: Formats }) {
  const { i18n } = useLingui()
  const { spentCents, budgetCents, share, state } = progress
  const states = {
    within: i18n.t('banking.budgets.within'),
    ahead: i18n.t('banking.budgets.ahead'),
    over: i18n.t('banking.budgets.over'),
  }
  const text = i18n.t('banking.budgets.progress', {
    spent: formats.money(spentCents),
    budget: formats.money(budgetCents),
    share: formats.percent(share),
  })
  return (
    <div className={styles.progress}>
      <progress max={1} value={Math.min(1, Math.max(0, share))} data-state={state} aria-label={name} />
      <span>
        {text} <strong data-state={state}>{states[state]}</strong>
      </span>
    </div>
  )
}
