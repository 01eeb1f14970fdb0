import { useState } from 'react'
import { createDateFormat } from '../../locales/date-format.ts'
import { type Day, findOwnZone, listDays } from '../../locales/day-times.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { Link } from '../ui/Link.tsx'
import { Text } from '../ui/Text.tsx'
import { useLocale } from '../ui/use-locale.ts'
import styles from './Appointment.module.css'
import { Calendar } from './Calendar.tsx'
import type { loadTimeWords } from './load.ts'
import { NoDay } from './NoDay.tsx'
import { useStarts } from './use-starts.ts'

export type NextTimesProps = {
  type: string
  place: string
  words: ReturnType<typeof loadTimeWords>
  /** The place's name, if one can ask for a day there. */
  city?: LocalizedText | undefined
  /** All days and not only the next ones. */
  hasCalendar?: boolean
}

/** Days of which the first time is offered. */
const count = 3

/** Free times in the visitor's zone as links that choose them: the first of each of the next days, or a calendar of all. */
export function FreeTimes({ type, place, words, city, hasCalendar }: NextTimesProps) {
  const locale = useLocale()
  const { known } = useStarts(type, place, 0)
  const [day, setDay] = useState<string>()
  const timeZone = findOwnZone() ?? words.zone
  const days = listDays(known?.status === 'ready' ? known.starts : [], locale, timeZone, timeZone)
  const instead = known ? words[known.status === 'ready' ? 'none' : 'closed'] : words.loading
  const getLink = (start: string) => `?${new URLSearchParams({ type, place, start })}`
  if (!hasCalendar) {
    if (!known) return null
    if (days.length === 0) {
      const isFull = city && known.status === 'ready'
      return isFull ? <NoDay city={place} name={city} words={words.noDay} /> : <Text as="p" of={instead} />
    }
    const short = createDateFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
    return (
      <>
        <Text as="p" of={words.soonest} />
        <ul>
          {days.slice(0, count).map(({ times: [first] }) => {
            if (!first) return null
            return (
              <li key={first.start}>
                <Link to="book" suffix={getLink(first.start)} className={styles.time}>
                  <span>{short.format(new Date(first.start))} </span>
                  <span>{first.time}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </>
    )
  }
  const chosen: Day | undefined = days.find((one) => one.day === day) ?? days[0]
  return (
    <>
      <Calendar days={days} day={chosen?.day} zone={timeZone} words={words} onChoose={setDay} />
      <div>
        <p aria-live="polite">
          <Text as="span" of={chosen?.label ?? instead} />
        </p>
        <ul>
          {chosen?.times.map(({ start, time }) => (
            <li key={start}>
              <Link to="book" suffix={getLink(start)} className={styles.time} of={time} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
