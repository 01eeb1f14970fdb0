import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import parts from '../shared/parts.module.css'
import { ExportButton } from './ExportButton.tsx'
import { joinName } from './engine/person-name.ts'
import type { Score } from './engine/score-lead.ts'
import { ProfileForm } from './ProfileForm.tsx'
import styles from './RankingStep.module.css'
import type { Desk, RankedLead } from './use-desk.ts'
import { describeReason } from './wording.ts'

/** The list starts short because on a phone the rules follow below it. */
const firstShown = 12

type RankingStepProps = { desk: Desk; onWrite: (lead: string) => void }

/** The leads, best first, each with the reason for each point; beside them the rules. */
export function RankingStep({ desk, onWrite }: RankingStepProps) {
  const { i18n } = useLingui()
  const [isAllShown, setIsAllShown] = useState(false)
  const { ranked } = desk
  const first = ranked.find(({ obstacle }) => !obstacle)
  return (
    <div className={styles.layout}>
      <div>
        <div className={styles.top}>
          <h2 id="step-heading">{i18n.t('autoclient.ranking.heading')}</h2>
          {first && (
            <button type="button" className={parts.buttonPrimary} onClick={() => onWrite(first.lead.id)}>
              {i18n.t('autoclient.ranking.next')}
            </button>
          )}
          <ExportButton desk={desk} />
          <a className={styles.toRules} href="#profile-heading">
            {i18n.t('autoclient.ranking.rules')}
          </a>
        </div>
        <p role="status" className="visually-hidden">
          {ranked[0] &&
            i18n.t('autoclient.ranking.first', {
              name: nameLead(ranked[0].lead),
              points: i18n.number(ranked[0].score.points),
            })}
        </p>
        <ol className={styles.leads} data-result>
          {ranked.slice(0, isAllShown ? undefined : firstShown).map((entry) => (
            <LeadEntry key={entry.lead.id} entry={entry} onWrite={onWrite} />
          ))}
        </ol>
        {!isAllShown && ranked.length > firstShown && (
          <button type="button" className={parts.button} onClick={() => setIsAllShown(true)}>
            {i18n.t('autoclient.ranking.all', { count: ranked.length })}
          </button>
        )}
        <p className={styles.help}>{i18n.t('autoclient.ranking.help')}</p>
      </div>
      <ProfileForm desk={desk} />
    </div>
  )
}

function LeadEntry({ entry, onWrite }: { entry: RankedLead; onWrite: (lead: string) => void }) {
  const { i18n } = useLingui()
  const { lead, score, obstacle, rank } = entry
  const name = nameLead(lead)
  return (
    <li className={styles.lead}>
      <div className={styles.head}>
        <h3>
          <span className={styles.rank}>{i18n.number(rank)}</span> {name}
        </h3>
        <Points score={score} />
      </div>
      <p className={styles.person}>
        {[lead.company && joinName(lead), lead.role, lead.city].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.gains}>{listGains(i18n, score)}</p>
      <div className={styles.more}>
        <details>
          <summary>
            {i18n.t('autoclient.ranking.why')} <span className="visually-hidden">{name}</span>
          </summary>
          <Reasons score={score} />
        </details>
        {obstacle ? (
          <p className={styles.obstacle}>{i18n.t(`autoclient.obstacle.${obstacle}`)}</p>
        ) : (
          <button type="button" className={parts.linkButton} onClick={() => onWrite(lead.id)}>
            {i18n.t('autoclient.ranking.write')} <span className="visually-hidden">{name}</span>
          </button>
        )}
      </div>
    </li>
  )
}

function nameLead(lead: RankedLead['lead']): string {
  return lead.company || joinName(lead) || lead.email
}

function Points({ score: { points, possible, maximum } }: { score: Score }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.points}>
      <strong>
        {i18n.t('autoclient.ranking.points', { points: i18n.number(points), maximum: i18n.number(maximum) })}
      </strong>
      {possible > points && <span>{i18n.t('autoclient.ranking.possible', { possible: i18n.number(possible) })}</span>}
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={toPercent(possible, maximum)} height="4" className={styles.barPossible} />
        <rect width={toPercent(points, maximum)} height="4" className={styles.barPoints} />
      </svg>
    </div>
  )
}

function Reasons({ score: { reasons } }: { score: Score }) {
  const { i18n } = useLingui()
  return (
    <table className={`${parts.table} ${styles.reasons}`}>
      <thead>
        <tr>
          <th scope="col">{i18n.t('autoclient.ranking.rule')}</th>
          <th scope="col" className={parts.number}>
            {i18n.t('autoclient.ranking.pointsHead')}
          </th>
          <th scope="col">{i18n.t('autoclient.ranking.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map((reason) => (
          <tr key={reason.rule}>
            <th scope="row">{i18n.t(`autoclient.rule.${reason.rule}`)}</th>
            <td className={parts.number}>
              {reason.verdict === 'unknown'
                ? '?'
                : i18n.t('autoclient.ranking.ofWeight', {
                    points: i18n.number(reason.points),
                    weight: i18n.number(reason.weight),
                  })}
            </td>
            <td>{describeReason(i18n, reason)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Reasons that add or subtract points, largest first: “Industry +25 · Has a supplier −10”. */
function listGains(i18n: I18n, { reasons }: Score): string {
  return reasons
    .filter(({ points }) => points !== 0)
    .sort((a, b) => b.points - a.points)
    .map(
      ({ rule, points }) =>
        `${i18n.t(`autoclient.rule.${rule}`)} ${i18n.number(points, { signDisplay: 'exceptZero' })}`,
    )
    .join(' · ')
}

function toPercent(points: number, maximum: number): number {
  return maximum === 0 ? 0 : Math.min(100, Math.max(0, (points / maximum) * 100))
}
