import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import ical from 'ical.js'
import { getPort } from './provider.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Writes a calendar. Each event is a list of lines. */
export function writeCalendar(events: string[][], head: string[] = []): string {
  const lines = events.flatMap((event, index) => {
    const uid = event.some((line) => /^UID/.test(line)) ? [] : [`UID:event-${index}@calendar.test`]
    return ['BEGIN:VEVENT', ...uid, 'DTSTAMP:20270101T000000Z', ...event, 'END:VEVENT']
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...head, ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** Reads an event of this site as another program would. */
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

/** Writes an event from one time to another, in milliseconds since 1970. */
export function writeBusy(from: number, to: number, ...lines: string[]): string[] {
  return [`DTSTART:${formatUtc(from)}`, `DTEND:${formatUtc(to)}`, ...lines]
}

function formatUtc(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** Starts a server of calendars. Each has its own secret path, and can fail on command. */
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
  const origin = `http://127.0.0.1:${getPort(server)}`
  return {
    origin,
    requests,
    /** Serves a calendar, or an answer instead of one. */
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
