import { useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import { Checkbox } from '../shared/Checkbox.tsx'
import { Panel } from '../shared/Panel.tsx'
import parts from '../shared/parts.module.css'
import styles from './Checks.module.css'
import { dictationInputId } from './DictationPanel.tsx'
import { identifyProblem, type Problem, type ProblemCode } from './engine/checks.ts'
import { chestFields, conclusionField, orderField, thyroidFields } from './engine/templates/templates.ts'
import { getInputId } from './FieldInput.tsx'
import { listOpen, listProblems, type Session, sign, toggleAcknowledged } from './session.ts'
import { formatTime } from './words/format.ts'
import { nameProblem } from './words/write-report.ts'

type ChecksProps = { session: Session; onChange: (session: Session) => void }

/** Lists the open problems of a report, and signs it. */
export function Checks({ session, onChange }: ChecksProps) {
  const { i18n } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isRefused, setRefused] = useState(false)
  const problems = listProblems(session)
  const open = listOpen(session)

  function trySigning() {
    setRefused(open.length > 0)
    if (open.length > 0) heading.current?.focus()
    else onChange(sign(session, new Date()))
  }

  return (
    <Panel heading={i18n.t('apollomedical.checks.heading')} headingRef={heading}>
      {problems.length === 0 && <p>{i18n.t('apollomedical.checks.none')}</p>}
      <ul className={`${parts.list} ${styles.problems}`}>
        {problems.map((problem) => (
          <li key={identifyProblem(problem)} className={styles[problem.severity]}>
            <span className={styles.severity}>
              {problem.severity === 'blocking'
                ? i18n.t('apollomedical.checks.blocking')
                : i18n.t('apollomedical.checks.warning')}
            </span>
            <span>{nameProblem(i18n, problem)}</span>
            <span className={parts.row}>
              <button type="button" className={parts.linkButton} onClick={() => focusField(problem)}>
                {i18n.t('apollomedical.checks.go')}
              </button>
              {problem.severity === 'warning' && (
                <Checkbox
                  label={i18n.t('apollomedical.checks.acknowledge')}
                  checked={session.acknowledged.includes(identifyProblem(problem))}
                  onChange={() => onChange(toggleAcknowledged(session, problem))}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className={parts.buttonPrimary} onClick={trySigning}>
        {i18n.t('apollomedical.checks.sign')}
      </button>
      <p role="status" className={parts.status}>
        {session.signature
          ? i18n.t('apollomedical.checks.signed', { date: formatTime(i18n, session.signature.time) })
          : isRefused && open.length > 0
            ? i18n.t('apollomedical.checks.refused', { count: open.length })
            : ''}
      </p>
    </Panel>
  )
}

/** Leads to the field that a problem is about. */
function focusField({ code, finding, field }: Problem): void {
  const [place, isGeneral] = places[code] ?? [field]
  const id = place === dictationInputId ? place : getInputId(isGeneral ? undefined : finding, place ?? '')
  const input = document.getElementById(id)
  input?.focus({ preventScroll: true })
  input?.scrollIntoView({ block: 'center' })
}

/** The field that can settle a problem which names none; true if it belongs to the examination. */
const places: Partial<Record<ProblemCode, [field: string, isGeneral?: boolean]>> = {
  noFindings: [dictationInputId],
  numberWithoutUnit: [dictationInputId],
  notUnderstood: [dictationInputId],
  unsure: [dictationInputId],
  orderSide: [orderField.id, true],
  conclusionSide: [conclusionField.id, true],
  conclusionSideOfSize: [conclusionField.id, true],
  conclusionSize: [conclusionField.id, true],
  middleLobeLeft: [chestFields.lobe.id],
  lingulaRight: [chestFields.lobe.id],
  solidLarger: [chestFields.solidComponent.id],
  lungMass: [chestFields.size.id],
  singleWithSeveral: [chestFields.count.id, true],
  cysticWithEcho: [thyroidFields.composition.id],
  solidAnechoic: [thyroidFields.echogenicity.id],
  cysticWithFoci: [thyroidFields.composition.id],
  spongiformWithSuspicious: [thyroidFields.composition.id],
  onePoint: [thyroidFields.composition.id],
}
