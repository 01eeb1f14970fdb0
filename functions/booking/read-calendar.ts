import { type BookingPlace, bookingPlaces, booking as settings } from '../../content/booking.ts'
import type { Snapshot } from './calendar-feeds.ts'
import { type Changes, createReader, findDate, type Occurrence, type Reader } from './calendar-times.ts'
import { createZoneFinder, type Ical } from './calendar-zones.ts'
import type { CityDay, Interval } from './list-starts.ts'
import { CalendarError, type Component, findProperty, parseIcs, readValue } from './parse-ics.ts'

// node-ical expands the rules of series and knows the names of zones. All else is read here, because what it leaves open is read
// in the zone of the machine, and what it does not know is left out: an appointment would stand on a busy time.

type Options = {
  /** Milliseconds since 1970: the span in which busy times are looked for. */
  from: number
  to: number
  /** Addresses of the owner, by which an invitation that was declined is known. */
  owners?: readonly string[]
}

/**
 * When the owner is busy, from a calendar.
 *
 * @throws CalendarError where it cannot be read whole; nothing that was known before may be given up then
 */
export async function readCalendar(bytes: Uint8Array, options: Options): Promise<Snapshot> {
  const calendars = parseIcs(bytes)
  const { default: ical } = await import('node-ical')
  const found: Found = { busy: [], cityDays: [], own: [], warnings: new Set() }
  try {
    for (const calendar of calendars) readComponents(calendar, ical, options, found)
  } catch (error) {
    throw error instanceof CalendarError ? error : new CalendarError('an event that cannot be read')
  }
  return {
    from: options.from,
    to: options.to,
    intervals: mergeIntervals(found.busy, options),
    cityDays: found.cityDays.map(([date, city]) => [date, city]),
    own: found.own,
    warnings: [...found.warnings].slice(0, mostWarnings),
    events: calendars.reduce((sum, { components }) => sum + components.filter(isTime).length, 0),
  }
}

const mostWarnings = 20

type Found = {
  busy: Interval[]
  cityDays: CityDay[]
  own: Snapshot['own']
  warnings: Set<string>
}

function isTime({ name }: Component): boolean {
  return name === 'VEVENT' || name === 'VFREEBUSY'
}

function readComponents(calendar: Component, ical: Ical, options: Options, found: Found): void {
  const warn = (text: string) => void found.warnings.add(text)
  const findZone = createZoneFinder(calendar, ical)
  const zoneName = readValue(calendar, 'X-WR-TIMEZONE')
  const zone = (zoneName && findZone(zoneName)) || settings.zone
  if (zoneName && !findZone(zoneName))
    warn('The zone of the calendar is not known: its times without a zone are read in yours.')
  const owners = new Set(
    [...(options.owners ?? []), readValue(calendar, 'X-WR-CALNAME') ?? ''].map((address) => address.toLowerCase()),
  )
  const reader = createReader({ zone, findZone, warn, ical, span: options })

  const events = calendar.components.filter(({ name }) => name === 'VEVENT')
  const changes = readChanges(events, reader)
  for (const event of events) {
    const changed = findProperty(event, 'RECURRENCE-ID')
    if (changed && !isNewest(event, changes)) continue
    const status = readStatus(event, owners)
    if (status === 'gone') continue
    const occurrences = reader.expand(event, changed ? undefined : changes.get(readUid(event)))
    const start = reader.readStart(event)
    noteCityDays(event, status, 'date' in start, occurrences, found)
    if (status === 'free') continue
    const ownId = changed ? undefined : findOwnId(event)
    if (ownId && !('date' in start))
      found.own.push(...occurrences.map(({ interval: [from, to] }) => [ownId, from, to] as [string, number, number]))
    else found.busy.push(...occurrences.map(({ interval }) => interval))
  }
  for (const { properties } of calendar.components.filter(({ name }) => name === 'VFREEBUSY')) {
    for (const property of properties.filter(({ name }) => name === 'FREEBUSY')) {
      if (property.parameters.get('FBTYPE')?.toUpperCase() !== 'FREE')
        found.busy.push(...reader.readPeriods(property).map(({ interval }) => interval))
    }
  }
}

