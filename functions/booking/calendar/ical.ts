import { Temporal } from 'temporal-polyfill'
import * as v from 'valibot'
import { isZone } from '../../../content/define.ts'
import { memoize } from '../../../memoize.ts'

const day = 24 * 3_600_000

/** A line of a calendar: `DTSTART;TZID=Europe/Madrid:20270328T093000`. Names are in capitals. */
export type Property = { name: string; parameters: string; value: string }

/** What stands between a `BEGIN` and its `END`. */
export type Component = { name: string; properties: Property[]; components: Component[] }

/** Something that cannot be read as a calendar. Its message holds nothing of what was read. */
export class CalendarError extends Error {}

/** All else is passed over: descriptions are most of a calendar. */
const keptProperties = new Set(
  [
    'BEGIN END UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP SUMMARY ATTENDEE ORGANIZER',
    'X-MICROSOFT-CDO-BUSYSTATUS FREEBUSY TZID TZOFFSETFROM TZOFFSETTO X-WR-TIMEZONE X-WR-CALNAME',
  ].flatMap((names) => names.split(' ')),
)
const keptComponents = new Set(['VCALENDAR', 'VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT'])

/** Signs of a line, and lines of a file, above which nothing is kept: a machine wrote them to fill the memory. */
const longestLine = 100_000
const mostLines = 500_000
const mostLevels = 10

/** What iCalendar files (RFC 5545) say of times. @throws CalendarError for a page to log in, or a file that was cut */
export function parseIcs(bytes: Uint8Array): Component[] {
  const calendars: Component[] = []
  const open: Component[] = []
  let lines = 0
  for (const line of splitLines(bytes)) {
    const [name] = /^[\w-]+(?=[:;])/.exec(line) ?? []
    if (line.trim() === '' || (name && !keptProperties.has(name.toUpperCase()))) continue
    const property = parseLine(line)
    const parent = open.at(-1)
    lines += 1
    if (lines > mostLines || open.length > mostLevels) throw new CalendarError('more lines than a calendar has')
    if (property?.name === 'BEGIN') {
      const component: Component = { name: property.value.toUpperCase(), properties: [], components: [] }
      if (!parent && component.name !== 'VCALENDAR') throw new CalendarError('not a calendar')
      if (keptComponents.has(component.name)) (parent?.components ?? calendars).push(component)
      open.push(component)
    } else if (!parent) throw new CalendarError('not a calendar')
    else if (property?.name === 'END') {
      if (open.pop()?.name !== property.value.toUpperCase()) throw new CalendarError('not a whole calendar')
    } else if (property) parent.properties.push(property)
  }
  if (open.length > 0) throw new CalendarError('not a whole calendar')
  if (calendars.length === 0) throw new CalendarError('not a calendar')
  return calendars
}

/** The first value of a property. */
export function readValue(component: Component, name: string): string | undefined {
  return findProperty(component, name)?.value
}

export function findProperty({ properties }: Component, name: string): Property | undefined {
  return properties.find((property) => property.name === name)
}

export function listProperties({ properties }: Component, name: string): Property[] {
  return properties.filter((property) => property.name === name)
}

export function readParameter({ parameters }: Property, name: string): string | undefined {
  for (const [, key = '', content] of parameters.matchAll(/;([\w-]+)=((?:"[^"]*"|[^":;])*)/g)) {
    if (key.toUpperCase() === name) return content?.replaceAll('"', '')
  }
  return undefined
}

/** Lines are cut after 75 bytes, some programs do it in the middle of a sign: they are joined before they are decoded. */
function splitLines(bytes: Uint8Array): string[] {
  const joined = Buffer.from(bytes)
    .toString('latin1')
    .replace(/(\r\n?|\n)[ \t]/g, '')
  return Buffer.from(joined, 'latin1')
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
}

/** @returns undefined for what is no line of a calendar, such as the rest of a text with a line break in it */
function parseLine(line: string): Property | undefined {
  const [, name, parameters = '', value = ''] =
    /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;])*)*):(.*)$/s.exec(line.slice(0, longestLine)) ?? []
  return name ? { name: name.toUpperCase(), parameters, value: value.trim() } : undefined
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

const number = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^[+-]?\d{1,9}$/), v.transform(Number), v.minValue(least), v.maxValue(most))

