import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { getSpace, joinSentences } from '../../locales/get-space.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { DataTable } from '../shared/DataTable.tsx'
import { Panel } from '../shared/Panel.tsx'
import parts from '../shared/parts.module.css'
import { adviseOnNodule } from './engine/fleischner.ts'
import type { Report } from './engine/report.ts'
import { sources } from './engine/sources.ts'
import { readChoice, type Values } from './engine/templates/fields.ts'
import type { Term } from './engine/templates/templates.ts'
import { chestFields } from './engine/templates/templates.ts'
import { listBeyondFnaLimit, scoreThyroidNodule, type TiRadsResult, type TiRadsStep } from './engine/ti-rads.ts'
import styles from './RulePanel.module.css'
import { formatLengths, formatList, formatNumber } from './words/format.ts'
import { labelField, labelTerm, wordFleischnerAdvice } from './words/labels.ts'
import { labelFinding, writeLevel, writeMean, writeTiRadsAdvice } from './words/write-report.ts'

/** Terms of the features that TI-RADS gives points for. */
type PointTerm = Extract<Term, `${TiRadsStep['feature']}.${string}`>

/** The published rule of the template, applied to each finding step by step. */
export function RulePanel({ report }: { report: Report }) {
  const { i18n } = useLingui()
  const { citation, address } = sources[report.template]
  return (
    <Panel heading={i18n.t('apollomedical.rule.heading')}>
      {report.findings.length === 0 && <p>{i18n.t('apollomedical.rule.empty')}</p>}
      <Rule report={report} />
      <p className={parts.quiet}>
        {i18n.t('apollomedical.rule.source')}
        {getSpace(i18n.t('apollomedical.rule.source'))}
        <a href={address} target="_blank" rel="noopener noreferrer" lang="en">
          {citation}
        </a>
      </p>
    </Panel>
  )
}

function Rule({ report }: { report: Report }) {
  if (report.template === 'chest') {
    return report.findings.map((values, index) => (
      <Guideline key={index} report={report} values={values} index={index} />
    ))
  }
  const scores = report.findings.map(scoreThyroidNodule)
  const beyond = listBeyondFnaLimit(scores)
  return scores.map((score, index) => (
    <Score key={index} score={score} index={index} isBeyondLimit={beyond.includes(index)} />
  ))
}

type ScoreProps = { score: TiRadsResult; index: number; isBeyondLimit: boolean }

function Score({ score, index, isBeyondLimit }: ScoreProps) {
  const { i18n } = useLingui()
  const { steps, total, isComplete, level, size, threshold } = score
  return (
    <div className={styles.finding} data-result>
      <h3>{labelFinding(i18n, index)}</h3>
      <DataTable
        caption={i18n.t('apollomedical.rule.points', { finding: labelFinding(i18n, index) })}
        className={styles.points}
        rows={[...steps, undefined]}
        columns={[
          {
            head: i18n.t('apollomedical.rule.feature'),
            isName: true,
            show: (step) =>
              step
                ? labelField(i18n, step.feature)
                : isComplete
                  ? i18n.t('apollomedical.rule.total')
                  : i18n.t('apollomedical.rule.totalSoFar'),
          },
          { head: i18n.t('apollomedical.rule.chosen'), show: (step) => step && <Chosen step={step} /> },
          {
            head: i18n.t('apollomedical.rule.pointsColumn'),
            isNumber: true,
            show: (step) => {
              if (!step) return <strong>{total}</strong>
              return !step.isCounted || step.points === undefined ? '–' : `+${step.points}`
            },
          },
        ]}
      />
      <p className={parts.callout}>
        <strong>{writeLevel(i18n, score)}</strong>
        <span>{writeTiRadsAdvice(i18n, score, isBeyondLimit)}</span>
      </p>
      {level && threshold && size !== undefined && (
        <p className={parts.quiet}>
          {i18n.t('apollomedical.rule.threshold', {
            level,
            fna: threshold.fna,
            followUp: threshold.followUp,
            size: formatNumber(i18n, size),
          })}
        </p>
      )}
    </div>
  )
}

/** The terms that were chosen, and why they give their points. */
function Chosen({ step: { feature, terms, isCounted } }: { step: TiRadsStep }) {
  const { i18n } = useLingui()
  const chosen = formatList(
    i18n,
    terms.map((term) => labelTerm(i18n, feature, term)),
  )
  const reasons = isCounted
    ? terms.map((term) => explainPoints(i18n, `${feature}.${term}` as PointTerm))
    : [i18n.t('apollomedical.rule.notCounted')]
  return (
    <>
      {chosen ? <span>{chosen}</span> : <em className={parts.gap}>{i18n.t('apollomedical.fields.notStated')}</em>}
      <span className={parts.under}>{reasons.join(' ')}</span>
    </>
  )
}

function explainPoints(i18n: I18n, term: PointTerm): string {
  return i18n.t(`apollomedical.why.${term}`)
}

function Guideline({ report, values, index }: { report: Report; values: Values; index: number }) {
  const { i18n } = useLingui()
  const result = adviseOnNodule(report.general, values)
  const heading = <h3>{labelFinding(i18n, index)}</h3>
  if (!result.applies) {
    return (
      <div className={styles.finding}>
        {heading}
        <p className={parts.callout}>
          <strong>{i18n.t('apollomedical.report.fleischnerExcluded')}</strong>
          <span>
            {joinSentences(result.exclusions.map((exclusion) => i18n.t(`apollomedical.exclusion.${exclusion}`)))}
          </span>
        </p>
      </div>
    )
  }
  const { diameters, mean, size, sizeClass, recommendation, advice, missing } = result
  const attenuation = readChoice(values, chestFields.attenuation)
  const count = readChoice(report.general, chestFields.count)
  const risk = readChoice(report.general, chestFields.risk)
  const row = [
    attenuation && labelTerm(i18n, 'attenuation', attenuation),
    count && labelTerm(i18n, 'count', count),
    // The risk makes a difference for solid nodules only.
    attenuation === 'solid' && risk && labelTerm(i18n, 'risk', risk),
  ].filter((part) => part !== undefined && part !== false)
  const classOf = (size: 'small' | 'medium' | 'large') =>
    i18n.t(`apollomedical.rule.size.${size === 'small' || attenuation === 'solid' ? size : 'subsolid'}`)
  return (
    <div className={styles.finding}>
      {heading}
      <ol>
        <li>
          {missing.includes('age') || missing.includes('exclusions')
            ? i18n.t('apollomedical.rule.appliesOpen')
            : i18n.t('apollomedical.rule.applies')}
        </li>
        {mean !== undefined && size !== undefined && (
          <li>{`${formatLengths(i18n, diameters)} mm → ${writeMean(i18n, mean, size)}`}</li>
        )}
        {sizeClass && <li>{classOf(sizeClass)}</li>}
        {row.length > 0 && (
          <li>{i18n.t('apollomedical.rule.row', { row: row.join(getPunctuation(i18n.locale).item) })}</li>
        )}
      </ol>
      <p className={parts.callout}>
        <strong>
          {recommendation
            ? i18n.t('apollomedical.report.fleischner', { number: recommendation })
            : i18n.t('apollomedical.report.fleischnerOpen')}
        </strong>
        <span>
          {advice
            ? wordFleischnerAdvice(i18n, advice)
            : i18n.t('apollomedical.rule.needs', {
                fields: formatList(
                  i18n,
                  missing.map((field) => labelField(i18n, field)),
                ),
              })}
        </span>
      </p>
      {count === 'multiple' && <p className={parts.quiet}>{i18n.t('apollomedical.rule.mostSuspicious')}</p>}
    </div>
  )
}
