import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import { bookingPlaces, booking as settings } from '../../../content/booking.ts'
import { memoize } from '../../../memoize.ts'
import {
  type Component,
  createZone,
  createZoneFinder,
  expandRule,
  findProperty,
  listProperties,
  mostStarts,
  type Property,
  readClock,
  readParameter,
  readUntil,
  readValue,
  type Span,
  utc,
  type Zone,
} from './ical.ts'

// Strangers write into calendars: an invitation stands there before it is answered. So each event is read by itself, its work is
// bounded, and what of it cannot be read is busy.

/** From a moment to another, in milliseconds since 1970; it does not hold its end. */
export type Interval = readonly [from: number, to: number]

const interval = v.tuple([v.number(), v.number()])

/** What is kept of a calendar: when the owner is busy, never with what. Milliseconds since 1970. */
export const snapshotSchema = v.object({
  /** Merged and in order. */
  intervals: v.array(interval),
  /** Dates with the city that an event names. */
  cityDays: v.array(v.tuple([v.string(), v.picklist(bookingPlaces)])),
  /** Events that this site has sent: the id of the appointment, and when it stands in the calendar. */
  own: v.array(v.tuple([v.string(), v.number(), v.number()])),
  /** What was read on the safe side, or not understood; for the owner, without titles. */
  warnings: v.array(v.string()),
  /** How many events the whole calendar has. */
  events: v.number(),
})

export type Snapshot = v.InferOutput<typeof snapshotSchema>

type Options = {
  /** Milliseconds since 1970: the span in which busy times are looked for. */
  from: number
  to: number
  /** Addresses of the owner, by which an invitation that was declined is known. */
  owners?: readonly string[]
  /** Milliseconds of work after which no more rules of series are followed. */
  patience?: number
}

/** Times of a calendar above which those that touch are joined, and dates that one event leaves out. */
const many = 20_000

const hour = 3_600_000
const day = 24 * hour

/** Milliseconds of an event, which no hundred years last, and of one time of a series. */
const [longest, longestOfSeries] = [36_600 * day, 800 * day]

const mostWarnings = 20

/** Changes of a series from one of its times on: a machine wrote more. */
const mostLater = 50

/** The owner's busy times, from the parts of a calendar. */
export function readCalendar(calendars: readonly Component[], options: Options): Snapshot {
  const found: Found = { busy: [], cityDays: [], own: [], warnings: new Set() }
  const deadline = performance.now() + (options.patience ?? 2_000)
  for (const calendar of calendars) readComponents(calendar, options, deadline, found)
  return {
    intervals: mergeIntervals(found.busy, options),
    cityDays: found.cityDays,
    own: found.own,
    warnings: [...found.warnings].slice(0, mostWarnings),
    events: calendars.flatMap(({ components }) => components.filter(({ name }) => name !== 'VTIMEZONE')).length,
  }
}

type Found = Pick<Snapshot, 'cityDays' | 'own'> & { busy: Interval[]; warnings: Set<string> }

/** A start or an end on its own clock, in milliseconds as if that were UTC. Without a zone nobody knows when it is. */
type Moment = { local: number; isDate: boolean; zone: Zone | undefined }

/** Milliseconds on the clock. */
type Length = { size: number; isUnclear?: boolean }

/** `event` is the one that says what becomes of a time, where that is not the series itself. */
type Occurrence = { start: Moment; length: Length; interval: Interval; doubt?: string; event?: Component }

