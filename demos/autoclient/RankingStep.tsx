import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { DataTable } from '../shared/DataTable.tsx'
import parts from '../shared/parts.module.css'
import styles from './Demo.module.css'
import { ExportButton } from './ExportButton.tsx'
import type { Score } from './engine/score-lead.ts'
import { ProfileForm } from './ProfileForm.tsx'
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
        <div className={styles.head}>
          <h2>{i18n.t('autoclient.ranking.heading')}</h2>
          {first && (
            <button type="button" className={parts.buttonPrimary} onClick={() => onWrite(first.lead.id)}>
              {i18n.t('autoclient.ranking.next')}
            </button>
          )}
          <ExportButton desk={desk} />
        </div>
        <p role="status" className="visually-hidden">
          {ranked[0] &&
            i18n.t('autoclient.ranking.first', {
              name: nameCompany(ranked[0].lead),
              points: i18n.number(ranked[0].score.points),
            })}
        </p>
        <ol className={parts.list} data-result>
          {ranked.slice(0, isAllShown ? undefined : firstShown).map((entry) => (
            <LeadEntry key={entry.lead.id} entry={entry} onWrite={onWrite} />
          ))}
        </ol>
        {!isAllShown && ranked.length > firstShown && (
          <button type="button" className={parts.button} onClick={() => setIsAllShown(true)}>
            {i18n.t('autoclient.ranking.all', { count: ranked.length })}
          </button>
        )}
        <p className={`${parts.quiet} ${styles.help}`}>{i18n.t('autoclient.ranking.help')}</p>
      </div>
      <ProfileForm desk={desk} />
    </div>
  )
}

function LeadEntry({ entry, onWrite }: { entry: RankedLead; onWrite: (lead: string) => void }) {
  const { i18n } = useLingui()
  const { lead, score, obstacle, rank } = entry
  const name = nameCompany(lead)
  return (
    <li className={styles.lead}>
      <div className={styles.head}>
        <h3>
          <span className={parts.quiet}>{i18n.number(rank)}</span> {name}
        </h3>
        <Points score={score} />
      </div>
      <p className={parts.quiet}>{[lead.company && lead.name, lead.role, lead.city].filter(Boolean).join(' · ')}</p>
      <p>{listGains(i18n, score)}</p>
      <div className={styles.more}>
        <details>
          <summary>
            {i18n.t('autoclient.ranking.why')} <span className="visually-hidden">{name}</span>
          </summary>
          <Reasons score={score} name={name} />
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

function nameCompany(lead: RankedLead['lead']): string {
  return lead.company || lead.name || lead.email
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

function Reasons({ score: { reasons }, name }: { score: Score; name: string }) {
  const { i18n } = useLingui()
  return (
    <DataTable
      caption={`${i18n.t('autoclient.ranking.why')} ${name}`}
      rows={reasons}
      columns={[
        {
          head: i18n.t('autoclient.ranking.rule'),
          isName: true,
          show: ({ rule }) => i18n.t(`autoclient.rule.${rule}`),
        },
        {
          head: i18n.t('autoclient.ranking.pointsHead'),
          isNumber: true,
          show: ({ verdict, points, weight }) =>
            verdict === 'unknown'
              ? '?'
              : i18n.t('autoclient.ranking.ofWeight', { points: i18n.number(points), weight: i18n.number(weight) }),
        },
        { head: i18n.t('autoclient.ranking.reason'), show: (reason) => describeReason(i18n, reason) },
      ]}
    />
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
