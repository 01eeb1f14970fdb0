import { useLingui } from '@lingui/react'
import { DataTable } from '../shared/DataTable.tsx'
import parts from '../shared/parts.module.css'
import styles from './Demo.module.css'
import type { CategoryOrUnknown } from './engine/categories.ts'
import { getYearlyCents, isSubscription, type Recurrence } from './engine/recurring.ts'
import type { Formats } from './formats.ts'
import type { AccountState } from './use-account.ts'
import { nameCategory } from './words.ts'

type RecurringProps = { account: AccountState; formats: Formats }

type Entry = { recurrence: Recurrence; category: CategoryOrUnknown }

/** Recurring movements: subscriptions, salaries and bills, with the next date and changes of price. */
export function Recurring({ account, formats }: RecurringProps) {
  const { i18n } = useLingui()
  const categoryOf = new Map(account.movements.map(({ id, category }) => [id, category]))
  const entries = account.recurrences.map((recurrence) => ({
    recurrence,
    category: categoryOf.get(recurrence.movements.at(-1)?.id ?? '') ?? ('unknown' as const),
  }))
  const active = entries.filter(({ recurrence }) => !recurrence.hasEnded)
  const isService = ({ recurrence, category }: Entry) => isSubscription(recurrence, category)
  const subscriptions = active.filter(isService)
  const groups = [
    { title: i18n.t('banking.recurring.subscriptions'), entries: subscriptions },
    { title: i18n.t('banking.recurring.income'), entries: active.filter(({ recurrence }) => recurrence.cents > 0) },
    {
      title: i18n.t('banking.recurring.bills'),
      entries: active.filter((entry) => entry.recurrence.cents < 0 && !isService(entry)),
    },
    { title: i18n.t('banking.recurring.ended'), entries: entries.filter(({ recurrence }) => recurrence.hasEnded) },
  ]
  const yearly = subscriptions.reduce((sum, { recurrence }) => sum - getYearlyCents(recurrence), 0)
  return (
    <>
      <p>
        {i18n.t('banking.recurring.summary', {
          count: subscriptions.length,
          month: formats.money(Math.round(yearly / 12)),
          year: formats.money(yearly),
        })}
      </p>
      {entries.length === 0 && <p>{i18n.t('banking.recurring.none')}</p>}
      {groups
        .filter((group) => group.entries.length > 0)
        .map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <RecurringTable title={group.title} entries={group.entries} formats={formats} />
          </section>
        ))}
      <p className={parts.quiet}>{i18n.t('banking.recurring.method')}</p>
    </>
  )
}

function RecurringTable({ title, entries, formats }: { title: string; entries: readonly Entry[]; formats: Formats }) {
  const { i18n } = useLingui()
  return (
    <DataTable
      caption={title}
      rows={entries}
      columns={[
        {
          head: i18n.t('banking.column.description'),
          isName: true,
          show: ({ recurrence, category }) => (
            <>
              <span translate="no">{recurrence.name}</span>
              <span className={parts.under}>{nameCategory(i18n, category)}</span>
            </>
          ),
        },
        {
          head: i18n.t('banking.column.interval'),
          show: ({ recurrence }) => (
            <>
              {i18n.t(`banking.interval.${recurrence.interval}`)}
              <span className={parts.under}>
                {i18n.t('banking.recurring.seen', { count: recurrence.movements.length })}
              </span>
            </>
          ),
        },
        {
          head: i18n.t('banking.column.amount'),
          isNumber: true,
          show: ({ recurrence: { cents, isFixed, change } }) => (
            <>
              {formats.money(cents)}
              {!isFixed && <span className={parts.under}>{i18n.t('banking.recurring.varies')}</span>}
              {change && (
                <span className={styles.change}>
                  {i18n.t('banking.recurring.change', {
                    before: formats.money(change.fromCents),
                    date: formats.date(change.date),
                  })}
                </span>
              )}
            </>
          ),
        },
        {
          head: i18n.t('banking.column.perYear'),
          isNumber: true,
          show: ({ recurrence }) => formats.money(getYearlyCents(recurrence)),
        },
        {
          head: i18n.t('banking.column.next'),
          className: styles.date,
          show: ({ recurrence }) =>
            recurrence.hasEnded
              ? i18n.t('banking.recurring.last', { date: formats.date(recurrence.movements.at(-1)?.date ?? '') })
              : formats.date(recurrence.next),
        },
      ]}
    />
  )
}
