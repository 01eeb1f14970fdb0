import { useLingui } from '@lingui/react'
import { Fragment } from 'react'
import { getSpace } from '../../../locales/get-space.ts'
import { getPunctuation } from '../../../locales/punctuation.ts'
import { Panel } from '../../shared/Panel.tsx'
import parts from '../../shared/parts.module.css'
import type { Choice, Problem } from '../engine/understanding.ts'
import type { WorkbookSummary } from '../worker/messages.ts'
import { describeChoice, describeProblem } from './describe-problem.ts'
import styles from './UnclearCard.module.css'

type UnclearCardProps = {
  workbook: WorkbookSummary
  question: string
  problems: Problem[]
  onDecide: (key: string, id: string) => void
  onReplace: (question: string) => void
}

/** Why there is no answer: the words that are unclear, and their possible meanings. */
export function UnclearCard({ workbook, question, problems, onDecide, onReplace }: UnclearCardProps) {
  const { i18n } = useLingui()
  const { colon, item } = getPunctuation(i18n.locale)
  const choose = (problem: Problem, choice: Choice) => {
    if (choice.kind !== 'replace') return onDecide(problem.key, choice.id)
    onReplace(question.slice(0, problem.start) + choice.text + question.slice(problem.end))
  }
  return (
    <Panel heading={i18n.t('spreadsheet.unclear.heading')}>
      <p role="status">{i18n.t('spreadsheet.unclear.intro', { count: problems.length })}</p>
      <p key={question} className={styles.question}>
        <MarkedQuestion question={question} problems={problems} />
      </p>
      <ul className={parts.list}>
        {problems.map((problem) => (
          <li key={`${problem.key} ${problem.start}`}>
            <p>{describeProblem(i18n, workbook, problem)}</p>
            <div className={parts.row}>
              {problem.choices.map((choice) => (
                <button key={choice.id} type="button" className={parts.button} onClick={() => choose(problem, choice)}>
                  {describeChoice(i18n, workbook, problem, choice)}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <h3>{i18n.t('spreadsheet.unclear.columns')}</h3>
      <ul>
        {workbook.sheets.map(({ name, columns }) => (
          <li key={name}>{`${name}${colon}${getSpace(colon)}${columns.map((column) => column.name).join(item)}`}</li>
        ))}
      </ul>
    </Panel>
  )
}

function MarkedQuestion({ question, problems }: { question: string; problems: Problem[] }) {
  const spans = problems.filter(({ start, end }) => end > start).toSorted((one, other) => one.start - other.start)
  let place = 0
  return (
    <>
      {spans.map(({ start, end }) => {
        const before = question.slice(place, start)
        const marked = question.slice(Math.max(place, start), end)
        place = Math.max(place, end)
        return (
          <Fragment key={start}>
            <span>{before}</span>
            <mark>{marked}</mark>
          </Fragment>
        )
      })}
      <span>{question.slice(place)}</span>
    </>
  )
}
