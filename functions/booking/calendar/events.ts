import { booking as settings } from '../../../model/kinds/booking.ts'
import { day } from './durations.ts'
import {
  type Component,
  findProperty,
  listProperties,
  type Property,
  readClock,
  readParameter,
  readValue,
} from './ical.ts'
import { expandRule, readUntil, type Span } from './rules.ts'
import { createZone, createZoneFinder, utc, type Zone } from './zones.ts'

/** A start or an end on its own clock, in milliseconds as if that were UTC. Without a zone its instant is unknown. */
export type Moment = { local: number; isDate: boolean; zone: Zone | undefined }

/** Milliseconds on the clock. */
export type Length = { size: number; isUnclear?: boolean }

export type Period = { start: Moment; length: Length }

export type Rule = {
  /** Missing if the rule has no end, or one that cannot be read. */
  until: Moment | undefined
  isUntilUnclear: boolean
  /** Starts on the clock of the series, without regard to `until`. @throws Error if the rule is unclear or takes too long */
  list: (span: Span) => number[]
}

/** An event with its zones found. Its long lists are functions, because most events are over and nobody asks for them. */
export type CalendarEvent = ReturnType<typeof readEvent>

type MomentReader = (property: Property) => Moment | undefined

/** A hundred years in milliseconds: no event is longer. */
const longest = 36_600 * day

const mostExcluded = 20_000

/** @param owners addresses of the owner, by which a declined invitation is known */
export function readEvents(calendar: Component, owners: readonly string[], span: Span, deadline: number) {
  const findZone = createZoneFinder(calendar, span)
  const ownerZone = createZone(settings.zone)
  const zoneName = readValue(calendar, 'X-WR-TIMEZONE')
  const zone = zoneName ? findZone(zoneName) : ownerZone
  const read: MomentReader = (property) => readMoment(property, zone ?? ownerZone, findZone)
  const addresses = new Set(
    [...owners, readValue(calendar, 'X-WR-CALNAME') ?? ''].filter(Boolean).map((address) => address.toLowerCase()),
  )
  const list = (name: string) => calendar.components.filter((component) => component.name === name)
  const unclear = { size: 0, isUnclear: true }
  return {
    events: list('VEVENT').map((component) => readEvent(component, read, addresses, deadline)),
    periods: list('VFREEBUSY')
      .flatMap((component) => listProperties(component, 'FREEBUSY'))
      .filter((property) => readParameter(property, 'FBTYPE')?.toUpperCase() !== 'FREE')
      .flatMap(listValues)
      .flatMap((property) => readPeriod(property, unclear, read)),
    isZoneKnown: zone !== undefined,
  }
}

function readEvent(component: Component, read: MomentReader, owners: ReadonlySet<string>, deadline: number) {
  const readTime = (name: string) => {
    const property = findProperty(component, name)
    return property && read(property)
  }
  const start = readTime('DTSTART')
  const length = start ? readLength(component, start, readTime('DTEND')) : { size: 0 }
  const recurrence = findProperty(component, 'RECURRENCE-ID')
  const isOfAllLater = !!recurrence && readParameter(recurrence, 'RANGE')?.toUpperCase() === 'THISANDFUTURE'
  // A change of one time does not repeat itself, and one of all later times too is a series that nobody follows.
  const list = (name: string) => (recurrence ? [] : listProperties(component, name))
  const listDates = (name: string) => list(name).flatMap(listValues)
  const [, sign] = /^#([\p{L}\d-]+)$/u.exec(readValue(component, 'SUMMARY') ?? '') ?? []
  const organizer = readAddress(readValue(component, 'ORGANIZER') ?? '')
  return {
    uid: readValue(component, 'UID') ?? '',
    start,
    length,
    status: readStatus(component, owners),
    /** The city that its title names, such as barcelona for `#barcelona`. */
    sign,
    isInvitation: findProperty(component, 'ATTENDEE') !== undefined && !owners.has(organizer),
    /** The appointment of this site that it stands for. */
    ownId: findOwnId(component),
    /** The time of its series that it changes. */
    change: recurrence && { moment: read(recurrence) },
    rules: isOfAllLater ? [unclearRule] : list('RRULE').map(({ value }) => compileRule(value, start, read, deadline)),
    countAdded: () => listDates('RDATE').length,
    listAdded: () => listDates('RDATE').flatMap((property) => readPeriod(property, length, read)),
    listExcluded: () =>
      listDates('EXDATE')
        .slice(0, mostExcluded)
        .flatMap((property) => read(property) ?? []),
  }
}

