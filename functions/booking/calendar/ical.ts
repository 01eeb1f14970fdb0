import { type OwnerWord, tell } from '../../../locales/owner.ts'

/** A line of a calendar: `DTSTART;TZID=Europe/Madrid:20270328T093000`. Names are in capitals. */
export type Property = { name: string; parameters: string; value: string }

export type Component = { name: string; properties: Property[]; components: Component[] }

/** The calendar cannot be read. The message quotes nothing of it. */
export class CalendarError extends Error {
  constructor(reason: OwnerWord<'feed'>, values = {}) {
    super(tell(`owner.feed.${reason}`, values))
  }
}

/** All other lines are skipped: descriptions are most of a calendar. */
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

/** Reads iCalendar files (RFC 5545), as far as they speak of times. @throws CalendarError for a login page, or a file that was cut */
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
    if (lines > mostLines || open.length > mostLevels) throw new CalendarError('lines')
    if (property?.name === 'BEGIN') {
      const component: Component = { name: property.value.toUpperCase(), properties: [], components: [] }
      if (!parent && component.name !== 'VCALENDAR') throw new CalendarError('none')
      if (keptComponents.has(component.name)) (parent?.components ?? calendars).push(component)
      open.push(component)
    } else if (!parent) throw new CalendarError('none')
    else if (property?.name === 'END') {
      if (open.pop()?.name !== property.value.toUpperCase()) throw new CalendarError('part')
    } else if (property) parent.properties.push(property)
  }
  if (open.length > 0) throw new CalendarError('part')
  if (calendars.length === 0) throw new CalendarError('none')
  return calendars
}

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

/** @returns undefined for a stray line, such as the rest of a text with a line break in it */
function parseLine(line: string): Property | undefined {
  const [, name, parameters = '', value = ''] =
    /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;])*)*):(.*)$/s.exec(line.slice(0, longestLine)) ?? []
  return name ? { name: name.toUpperCase(), parameters, value: value.trim() } : undefined
}

/** 20270328T093000 in milliseconds as if it were UTC; a date is its midnight. A day that does not exist runs over: 30 February is 2 March. */
export function readClock(value: string): number | undefined {
  const [, year, month, date, hour = '0', minute = '0', second = '0'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/i.exec(value.trim()) ?? []
  if (!year) return undefined
  const midnight = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(date))
  return midnight + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1_000
}
