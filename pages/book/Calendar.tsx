import { type KeyboardEvent, useEffect, useRef } from 'react'
import { createDateFormat } from '../../locales/date-format.ts'
import type { Day } from '../../locales/day-times.ts'
import { Icon } from '../../renderer/ui/Icon.tsx'
import styles from './Calendar.module.css'

type CalendarProps = {
  locale: string
  /** Those with free times, in order. */
  days: Day[]
  /** The chosen day: 2026-12-01. */
  day: string
  words: { previous: string; next: string }
  onChoose: (day: string) => void
}

/** A month of days, of which those with free times can be chosen: one stop of the Tab key, the arrow keys go on from there. */
export function Calendar({ locale, days, day, words, onChoose }: CalendarProps) {
  const grid = useRef<HTMLDivElement>(null)
  const isMoved = useRef(false)
  const month = day.slice(0, 7)
  const months = [...new Set(days.map((one) => one.day.slice(0, 7)))]
  const position = months.indexOf(month)
  const title = createDateFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' })
  const weekday = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'narrow' })
  const { blanks, dates } = layOut(month)

  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    isMoved.current = false
  })

  function goTo(index: number) {
    const first = days.find((one) => one.day.startsWith(months[index] ?? ''))
    if (first) onChoose(first.day)
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = findTarget(days, day, event.key)
    if (!target) return
    event.preventDefault()
    isMoved.current = true
    onChoose(target.day)
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <p id="month" aria-live="polite">
          {title.format(Date.parse(month))}
        </p>
        <button type="button" disabled={position <= 0} onClick={() => goTo(position - 1)}>
          <span className="visually-hidden">{words.previous}</span>
          <Icon name="chevron-down" />
        </button>
        <button type="button" disabled={position >= months.length - 1} onClick={() => goTo(position + 1)}>
          <span className="visually-hidden">{words.next}</span>
          <Icon name="chevron-down" />
        </button>
      </div>
      <div className={styles.weekdays} aria-hidden="true">
        {/* Monday, January 1, 2024, and the days after it. */}
        {[1, 2, 3, 4, 5, 6, 7].map((date) => (
          <span key={date}>{weekday.format(Date.UTC(2024, 0, date))}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of what is sent. */}
      <div ref={grid} className={styles.days} role="group" aria-labelledby="month" onKeyDown={onKeyDown}>
        {dates.map((date, index) => {
          const free = days.find((one) => one.day === date)
          const style = index === 0 ? { gridColumnStart: blanks + 1 } : undefined
          const number = Number(date.slice(8))
          return free ? (
            <button
              key={date}
              type="button"
              style={style}
              aria-label={free.label}
              aria-pressed={date === day}
              tabIndex={date === day ? 0 : -1}
              onClick={() => onChoose(date)}
            >
              {number}
            </button>
          ) : (
            <span key={date} style={style} aria-hidden="true">
              {number}
            </span>
          )
        })}
      </div>
    </div>
  )
}

/** The days of a month, and how many days of its first week, which begins on Monday, belong to the month before. */
function layOut(month: string) {
  const first = new Date(`${month}-01T00:00Z`)
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const dates = Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
  return { blanks: (first.getUTCDay() + 6) % 7, dates }
}

/** The free day that a key leads to: the next one, or the nearest that is a week away or more. */
function findTarget(days: Day[], day: string, key: string): Day | undefined {
  const week = (weeks: number) => new Date(Date.parse(day) + weeks * 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  if (key === 'ArrowRight') return days.find((one) => one.day > day)
  if (key === 'ArrowLeft') return days.findLast((one) => one.day < day)
  if (key === 'ArrowDown') return days.find((one) => one.day >= week(1))
  if (key === 'ArrowUp') return days.findLast((one) => one.day <= week(-1))
  if (key === 'Home') return days[0]
  if (key === 'End') return days.at(-1)
  return undefined
}
