import { Temporal } from 'temporal-polyfill'
import { memoize } from '../../../memoize.ts'
import { isZone, usualZones } from '../../../model/kit/define.ts'
import { day } from './durations.ts'
import { type Component, listProperties, readClock, readValue } from './ical.ts'
import { expandRule, readUntil, type Span } from './rules.ts'
// CLDR 48, supplemental/windowsZones.json: the zone of the world (001) for each name.
import windowsZones from './windows-zones.json' with { type: 'json' }

/** From a time on the clocks of a zone, in milliseconds as if it were UTC, to milliseconds since 1970. */
export type Zone = (local: number) => number

export const utc: Zone = (local) => local

export function createZone(id: string): Zone {
  const convert = (local: number) =>
    Temporal.Instant.fromEpochMilliseconds(local).toZonedDateTimeISO('UTC').toPlainDateTime().toZonedDateTime(id)
      .epochMilliseconds
  // The offset of each day without a change of the clocks: a calendar asks for the same days thousands of times.
  const findOffset = memoize((date: number) => {
    const [first, last] = [date * day, (date + 1) * day].map((midnight) => midnight - convert(midnight))
    return first === last ? first : undefined
  }, String)
  return (local) => {
    const offset = findOffset(Math.floor(local / day))
    return offset === undefined ? convert(local) : local - offset
  }
}

/** Milliseconds for all zones that a calendar defines; each takes about one. */
const mostForZones = 500

/** Looking up a name takes time, so a calendar has so many that are not among the usual ones. Any later one counts as unknown. */
const mostOtherNames = 64

/** Finds the zones that a calendar names: by IANA's name, or by a definition of its own. */
export function createZoneFinder(calendar: Component, span: Span): (name: string) => Zone | undefined {
  const known = new Map<string, Zone | undefined>()
  let [left, others] = [mostForZones, 0]
  return (name) => {
    if (!known.has(name)) {
      if (!usualZones.has(name) && ++others > mostOtherNames) return undefined
      const start = performance.now()
      known.set(name, findZone(name, calendar, span, start + left))
      left -= performance.now() - start
    }
    return known.get(name)
  }
}

const windows = new Map(Object.entries(windowsZones))

/** A name without a slash, such as EST or CST, means what its own file says, because it has many meanings in the world. */
function findZone(name: string, calendar: Component, span: Span, deadline: number): Zone | undefined {
  if (/^tzone:\/\/Microsoft\/Utc$/i.test(name)) return utc
  const definition = calendar.components.find(
    (component) =>
      component.name === 'VTIMEZONE' && component.components.length > 0 && readValue(component, 'TZID') === name,
  )
  try {
    const isKnown = isZone(name)
    if (definition && !(isKnown && name.includes('/'))) return readDefinition(definition, span, deadline)
    const id = isKnown ? name : windows.get(name)
    const zone = id === undefined ? undefined : createZone(id)
    // `Intl` may take a name that Temporal refuses.
    zone?.(span.from)
    return zone
  } catch {
    return undefined
  }
}

/** A zone by the moments at which its offset changes. @throws Error if it is unreadable or too long */
function readDefinition({ components }: Component, span: Span, deadline: number): Zone | undefined {
  const changes = components
    .flatMap((component) => {
      const start = readClock(readValue(component, 'DTSTART') ?? '')
      const [before, after] = ['TZOFFSETFROM', 'TZOFFSETTO'].map((name) => readOffset(readValue(component, name) ?? ''))
      if (start === undefined || before === undefined || after === undefined) throw new Error('unreadable')
      const rules = listProperties(component, 'RRULE').flatMap(({ value }) => {
        const until = readClock(readUntil(value) ?? '') ?? Number.POSITIVE_INFINITY
        const from = Math.min(span.from, until) - 800 * day
        return expandRule(value, start, { from, to: Math.min(span.to + 2 * day, until + day) }, deadline)
      })
      const dates = listProperties(component, 'RDATE').flatMap(({ value }) => value.split(',').map(readClock))
      return [start, ...rules, ...dates.flatMap((date) => date ?? [])].map((at) => ({ at, before, after }))
    })
    .sort((one, other) => one.at - other.at)
  // Each time of an event is looked up among them.
  if (changes.length > mostChanges) throw new Error('too long')
  const [first] = changes
  return first && ((local) => local - (changes.findLast(({ at }) => at <= local)?.after ?? first.before))
}

/** A zone of the world has changed its clocks some 400 times. */
const mostChanges = 2_000

/** +0530 in milliseconds. */
function readOffset(value: string): number | undefined {
  const [, sign, hours, minutes = 0, seconds = 0] = /^([+-])(\d\d)(\d\d)?(\d\d)?$/.exec(value) ?? []
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000
  if (size >= day) return undefined
  return sign ? (sign === '-' ? -size : size) : undefined
}
