import { useLingui } from '@lingui/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { getSpace, joinSentences } from '../../../locales/get-space.ts'
import { getPunctuation } from '../../../locales/punctuation.ts'
import { download } from '../../shared/download.ts'
import { Panel } from '../../shared/Panel.tsx'
import parts from '../../shared/parts.module.css'
import type { Answer } from '../engine/answer.ts'
import type { WorkbookSummary } from '../worker/messages.ts'
import styles from './AnswerCard.module.css'
import {
  describeAssumption,
  describeFilter,
  describeGroup,
  describeMeasure,
  nameResultColumn,
} from './describe-query.ts'
import { formatCell } from './format.ts'
import { ResultTable } from './ResultTable.tsx'

// The table says the same, and comes first.
const ResultChart = lazy(async () => ({ default: (await import('./ResultChart.tsx')).ResultChart }))

type Answered = Extract<Answer, { status: 'answered' }>

type AnswerCardProps = {
  workbook: WorkbookSummary
  question: string
  answer: Answered & { duration: number }
  /** Gives all rows of the answer as CSV. */
  onExport: (names: string[]) => Promise<string> | undefined
  onDecide: (key: string, id: string) => void
}

/** The answer, its calculation, and the assumptions that the question does not state. */
export function AnswerCard({ workbook, question, answer, onExport, onDecide }: AnswerCardProps) {
  const { i18n } = useLingui()
  const { result, query, sql, formula, duration } = answer
  const names = result.columns.map((column) => nameResultColumn(i18n, workbook, query, column))
  const isSingle = query.groups.length === 0 && query.measures.length > 0
  const save = async () => {
    const csv = await onExport(names)
    if (csv !== undefined) download('answer.csv', 'text/csv', csv)
  }
  return (
    <Panel heading={i18n.t('spreadsheet.answer.heading')} isResult>
      <p className="visually-hidden" role="status">
        {i18n.t('spreadsheet.answer.status', { question, rows: result.found })}
      </p>
      {isSingle ? (
        <dl className={parts.figures}>
          {result.columns.map((column, index) => (
            <div key={names[index]}>
              <dt>{names[index]}</dt>
              <dd>{formatCell(i18n, workbook, column, result.rows[0]?.[index])}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <>
          <ResultTable workbook={workbook} result={result} names={names} />
          {answer.chart && (
            <Suspense>
              <ResultChart workbook={workbook} kind={answer.chart} query={query} result={result} names={names} />
            </Suspense>
          )}
        </>
      )}
      <p className={parts.quiet}>
        {joinSentences([
          i18n.t('spreadsheet.answer.rows', {
            used: i18n.number(result.rowsUsed),
            total: i18n.number(result.rowsTotal),
            sheet: workbook.sheets[query.base]?.name ?? '',
          }),
          ...(result.rowsWithoutValue > 0
            ? [i18n.t('spreadsheet.answer.withoutValue', { count: result.rowsWithoutValue })]
            : []),
          i18n.t('spreadsheet.answer.duration', { milliseconds: i18n.number(Math.max(1, Math.round(duration))) }),
        ])}
      </p>
      <Understood workbook={workbook} answer={answer} onDecide={onDecide} />
      {formula && <Code title={i18n.t('spreadsheet.answer.formula')} text={formula} />}
      <Code title={i18n.t('spreadsheet.answer.sql')} text={sql} />
      <button type="button" className={parts.button} onClick={save}>
        {i18n.t('spreadsheet.answer.export')}
      </button>
    </Panel>
  )
}

/** The calculation in the visitor's words, part by part. */
function Understood({ workbook, answer, onDecide }: Pick<AnswerCardProps, 'workbook' | 'answer' | 'onDecide'>) {
  const { i18n } = useLingui()
  const { query, assumptions } = answer
  const { limit, order } = query
  const {
    item,
    brackets: [open, close],
  } = getPunctuation(i18n.locale)
  return (
    <>
      <h3>{i18n.t('spreadsheet.understood.heading')}</h3>
      <dl className={styles.understood}>
        <Part name={i18n.t('spreadsheet.understood.calculation')}>
          {(query.measures.length === 0
            ? i18n.t('spreadsheet.understood.list', { sheet: workbook.sheets[query.base]?.name ?? '' })
            : query.measures.map((measure) => describeMeasure(i18n, workbook, query, measure)).join(item)) +
            (query.isShare ? `${open}${i18n.t('spreadsheet.understood.share')}${close}` : '')}
        </Part>
        {query.groups.length > 0 && (
          <Part name={i18n.t('spreadsheet.understood.groups')}>
            {query.groups.map((group) => describeGroup(i18n, workbook, group)).join(item)}
          </Part>
        )}
        {query.filters.length > 0 && (
          <Part name={i18n.t('spreadsheet.understood.filters')}>
            {query.filters.map((filter) => describeFilter(i18n, workbook, filter)).join(' · ')}
          </Part>
        )}
        {limit !== undefined && (
          <Part name={i18n.t('spreadsheet.understood.order')}>
            {order?.direction === 'lowest'
              ? i18n.t('spreadsheet.understood.lowest', { limit })
              : i18n.t('spreadsheet.understood.highest', { limit })}
          </Part>
        )}
        {assumptions.length > 0 && (
          <Part name={i18n.t('spreadsheet.understood.taken')}>
            <ul>
              {assumptions.map((assumption, index) => (
                <li key={index}>
                  <span>{describeAssumption(i18n, workbook, assumption)}</span>
                  {getSpace(describeAssumption(i18n, workbook, assumption))}
                  {assumption.code === 'currencies' && assumption.isDivisible && (
                    <button
                      type="button"
                      className={parts.linkButton}
                      onClick={() => onDecide(assumption.code, 'each')}
                    >
                      {i18n.t('spreadsheet.choice.eachCurrency')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </dl>
    </>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <figure className={styles.code}>
      <figcaption>{title}</figcaption>
      <pre>
        <code translate="no">{text}</code>
      </pre>
    </figure>
  )
}
