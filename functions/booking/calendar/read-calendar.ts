import { type OwnerWord, tell } from '../../../locales/owner.ts'
import { bookingPlaces, booking as settings } from '../../../model/kinds/booking.ts'
import { day, hour } from './durations.ts'
import { type CalendarEvent, type Moment, type Period, type Rule, readEvents, unclearRule } from './events.ts'
import type { Component } from './ical.ts'
import { mostStarts, type Span } from './rules.ts'
import type { Interval, Snapshot } from './snapshot.ts'
import { createZone, utc, type Zone } from './zones.ts'

// Strangers write into calendars: an invitation stands there before it is answered. So each event is read by itself, its work is
// bounded, and an unclear part of it is busy.

type Options = {
  /** Milliseconds since 1970: the span in which busy times are looked for. */
  from: number
  to: number
  /** Addresses of the owner, by which a declined invitation is known. */
  owners?: readonly string[]
  /** Milliseconds of work after which no more rules of series are followed. */
  patience?: number
}

/** Busy times above which those that touch are joined. */
const many = 40_000

const longestOfSeries = 800 * day

const mostWarnings = 20

export function readCalendar(calendars: readonly Component[], options: Options): Snapshot {
  const found: Found = { busy: [], cityDays: [], own: [], warnings: new Set() }
  const deadline = performance.now() + (options.patience ?? 2_000)
  for (const calendar of calendars) addCalendar(calendar, options, deadline, found)
  return {
    intervals: mergeIntervals(found.busy, options),
    cityDays: found.cityDays,
    own: found.own,
    warnings: [...found.warnings].slice(0, mostWarnings),
    events: calendars.flatMap(({ components }) => components.filter(({ name }) => name !== 'VTIMEZONE')).length,
  }
}

type Found = Pick<Snapshot, 'cityDays' | 'own'> & { busy: Interval[]; warnings: Set<string> }

type Reading = {
  options: Options
  deadline: number
  found: Found
  ownerZone: Zone
  /** Clock times that may lie in the span, whatever their zone. */
  near: Span
  /** The times of a series that other events stand for. */
  changed: ReadonlyMap<string, Keys>
}

type Occurrence = Period & { interval: Interval; doubt?: string }

function addCalendar(calendar: Component, options: Options, deadline: number, found: Found): void {
  const { events, periods, isZoneKnown } = readEvents(calendar, options.owners ?? [], options, deadline)
  if (!isZoneKnown) found.warnings.add(tell('owner.event.zone'))
  const near = { from: options.from - 2 * day, to: options.to + 2 * day }
  const reading: Reading = {
    options,
    deadline,
    found,
    ownerZone: createZone(settings.zone),
    near,
    changed: readChanged(events, near),
  }
  for (const event of events) {
    try {
      addEvent(event, reading)
    } catch {
      // Its zone may be what failed.
      const start = event.start && { ...event.start, zone: undefined }
      warn(event, start, 'unread', reading)
      if (start)
        found.busy.push(blockDays(start.local, start.local + Math.min(event.length.size, longestOfSeries), reading))
    }
    if (found.busy.length > many) found.busy = mergeIntervals(found.busy, options)
  }
  for (const period of periods.filter((period) => !isFar(period, near)))
    found.busy.push(createOccurrence(period, reading).interval)
}

/** The times of each series that events of their own stand for. */
function readChanged(events: readonly CalendarEvent[], near: Span): Map<string, Keys> {
  const changed = new Map<string, Keys>()
  for (const { uid, change } of events) {
    const moment = change?.moment
    if (!moment || moment.local < near.from - longestOfSeries || moment.local > near.to) continue
    const keys = changed.get(uid) ?? new Set()
    changed.set(uid, keys)
    exclude(keys, moment)
  }
  return changed
}

