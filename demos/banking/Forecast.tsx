import { useLingui } from '@lingui/react'
import { useId, useMemo, useState } from 'react'
import { LineChart } from '../shared/chart/LineChart.tsx'
import parts from '../shared/parts.module.css'
import { Table } from '../shared/Table.tsx'
import styles from './Demo.module.css'
import { backtest, type Check, checkHorizon } from './engine/backtest.ts'
import { addDays } from './engine/calendar.ts'
import { type Forecast as BalanceForecast, bandShare, forecastBalance, leastWeeks } from './engine/forecast.ts'
import { getExtent } from './engine/movement.ts'
import { listDueDates } from './engine/recurring.ts'
import { listBalances } from './engine/summaries.ts'
import type { Formats } from './formats.ts'
import type { AccountState } from './use-account.ts'

/** Thirteen weeks ahead, in days. */
const horizon = 91

/** How many weeks of the past the chart shows before the forecast. */
const pastWeeks = 9

type ForecastProps = { account: AccountState; formats: Formats }

/** The balance of the next weeks as a range, the payments due, and the accuracy of earlier forecasts. */
export function Forecast({ account, formats }: ForecastProps) {
  const { i18n } = useLingui()
  const { kept, balanceCents } = account
  const forecast = useMemo(
    () => forecastBalance(kept, { horizon, balanceCents: balanceCents ?? 0 }),
    [kept, balanceCents],
  )
  if (!forecast) return <p>{i18n.t('banking.forecast.tooShort', { count: leastWeeks })}</p>
  return (
    <>
      <BalanceField account={account} />
      <ForecastChart account={account} forecast={forecast} formats={formats} />
      <p className={styles.quiet}>
        {i18n.t('banking.forecast.method', { recurring: forecast.recurrences.length, weeks: forecast.weeks })}
      </p>
      <DuePayments forecast={forecast} formats={formats} />
      <BacktestPart account={account} formats={formats} />
    </>
  )
}

/** The forecast starts from the balance; a statement without one starts from zero until it is entered. */
function BalanceField({ account }: { account: AccountState }) {
  const { i18n } = useLingui()
  const id = useId()
  const { balanceCents } = account
  // What is being typed stays as it is; else the field follows the file.
  const [draft, setDraft] = useState<string>()
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{i18n.t('banking.forecast.balance')}</label>
      <input
        id={id}
        type="number"
        step="0.01"
        inputMode="decimal"
        className={`${parts.input} ${styles.amountInput}`}
        value={draft ?? (balanceCents === undefined ? '' : balanceCents / 100)}
        onChange={({ target: { value, valueAsNumber } }) => {
          setDraft(value)
          account.setEnteredBalance(Number.isFinite(valueAsNumber) ? Math.round(valueAsNumber * 100) : undefined)
        }}
        onBlur={() => setDraft(undefined)}
      />
      {balanceCents === undefined && <span className={styles.quiet}>{i18n.t('banking.forecast.noBalance')}</span>}
    </div>
  )
}

type ForecastChartProps = { account: AccountState; forecast: BalanceForecast; formats: Formats }

function ForecastChart({ account, forecast, formats }: ForecastChartProps) {
  const { i18n } = useLingui()
  const { kept, balanceCents = 0 } = account
  const today = getExtent(kept)?.to ?? ''
  const pastDates = Array.from({ length: pastWeeks }, (_, index) => addDays(today, 7 * (index + 1 - pastWeeks)))
  const past = listBalances(kept, balanceCents, pastDates)
  const weeks = forecast.days.filter((_, index) => index % 7 === 6)
  const last = weeks.at(-1) ?? { low: 0, mid: 0, high: 0 }
  const lowest = forecast.days.reduce(
    (least, day) => (day.low < least.low ? day : least),
    forecast.days[0] ?? { date: today, low: 0 },
  )
  const blank = pastDates.slice(1).map(() => undefined)
  return (
    <>
      <p className={styles.lead}>
        {i18n.t('banking.forecast.summary', {
          date: formats.date(weeks.at(-1)?.date ?? today),
          low: formats.roundMoney(last.low),
          mid: formats.roundMoney(last.mid),
          high: formats.roundMoney(last.high),
        })}{' '}
        {lowest.low < 0 && i18n.t('banking.forecast.belowZero', { date: formats.date(lowest.date) })}
      </p>
      <LineChart
        caption={i18n.t('banking.forecast.caption')}
        summary={i18n.t('banking.forecast.summary', {
          date: formats.date(weeks.at(-1)?.date ?? today),
          low: formats.roundMoney(last.low),
          mid: formats.roundMoney(last.mid),
          high: formats.roundMoney(last.high),
        })}
        labelName={i18n.t('banking.column.date')}
        labels={[...pastDates, ...weeks.map(({ date }) => date)].map(formats.day)}
        series={[
          { name: i18n.t('banking.forecast.past'), values: [...past, ...weeks.map(() => undefined)] },
          { name: i18n.t('banking.forecast.middle'), values: [...blank, balanceCents, ...weeks.map(({ mid }) => mid)] },
        ]}
        band={{
          name: i18n.t('banking.forecast.band', { share: formats.percent(bandShare) }),
          values: [
            ...blank,
            { low: balanceCents, high: balanceCents },
            ...weeks.map(({ low, high }) => ({ low, high })),
          ],
        }}
        marker={{ index: pastWeeks - 1, label: i18n.t('banking.forecast.statementEnd') }}
        formatValue={formats.roundMoney}
      />
    </>
  )
}

