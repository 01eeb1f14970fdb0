/** A line of a calendar: `DTSTART;TZID=Europe/Madrid:20270328T093000`. Names are in capitals. */
export type Property = { name: string; parameters: Map<string, string>; value: string; line: string }

/** What stands between a `BEGIN` and its `END`. */
export type Component = { name: string; properties: Property[]; components: Component[] }

/** Something that cannot be read as a calendar. Its message holds nothing of what was read. */
export class CalendarError extends Error {}

/**
 * The components of an iCalendar file (RFC 5545).
 *
 * @throws CalendarError where it is no calendar, or not a whole one: a page to log in, a file that was cut
 */
export function parseIcs(bytes: Uint8Array): Component[] {
  const calendars: Component[] = []
  const open: Component[] = []
  for (const line of unfold(bytes)) {
    const property = parseLine(line)
    const parent = open.at(-1)
    if (property?.name === 'BEGIN') {
      const component: Component = { name: property.value.trim().toUpperCase(), properties: [], components: [] }
      if (parent) parent.components.push(component)
      else if (component.name === 'VCALENDAR') calendars.push(component)
      else throw new CalendarError('not a calendar')
      open.push(component)
    } else if (property?.name === 'END') {
      if (open.pop()?.name !== property.value.trim().toUpperCase()) throw new CalendarError('not a whole calendar')
    } else if (parent) {
      if (property) parent.properties.push(property)
    } else throw new CalendarError('not a calendar')
  }
  if (open.length > 0) throw new CalendarError('not a whole calendar')
  if (calendars.length === 0) throw new CalendarError('not a calendar')
  return calendars
}

/** The first value of a property. */
export function readValue({ properties }: Component, name: string): string | undefined {
  return findProperty({ properties }, name)?.value.trim()
}

export function findProperty({ properties }: Pick<Component, 'properties'>, name: string): Property | undefined {
  return properties.find((property) => property.name === name)
}

/** Lines are cut after 75 bytes, some programs do it in the middle of a sign: they are joined before they are decoded. */
function unfold(bytes: Uint8Array): string[] {
  const joined = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\r\n?|\n/g, '\n')
    .replace(/\n[ \t]/g, '')
  const text = Buffer.from(joined, 'latin1')
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** @returns undefined for what is no line of a calendar, such as the rest of a text with a line break in it */
function parseLine(line: string): Property | undefined {
  const [, name, parameters = '', value = ''] = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;])*)*):(.*)$/.exec(line) ?? []
  if (!name) return undefined
  const pairs = parameters.matchAll(/;([\w-]+)=((?:"[^"]*"|[^":;])*)/g)
  return {
    name: name.toUpperCase(),
    parameters: new Map(
      Array.from(pairs, ([, key = '', content = '']) => [key.toUpperCase(), content.replaceAll('"', '')]),
    ),
    value,
    line,
  }
}
