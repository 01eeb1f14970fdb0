import { useEffect, useState } from 'react'
import { createDateFormat } from '../../locales/date-format.ts'
import { Link } from '../../renderer/ui/Link.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import type { NextTimesProps } from '../shared/NextTimes.tsx'
import { fetchStarts } from './use-starts.ts'

/** The first time of each of the next days that has one, in the visitor's zone. */
export function FreeTimes({ type, place, title }: NextTimesProps) {
  const locale = useLocale()
  const [starts, setStarts] = useState<string[]>([])
  useEffect(() => {
    let isCurrent = true
    void fetchStarts(type, place).then((answer) => {
      if (isCurrent && answer.status === 'ready') setStarts(answer.starts)
    })
    return () => {
      isCurrent = false
    }
  }, [type, place])
  if (starts.length === 0) return null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const formats = [
    new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short' }),
    createDateFormat(locale, { timeZone, day: 'numeric', month: 'short' }),
    new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  ]
  return (
    <>
      <p>
        <Text of={title} />
      </p>
      <ul>
        {pickDays(starts).map((start) => (
          <li key={start}>
            <Link to="book" suffix={`?${new URLSearchParams({ type, place, start })}`}>
              {formats.map((format, index) => (
                <span key={index}>{format.format(new Date(start))} </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const count = 3

function pickDays(starts: string[]): string[] {
  const days = new Set<string>()
  const first = starts.filter((start) => {
    const day = new Date(start).toDateString()
    return !days.has(day) && days.add(day)
  })
  return first.slice(0, count)
}
