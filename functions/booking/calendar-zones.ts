import { Temporal } from 'temporal-polyfill'
import { isZone } from '../../content/booking.ts'
import { expandRule, readUntil } from './expand-rule.ts'
import { type Component, listProperties, readValue } from './parse-ics.ts'

/** From a time on the clocks of a zone, in milliseconds as if it were UTC, to milliseconds since 1970. */
export type Zone = (local: number) => number

export const utc: Zone = (local) => local

const day = 24 * 3_600_000

/** A zone by its name of IANA. */
export function createZone(id: string): Zone {
  const convert = (local: number) =>
    Temporal.Instant.fromEpochMilliseconds(local).toZonedDateTimeISO('UTC').toPlainDateTime().toZonedDateTime(id)
      .epochMilliseconds
  // Of days on which clocks are not changed, the offset: a calendar asks for the same days thousands of times.
  const offsets = new Map<number, number | undefined>()
  return (local) => {
    const date = Math.floor(local / day)
    if (!offsets.has(date)) {
      const [first, last] = [date * day, (date + 1) * day].map((midnight) => midnight - convert(midnight))
      offsets.set(date, first === last ? first : undefined)
    }
    const offset = offsets.get(date)
    return offset === undefined ? convert(local) : local - offset
  }
}

/** Finds the zones that a calendar names: by IANA's name, by an offset, or by a definition of its own. */
export function createZoneFinder(
  calendar: Component,
  span: { from: number; to: number },
): (name: string) => Zone | undefined {
  const known = new Map<string, Zone | undefined>()
  return (name) => {
    if (!known.has(name)) known.set(name, findZone(name, calendar, span))
    return known.get(name)
  }
}

function findZone(name: string, calendar: Component, span: { from: number; to: number }): Zone | undefined {
  if (isZone(name)) return createZone(name)
  if (/^tzone:\/\/Microsoft\/Utc$/i.test(name)) return utc
  const offset = readOffset(name.replace(/^(UTC|GMT)/i, '').replace(':', ''))
  if (offset !== undefined) return (local) => local - offset
  const definition = calendar.components.find(
    (component) => component.name === 'VTIMEZONE' && readValue(component, 'TZID') === name,
  )
  try {
    return definition && readDefinition(definition, span)
  } catch {
    return undefined
  }
}

/** A zone by the moments at which its offset changes. */
function readDefinition({ components }: Component, span: { from: number; to: number }): Zone | undefined {
  const changes = components
    .flatMap((component) => {
      const start = readClock(readValue(component, 'DTSTART') ?? '')
      const [before, after] = ['TZOFFSETFROM', 'TZOFFSETTO'].map((name) => readOffset(readValue(component, name) ?? ''))
      if (start === undefined || before === undefined || after === undefined) throw new Error('unreadable')
      const rules = listProperties(component, 'RRULE').flatMap(({ value }) => {
        const until = readClock(readUntil(value) ?? '') ?? Number.POSITIVE_INFINITY
        const from = Math.min(span.from, until) - 800 * day
        return expandRule(value, start, { from, to: Math.min(span.to + 2 * day, until + day) }, { most: 100 })
      })
      const dates = listProperties(component, 'RDATE').flatMap(({ value }) => value.split(',').map(readClock))
      return [start, ...rules, ...dates.flatMap((date) => date ?? [])].map((at) => ({ at, before, after }))
    })
    .sort((one, other) => one.at - other.at)
  const [first] = changes
  return first && ((local) => local - (changes.findLast(({ at }) => at <= local)?.after ?? first.before))
}

/** +0530 in milliseconds. */
function readOffset(value: string): number | undefined {
  const [, sign, hours, minutes = 0, seconds = 0] = /^([+-])(\d\d)(\d\d)?(\d\d)?$/.exec(value) ?? []
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000
  return sign ? (sign === '-' ? -size : size) : undefined
}

/** 20270328T093000 in milliseconds as if it were UTC; a date is its midnight. What stands on no calendar is read on: 30 February is 2 March. */
export function readClock(value: string): number | undefined {
  const [, year, month, date, hour = '0', minute = '0', second = '0'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/i.exec(value.trim()) ?? []
  if (!year) return undefined
  const midnight = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(date))
  return midnight + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1_000
}
