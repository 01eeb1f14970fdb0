import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Time } from '../../model/kinds/service-times.ts'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { Words } from '../ui/Words.tsx'
import type { PlanData } from './load.ts'
import milestones from './Milestones.module.css'
import styles from './Plan.module.css'
import { readClock, type StepIn, stepsIn } from './plan.ts'
import timetable from './Timetable.module.css'
import { useLength } from './use-length.ts'
import weeks from './Weeks.module.css'

export function Plan({ data: { plan, length, days, stack }, children }: { data: PlanData; children?: ReactNode }) {
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
      {children}
    </Section>
  )
}

function Weeks({ steps }: { steps: StepIn<'week'>[] }) {
  return (
    <ol className={weeks.weeks}>
      {steps.map(({ when, time, title, text }, index) => (
        <li key={index} style={{ '--length': when.last - when.first + 1 }}>
          <h3 id={`plan-${index + 1}`}>
            <Span of={when} />
          </h3>
          {time && <p className={weeks.hours}>{time}</p>}
          {title && <Words as="p" className={weeks.title} of={title} />}
          <Text as="p" of={text} />
        </li>
      ))}
    </ol>
  )
}

function Milestones({ steps, last }: { steps: StepIn<'day'>[]; last: number }) {
  return (
    <ol className={milestones.steps}>
      {steps.map(({ when, title, text }, index) => (
        <li key={index}>
          <h3 id={`plan-${index + 1}`}>
            <Span of={when} />
          </h3>
          <p>
            {title && <Words of={title} />} <Text of={text} />
          </p>
          <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect x={when.first - 1} width={when.last - when.first + 1} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  )
}

/** The weeks or days of a part: "Week 1", "Days 2–6". */
function Span({ of: { unit, first, last } }: { of: Exclude<Time, { unit: 'clock' }> }) {
  const { i18n } = useLingui()
  if (unit === 'week')
    return first === last
      ? i18n.t('services.plan.inWeek', { week: first })
      : i18n.t('services.plan.inWeeks', { first, last })
  return first === last
    ? i18n.t('services.plan.onDay', { day: first })
    : i18n.t('services.plan.onDays', { first, last })
}

function Timetable({ steps, hours }: { steps: StepIn<'clock'>[]; hours: (string | undefined)[] }) {
  const { i18n } = useLingui()
  const days = [...new Set(steps.map(({ when }) => when.day))]
  const Title = days.length > 1 ? 'h4' : 'h3'
  return (
    <div className={timetable.days}>
      {days.map((day) => {
        const parts = steps.filter(({ when }) => when.day === day)
        return (
          <div key={day}>
            {days.length > 1 && (
              <h3 id={`day-${day}`}>
                {i18n.t('services.plan.onDay', { day })} <span className={timetable.hours}>{hours[day - 1]}</span>
              </h3>
            )}
            <ol className={timetable.parts}>
              {parts.map(({ when, time, title, text }, index) => (
                <li key={index} className={timetable[heightOf(when)]}>
                  <p className={timetable.time}>{time}</p>
                  <div>
                    {title && (
                      <Words as={Title} id={`plan-${day}-${index + 1}`} className={timetable.title} of={title} />
                    )}
                    <Text as="p" of={text} />
                    {index < parts.length - 1 && parts[index + 1]?.when.from !== when.to && (
                      <p className={timetable.break}>{i18n.t('services.plan.break')}</p>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </div>
  )
}

/** A long part is higher than a short one, as in a calendar. */
function heightOf({ from, to }: { from: string; to: string }): 'long' | 'short' {
  return readClock(to) - readClock(from) > 1.5 ? 'long' : 'short'
}