function readComponents(calendar: Component, options: Options, deadline: number, found: Found): void {
  const findZone = createZoneFinder(calendar, options)
  const ownerZone = createZone(settings.zone)
  const zoneName = readValue(calendar, 'X-WR-TIMEZONE')
  const namedZone = zoneName ? findZone(zoneName) : ownerZone
  if (!namedZone)
    found.warnings.add('The zone of the calendar is not known: its times without a zone are read in yours.')
  const zone = namedZone ?? ownerZone
  const owners = new Set(
    [...(options.owners ?? []), readValue(calendar, 'X-WR-CALNAME') ?? '']
      .filter(Boolean)
      .map((address) => address.toLowerCase()),
  )
  // Clock times that may lie in the span, whatever their zone.
  const near = { from: options.from - 2 * day, to: options.to + 2 * day }

  const isUsedUp = () => performance.now() > deadline

  function readMoment(property: Property): Moment | undefined {
    // Some write the name of a zone with a colon in it, which cuts it in two.
    const [, rest = '', value = ''] = /^(.*:)?([^:]*)$/.exec(property.value.trim()) ?? []
    const local = readClock(value)
    if (local === undefined) return undefined
    const isDate = value.length === 8
    const written = new Date(local).toISOString().replace(/[-:]|\..*/g, '')
    if (!written.startsWith(value.slice(0, 15).toUpperCase())) return { local, isDate, zone: undefined }
    if (isDate || /Z$/i.test(value)) return { local, isDate, zone: isDate ? zone : utc }
    const name = readParameter(property, 'TZID')
    return { local, isDate, zone: name ? findZone(`${name}${rest && `:${rest.slice(0, -1)}`}`) : zone }
  }

  /** Whole days in which a time lies that cannot be read exactly, whatever the zone. */
  const blockDays = (from: number, to: number): Interval => [
    ownerZone((toDate(from) - 1) * day),
    ownerZone((toDate(to) + 2) * day),
  ]

  function readLength(event: Component, start: Moment): Length {
    const duration = readValue(event, 'DURATION')
    if (findProperty(event, 'DTEND')) return measure(start, readTime(event, 'DTEND'))
    return duration ? readDuration(duration, start) : { size: start.isDate ? day : 0 }
  }

  function createOccurrence(start: Moment, length: Length): Occurrence {
    const { local, zone, isDate } = start
    const end = local + length.size
    if (!zone || length.isUnclear) {
      const doubt = length.isUnclear ? 'its end cannot be read' : 'its zone or its date is not known'
      return { start, length, interval: blockDays(local, end), doubt }
    }
    // While the clocks are changed, an end by the clock may be meant or one by the length, and either of two equal hours.
    const last = isDate ? zone(end) : Math.max(zone(end), zone(end + hour) - hour, zone(local) + length.size)
    return { start, length, interval: [zone(local), last] }
  }

  /** The times of an event that may lie in the span. @param changed times that other events stand for */
  function expand(event: Component, start: Moment, length: Length, changed: Keys | undefined): Occurrence[] {
    const later = isChange(event) ? [] : listChangesOfAllLater(readUid(event))
    const reach = Math.max(length.size, ...later.map(({ by, length }) => Math.abs(by) + length.size))
    const span = { from: near.from - Math.min(reach, longestOfSeries), to: near.to }
    const isNear = ({ local }: Moment) => local >= span.from && local <= span.to
    const list = (name: string) => (isChange(event) && !isChangeOfAllLater(event) ? [] : listProperties(event, name))
    const added = list('RDATE').flatMap(listValues)
    const isTooLong = added.length > mostStarts || (added.length > 0 && isUsedUp())
    const occurrences = [
      createOccurrence(start, length),
      ...list('RRULE').flatMap(({ value }) => followRule(value, start, length, span)),
      // A list without end is one more rule that cannot be read, as is one that the calendar lacks.
      ...(isTooLong || isWithoutSeries(event)
        ? followRule('', start, length, span)
        : added.flatMap((property) => readPeriod(property, length))),
    ]
    const excluded: Keys = new Set()
    for (const property of list('EXDATE').flatMap(listValues).slice(0, many)) {
      const moment = readMoment(property)
      if (moment && isNear(moment)) exclude(excluded, moment)
    }
    const byKey = new Map(occurrences.map((occurrence) => [createKey(occurrence.start), occurrence]))
    return [...byKey.values()]
      .filter(({ start }) => !isExcluded(excluded, start) && !isExcluded(changed, start))
      .flatMap((occurrence) => {
        const change = later.findLast(({ from }) => from <= toInstant(occurrence.start))
        if (!change) return occurrence
        // Where it has a rule of its own, programs follow either.
        const { by, length, isDate, event } = change
        const local = occurrence.start.local + by
        const start = { ...occurrence.start, isDate, local: isDate ? toDate(local) * day : local }
        return { ...occurrence, ...createOccurrence(start, length), event }
      })
  }

  /** The times of a series. Where its rule is not understood, each day has one. */
  function followRule(value: string, start: Moment, length: Length, span: Span): Occurrence[] {
    const written = readUntil(value)
    const until = written ? readMoment({ name: 'RRULE', parameters: '', value: written }) : undefined
    // Its last moment is one in UTC, or on the clock of the series.
    const last = until?.zone ? until.local + (until.isDate ? day - 1 : 0) : Number.POSITIVE_INFINITY
    const isUtc = until?.zone === utc
    const isInTime = (local: number) => (isUtc ? (start.zone?.(local) ?? local - day) : local) <= last
    const to = Math.min(span.to, last + 2 * day)
    const create = (local: number) =>
      createOccurrence({ ...start, local: start.isDate ? toDate(local) * day : local }, length)
    try {
      if ((written && last === Number.POSITIVE_INFINITY) || length.size > longestOfSeries) throw new Error('no end')
      const locals = expandRule(value, start.local, { from: span.from, to }, deadline)
      return locals.filter(isInTime).map(create)
    } catch {
      const first = start.local + Math.max(0, Math.ceil((near.from - day - start.local) / day)) * day
      const count = Math.max(0, Math.ceil((to - first) / day))
      const locals = Array.from({ length: count }, (_, index) => first + index * day).filter(isInTime)
      const doubt = 'its rule cannot be read or is too long, so it counts on each day'
      return locals.map((local) => ({ ...create(local), doubt }))
    }
  }

  /** A period such as 20270405T100000Z/PT1H; without an end it has the length of its event. */
  function readPeriod(property: Property, usual: Length): Occurrence[] {
    const [from = '', to] = property.value.split('/')
    const start = readMoment({ ...property, value: from })
    if (!start) return []
    const isDuration = to !== undefined && /^\s*[+-]?P/i.test(to)
    const readEnd = (value: string) => measure(start, readMoment({ ...property, value }))
    const length = to === undefined ? usual : isDuration ? readDuration(to, start) : readEnd(to)
    return isFar(start, length) ? [] : [createOccurrence(start, length)]
  }

  /** The times of each series that events of their own stand for. */
  function readChanges(events: readonly Component[]): Map<string, Keys> {
    const changes = new Map<string, Keys>()
    for (const event of events) {
      const moment = readTime(event, 'RECURRENCE-ID')
      if (!moment || moment.local < near.from - longestOfSeries || moment.local > near.to) continue
      const keys = changes.get(readUid(event)) ?? new Set()
      changes.set(readUid(event), keys)
      exclude(keys, moment)
    }
    return changes
  }

  /** What becomes of all times of a series from one on: by how much they are moved, and what they are then. */
  function readChangeOfAllLater(event: Component) {
    const [moment, start] = [readTime(event, 'RECURRENCE-ID'), readTime(event, 'DTSTART')]
    if (!moment || !start) return []
    const then = { event, length: readLength(event, start), isDate: start.isDate }
    return { ...then, from: toInstant(moment), by: subtract(start, moment) }
  }

  const isFar = ({ local }: Moment, { size }: Length) => local > near.to || local + size < near.from

  function readTime(event: Component, name: string): Moment | undefined {
    const property = findProperty(event, name)
    return property && readMoment(property)
  }

  /** What an event says of its times: whether they take the owner's, and the city that its title names. */
  function readMeaning(event: Component) {
    const status = readStatus(event, owners)
    const [, city] = /^#([\p{L}\d-]+)$/u.exec(readValue(event, 'SUMMARY') ?? '') ?? []
    return status === 'gone' || (status === 'free' && !city) ? undefined : { status, city }
  }

  function readEvent(event: Component, changed: Keys | undefined): void {
    if (!readMeaning(event) && listChangesOfAllLater(readUid(event)).length === 0) return
    const start = readTime(event, 'DTSTART')
    if (!start) {
      warn(event, undefined, 'it has no start that can be read, and is left out')
      return
    }
    const length = readLength(event, start)
    const isSeries = findProperty(event, 'RRULE') || findProperty(event, 'RDATE') || isWithoutSeries(event)
    // Most of a calendar is over, and need not be converted.
    if (!isSeries && isFar(start, length)) return
    const occurrences = expand(event, start, length, changed).filter(
      ({ interval: [from, to] }) => from < options.to && to > options.from,
    )
    for (const [by = event, times] of Map.groupBy(occurrences, ({ event }) => event)) noteTimes(by, times)
  }

  function noteTimes(event: Component, occurrences: Occurrence[]): void {
    const meaning = readMeaning(event)
    const [first] = occurrences
    if (!meaning || !first) return
    const { status, city } = meaning
    const doubtful = occurrences.find(({ doubt }) => doubt)
    if (doubtful) warn(event, doubtful.start, `${doubtful.doubt}; all times that may be meant are busy`)
    else if (first.length.size > options.to - options.from)
      warn(event, first.start, 'it lasts longer than all that can be booked')
    if (city && !doubtful) noteCityDays(event, city, status, occurrences)
    if (status === 'free') return
    const ownId = findOwnId(event)
    if (ownId && !first.start.isDate && found.own.length < mostStarts)
      found.own.push(...occurrences.map(({ interval }) => [ownId, ...interval] as [string, number, number]))
    else found.busy.push(...occurrences.map(({ interval }) => interval))
  }

  /** Days on which the owner is in a city are free events of whole days with its name as their title: `#barcelona`. */
  function noteCityDays(event: Component, name: string, status: 'busy' | 'free', occurrences: Occurrence[]): void {
    const [first] = occurrences
    const city = bookingPlaces.find((place) => place === name.toLowerCase() && place !== 'online')
    const isOwn = !findProperty(event, 'ATTENDEE') || owners.has(readAddress(readValue(event, 'ORGANIZER') ?? ''))
    if (!city || !isOwn || !first?.start.isDate || status === 'busy') {
      const rule =
        'only a free event of your own, of whole days, named for a city that can be booked, says where you are'
      warn(event, first?.start, `its sign of a city is ignored, because ${rule}`)
      return
    }
    for (const { start, length } of occurrences.filter(({ start }) => start.isDate)) {
      const days = Array.from({ length: Math.min(length.size / day, 400) }, (_, index) => start.local + index * day)
      for (const local of days.filter((local) => local > near.from && local < near.to))
        found.cityDays.push([formatLocal(local).slice(0, 10), city])
    }
  }

  const warn = (event: Component, start: Moment | undefined, text: string) => {
    const id = readUid(event)
      .replace(/[^!-~]/g, '')
      .slice(0, 8)
    const time = start && `${formatLocal(readOwnersClock(start)).slice(0, start.isDate ? 10 : 16)}, `
    found.warnings.add(`${time ?? ''}event ${id || 'without UID'}: ${text}.`)
  }

  const events = calendar.components.filter(({ name }) => name === 'VEVENT')
  const changes = readChanges(events.filter(isChange))
  const changesOfAllLater = Map.groupBy(events.filter(isChangeOfAllLater), readUid)
  const series = new Set(events.filter((event) => !isChange(event)).map(readUid))
  // Once for a UID, however many events have it.
  const listChangesOfAllLater = memoize((uid: string) => {
    const all = series.has(uid) ? changesOfAllLater.get(uid) : undefined
    const found = all?.slice(0, mostLater).flatMap(readChangeOfAllLater) ?? []
    return found.sort((one, other) => one.from - other.from)
  })
  /** Whether it says what becomes of a series from a time on that is not there, or of one that was changed too often. */
  const isWithoutSeries = (event: Component) =>
    isChangeOfAllLater(event) &&
    !findProperty(event, 'RRULE') &&
    !listChangesOfAllLater(readUid(event)).some((change) => change.event === event)
  for (const event of events) {
    try {
      readEvent(event, isChange(event) ? undefined : changes.get(readUid(event)))
    } catch {
      const start = readTime(event, 'DTSTART')
      warn(event, start, 'it cannot be read, so its days are busy')
      if (start) found.busy.push(blockDays(start.local, start.local))
    }
    if (found.busy.length > 2 * many) found.busy = mergeIntervals(found.busy, options)
  }
  for (const component of calendar.components.filter(({ name }) => name === 'VFREEBUSY')) {
    for (const property of listProperties(component, 'FREEBUSY')) {
      if (readParameter(property, 'FBTYPE')?.toUpperCase() === 'FREE') continue
      const unclear = { size: 0, isUnclear: true }
      for (const period of listValues(property))
        found.busy.push(...readPeriod(period, unclear).map(({ interval }) => interval))
    }
  }
}