function DuePayments({ forecast, formats }: { forecast: BalanceForecast; formats: Formats }) {
  const { i18n } = useLingui()
  const until = forecast.days[29]?.date ?? ''
  const due = forecast.recurrences
    .flatMap((recurrence) => listDueDates(recurrence, until).map((date) => ({ date, recurrence })))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  if (due.length === 0) return null
  return (
    <details className={styles.details}>
      <summary>{i18n.t('banking.forecast.due', { count: due.length })}</summary>
      <Table caption={i18n.t('banking.forecast.due', { count: due.length })}>
        <thead>
          <tr>
            <th scope="col">{i18n.t('banking.column.date')}</th>
            <th scope="col">{i18n.t('banking.column.description')}</th>
            <th scope="col" className={parts.number}>
              {i18n.t('banking.column.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {due.map(({ date, recurrence }) => (
            <tr key={`${recurrence.id} ${date}`}>
              <td className={styles.date}>{formats.date(date)}</td>
              <td translate="no">{recurrence.name}</td>
              <td className={parts.number}>{formats.money(recurrence.cents)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}

/** How often earlier forecasts contained the real balance, beside the number expected by chance. */
function BacktestPart({ account, formats }: ForecastProps) {
  const { i18n } = useLingui()
  const { checks, inside, expected } = useMemo(() => backtest(account.kept), [account.kept])
  return (
    <section>
      <h3>{i18n.t('banking.backtest.title')}</h3>
      {checks.length === 0 ? (
        <p>{i18n.t('banking.backtest.none')}</p>
      ) : (
        <>
          <p>
            {i18n.t('banking.backtest.result', { inside, count: checks.length, days: checkHorizon })}{' '}
            {i18n.t('banking.backtest.chance', {
              share: formats.percent(bandShare),
              low: expected.low,
              high: expected.high,
              count: checks.length,
            })}
          </p>
          <details className={styles.details}>
            <summary>{i18n.t('banking.backtest.details')}</summary>
            <BacktestTable checks={checks} formats={formats} />
          </details>
        </>
      )}
    </section>
  )
}

function BacktestTable({ checks, formats }: { checks: readonly Check[]; formats: Formats }) {
  const { i18n } = useLingui()
  return (
    <Table caption={i18n.t('banking.backtest.details')}>
      <thead>
        <tr>
          <th scope="col">{i18n.t('banking.backtest.period')}</th>
          <th scope="col" className={parts.number}>
            {i18n.t('banking.backtest.range')}
          </th>
          <th scope="col" className={parts.number}>
            {i18n.t('banking.backtest.actual')}
          </th>
          <th scope="col">{i18n.t('banking.backtest.within')}</th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ cutoff, until, low, high, actual }) => (
          <tr key={cutoff}>
            <th scope="row">{formats.period({ from: addDays(cutoff, 1), to: until })}</th>
            <td className={parts.number}>
              {formats.roundMoney(low)} – {formats.roundMoney(high)}
            </td>
            <td className={parts.number}>{formats.roundMoney(actual)}</td>
            <td>{actual >= low && actual <= high ? i18n.t('banking.yes') : i18n.t('banking.no')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