/** Whether an event takes the owner's time. `gone`: it does not happen, or not for the owner. */
function readStatus(event: Component, owners: ReadonlySet<string>): 'busy' | 'free' | 'gone' {
  if (readValue(event, 'STATUS')?.toUpperCase() === 'CANCELLED') return 'gone'
  const isDeclined = event.properties.some(
    ({ name, parameters, value }) =>
      name === 'ATTENDEE' &&
      parameters.get('PARTSTAT')?.toUpperCase() === 'DECLINED' &&
      owners.has(
        value
          .trim()
          .toLowerCase()
          .replace(/^mailto:/, ''),
      ),
  )
  if (isDeclined) return 'gone'
  const isFree =
    readValue(event, 'TRANSP')?.toUpperCase() === 'TRANSPARENT' ||
    readValue(event, 'X-MICROSOFT-CDO-BUSYSTATUS')?.toUpperCase() === 'FREE'
  return isFree ? 'free' : 'busy'
}

/** Days on which the owner is in a city are free events of whole days with its name as their title: `#barcelona`. */
function noteCityDays(
  event: Component,
  status: 'busy' | 'free',
  isWholeDay: boolean,
  occurrences: Occurrence[],
  { cityDays, warnings }: Found,
): void {
  const [, name] = /^#(\p{L}+)$/u.exec(readValue(event, 'SUMMARY') ?? '') ?? []
  const [first] = occurrences
  if (!name || !first) return
  const city = bookingPlaces.find((place) => place === name.toLowerCase() && place !== 'online')
  const ignore = (reason: string) =>
    void warnings.add(`${findDate(first.moment)}: the sign of a city is ignored, ${reason}.`)
  if (!city) ignore('because nothing can be booked in a city of this name')
  else if (!isWholeDay) ignore('because its event does not last whole days')
  else if (status === 'busy') ignore('because its event is shown as busy, not as free')
  else
    cityDays.push(
      ...occurrences.flatMap(({ days = [] }) =>
        days.map((day) => [day.toString(), city satisfies BookingPlace] as const),
      ),
    )
}

/** The id of the appointment that an event of this site stands for. */
function findOwnId(event: Component): string | undefined {
  const [, id] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i.exec(readUid(event)) ?? []
  const isSeries = event.properties.some(({ name }) => name === 'RRULE' || name === 'RDATE')
  return isSeries ? undefined : id?.toLowerCase()
}

function readUid(event: Component): string {
  return readValue(event, 'UID') ?? ''
}

function readSequence(event: Component): number {
  return Number(readValue(event, 'SEQUENCE')) || 0
}

function readChanges(events: Component[], reader: Reader): Map<string, Changes> {
  const changes = new Map<string, Changes>()
  for (const event of events) {
    const property = findProperty(event, 'RECURRENCE-ID')
    if (!property) continue
    const uid = readUid(event)
    const ofSeries: Changes = changes.get(uid) ?? { byKey: new Map(), onward: [] }
    changes.set(uid, ofSeries)
    const recurrence = reader.readMoment(property)
    const key = reader.createKey(recurrence)
    const known = ofSeries.byKey.get(key)
    if (!known || readSequence(known.event) <= readSequence(event)) ofSeries.byKey.set(key, { event, recurrence })
    if (property.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE') {
      const moved = findDate(recurrence).until(findDate(reader.readStart(event)), { largestUnit: 'days' }).days
      ofSeries.onward.push({ key, moved })
    }
  }
  return changes
}

function isNewest(event: Component, changes: Map<string, Changes>): boolean {
  return [...(changes.get(readUid(event))?.byKey.values() ?? [])].some((change) => change.event === event)
}

/** Joins what touches, within the span that was read. */
function mergeIntervals(intervals: readonly Interval[], { from, to }: Options): [number, number][] {
  const merged: [number, number][] = []
  const sorted = intervals.filter(([start, end]) => start < end).sort(([one], [other]) => one - other)
  for (const [start, end] of sorted) {
    if (end <= from || start >= to) continue
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