/** Times of a series that are none of its own. */
type Keys = Set<string | number>

/** A date excludes all times of a series on it, and a time a whole day, as some write it. */
function exclude(keys: Keys, moment: Moment): void {
  keys.add(createKey(moment))
  if (!moment.isDate) keys.add(`time ${toDate(moment.local)}`)
}

function isExcluded(keys: Keys | undefined, start: Moment): boolean {
  return !!keys && (keys.has(createKey(start)) || keys.has(`${start.isDate ? 'time' : 'date'} ${toDate(start.local)}`))
}

/** What tells a time from the others of its series. */
function createKey(moment: Moment): string | number {
  if (moment.isDate) return `date ${toDate(moment.local)}`
  return moment.zone ? moment.zone(moment.local) : `clock ${moment.local}`
}

function toInstant({ local, zone = utc }: Moment): number {
  return zone(local)
}

/** What the owner's clock shows then, where that is known. */
function readOwnersClock({ local, isDate, zone }: Moment): number {
  if (isDate || !zone) return local
  const instant = Temporal.Instant.fromEpochMilliseconds(zone(local))
  return instant.epochMilliseconds + instant.toZonedDateTimeISO(settings.zone).offsetNanoseconds / 1_000_000
}

/** Days since 1970. */
function toDate(local: number): number {
  return Math.floor(local / day)
}

