import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createDateFormat } from '../../locales/date-format.ts'
import { createDayFormat, type Day } from '../../locales/day-times.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { Icon } from '../ui/Icon.tsx'
import { Text } from '../ui/Text.tsx'
import { useLocale } from '../ui/use-locale.ts'
import appointment from './Appointment.module.css'
import styles from './Calendar.module.css'

type CalendarProps = {
  /** Those with free times, in order; none while they are not known. */
  days: Day[]
  /** The chosen day: 2026-12-01. */
  day: string | undefined
  zone: string
  words: { earlier: LocalizedText; later: LocalizedText }
  onChoose: (day: string) => void
}

/** Days that are shown at a time: five weeks from Monday. */
const span = 35

/** Five weeks of days; those with free times can be chosen. They are one stop of the Tab key, the arrow keys go on from there. */
export function Calendar({ days, day, zone, words, onChoose }: CalendarProps) {
  const locale = useLocale()
  const grid = useRef<HTMLDivElement>(null)
  const today = createDayFormat(zone)(new Date())
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  const findPage = (one: string) => Math.floor((Date.parse(one) - Date.parse(monday)) / length / span)
  const page = findPage(day ?? today)
  const dates = Array.from({ length: span }, (_, index) => addDays(monday, page * span + index))
  const [first = today, last = today] = [dates[0], dates.at(-1)]
  // The names of two months in full would break.
  const month = first.slice(0, 7) === last.slice(0, 7) ? 'long' : 'short'
  const title = createDateFormat(locale, { timeZone: 'UTC', month, year: 'numeric' })
  const weekday = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'narrow' })
  const before = days.findLast((one) => findPage(one.day) < page)
  const after = days.find((one) => findPage(one.day) > page)

  function onKeyDown(event: KeyboardEvent) {
    const target = day && findTarget(days, day, event.key)
    if (!target) return
    event.preventDefault()
    flushSync(() => onChoose(target.day))
    grid.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Text as="p" id="weeks" aria-live="polite" of={title.formatRange(Date.parse(first), Date.parse(last))} />
        <button type="button" className="round" disabled={!before} onClick={() => before && onChoose(before.day)}>
          <Text as="span" className="visually-hidden" of={words.earlier} />
          <Icon name="chevron-down" />
        </button>
        <button type="button" className="round" disabled={!after} onClick={() => after && onChoose(after.day)}>
          <Text as="span" className="visually-hidden" of={words.later} />
          <Icon name="chevron-down" />
        </button>
      </div>
      <div className={styles.weekdays} aria-hidden="true">
        {dates.slice(0, 7).map((date) => (
          <span key={date}>{weekday.format(Date.parse(date))}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of what is sent. */}
      <div ref={grid} className={styles.days} role="group" aria-labelledby="weeks" onKeyDown={onKeyDown}>
        {dates.map((date) => {
          const free = days.find((one) => one.day === date)
          const number = Number(date.slice(8))
          return free ? (
            <button
              key={date}
              type="button"
              className={appointment.date}
              aria-label={free.label}
              aria-pressed={date === day}
              tabIndex={date === day ? 0 : -1}
              onClick={() => onChoose(date)}
            >
              {/* As the label says it, which French writes 1er: speech control finds a button by what it shows. */}
              {/\b1er\b/.exec(free.label)?.[0] ?? number}
            </button>
          ) : (
            <span key={date} aria-hidden="true">
              {number}
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** Milliseconds of a day in UTC, which all days here are counted in. */
const length = 24 * 60 * 60 * 1000

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * length).toISOString().slice(0, 10)
}

/** The free day that a key leads to: the next one, or the nearest that is a week away or more. */
function findTarget(days: Day[], day: string, key: string): Day | undefined {
  if (key === 'ArrowRight') return days.find((one) => one.day > day)
  if (key === 'ArrowLeft') return days.findLast((one) => one.day < day)
  if (key === 'ArrowDown') return days.find((one) => one.day >= addDays(day, 7))
  if (key === 'ArrowUp') return days.findLast((one) => one.day <= addDays(day, -7))
  if (key === 'Home') return days[0]
  if (key === 'End') return days.at(-1)
  return undefined
}
