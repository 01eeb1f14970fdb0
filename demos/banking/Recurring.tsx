import { useLingui } from '@lingui/react'
import parts from '../shared/parts.module.css'
import { Table } from '../shared/Table.tsx'
import styles from './Demo.module.css'
import type { CategoryOrUnknown } from './engine/categories.ts'
import { getYearlyCents, isSubscription, type Recurrence } from './engine/recurring.ts'
import type { Formats } from './formats.ts'
import type { AccountState } from './use-account.ts'
import { nameCategory, nameInterval } from './words.ts'

type RecurringProps = { account: AccountState; formats: Formats }

type Entry = { recurrence: Recurrence; category: CategoryOrUnknown }

/** What comes back: subscriptions, salaries and bills, with the next date and changes of price. */
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
      <p className={styles.quiet}>{i18n.t('banking.recurring.method')}</p>
    </>
  )
}

function RecurringTable({ title, entries, formats }: { title: string; entries: readonly Entry[]; formats: Formats }) {
  const { i18n } = useLingui()
  return (
    <Table caption={title}>
      <thead>
        <tr>
          <th scope="col">{i18n.t('banking.column.description')}</th>
          <th scope="col">{i18n.t('banking.column.interval')}</th>
          <th scope="col" className={parts.number}>
            {i18n.t('banking.column.amount')}
          </th>
          <th scope="col" className={parts.number}>
            {i18n.t('banking.column.perYear')}
          </th>
          <th scope="col">{i18n.t('banking.column.next')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ recurrence, category }) => (
          <tr key={recurrence.id}>
            <th scope="row" className={styles.name}>
              <span translate="no">{recurrence.name}</span>
              <span className={styles.under}>{nameCategory(i18n, category)}</span>
            </th>
            <td>
              {nameInterval(i18n, recurrence.interval)}
              <span className={styles.under}>
                {i18n.t('banking.recurring.seen', { count: recurrence.movements.length })}
              </span>
            </td>
            <td className={parts.number}>
              {formats.money(recurrence.cents)}
              {!recurrence.isFixed && <span className={styles.under}>{i18n.t('banking.recurring.varies')}</span>}
              {recurrence.change && (
                <span className={styles.change}>
                  {i18n.t('banking.recurring.change', {
                    before: formats.money(recurrence.change.fromCents),
                    date: formats.date(recurrence.change.date),
                  })}
                </span>
              )}
            </td>
            <td className={parts.number}>{formats.money(getYearlyCents(recurrence))}</td>
            <td className={styles.date}>
              {recurrence.hasEnded
                ? i18n.t('banking.recurring.last', { date: formats.date(recurrence.movements.at(-1)?.date ?? '') })
                : formats.date(recurrence.next)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
