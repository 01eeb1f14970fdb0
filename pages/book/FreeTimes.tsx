import { useState } from 'react'
import { createDateFormat } from '../../locales/date-format.ts'
import { type Day, listDays } from '../../locales/day-times.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { Link } from '../ui/Link.tsx'
import { Text } from '../ui/Text.tsx'
import { useLocale } from '../ui/use-locale.ts'
import { Calendar } from './Calendar.tsx'
import { NoDay, type NoDayWords } from './NoDay.tsx'
import { useStarts } from './use-starts.ts'

export type NextTimesProps = {
  type: string
  place: string
  title: LocalizedText
  /** A city's name, and the words for a city without a free day. */
  noDay?: { name: LocalizedText; words: NoDayWords }
  calendar?: { earlier: LocalizedText; later: LocalizedText; loading: LocalizedText }
}

/** Days of which the first time is offered. */
const count = 3

/** Free times in the visitor's zone as links that choose them: the first of each of the next days, or a calendar of all. */
export function FreeTimes({ type, place, title, noDay, calendar }: NextTimesProps) {
  const locale = useLocale()
  const { known } = useStarts(type, place, 0)
  const [day, setDay] = useState<string>()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (known && known.status !== 'ready') return null
  const days = listDays(known?.starts ?? [], locale, timeZone, timeZone)
  if (known && days.length === 0) return noDay ? <NoDay city={place} {...noDay} /> : null
  const getLink = (start: string) => `?${new URLSearchParams({ type, place, start })}`
  if (!calendar) {
    const short = createDateFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
    return (
      known && (
        <>
          <Text as="p" of={title} />
          <ul>
            {days.slice(0, count).map(({ times: [first] }) => {
              if (!first) return null
              return (
                <li key={first.start}>
                  <Link to="book" suffix={getLink(first.start)}>
                    <span>{short.format(new Date(first.start))} </span>
                    <span>{first.time}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </>
      )
    )
  }
  const chosen: Day | undefined = days.find((one) => one.day === day) ?? days[0]
  return (
    <>
      <Calendar days={days} day={chosen?.day} zone={timeZone} words={calendar} onChoose={setDay} />
      <div>
        <p aria-live="polite">{known ? <span>{chosen?.label}</span> : <Text as="span" of={calendar.loading} />}</p>
        <ul>
          {chosen?.times.map(({ start, time }) => (
            <li key={start}>
              <Link to="book" suffix={getLink(start)}>
                {time}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