const listOf = <Item extends v.GenericSchema<string, unknown>>(item: Item) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(item),
      // Thousands of the same hour and minute would be millions of times.
      v.transform((items) => [...new Set(items)]),
    ),
  )

const weekday = v.pipe(
  v.string(),
  v.regex(/^([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU)$/),
  v.transform((text) => ({
    weekday: weekdays.findIndex((name) => text.endsWith(name)),
    nth: Number(text.slice(0, -2)),
  })),
)

const ruleSchema = v.strictObject({
  FREQ: v.picklist(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']),
  INTERVAL: v.optional(number(1, 999_999_999), '1'),
  COUNT: v.optional(number(1, 999_999_999)),
  UNTIL: v.optional(v.string()),
  WKST: v.optional(v.picklist(weekdays), 'MO'),
  BYDAY: listOf(weekday),
  BYMONTH: listOf(number(1, 12)),
  BYMONTHDAY: listOf(number(-31, 31)),
  BYSETPOS: listOf(number(-366, 366)),
  BYHOUR: listOf(number(0, 23)),
  BYMINUTE: listOf(number(0, 59)),
  BYSECOND: v.optional(number(0, 59)),
})

/** Days that are asked, which with `COUNT` are all from the first: a hundred years. */
const mostDays = 36_600

/** Starts of one series within the span. */
export const mostStarts = 2_000

/** Clock times, in milliseconds as if they were UTC. */
export type Span = { from: number; to: number }

/**
 * The starts of a series by its rule (RFC 5545, 3.3.10), on its own clock, in milliseconds as if that were UTC. Each day of the
 * span is asked whether it matches, so the work is bounded by the days and not by the rule; libraries step from one start to the
 * next, and some steps never end.
 *
 * @param deadline as `performance.now()` says it
 * @returns without regard to `UNTIL`, which may be on another clock
 * @throws Error where the rule is not understood, has too many starts or takes too long
 */
export function expandRule(text: string, start: number, span: Span, deadline: number): number[] {
  const parts = text.toUpperCase().split(';').filter(Boolean)
  const rule = v.parse(ruleSchema, Object.fromEntries(parts.map((part) => part.split('='))))
  const first = Math.floor(start / day)
  const matches = createMatcher(rule, first)
  const times = listTimes(rule, new Date(start))
  // Positions are those of days; of several times on a day nobody asks for one.
  if (rule.BYSETPOS && times.length > 1) throw new Error('positions of times')
  const from = Math.max(first, Math.floor(span.from / day))
  const begin = rule.COUNT ? first : from
  if (span.to / day - begin > mostDays) throw new Error('a rule of more than a hundred years')
  const starts: number[] = []
  let index = 0
  for (let date = begin; date * day <= span.to; date++) {
    if ((date - begin) % 500 === 0 && performance.now() > deadline) throw new Error('too much work')
    for (const time of matches(date) ? times : []) {
      if (date * day + time < start) continue
      if (rule.COUNT && index >= rule.COUNT) return starts
      index += 1
      if (date >= from) starts.push(date * day + time)
    }
    if (starts.length > mostStarts) throw new Error('a rule with too many starts')
  }
  return starts
}

/** The end of a series by its rule. */
export function readUntil(text: string): string | undefined {
  return /(?:^|;)UNTIL=([^;]*)/i.exec(text)?.[1]
}

type Rule = v.InferOutput<typeof ruleSchema>

/** Whether a day, as days since 1970, has starts. @param first the day of the first start */
function createMatcher(rule: Rule, first: number): (date: number) => boolean {
  const { FREQ: frequency, BYDAY, BYMONTH, BYMONTHDAY, BYSETPOS } = rule
  const isOfMonth = frequency === 'MONTHLY' || (frequency === 'YEARLY' && BYMONTH !== undefined)
  if (BYDAY?.some(({ nth }) => nth) && !isOfMonth) throw new Error('numbers of weekdays outside of a month')

  /** The period that a day lies in, as a number that grows by one from each to the next. */
  const findPeriod = ({ date, year, month }: DateFields) => {
    if (frequency === 'WEEKLY') return Math.floor((date + 3 - weekdays.indexOf(rule.WKST)) / 7)
    return { DAILY: date, MONTHLY: year * 12 + month, YEARLY: year }[frequency]
  }
  const begin = readDate(first)
  const firstPeriod = findPeriod(begin)
  const fits = (fields: DateFields) => {
    if (BYMONTH && !BYMONTH.includes(fields.month)) return false
    const fromEnd = fields.day - 1 - fields.monthLength
    if (BYMONTHDAY && !BYMONTHDAY.includes(fields.day) && !BYMONTHDAY.includes(fromEnd)) return false
    const nths = [0, Math.ceil(fields.day / 7), Math.floor(fromEnd / 7)]
    if (BYDAY) return BYDAY.some(({ weekday, nth }) => weekday === fields.weekday && nths.includes(nth))
    if (BYMONTHDAY || frequency === 'DAILY') return true
    if (frequency === 'WEEKLY') return fields.weekday === begin.weekday
    return fields.day === begin.day && (isOfMonth || fields.month === begin.month)
  }

  const reach = { DAILY: 0, WEEKLY: 6, MONTHLY: 30, YEARLY: 365 }[frequency]
  const listDates = memoize((period: number, date: number) => {
    const around = Array.from({ length: 2 * reach + 1 }, (_, index) => readDate(date - reach + index))
    return around.filter((other) => findPeriod(other) === period && fits(other)).map((other) => other.date)
  }, String)

  return (date) => {
    const fields = readDate(date)
    const period = findPeriod(fields)
    if ((period - firstPeriod) % rule.INTERVAL !== 0 || !fits(fields)) return false
    if (!BYSETPOS) return true
    const dates = listDates(period, date)
    return [dates.indexOf(date) + 1, dates.indexOf(date) - dates.length].some((position) => BYSETPOS.includes(position))
  }
}

type DateFields = ReturnType<typeof readDate>

function readDate(date: number) {
  const time = new Date(date * day)
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth() + 1]
  const monthLength = new Date(new Date(time).setUTCMonth(month, 0)).getUTCDate()
  return { date, year, month, monthLength, day: time.getUTCDate(), weekday: (time.getUTCDay() + 6) % 7 }
}

/** Milliseconds after midnight. */
function listTimes({ BYHOUR, BYMINUTE, BYSECOND }: Rule, start: Date): number[] {
  const [hours, minutes] = [BYHOUR ?? [start.getUTCHours()], BYMINUTE ?? [start.getUTCMinutes()]]
  const second = BYSECOND ?? start.getUTCSeconds()
  const times = hours.flatMap((hour) => minutes.map((minute) => ((hour * 60 + minute) * 60 + second) * 1_000))
  return times.sort((one, other) => one - other)
}

/** From a time on the clocks of a zone, in milliseconds as if it were UTC, to milliseconds since 1970. */
export type Zone = (local: number) => number

export const utc: Zone = (local) => local

/** A zone by its name of IANA. */
export function createZone(id: string): Zone {
  const convert = (local: number) =>
    Temporal.Instant.fromEpochMilliseconds(local).toZonedDateTimeISO('UTC').toPlainDateTime().toZonedDateTime(id)
      .epochMilliseconds
  // Of days on which clocks are not changed, the offset: a calendar asks for the same days thousands of times.
  const findOffset = memoize((date: number) => {
    const [first, last] = [date * day, (date + 1) * day].map((midnight) => midnight - convert(midnight))
    return first === last ? first : undefined
  }, String)
  return (local) => {
    const offset = findOffset(Math.floor(local / day))
    return offset === undefined ? convert(local) : local - offset
  }
}

/** Milliseconds for the definitions of a calendar's zones, of which each takes about one. */
const mostForZones = 500

const usualZones = new Set(Intl.supportedValuesOf('timeZone'))

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

function findZone(name: string, calendar: Component, span: Span, deadline: number): Zone | undefined {
  if (isZone(name)) return createZone(name)
  if (/^tzone:\/\/Microsoft\/Utc$/i.test(name)) return utc
  const definition = calendar.components.find(
    (component) => component.name === 'VTIMEZONE' && readValue(component, 'TZID') === name,
  )
  try {
    return definition && readDefinition(definition, span, deadline)
  } catch {
    return undefined
  }
}

/** A zone by the moments at which its offset changes. @throws Error where it is unreadable or too long */
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
