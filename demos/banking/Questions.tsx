import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type ReactNode, useId, useState } from 'react'
import { BarChart } from '../shared/chart/BarChart.tsx'
import { LineChart } from '../shared/chart/LineChart.tsx'
import parts from '../shared/parts.module.css'
import { Table } from '../shared/Table.tsx'
import { useDemoLocale } from '../shared/use-demo-locale.ts'
import styles from './Demo.module.css'
import type { Categorized } from './engine/categorize.ts'
import { getExtent } from './engine/movement.ts'
import { type Answer, answer } from './engine/questions/answer.ts'
import { type NamedCategory, type Query, type Understanding, understand } from './engine/questions/understand.ts'
import { simplify } from './engine/tokens.ts'
import type { Formats } from './formats.ts'
import type { AccountState } from './use-account.ts'
import { nameCategory, nameInterval, nameMeasure } from './words.ts'

/** How many movements an answer lists. */
const mostRows = 12

type QuestionsProps = { account: AccountState; formats: Formats }

/** A question in words, what was understood, and the answer with the movements behind it. */
export function Questions({ account, formats }: QuestionsProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const examples = [
    i18n.t('banking.question.example.groceries'),
    i18n.t('banking.question.example.largest'),
    i18n.t('banking.question.example.subscriptions'),
    i18n.t('banking.question.example.average'),
    i18n.t('banking.question.example.where'),
    i18n.t('banking.question.example.saved'),
  ]
  return (
    <>
      <form
        className={parts.row}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(text)
        }}
      >
        <div className={`${parts.field} ${styles.question}`}>
          <label htmlFor={id}>{i18n.t('banking.question.label')}</label>
          <input
            id={id}
            className={parts.input}
            maxLength={200}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <button type="submit" className={parts.buttonPrimary}>
          {i18n.t('banking.question.ask')}
        </button>
      </form>
      <ul className={styles.examples} aria-label={i18n.t('banking.question.examples')}>
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className={styles.small}
              onClick={() => {
                setText(example)
                setAsked(example)
              }}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">{asked && <Result question={asked} account={account} formats={formats} />}</div>
    </>
  )
}

function Result({ question, account, formats }: QuestionsProps & { question: string }) {
  const { i18n } = useLingui()
  const locale = useDemoLocale()
  const { movements } = account
  const extent = getExtent(movements)
  if (!extent) return null
  const context = { extent, descriptions: movements.map(({ description }) => description) }
  const understood = understand(question, locale, context)
  if (!understood.isUnderstood) return <Refusal understood={understood} formats={formats} />
  const found = answer(understood.query, account)
  return (
    <section className={styles.answer}>
      <p>
        <strong>{i18n.t('banking.question.understood')}</strong> {restate(i18n, formats, understood.query)}
      </p>
      <AnswerView found={found} formats={formats} />
    </section>
  )
}

