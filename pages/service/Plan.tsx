import { useLingui } from '@lingui/react'
import { Section } from '../../renderer/ui/Section.tsx'
import type { ServiceData } from './load.ts'
import { Milestones } from './Milestones.tsx'
import styles from './Plan.module.css'
import { stepsIn } from './plan.ts'
import { Timetable } from './Timetable.tsx'
import { useLength } from './use-length.ts'
import { Weeks } from './Weeks.tsx'

/** How a service typically goes: hours of a day or two, weeks of sessions, or working days. */
export function Plan({ data: { plan, length, days, stack } }: { data: ServiceData }) {
  const { i18n } = useLingui()
  const titles = {
    clock: length.isHalfDay
      ? i18n.t('services.plan.halfDay')
      : length.count > 1
        ? i18n.t('services.plan.twoDays')
        : i18n.t('services.plan.day'),
    week: i18n.t('services.plan.weeks'),
    day: i18n.t('services.plan.steps'),
  }
  return (
    <Section title={titles[length.unit]} id="plan" isSunken>
      <p className={styles.line}>
        <strong>{useLength(length)}</strong> {i18n.t('services.plan.note')}
      </p>
      {length.unit === 'clock' && <Timetable steps={stepsIn('clock', plan)} hours={days} />}
      {length.unit === 'week' && <Weeks steps={stepsIn('week', plan)} />}
      {length.unit === 'day' && <Milestones steps={stepsIn('day', plan)} last={length.count} />}
      {stack && (
        <p className={styles.line}>
          <strong>{i18n.t('services.stack')}</strong> <span translate="no">{stack.join(' · ')}</span>
        </p>
      )}
    </Section>
  )
}
