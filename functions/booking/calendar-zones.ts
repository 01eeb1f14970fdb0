import { isZone } from '../../content/booking.ts'
import { type Component, readValue } from './parse-ics.ts'

export type Ical = typeof import('node-ical')['default']

/**
 * Makes the finder of the zones that a calendar names: by IANA's name, as Windows does, by an offset, or by a definition of its
 * own, of which node-ical finds the zone with the same offsets.
 *
 * @returns a function from a name to a zone that Temporal knows; undefined where nobody knows which one is meant
 */
export function createZoneFinder(calendar: Component, ical: Ical): (name: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (name) => {
    if (!known.has(name)) known.set(name, findZone(name, calendar, ical))
    return known.get(name)
  }
}

function findZone(name: string, calendar: Component, ical: Ical): string | undefined {
  if (isZone(name)) return name
  if (/^tzone:\/\/Microsoft\/Utc$/i.test(name)) return 'UTC'
  const [, sign, hours, minutes = '00'] = /^(?:UTC|GMT)?([+-])(\d{2}):?(\d{2})?$/i.exec(name) ?? []
  if (sign) return toZone(`${sign}${hours}:${minutes}`)
  const definition = calendar.components.find(
    (component) => component.name === 'VTIMEZONE' && readValue(component, 'TZID') === name,
  )
  // Such names say nothing: node-ical would take the zone of the machine.
  const isNameless = /^(tzone:|Customized Time Zone|\(no TZ description\))/i.test(name)
  const byName = isNameless || name.includes(':') ? undefined : probe(`DTSTART;TZID=${name}:${time}`, [], ical)
  return byName ?? (definition && probe(`DTSTART:${time}`, writeDefinition(definition), ical))
}

const time = '20270115T120000'

/** The zone in which node-ical reads a time. */
function probe(start: string, definition: string[], ical: Ical): string | undefined {
  const lines = ['BEGIN:VCALENDAR', ...definition, 'BEGIN:VEVENT', 'UID:probe', start, 'END:VEVENT', 'END:VCALENDAR']
  try {
    const event = ical.sync.parseICS(lines.join('\r\n')).probe
    const date = event && 'start' in event ? event.start : undefined
    const zone = date instanceof Date && 'tz' in date ? date.tz : undefined
    return typeof zone === 'string' ? toZone(zone) : undefined
  } catch {
    return undefined
  }
}

function toZone(zone: string): string | undefined {
  return isZone(zone) || /^[+-]\d{2}:\d{2}$/.test(zone) ? zone : undefined
}

/** The definition under a name that says nothing, so that its offsets decide. */
function writeDefinition({ components }: Component): string[] {
  const parts = components.flatMap(({ name, properties }) => [
    `BEGIN:${name}`,
    ...properties.map(({ line }) => line),
    `END:${name}`,
  ])
  return ['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', ...parts, 'END:VTIMEZONE']
}
