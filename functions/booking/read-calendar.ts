import { Temporal } from 'temporal-polyfill'
import { type BookingPlace, bookingPlaces, booking as settings } from '../../content/booking.ts'
import type { Snapshot } from './calendar-feeds.ts'
import { createZoneFinder, type Ical } from './calendar-zones.ts'
import type { CityDay, Interval } from './list-starts.ts'
import { CalendarError, type Component, findProperty, type Property, parseIcs, readValue } from './parse-ics.ts'

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

/** A start or an end: a date, a moment in milliseconds since 1970, or a time on a clock in a zone that nobody knows. */
type Moment = { date: Temporal.PlainDate } | { instant: number; zone: string } | { local: Temporal.PlainDateTime }

/** One time of an event, and what tells it from the other times of its series. */
type Occurrence = { key: string; moment: Moment; interval: Interval; days?: Temporal.PlainDate[] }

type Length = { days: number } | { milliseconds: number } | { duration: Temporal.Duration } | 'unknown'

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
  const reader = createReader({ zone, findZone, warn, ical, options })

  const events = calendar.components.filter(({ name }) => name === 'VEVENT')
  const changes = readChanges(events, reader)
  for (const event of events) {
    const changed = findProperty(event, 'RECURRENCE-ID')
    if (changed && !isNewest(event, changes)) continue
    const status = judge(event, owners)
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
      if (property.parameters.get('FBTYPE')?.toUpperCase() !== 'FREE') found.busy.push(...reader.readPeriods(property))
    }
  }
}