function addEvent(event: CalendarEvent, reading: Reading): void {
  const { start, length } = event
  const { options, near } = reading
  // It takes the owner's time, or names a city.
  const isMeant = event.status === 'busy' || (event.status === 'free' && event.sign)
  if (!isMeant) return
  if (!start) {
    warn(event, undefined, 'start', reading)
    return
  }
  const isSeries = event.rules.length > 0 || event.countAdded() > 0
  // Most of a calendar is over, and need not be converted.
  if (!isSeries && isFar({ start, length }, near)) return
  const occurrences = expand(event, { start, length }, reading).filter(
    ({ interval: [from, to] }) => from < options.to && to > options.from,
  )
  addTimes(event, occurrences, reading)
}

function expand(event: CalendarEvent, first: Period, reading: Reading): Occurrence[] {
  const { near, changed } = reading
  const span = { from: near.from - Math.min(first.length.size, longestOfSeries), to: near.to }
  const occurrences = [
    createOccurrence(first, reading),
    ...event.rules.flatMap((rule) => followRule(rule, first, span, reading)),
    ...listAdded(event, first, span, reading),
  ]
  const excluded: Keys = new Set()
  for (const moment of event.listExcluded())
    if (moment.local >= span.from && moment.local <= span.to) exclude(excluded, moment)
  const others = event.change ? undefined : changed.get(event.uid)
  const byKey = new Map(occurrences.map((occurrence) => [createKey(occurrence.start), occurrence]))
  return [...byKey.values()].filter(({ start }) => !isExcluded(excluded, start) && !isExcluded(others, start))
}

/** Dates that are added to an event. A list without end counts as one more rule that is unclear. */
function listAdded(event: CalendarEvent, first: Period, span: Span, reading: Reading): Occurrence[] {
  const count = event.countAdded()
  const isTooLong = count > mostStarts || (count > 0 && performance.now() > reading.deadline)
  if (isTooLong) return followRule(unclearRule, first, span, reading)
  const periods = event.listAdded().filter((period) => !isFar(period, reading.near))
  return periods.map((period) => createOccurrence(period, reading))
}

/** The times of a series. Each day has one if the rule is unclear. */
function followRule(rule: Rule, { start, length }: Period, span: Span, reading: Reading): Occurrence[] {
  const { near } = reading
  const { until } = rule
  // The last moment is in UTC, or on the clock of the series.
  const last = until ? until.local + (until.isDate ? day - 1 : 0) : Number.POSITIVE_INFINITY
  const isUtc = until?.zone === utc
  const isInTime = (local: number) => (isUtc ? (start.zone?.(local) ?? local - day) : local) <= last
  const to = Math.min(span.to, last + 2 * day)
  const create = (local: number) =>
    createOccurrence({ start: { ...start, local: start.isDate ? toDate(local) * day : local }, length }, reading)
  try {
    if (rule.isUntilUnclear || length.size > longestOfSeries) throw new Error('unclear')
    return rule.list({ from: span.from, to }).filter(isInTime).map(create)
  } catch {
    const first = start.local + Math.max(0, Math.ceil((near.from - day - start.local) / day)) * day
    const count = Math.max(0, Math.ceil((to - first) / day))
    const locals = Array.from({ length: count }, (_, index) => first + index * day).filter(isInTime)
    const doubt = tell('owner.event.rule')
    return locals.map((local) => ({ ...create(local), doubt }))
  }
}

function createOccurrence({ start, length }: Period, reading: Reading): Occurrence {
  const { local, zone, isDate } = start
  const end = local + length.size
  if (!zone || length.isUnclear) {
    const doubt = length.isUnclear ? tell('owner.event.end') : tell('owner.event.unknown')
    return { start, length, interval: blockDays(local, end, reading), doubt }
  }
  // While the clocks change, the end may be meant by the clock or by the length, and an hour that comes twice may be either.
  const last = isDate ? zone(end) : Math.max(zone(end), zone(end + hour) - hour, zone(local) + length.size)
  return { start, length, interval: [zone(local), last] }
}

