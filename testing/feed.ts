import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import ical from 'ical.js'

// For tests: a calendar whose server can fail on command.

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A calendar of events, each a list of lines. */
export function writeCalendar(events: string[][], head: string[] = []): string {
  const lines = events.flatMap((event, index) => {
    const uid = event.some((line) => /^UID/.test(line)) ? [] : [`UID:event-${index}@calendar.test`]
    return ['BEGIN:VEVENT', ...uid, 'DTSTAMP:20270101T000000Z', ...event, 'END:VEVENT']
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...head, ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** What another program reads of an event that this site sends. @throws Error where it reads none */
export function parseEvent(text: string) {
  const calendar = new ical.Component(ical.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error(`No event: ${text}`)
  const { uid, sequence, startDate } = new ical.Event(event)
  const read = (component: typeof calendar, name: string) => component.getFirstPropertyValue(name)
  return {
    uid,
    sequence,
    method: read(calendar, 'method'),
    status: read(event, 'status'),
    start: startDate.toJSDate().toISOString(),
  }
}

/** An event that takes a span, in milliseconds since 1970. */
export function writeBusy(from: number, to: number, ...lines: string[]): string[] {
  return [`DTSTART:${formatUtc(from)}`, `DTEND:${formatUtc(to)}`, ...lines]
}

function formatUtc(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** A server of calendars, each at a path of its own that nobody else knows. */
export async function startFeed() {
  const paths = new Map<string, Answer>()
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const answer = paths.get(request.url ?? '')
    if (answer) return answer(request, response)
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    origin,
    requests,
    /** @param what a calendar, or what answers in its place */
    serve(path: string, what: string | Answer): string {
      paths.set(path, typeof what === 'string' ? (_, response) => response.end(what) : what)
      return `${origin}${path}`
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