/** Each day from its start on. */
export const unclearRule: Rule = { until: undefined, isUntilUnclear: true, list: () => [] }

function compileRule(value: string, start: Moment | undefined, read: MomentReader, deadline: number): Rule {
  const written = readUntil(value)
  const until = written ? read({ name: 'RRULE', parameters: '', value: written }) : undefined
  return {
    until: until?.zone && until,
    isUntilUnclear: !!written && !until?.zone,
    list: (span) => (start ? expandRule(value, start.local, span, deadline) : []),
  }
}

/** @param zone that of the calendar, for times that name none */
function readMoment(property: Property, zone: Zone, findZone: (name: string) => Zone | undefined): Moment | undefined {
  // Some programs write the name of a zone with a colon in it, which cuts it in two.
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

function readLength(component: Component, start: Moment, end: Moment | undefined): Length {
  const duration = readValue(component, 'DURATION')
  if (findProperty(component, 'DTEND')) return measure(start, end)
  return duration ? readDuration(duration, start) : { size: start.isDate ? day : 0 }
}

/** A period such as 20270405T100000Z/PT1H. @param usual its length if it has no end */
function readPeriod(property: Property, usual: Length, read: MomentReader): Period[] {
  const [from = '', to] = property.value.split('/')
  const start = read({ ...property, value: from })
  if (!start) return []
  const isDuration = to !== undefined && /^\s*[+-]?P/i.test(to)
  const readEnd = (value: string) => measure(start, read({ ...property, value }))
  const length = to === undefined ? usual : isDuration ? readDuration(to, start) : readEnd(to)
  return [{ start, length }]
}

/** Some lists end with a comma, or are empty. */
function listValues(property: Property): Property[] {
  return property.value.split(',').flatMap((value) => (value.trim() === '' ? [] : { ...property, value: value.trim() }))
}

function toInstant({ local, zone = utc }: Moment): number {
  return zone(local)
}

/** From a start to an end. One of them may be a day and the other a time. */
function measure(from: Moment, to: Moment | undefined): Length {
  if (!to) return { size: 0, isUnclear: true }
  const onClock = to.local - from.local
  // A day that ends with a time holds the day of that time.
  if (from.isDate) return { size: toWholeDays(onClock) }
  const isUnclear = Boolean(from.zone) !== Boolean(to.zone)
  const size = isUnclear || from.zone === to.zone ? onClock : toInstant(to) - toInstant(from)
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

/** `gone`: it does not happen, or not for the owner. */
function readStatus(component: Component, owners: ReadonlySet<string>): 'busy' | 'free' | 'gone' {
  if (readValue(component, 'STATUS')?.toUpperCase() === 'CANCELLED') return 'gone'
  const isDeclined = listProperties(component, 'ATTENDEE').some(
    (attendee) =>
      owners.has(readAddress(attendee.value)) && readParameter(attendee, 'PARTSTAT')?.toUpperCase() === 'DECLINED',
  )
  if (isDeclined) return 'gone'
  const [transparency, status = ''] = ['TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS'].map((name) =>
    readValue(component, name)?.toUpperCase(),
  )
  // Out of office and transparent at once is unclear.
  const isContradictory = /^(BUSY|OOF|TENTATIVE)$/.test(status)
  return status === 'FREE' || (transparency === 'TRANSPARENT' && !isContradictory) ? 'free' : 'busy'
}

/** mailto:Kim@example.org */
function readAddress(value: string): string {
  return value.toLowerCase().replace(/^mailto:/, '')
}

function findOwnId(component: Component): string | undefined {
  const [, id] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i.exec(readValue(component, 'UID') ?? '') ?? []
  const isPlain = ['RRULE', 'RDATE', 'RECURRENCE-ID'].every((name) => !findProperty(component, name))
  return isPlain ? id?.toLowerCase() : undefined
}