/** Whole days that hold an unclear time, whatever its zone. */
function blockDays(from: number, to: number, { ownerZone }: Reading): Interval {
  return [ownerZone((toDate(from) - 1) * day), ownerZone((toDate(to) + 2) * day)]
}

function isFar({ start: { local }, length: { size } }: Period, near: Span): boolean {
  return local > near.to || local + size < near.from
}

function addTimes(event: CalendarEvent, occurrences: Occurrence[], reading: Reading): void {
  const { options, found } = reading
  const [first] = occurrences
  if (!first) return
  const doubtful = occurrences.find(({ doubt }) => doubt)
  if (doubtful) warn(event, doubtful.start, 'doubt', reading, { doubt: doubtful.doubt ?? '' })
  else if (first.length.size > options.to - options.from) warn(event, first.start, 'long', reading)
  if (event.sign && !doubtful) addCityDays(event, event.sign, occurrences, reading)
  if (event.status === 'free') return
  const { ownId } = event
  if (ownId && !first.start.isDate && found.own.length < mostStarts)
    found.own.push(...occurrences.map(({ interval }) => [ownId, ...interval] as [string, number, number]))
  else found.busy.push(...occurrences.map(({ interval }) => interval))
}

/** A free event of whole days with a city as its title, such as `#barcelona`, says that the owner is there. */
function addCityDays(event: CalendarEvent, sign: string, occurrences: Occurrence[], reading: Reading): void {
  const { near, found } = reading
  const [first] = occurrences
  const city = bookingPlaces.find((place) => place === sign.toLowerCase() && place !== 'online')
  if (!city || event.isInvitation || !first?.start.isDate || event.status === 'busy') {
    warn(event, first?.start, 'city', reading)
    return
  }
  for (const { start, length } of occurrences.filter(({ start }) => start.isDate)) {
    const days = Array.from({ length: Math.min(length.size / day, 400) }, (_, index) => start.local + index * day)
    for (const local of days.filter((local) => local > near.from && local < near.to))
      found.cityDays.push([formatLocal(local).slice(0, 10), city])
  }
}

function warn(
  { uid }: CalendarEvent,
  start: Moment | undefined,
  reason: OwnerWord<'event'>,
  { found }: Reading,
  values = {},
): void {
  const text = tell(`owner.event.${reason}`, values)
  const id = uid.replace(/[^!-~]/g, '').slice(0, 8)
  found.warnings.add(`${start ? `${formatStart(start)}, ` : ''}${tell('owner.event', { id: id || '?', text })}`)
}

/** Times of a series that are none of its own. */
type Keys = Set<string | number>

/** A date excludes all times of a series on it, and a time excludes a whole day, as some programs write it. */
function exclude(keys: Keys, moment: Moment): void {
  keys.add(createKey(moment))
  if (!moment.isDate) keys.add(`time ${toDate(moment.local)}`)
}

function isExcluded(keys: Keys | undefined, start: Moment): boolean {
  return !!keys && (keys.has(createKey(start)) || keys.has(`${start.isDate ? 'time' : 'date'} ${toDate(start.local)}`))
}

/** Tells a time from the others of its series. */
function createKey(moment: Moment): string | number {
  if (moment.isDate) return `date ${toDate(moment.local)}`
  return moment.zone ? moment.zone(moment.local) : `clock ${moment.local}`
}

/** On the owner's clock, if the instant is known. */
function formatStart({ local, isDate, zone }: Moment): string {
  if (isDate) return formatLocal(local).slice(0, 10)
  const time = zone ? new Date(zone(local)).toLocaleString('sv-SE', { timeZone: settings.zone }) : formatLocal(local)
  return time.slice(0, 16)
}

/** Days since 1970. */
function toDate(local: number): number {
  return Math.floor(local / day)
}

/** 2027-04-05 10:00:00 */
function formatLocal(local: number): string {
  return new Date(local).toISOString().replace('T', ' ').slice(0, 19)
}

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