/** 2027-04-05 10:00:00 */
function formatLocal(local: number): string {
  return new Date(local).toISOString().replace('T', ' ').slice(0, 19)
}

/** Some lists end with a comma, or are empty. */
function listValues(property: Property): Property[] {
  return property.value.split(',').flatMap((value) => (value.trim() === '' ? [] : { ...property, value: value.trim() }))
}

/** From a moment to another: on the clock, where both are on the same one. */
function subtract(to: Moment, from: Moment): number {
  return from.zone === to.zone ? to.local - from.local : toInstant(to) - toInstant(from)
}

/** From a start to an end, of which one may be a day and the other a time. */
function measure(from: Moment, to: Moment | undefined): Length {
  if (!to) return { size: 0, isUnclear: true }
  const onClock = to.local - from.local
  // A day that ends with a time holds the day of that time.
  if (from.isDate) return { size: toWholeDays(onClock) }
  const isUnclear = Boolean(from.zone) !== Boolean(to.zone)
  const size = isUnclear ? onClock : subtract(to, from)
  return { size: Math.max(0, size), isUnclear: isUnclear || size < 0 }
}

function readDuration(value: string, { isDate }: Moment): Length {
  const [text, sign, ...parts] =
    /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(value.trim()) ?? []
  if (!text || sign === '-') return { size: 0, isUnclear: true }
  const [weeks = 0, dates = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  const time = ((hours * 60 + minutes) * 60 + seconds) * 1_000
  const size = Math.min((weeks * 7 + dates) * day + time, longest)
  return { size: isDate ? toWholeDays(size) : size }
}

function toWholeDays(size: number): number {
  return Math.max(1, Math.ceil(size / day)) * day
}

/** Whether an event takes the owner's time. `gone`: it does not happen, or not for the owner. */
function readStatus(event: Component, owners: ReadonlySet<string>): 'busy' | 'free' | 'gone' {
  if (readValue(event, 'STATUS')?.toUpperCase() === 'CANCELLED') return 'gone'
  const isDeclined = listProperties(event, 'ATTENDEE').some(
    (attendee) =>
      owners.has(readAddress(attendee.value)) && readParameter(attendee, 'PARTSTAT')?.toUpperCase() === 'DECLINED',
  )
  if (isDeclined) return 'gone'
  const isFree =
    readValue(event, 'TRANSP')?.toUpperCase() === 'TRANSPARENT' ||
    readValue(event, 'X-MICROSOFT-CDO-BUSYSTATUS')?.toUpperCase() === 'FREE'
  return isFree ? 'free' : 'busy'
}

/** mailto:Kim@example.org */
function readAddress(value: string): string {
  return value.toLowerCase().replace(/^mailto:/, '')
}

/** The id of the appointment that an event of this site stands for. */
function findOwnId(event: Component): string | undefined {
  const [, id] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i.exec(readUid(event)) ?? []
  const isPlain = ['RRULE', 'RDATE', 'RECURRENCE-ID'].every((name) => !findProperty(event, name))
  return isPlain ? id?.toLowerCase() : undefined
}

/** Whether it says what becomes of one time of a series, so that it does not repeat itself. */
function isChange(event: Component): boolean {
  return findProperty(event, 'RECURRENCE-ID') !== undefined
}

function isChangeOfAllLater(event: Component): boolean {
  const property = findProperty(event, 'RECURRENCE-ID')
  return !!property && readParameter(property, 'RANGE')?.toUpperCase() === 'THISANDFUTURE'
}

function readUid(event: Component): string {
  return readValue(event, 'UID') ?? ''
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
