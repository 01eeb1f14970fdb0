import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { getSpace, joinSentences } from '../../locales/get-space.ts'
import { LineChart } from '../shared/chart/LineChart.tsx'
import { NumberField } from '../shared/NumberField.tsx'
import parts from '../shared/parts.module.css'
import styles from './Demo.module.css'
import { backtest, checkHorizon } from './engine/backtest.ts'
import { addDays } from './engine/calendar.ts'
import { type Forecast as BalanceForecast, bandShare, forecastBalance, leastWeeks } from './engine/forecast.ts'
import { getExtent } from './engine/movement.ts'
import { listBalances } from './engine/summaries.ts'
import type { Formats } from './formats.ts'
import type { AccountState } from './use-account.ts'

/** Thirteen weeks ahead, in days. */
const horizon = 91

/** How many weeks of the past the chart shows before the forecast. */
const pastWeeks = 9

type ForecastProps = { account: AccountState; formats: Formats }

/** The balance of the next weeks as a range, and the accuracy of earlier forecasts. */
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
      <BalanceField key={account.file.number} account={account} />
      <ForecastChart account={account} forecast={forecast} formats={formats} />
      <p className={parts.quiet}>
        {i18n.t('banking.forecast.method', { recurring: forecast.recurrences.length, weeks: forecast.weeks })}
      </p>
      <BacktestPart account={account} formats={formats} />
    </>
  )
}

/** The forecast starts from the balance; a statement without one starts from zero until it is entered. */
function BalanceField({ account }: { account: AccountState }) {
  const { i18n } = useLingui()
  const { balanceCents, setEnteredBalance } = account
  return (
    <NumberField
      label={i18n.t('banking.forecast.balance')}
      step={0.01}
      value={balanceCents === undefined ? undefined : balanceCents / 100}
      onChange={(balance) => setEnteredBalance(Math.round(balance * 100))}
    >
      {balanceCents === undefined && <span className={parts.quiet}>{i18n.t('banking.forecast.noBalance')}</span>}
    </NumberField>
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
  const summary = i18n.t('banking.forecast.summary', {
    date: formats.date(weeks.at(-1)?.date ?? today),
    low: formats.roundMoney(last.low),
    mid: formats.roundMoney(last.mid),
    high: formats.roundMoney(last.high),
  })
  return (
    <>
      <p className={styles.lead}>
        <span>{summary}</span>
        {getSpace(summary)}
        {lowest.low < 0 && <span>{i18n.t('banking.forecast.belowZero', { date: formats.date(lowest.date) })}</span>}
      </p>
      <LineChart
        caption={i18n.t('banking.forecast.caption')}
        summary={summary}
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
        formatValue={formats.roundMoney}
      />
    </>
  )
}

/** How often earlier forecasts contained the real balance, beside the share that a right range has. */
function BacktestPart({ account, formats }: ForecastProps) {
  const { i18n } = useLingui()
  const { checks, inside } = useMemo(() => backtest(account.kept), [account.kept])
  return (
    <section>
      <h3>{i18n.t('banking.backtest.title')}</h3>
      {checks.length === 0 ? (
        <p>{i18n.t('banking.backtest.none')}</p>
      ) : (
        <p>
          {joinSentences([
            i18n.t('banking.backtest.result', { inside, count: checks.length, days: checkHorizon }),
            i18n.t('banking.backtest.chance', { share: formats.percent(bandShare) }),
          ])}
        </p>
      )}
    </section>
  )
}