/** The query in words, part by part, for the visitor to compare with the question. */
function restate(i18n: I18n, formats: Formats, query: Query): string {
  const directions = { in: i18n.t('banking.query.in'), out: i18n.t('banking.query.out') }
  const listsPayments = query.measure === 'subscriptions' || query.measure === 'recurring'
  const parts = [
    query.measure === 'largest'
      ? i18n.t('banking.query.largest', { count: query.limit })
      : nameMeasure(i18n, query.measure),
    query.direction && !listsPayments ? directions[query.direction] : '',
    ...query.categories.map((named) => restateCategory(i18n, named)),
    query.merchant.length > 0 ? i18n.t('banking.query.merchant', { words: query.merchant.join(' ') }) : '',
    query.leastCents === undefined ? '' : i18n.t('banking.query.atLeast', { amount: formats.money(query.leastCents) }),
    query.mostCents === undefined ? '' : i18n.t('banking.query.atMost', { amount: formats.money(query.mostCents) }),
    listsPayments ? '' : query.periods.map(formats.period).join(' + '),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** A word that is narrower than its category is named beside it. */
function restateCategory(i18n: I18n, { category, word }: NamedCategory): string {
  const name = nameCategory(i18n, category)
  return simplify(name) === word
    ? i18n.t('banking.query.categoryOnly', { category: name })
    : i18n.t('banking.query.category', { category: name, word })
}

type Refused = Extract<Understanding, { isUnderstood: false }>

function Refusal({ understood, formats }: { understood: Refused; formats: Formats }) {
  const { i18n } = useLingui()
  const reasons = {
    noQuestion: i18n.t('banking.refusal.noQuestion'),
    contradiction: i18n.t('banking.refusal.contradiction'),
    noSuchPeriod: i18n.t('banking.refusal.period'),
  }
  return (
    <section className={parts.error}>
      <p>
        {understood.reason === 'words'
          ? i18n.t('banking.refusal.words', {
              words: formats.list(understood.words.map((word) => i18n.t('banking.quote', { word }))),
            })
          : reasons[understood.reason]}
      </p>
      <p className={styles.quiet}>{i18n.t('banking.refusal.help')}</p>
    </section>
  )
}

function AnswerView({ found, formats }: { found: Answer; formats: Formats }): ReactNode {
  const { i18n } = useLingui()
  switch (found.kind) {
    case 'sums':
      return (
        <>
          {found.sums.map(({ period, cents, movements }) => (
            <p key={period.from} className={styles.result}>
              {found.sums.length > 1 && <span className={styles.under}>{formats.period(period)}</span>}
              {formats.money(cents)}
              <span className={styles.under}>{i18n.t('banking.answer.from', { count: movements.length })}</span>
            </p>
          ))}
          <MovementRows movements={found.sums.flatMap(({ movements }) => movements)} formats={formats} />
        </>
      )
    case 'average':
      return (
        <>
          <p className={styles.result}>
            {formats.money(found.cents)}
            <span className={styles.under}>{i18n.t('banking.answer.months', { count: found.months })}</span>
          </p>
          <MovementRows movements={found.movements} formats={formats} />
        </>
      )
    case 'count':
      return (
        <>
          <p className={styles.result}>{i18n.t('banking.movements.count', { count: found.count })}</p>
          <MovementRows movements={found.movements} formats={formats} />
        </>
      )
    case 'movements':
      return (
        <>
          <p>{i18n.t('banking.answer.of', { shown: found.movements.length, total: found.total })}</p>
          <MovementRows movements={found.movements} formats={formats} />
        </>
      )
    case 'balance':
      return found.cents === undefined ? (
        <p>{i18n.t('banking.answer.noBalance')}</p>
      ) : (
        <p className={styles.result}>
          {formats.money(found.cents)}
          <span className={styles.under}>{formats.date(found.date)}</span>
        </p>
      )
    case 'recurrences':
      return <RecurrenceRows recurrences={found.recurrences} formats={formats} />
    case 'categories': {
      const [first] = found.sums
      if (!first) return <p>{i18n.t('banking.answer.nothing')}</p>
      return (
        <BarChart
          caption={i18n.t('banking.measure.byCategory')}
          summary={i18n.t('banking.overview.byCategorySummary', {
            category: nameCategory(i18n, first.category),
            amount: formats.money(first.cents),
            count: found.sums.length,
          })}
          labelName={i18n.t('banking.column.category')}
          labels={found.sums.map(({ category }) => nameCategory(i18n, category))}
          series={[{ name: i18n.t('banking.overview.out'), values: found.sums.map(({ cents }) => cents) }]}
          formatValue={formats.money}
        />
      )
    }
    case 'months': {
      const { months } = found
      if (months.length === 0) return <p>{i18n.t('banking.answer.nothing')}</p>
      return (
        <LineChart
          caption={i18n.t('banking.measure.byMonth')}
          summary={i18n.t('banking.overview.monthsSummary', {
            from: formats.month(months[0]?.month ?? ''),
            to: formats.month(months.at(-1)?.month ?? ''),
            count: months.filter(({ inCents, outCents }) => inCents > outCents).length,
            total: months.length,
          })}
          labelName={i18n.t('banking.month')}
          labels={months.map(({ month }) => formats.shortMonth(month))}
          series={[
            { name: i18n.t('banking.overview.in'), values: months.map(({ inCents }) => inCents) },
            { name: i18n.t('banking.overview.out'), values: months.map(({ outCents }) => outCents) },
          ]}
          formatValue={formats.roundMoney}
        />
      )
    }
  }
}

function MovementRows({ movements, formats }: { movements: readonly Categorized[]; formats: Formats }) {
  const { i18n } = useLingui()
  const largest = movements.toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents)).slice(0, mostRows)
  if (largest.length === 0) return <p>{i18n.t('banking.answer.nothing')}</p>
  return (
    <>
      <Table caption={i18n.t('banking.tab.movements')}>
        <thead>
          <tr>
            <th scope="col">{i18n.t('banking.column.date')}</th>
            <th scope="col">{i18n.t('banking.column.description')}</th>
            <th scope="col">{i18n.t('banking.column.category')}</th>
            <th scope="col" className={parts.number}>
              {i18n.t('banking.column.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {largest.map(({ id, date, description, category, isSure, cents }) => (
            <tr key={id}>
              <td className={styles.date}>{formats.date(date)}</td>
              <td translate="no">{description}</td>
              <td>
                {nameCategory(i18n, category)}{' '}
                {!isSure && <span className={styles.unsure}>{i18n.t('banking.notSure')}</span>}
              </td>
              <td className={parts.number}>{formats.money(cents)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {movements.length > mostRows && (
        <p className={styles.quiet}>
          {i18n.t('banking.answer.onlyLargest', { count: mostRows, total: movements.length })}
        </p>
      )}
    </>
  )
}

type RecurrenceRowsProps = { recurrences: Extract<Answer, { kind: 'recurrences' }>['recurrences']; formats: Formats }

function RecurrenceRows({ recurrences, formats }: RecurrenceRowsProps) {
  const { i18n } = useLingui()
  if (recurrences.length === 0) return <p>{i18n.t('banking.answer.nothing')}</p>
  return (
    <Table caption={i18n.t('banking.tab.recurring')}>
      <thead>
        <tr>
          <th scope="col">{i18n.t('banking.column.description')}</th>
          <th scope="col">{i18n.t('banking.column.interval')}</th>
          <th scope="col" className={parts.number}>
            {i18n.t('banking.column.amount')}
          </th>
          <th scope="col">{i18n.t('banking.column.next')}</th>
        </tr>
      </thead>
      <tbody>
        {recurrences.map(({ id, name, interval, cents, next }) => (
          <tr key={id}>
            <td translate="no">{name}</td>
            <td>{nameInterval(i18n, interval)}</td>
            <td className={parts.number}>{formats.money(cents)}</td>
            <td className={styles.date}>{formats.date(next)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