/** Whether an event takes the owner's time. `gone`: it does not happen, or not for the owner. */
function judge(event: Component, owners: ReadonlySet<string>): 'busy' | 'free' | 'gone' {
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

/** What is changed of a series: the newest event for each of its times, and from when on all of them. */
type Changes = {
  byKey: Map<string, { event: Component; recurrence: Moment }>
  onward: { key: string; moved: number }[]
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

/** The date where the event is. */
function findDate(moment: Moment): Temporal.PlainDate {
  if ('date' in moment) return moment.date
  return 'local' in moment ? moment.local.toPlainDate() : toZoned(moment).toPlainDate()
}

function toZoned({ instant, zone }: { instant: number; zone: string }): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
}

type Reader = ReturnType<typeof createReader>

type Context = {
  /** Of whole days, and of times without one. */
  zone: string
  findZone: (name: string) => string | undefined
  warn: (text: string) => void
  ical: Ical
  options: Options
}

function createReader({ zone, findZone, warn, ical, options }: Context) {
  const startOfDay = (date: Temporal.PlainDate, at = zone) => date.toZonedDateTime(at).epochMilliseconds

  function readMoment({ name, parameters, value }: Pick<Property, 'name' | 'parameters' | 'value'>): Moment {
    // Some write the name of a zone with a colon in it, which cuts it in two.
    const [, rest = '', date = '', time, utc] = /^(.*:)?(\d{8})(?:T(\d{6})(Z)?)?$/i.exec(value.trim()) ?? []
    try {
      if (!time) return { date: Temporal.PlainDate.from(date) }
      const local = Temporal.PlainDateTime.from(`${date}T${time}`)
      const id = parameters.get('TZID')
      const named = id ? findZone(rest ? `${id}:${rest.slice(0, -1)}` : id) : zone
      const at = utc ? 'UTC' : named
      return at ? { instant: local.toZonedDateTime(at).epochMilliseconds, zone: at } : { local }
    } catch {
      throw new CalendarError(`an event whose ${name} cannot be read`)
    }
  }

  function readStart(event: Component): Moment {
    const property = findProperty(event, 'DTSTART')
    if (!property) throw new CalendarError('an event without a start')
    return readMoment(property)
  }

  function createKey(moment: Moment): string {
    if ('date' in moment) return moment.date.toString()
    return 'local' in moment ? moment.local.toString() : String(moment.instant)
  }

  /** Whole days in which a time lies that cannot be read exactly, whatever the zone. */
  function blockDays(from: Temporal.PlainDate, to: Temporal.PlainDate): Interval {
    return [startOfDay(from.subtract({ days: 1 }), settings.zone), startOfDay(to.add({ days: 2 }), settings.zone)]
  }

  function readLength(event: Component, start: Moment): Length {
    const endProperty = findProperty(event, 'DTEND')
    const duration = readValue(event, 'DURATION')
    if (endProperty) {
      const end = readMoment(endProperty)
      if ('date' in start) {
        if (!('date' in end)) return 'unknown'
        return { days: Math.max(1, start.date.until(end.date, { largestUnit: 'days' }).days) }
      }
      return measure(start, end)
    }
    if (duration) {
      const length = parseDuration(duration)
      if (!length || length.sign < 0) return 'unknown'
      return 'date' in start
        ? { days: Math.max(1, Math.ceil(length.total({ unit: 'days', relativeTo: start.date }))) }
        : { duration: length }
    }
    return 'date' in start ? { days: 1 } : { milliseconds: 0 }
  }

  /** From a time to another of the same kind. */
  function measure(from: Moment, to: Moment): Length {
    let milliseconds: number | undefined
    if ('instant' in from && 'instant' in to) milliseconds = to.instant - from.instant
    if ('local' in from && 'local' in to) milliseconds = from.local.until(to.local).total('milliseconds')
    return milliseconds === undefined || milliseconds < 0 ? 'unknown' : { milliseconds }
  }

  function createOccurrence(moment: Moment, length: Length): Occurrence {
    const key = createKey(moment)
    if ('instant' in moment && typeof length === 'object' && 'milliseconds' in length) {
      return { key, moment, interval: [moment.instant, moment.instant + length.milliseconds] }
    }
    const date = findDate(moment)
    if (length === 'unknown') {
      warn(`${date}: the end of an event cannot be read, so the whole day counts as busy.`)
      return { key, moment, interval: [startOfDay(date), startOfDay(date.add({ days: 1 }))] }
    }
    if ('date' in moment) {
      const count = 'days' in length ? length.days : 1
      const days = Array.from({ length: Math.min(count, 400) }, (_, index) => date.add({ days: index }))
      return { key, moment, interval: [startOfDay(date), startOfDay(date.add({ days: count }))], days }
    }
    if ('local' in moment) {
      warn(`${date}: the zone of an event is not known, so the days around it count as busy.`)
      const end = moment.local.add('duration' in length ? length.duration : length)
      return { key, moment, interval: blockDays(date, end.toPlainDate()) }
    }
    const zoned = toZoned(moment)
    return {
      key,
      moment,
      interval: [moment.instant, zoned.add('duration' in length ? length.duration : length).epochMilliseconds],
    }
  }

  /** The starts of a series. Where its times have no zone, the rule is one in UTC, so that its fields stay what they are. */
  function expandRule(rule: string, start: Moment, longest: number): Moment[] {
    if (!/^[A-Z-]+=[^;:]+(;[A-Z-]+=[^;:]+)*$/i.test(rule) || /FREQ=(SECOND|MINUTE)LY/i.test(rule)) {
      throw new CalendarError('a series with a rule that cannot be read')
    }
    const at = 'instant' in start ? start.zone : 'UTC'
    const limited = rule.replace(/(UNTIL=)([^;]+)/i, (_, name: string, value: string) => {
      return `${name}${formatBasic(findLimit(value, start).withTimeZone('UTC').toPlainDateTime())}Z`
    })
    const first = formatBasic(findLocal(start))
    // An offset is written without a colon here, which would end the parameter.
    const head = at === 'UTC' ? `DTSTART:${first}Z` : `DTSTART;TZID=${at.replace(':', '')}:${first}`
    const lines = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:series',
      head,
      `RRULE:${limited}`,
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    const event = ical.sync.parseICS(lines.join('\r\n')).series
    const series = event && 'rrule' in event ? event.rrule : undefined
    if (!isSeries(series)) throw new CalendarError('a series with a rule that cannot be read')
    const times = series.between(new Date(options.from - longest - 2 * day), new Date(options.to + 2 * day), true)
    return times.map((time): Moment => {
      const instant = time.getTime()
      if ('instant' in start) return { instant, zone: at }
      const local = toZoned({ instant, zone: 'UTC' }).toPlainDateTime()
      return 'date' in start ? { date: local.toPlainDate() } : { local }
    })
  }

  /** The last moment of a series, which may end with a day, with a time on its own clock or with one in UTC. */
  function findLimit(value: string, start: Moment): Temporal.ZonedDateTime {
    const clock = 'instant' in start ? start.zone : 'date' in start ? zone : 'UTC'
    const limit = readMoment({ name: 'RRULE', parameters: new Map([['TZID', clock]]), value })
    const endOfDay = (date: Temporal.PlainDate, at: string) => date.toPlainDateTime('23:59:59').toZonedDateTime(at)
    if (!('instant' in limit)) return endOfDay(findDate(limit), 'instant' in start ? clock : 'UTC')
    const zoned = toZoned({ instant: limit.instant, zone: clock })
    if ('date' in start) return endOfDay(zoned.toPlainDate(), 'UTC')
    return 'local' in start ? zoned.add({ days: 1 }) : zoned
  }

  /** The times of an event in the span that is looked at. @param changes what other events say of its times */
  function expand(event: Component, changes: Changes | undefined): Occurrence[] {
    const start = readStart(event)
    const length = readLength(event, start)
    const first = createOccurrence(start, length)
    const longest = first.interval[1] - first.interval[0]
    const rules = event.properties.filter(({ name }) => name === 'RRULE')
    // A time that is changed says itself whether it repeats: it does not.
    const isSingle = findProperty(event, 'RECURRENCE-ID') !== undefined
    const repeated = isSingle ? [] : rules.flatMap(({ value }) => expandRule(value.trim(), start, longest))
    const added = isSingle ? [] : event.properties.filter(({ name }) => name === 'RDATE')
    const occurrences = new Map([[first.key, first]])
    for (const moment of repeated) {
      const occurrence = createOccurrence(moment, length)
      occurrences.set(occurrence.key, occurrence)
    }
    for (const { parameters, value } of added) {
      for (const part of value.split(',')) {
        const [from = '', to] = part.split('/')
        const moment = readMoment({ name: 'RDATE', parameters, value: from })
        const occurrence = createOccurrence(moment, to ? readPeriodLength(moment, to, parameters) : length)
        occurrences.set(occurrence.key, occurrence)
      }
    }
    for (const property of event.properties.filter(({ name }) => name === 'EXDATE')) {
      for (const value of property.value.split(',')) exclude(occurrences, readMoment({ ...property, value }))
    }
    const onward = changes?.onward.map(({ key, moved }) => ({ since: compareKey(key), moved })) ?? []
    for (const { recurrence } of changes?.byKey.values() ?? []) exclude(occurrences, recurrence)
    return [...occurrences.values()]
      .map((occurrence) => {
        const change = onward.find(({ since }) => since <= compareKey(occurrence.key))
        if (!change) return occurrence
        const date = findDate(occurrence.moment)
        warn(`${date}: a series was changed from a day on, so its whole days count as busy.`)
        const [one = date, other = date] = [date, date.add({ days: change.moved })].sort(Temporal.PlainDate.compare)
        return { ...occurrence, interval: [startOfDay(one), startOfDay(other.add({ days: 1 })) + longest] as const }
      })
      .filter(({ interval: [from, to] }) => from < options.to && to > options.from)
  }

  /** A key as a number that grows with time. */
  function compareKey(key: string): number {
    if (/^\d+$/.test(key)) return Number(key)
    return Temporal.PlainDateTime.from(key).toZonedDateTime(zone).epochMilliseconds
  }

  /** A date excludes all times of the series on it, and a time a whole day, as some write it. */
  function exclude(occurrences: Map<string, Occurrence>, excluded: Moment): void {
    occurrences.delete(createKey(excluded))
    if (!('date' in excluded)) occurrences.delete(findDate(excluded).toString())
    else
      for (const [key, { moment }] of occurrences) if (findDate(moment).equals(excluded.date)) occurrences.delete(key)
  }

  function readPeriodLength(from: Moment, to: string, parameters: Property['parameters']): Length {
    if ('date' in from) return 'unknown'
    if (!/^[+-]?P/i.test(to)) return measure(from, readMoment({ name: 'RDATE', parameters, value: to }))
    const duration = parseDuration(to)
    return duration && duration.sign >= 0 ? { duration } : 'unknown'
  }

  function readPeriods({ value, parameters }: Property): Interval[] {
    return value.split(',').map((period) => {
      const [from = '', to = ''] = period.trim().split('/')
      const moment = readMoment({ name: 'FREEBUSY', parameters, value: from })
      return createOccurrence(moment, readPeriodLength(moment, to, parameters)).interval
    })
  }

  return { readMoment, readStart, createKey, expand, readPeriods }
}

/** On the clock where the event is. */
function findLocal(moment: Moment): Temporal.PlainDateTime {
  if ('date' in moment) return moment.date.toPlainDateTime()
  return 'local' in moment ? moment.local : toZoned(moment).toPlainDateTime()
}

/** 20270328T093000 */
function formatBasic(local: Temporal.PlainDateTime): string {
  return local.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
}

function isSeries(value: unknown): value is { between: (from: Date, to: Date, isInclusive: boolean) => Date[] } {
  return typeof value === 'object' && value !== null && 'between' in value
}

function parseDuration(value: string): Temporal.Duration | undefined {
  try {
    return Temporal.Duration.from(value.trim().toUpperCase())
  } catch {
    return undefined
  }
}

const day = 24 * 3_600_000

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
