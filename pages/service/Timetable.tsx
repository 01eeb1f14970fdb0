import { useLingui } from '@lingui/react'
import { Text } from '../ui/Text.tsx'
import { Words } from '../ui/Words.tsx'
import { readClock, type StepIn } from './plan.ts'
import styles from './Timetable.module.css'

/** A day or two by the hour, with the breaks that lie between its parts; two days stand side by side. */
export function Timetable({ steps, hours }: { steps: StepIn<'clock'>[]; hours: (string | undefined)[] }) {
  const { i18n } = useLingui()
  const days = [...new Set(steps.map(({ when }) => when.day))]
  const Title = days.length > 1 ? 'h4' : 'h3'
  return (
    <div className={styles.days}>
      {days.map((day) => {
        const parts = steps.filter(({ when }) => when.day === day)
        return (
          <div key={day}>
            {days.length > 1 && (
              <h3 id={`day-${day}`}>
                {i18n.t('services.plan.onDay', { day })} <span className={styles.hours}>{hours[day - 1]}</span>
              </h3>
            )}
            <ol className={styles.parts}>
              {parts.map(({ when, time, title, text }, index) => (
                <li key={index} className={styles[heightOf(when)]}>
                  <p className={styles.time}>{time}</p>
                  <div>
                    {title && (
                      <Title id={`plan-${day}-${index + 1}`} className={styles.title}>
                        <Words of={title} />
                      </Title>
                    )}
                    <Text as="p" of={text} />
                    {index < parts.length - 1 && parts[index + 1]?.when.from !== when.to && (
                      <p className={styles.break}>{i18n.t('services.plan.break')}</p>
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
