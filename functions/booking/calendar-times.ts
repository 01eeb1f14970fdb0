import { Temporal } from 'temporal-polyfill'
import { booking as settings } from '../../content/booking.ts'
import type { Ical } from './calendar-zones.ts'
import type { Interval } from './list-starts.ts'
import { CalendarError, type Component, findProperty, type Property, readValue } from './parse-ics.ts'

/** A start or an end: a date, a moment in milliseconds since 1970, or a time on a clock in a zone that nobody knows. */
export type Moment =
  | { date: Temporal.PlainDate }
  | { instant: number; zone: string }
  | { local: Temporal.PlainDateTime }

/** One time of an event, and what tells it from the other times of its series. */
export type Occurrence = {
  key: string
  moment: Moment
  interval: Interval
  days?: Temporal.PlainDate[]
  warning?: string
}

/** `unclear`: it cannot be read, and ends so many days after the one on which it begins. */
type Length = { days: number } | { milliseconds: number } | { duration: Temporal.Duration } | { unclear: number }

/** What is changed of a series: the newest event for each of its times, and from when on all of them. */
export type Changes = {
  byKey: Map<string, { event: Component; recurrence: Moment }>
  onward: { key: string; moved: number }[]
}

export type Reader = ReturnType<typeof createReader>

type Context = {
  /** Of whole days, and of times without one. */
  zone: string
  findZone: (name: string) => string | undefined
  warn: (text: string) => void
  ical: Ical
  /** Milliseconds since 1970: the span in which times are looked for. */
  span: { from: number; to: number }
}

/** Reads the times of one calendar. */
export function createReader({ zone, findZone, warn, ical, span }: Context) {
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
    if (endProperty) return measure(start, readMoment(endProperty))
    if (duration) return readDuration(duration, start)
    return 'date' in start ? { days: 1 } : { milliseconds: 0 }
  }

  /** From a start to an end, of which one may be a day and the other a time. */
  function measure(from: Moment, to: Moment): Length {
    const days = findDate(from).until(findDate(to), { largestUnit: 'days' }).days
    // A day that ends with a time holds the day of that time.
    if ('date' in from) return { days: Math.max(1, 'date' in to ? days : days + 1) }
    const end = 'date' in to && 'instant' in from ? startOfDay(to.date) : 'instant' in to ? to.instant : undefined
    let milliseconds: number | undefined
    if ('instant' in from && end !== undefined) milliseconds = end - from.instant
    if ('local' in from && 'local' in to) milliseconds = from.local.until(to.local).total('milliseconds')
    return milliseconds === undefined || milliseconds < 0 ? { unclear: Math.max(0, days) } : { milliseconds }
  }

  function readDuration(value: string, start: Moment): Length {
    const duration = parseDuration(value)
    if (!duration || duration.sign < 0) return { unclear: 0 }
    if (!('date' in start)) return { duration }
    return { days: Math.max(1, Math.ceil(duration.total({ unit: 'days', relativeTo: start.date }))) }
  }

  function createOccurrence(moment: Moment, length: Length): Occurrence {
    const key = createKey(moment)
    if ('instant' in moment && 'milliseconds' in length) {
      return { key, moment, interval: [moment.instant, moment.instant + length.milliseconds] }
    }
    const date = findDate(moment)
    if ('unclear' in length) {
      const warning = `${date}: the end of an event cannot be read, so the days around it count as busy.`
      return { key, moment, interval: blockDays(date, date.add({ days: length.unclear })), warning }
    }
    if ('date' in moment) {
      const count = 'days' in length ? length.days : 1
      const days = Array.from({ length: Math.min(count, 400) }, (_, index) => date.add({ days: index }))
      return { key, moment, interval: [startOfDay(date), startOfDay(date.add({ days: count }))], days }
    }
    const time = 'duration' in length ? length.duration : length
    if ('local' in moment) {
      const warning = `${date}: the zone of an event is not known, so the days around it count as busy.`
      return { key, moment, interval: blockDays(date, moment.local.add(time).toPlainDate()), warning }
    }
    return { key, moment, interval: [moment.instant, toZoned(moment).add(time).epochMilliseconds] }
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
    const times = series.between(new Date(span.from - longest - 2 * day), new Date(span.to + 2 * day), true)
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
    for (const property of added) {
      for (const period of splitList(property.value)) {
        const occurrence = readPeriod(period, property, length)
        occurrences.set(occurrence.key, occurrence)
      }
    }
    for (const property of event.properties.filter(({ name }) => name === 'EXDATE')) {
      for (const value of splitList(property.value)) exclude(occurrences, readMoment({ ...property, value }))
    }
    const onward = changes?.onward.map(({ key, moved }) => ({ since: compareKey(key), moved })) ?? []
    for (const { recurrence } of changes?.byKey.values() ?? []) exclude(occurrences, recurrence)
    return look(
      [...occurrences.values()].map((occurrence) => {
        const change = onward.find(({ since }) => since <= compareKey(occurrence.key))
        if (!change) return occurrence
        const date = findDate(occurrence.moment)
        const warning = `${date}: a series was changed from a day on, so its whole days count as busy.`
        const [one = date, other = date] = [date, date.add({ days: change.moved })].sort(Temporal.PlainDate.compare)
        return { ...occurrence, interval: [startOfDay(one), startOfDay(other.add({ days: 1 })) + longest], warning }
      }),
    )
  }

  /** A key as a number that grows with time. */
  function compareKey(key: string): number {
    if (/^\d+$/.test(key)) return Number(key)
    return Temporal.PlainDateTime.from(key).toZonedDateTime(zone).epochMilliseconds
  }

  /** A date excludes all times of the series on it, and a time a whole day, as some write it. */
  function exclude(occurrences: Map<string, Occurrence>, excluded: Moment): void {
    occurrences.delete(createKey(excluded))
    if (!('date' in excluded)) {
      occurrences.delete(findDate(excluded).toString())
      return
    }
    for (const [key, { moment }] of occurrences) if (findDate(moment).equals(excluded.date)) occurrences.delete(key)
  }

  /** A period such as 20270405T100000Z/PT1H; without an end it has the length of its event. */
  function readPeriod(period: string, { name, parameters }: Property, length: Length): Occurrence {
    const [from = '', to] = period.trim().split('/')
    const moment = readMoment({ name, parameters, value: from })
    if (!to) return createOccurrence(moment, length)
    const isDuration = /^[+-]?P/i.test(to)
    return createOccurrence(
      moment,
      isDuration ? readDuration(to, moment) : measure(moment, readMoment({ name, parameters, value: to })),
    )
  }

  /** The times of a property that lists them, such as `FREEBUSY`. */
  function readPeriods(property: Property): Occurrence[] {
    return look(splitList(property.value).map((period) => readPeriod(period, property, { unclear: 0 })))
  }

  /** Leaves out what lies outside of the span, and warns of what is left. */
  function look(occurrences: Occurrence[]): Occurrence[] {
    const seen = occurrences.filter(({ interval: [from, to] }) => from < span.to && to > span.from)
    for (const { warning } of seen) if (warning) warn(warning)
    return seen
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

/** The date where the event is. */
export function findDate(moment: Moment): Temporal.PlainDate {
  if ('date' in moment) return moment.date
  return 'local' in moment ? moment.local.toPlainDate() : toZoned(moment).toPlainDate()
}

function toZoned({ instant, zone }: { instant: number; zone: string }): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
}

/** Some lists end with a comma, or are empty. */
function splitList(value: string): string[] {
  return value.split(',').filter((part) => part.trim() !== '')
}
