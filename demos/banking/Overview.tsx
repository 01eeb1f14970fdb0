import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { BarChart } from '../shared/chart/BarChart.tsx'
import { LineChart } from '../shared/chart/LineChart.tsx'
import parts from '../shared/parts.module.css'
import { SelectField } from '../shared/SelectField.tsx'
import styles from './Demo.module.css'
import { getMonth, getMonthPeriod, isWithin, listMonths } from './engine/calendar.ts'
import { getExtent } from './engine/movement.ts'
import { listSpending, summarizeMonths } from './engine/summaries.ts'
import type { Formats } from './formats.ts'
import type { AccountState } from './use-account.ts'
import { nameCategory } from './words.ts'

type OverviewProps = { account: AccountState; formats: Formats; onShowUnsure: () => void }

/** The results of a statement: a month's figures, its spending by category, and the months beside each other. */
export function Overview({ account, formats, onShowUnsure }: OverviewProps) {
  const { i18n } = useLingui()
  const { movements, balanceCents } = account
  const [chosen, setChosen] = useState<string>()
  const extent = getExtent(movements)
  if (!extent) return null
  const months = listMonths(extent).toReversed()
  const month = months.find((one) => one === chosen) ?? getMonth(extent.to)
  const summaries = summarizeMonths(movements)
  const inMonth = movements.filter(({ date }) => isWithin(date, getMonthPeriod(month)))
  const spending = listSpending(inMonth)
  const unsure = movements.filter(({ isSure }) => !isSure).length
  const summary = summaries.find((one) => one.month === month) ?? { inCents: 0, outCents: 0 }
  const largest = spending[0]
  const figures = [
    ['in', summary.inCents],
    ['out', summary.outCents],
    ['left', summary.inCents - summary.outCents],
    ...(balanceCents === undefined ? [] : [['balance', balanceCents] as const]),
  ] as const
  return (
    <>
      <div className={styles.month}>
        <SelectField
          label={i18n.t('banking.month')}
          value={month}
          options={months.map((value) => ({ value, label: formats.month(value) }))}
          onChange={setChosen}
        />
        <dl className={parts.figures}>
          {figures.map(([name, cents]) => (
            <div key={name}>
              <dt>{i18n.t(`banking.overview.${name}`, { date: formats.date(extent.to) })}</dt>
              <dd>{formats.money(cents)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={parts.callout}>
        <p>
          {unsure > 0
            ? i18n.t('banking.overview.unsure', { count: unsure, total: formats.number(movements.length) })
            : i18n.t('banking.overview.allSure')}
        </p>
        {unsure > 0 && (
          <button type="button" className={parts.buttonPrimary} onClick={onShowUnsure}>
            {i18n.t('banking.overview.look')}
          </button>
        )}
      </div>
      <div className={styles.charts}>
        {largest && (
          <div data-result>
            <BarChart
              caption={i18n.t('banking.overview.byCategory', { month: formats.month(month) })}
              summary={i18n.t('banking.overview.byCategorySummary', {
                category: nameCategory(i18n, largest.category),
                amount: formats.money(largest.cents),
                count: spending.length,
              })}
              labelName={i18n.t('banking.column.category')}
              labels={spending.map(({ category }) => nameCategory(i18n, category))}
              series={[{ name: i18n.t('banking.overview.out'), values: spending.map(({ cents }) => cents) }]}
              formatValue={formats.money}
            />
          </div>
        )}
        {summaries.length > 1 && (
          <LineChart
            caption={i18n.t('banking.overview.months')}
            summary={i18n.t('banking.overview.monthsSummary', {
              from: formats.month(getMonth(extent.from)),
              to: formats.month(getMonth(extent.to)),
              count: summaries.filter(({ inCents, outCents }) => inCents > outCents).length,
              total: summaries.length,
            })}
            labelName={i18n.t('banking.month')}
            labels={summaries.map((one) => formats.shortMonth(one.month))}
            series={[
              { name: i18n.t('banking.overview.in'), values: summaries.map(({ inCents }) => inCents) },
              { name: i18n.t('banking.overview.out'), values: summaries.map(({ outCents }) => outCents) },
            ]}
            formatValue={formats.roundMoney}
          />
        )}
      </div>
      <p className={parts.quiet}>{i18n.t('banking.overview.transfers')}</p>
    </>
  )
}
