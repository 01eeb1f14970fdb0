import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { localeCodes } from '../../locales/locales.ts'
import { booking as settings } from '../../model/kinds/booking.ts'
import { site } from '../../model/kinds/site.ts'
import { type Answer, startFeed, writeBusy, writeCalendar } from '../../testing/feed.ts'
import { postJson, startParts } from '../../testing/parts.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { checkParts } from '../owner/checks.ts'
import { eraseExpired } from '../owner/erase-expired.ts'
import refreshCalendar, { config } from '../refresh-calendar/refresh-calendar.ts'
import { sql } from '../shared/data/database.ts'
import { saveMail } from '../shared/mail/outbox.ts'
import booking from './booking.ts'
import { listWrongFeeds, noteEnd, readFeeds, refreshFeeds } from './calendar/feeds.ts'
import { listStarts, loadAvailability } from './free-times.ts'
import { confirmBooking, holdBooking, moveBooking } from './store.ts'

const parts = await startParts()
const owner = site.owner.email
const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000]

let feed: Awaited<ReturnType<typeof startFeed>>

beforeAll(async () => {
  feed = await startFeed()
})

afterAll(() => feed.stop())

/** Something in the address that must show up nowhere. */
const secret = '/private-6f1b/basic.ics'

beforeEach(() => {
  feed.requests.length = 0
  vi.stubEnv('CALENDAR_URLS', `${feed.origin}${secret}`)
})

const environment = () => parseEnvironment(process.env)

async function ask(query = 'type=call&place=online', method = 'GET') {
  return booking(new Request(`http://localhost:8888/api/booking/times?${query}`, { method }), { waitUntil: () => {} })
}

async function listTimes(query?: string): Promise<string[]> {
  const response = await ask(query)
  expect(response.status).toBe(200)
  return (await response.json()).starts
}

/** Serves calendars, and has them read. */
async function read(what: string | Answer) {
  feed.serve(secret, what)
  expect((await refreshCalendar()).status).toBe(204)
}

const empty = writeCalendar([])

const fail: Answer = (_, response) => response.writeHead(404).end()

async function findStarts({ except = [], ...options }: { now?: number; isFresh?: boolean; except?: string[] } = {}) {
  const availability = await loadAvailability(environment(), options)
  return availability && listStarts('call', 'online', { ...availability, except })
}

test('it runs every ten minutes', () => {
  expect(config).toEqual({ schedule: '*/10 * * * *' })
})

test('the free times have the form that others rely on, and may be kept for a moment', async () => {
  await read(empty)
  const response = await ask()
  expect(response.headers.get('netlify-cdn-cache-control')).toBe('public, max-age=20')
  expect(response.headers.get('netlify-vary')).toBe('query=type|place')
  const answer = await response.json()
  expect(answer).toEqual({ ok: true, zone: settings.zone, starts: expect.any(Array), minutes: 30 })
  expect(answer.starts.length).toBeGreaterThan(100)
  for (const start of answer.starts) expect(start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:[03]0:00Z$/)
  expect(answer.starts).toEqual([...answer.starts].sort())
  expect(Date.parse(answer.starts[0])).toBeGreaterThanOrEqual(Date.now() + 24 * hour - minute)
  expect((await ask('type=visit&place=madrid')).status).toBe(200)
  expect((await ask(undefined, 'HEAD')).status).toBe(200)
})

test.each([
  '',
  'type=call',
  'place=online',
  'type=call&place=madrid',
  'type=visit&place=online',
  'type=visit&place=paris',
  'type=__proto__&place=online',
])('what does not fit is refused: %s', async (query) => {
  const response = await ask(query)
  expect(response.status).toBe(422)
  expect(response.headers.get('netlify-cdn-cache-control')).toBeNull()
  expect((await response.json()).error.code).toBe('invalid')
})

test.each(localeCodes)(
  'without news of the calendar nothing can be booked, which is said in %s and not kept',
  async (locale) => {
    feed.serve(secret, fail)
    const response = await ask(`type=call&place=online&locale=${locale}`)
    expect(response.status).toBe(503)
    expect(response.headers.get('netlify-cdn-cache-control')).toBeNull()
    const { ok, error } = await response.json()
    expect({ ok, code: error.code }).toEqual({ ok: false, code: 'closed' })
    expect(error.message).toContain(owner)
  },
)

test('other methods are refused', async () => {
  expect((await ask(undefined, 'POST')).status).toBe(405)
})

test('without a calendar, the working hours can be booked on a machine for a look, and nothing on a deploy', async () => {
  vi.stubEnv('CALENDAR_URLS', '')
  expect((await ask()).status).toBe(503)
  vi.stubEnv('NETLIFY_DEV', 'true')
  expect((await listTimes()).length).toBeGreaterThan(100)
  vi.stubEnv('CONTEXT', 'production')
  expect((await ask()).status).toBe(503)
  vi.stubEnv('CONTEXT', 'dev')
  expect((await ask()).status).toBe(200)
  vi.stubEnv('NETLIFY_DEV', undefined)
  expect((await refreshCalendar()).status).toBe(204)
})

test('a busy time takes its starts away, with the time that a call needs after it', async () => {
  await read(empty)
  const [start = ''] = (await listTimes()).slice(20)
  const from = Date.parse(start)
  await read(writeCalendar([writeBusy(from, from + 30 * minute)]))
  const times = await listTimes()
  expect(times).not.toContain(start)
  expect(times).not.toContain(new Date(from - 30 * minute).toISOString().replace('.000', ''))
})

/** A calendar with one event, at the returned time. */
async function readOne(): Promise<string> {
  await read(empty)
  const [start = ''] = (await listTimes()).slice(20)
  await read(writeCalendar([writeBusy(Date.parse(start), Date.parse(start) + hour, 'SUMMARY:Dinner with Zoë')]))
  return start
}

const broken: [string, string | Answer][] = [
  ['404', (_, response) => response.writeHead(404).end()],
  ['500', (_, response) => response.writeHead(500).end(empty)],
  ['401', (_, response) => response.writeHead(401).end('Sign in')],
  ['a page to log in', '<!doctype html><title>Sign in</title>'],
  [
    'a redirect to a page to log in',
    (_, response) => response.writeHead(302, { location: feed.serve('/login', '<html>') }).end(),
  ],
  [
    'a redirect to a host without encryption',
    (_, response) => response.writeHead(302, { location: 'http://calendar.test/x.ics' }).end(),
  ],
  ['redirects without end', (_, response) => response.writeHead(302, { location: secret }).end()],
  ['nothing', ''],
  ['half of a calendar', writeCalendar([writeBusy(0, hour)]).slice(0, -30)],
  [
    'a calendar that breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('BEGIN:VCALENDAR\r\n', () => response.destroy())
    },
  ],
  [
    'too many megabytes in a small packet',
    (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(gzipSync(`${empty}${' '.repeat(26 * 1024 * 1024)}`, { level: 1 }))
    },
  ],
]

test.each(broken)(
  '%s in place of the calendar frees no time, and is noted without its address',
  async (_what, answer) => {
    const start = await readOne()
    await read(answer)
    expect(await listTimes()).not.toContain(start)
    const [{ failure } = {}] = await readFeeds(environment().CALENDAR_URLS)
    expect(failure).toEqual(expect.any(String))
    const stored = JSON.stringify(
      await parts.database.run(sql`select to_jsonb(calendar_feed) as row from calendar_feed`),
    )
    for (const text of [stored, parts.readLog(), failure]) expect(text).not.toMatch(/private-6f1b|Dinner|127\.0\.0\.1/)
    // A calendar that failed once is read again.
    await read(empty)
    expect(await listTimes()).toContain(start)
  },
)

test('a calendar that drips is given up after its time: this side ends the connection', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  feed.serve(secret, (_, response) => {
    response.write('BEGIN:VCALENDAR\r\n')
    const drip = setInterval(() => response.write('X-A:b\r\n'), 20)
    response.on('close', () => {
      clearInterval(drip)
      resolve()
    })
  })
  const [{ failure } = {}] = await refreshFeeds(environment(), { timeout: 300 })
  expect(failure).toBe('no answer in time')
  await closed
})

test('a packed calendar is read, and one behind three redirects', async () => {
  await read((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    response.end(gzipSync(empty))
  })
  expect((await listTimes()).length).toBeGreaterThan(100)
  feed.serve('/3', empty)
  for (const step of [2, 1])
    feed.serve(`/${step}`, (_, response) => response.writeHead(307, { location: `/${step + 1}` }).end())
  await read((_, response) => response.writeHead(301, { location: '/1' }).end())
  const [{ failure } = {}] = await readFeeds(environment().CALENDAR_URLS)
  expect(failure).toBeNull()
})

test('a build is told of an address that leads to no calendar, and of none that only does not answer', async () => {
  feed.serve('/page', '<!doctype html><title>Calendar</title>')
  feed.serve('/gone', (_, response) => response.writeHead(404).end())
  feed.serve('/down', (_, response) => response.writeHead(503).end())
  feed.serve('/right', empty)
  const urls = ['/page', '/gone', '/down', '/right'].map((path) => feed.origin + path)
  expect(await listWrongFeeds([...urls, 'http://127.0.0.1:1/'])).toEqual([
    'calendar 1: not a calendar',
    'calendar 2: status 404',
  ])
})

test('twelve megabytes of ordinary events are read', async () => {
  await read(empty)
  const [start = '', other = ''] = (await listTimes()).slice(20)
  const call = `DESCRIPTION:${'Join the call. '.repeat(60)}`
  const past = Array.from({ length: 12_000 }, (_, index) => writeBusy(index * hour, index * hour + minute, call))
  const calendar = writeCalendar([...past, writeBusy(Date.parse(start), Date.parse(start) + minute, call)])
  expect(calendar.length).toBeGreaterThan(12_000_000)
  await read(calendar)
  expect(await listTimes()).not.toContain(start)
  expect(await listTimes()).toContain(other)
})

test('a calendar that fails is asked every five minutes, however many look', async () => {
  await read(empty)
  await parts.database.passTime({ minutes: settings.staleMinutes + 1 })
  feed.serve(secret, (_, response) => response.writeHead(500).end())
  feed.requests.length = 0
  const tries: number[] = []
  const begin = Date.now()
  for (let minutes = 0; minutes < 40; minutes += 0.5) {
    await Promise.all([1, 2].map(() => findStarts({ now: begin + minutes * minute })))
    if (feed.requests.splice(0).length > 0) tries.push(minutes)
  }
  expect(tries).toEqual([0, 5.5, 11, 16.5, 22, 27.5, 33, 38.5])
  await read(empty)
  expect(await readFeeds(environment().CALENDAR_URLS)).toMatchObject([{ failure: null }])
})

test('a reading that ends its process is noted by the next run, which leaves the calendar alone, and told where it closes booking', async () => {
  await read(empty)
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  feed.serve(secret, () => resolve())
  const script = `import { parseEnvironment } from './environment.ts'
import { refreshFeeds } from './functions/booking/calendar/feeds.ts'
await refreshFeeds(parseEnvironment(process.env))`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { env: process.env })
  await asked
  child.kill('SIGKILL')
  await once(child, 'exit')
  feed.requests.length = 0
  await parts.database.passTime({ minutes: 1 })
  expect((await ask()).status).toBe(200)
  await parts.database.passTime({ minutes: settings.staleMinutes })
  expect((await refreshCalendar()).status).toBe(204)
  await everyMinute()
  const [mail, ...others] = parts.mail.to(owner)
  expect(others).toEqual([])
  expect(mail?.text).toMatch(/reading it crashed/)
  expect((await ask()).status).toBe(503)
  expect(feed.requests).toEqual([])
  // Another process reads it for the first time, and does not end.
  await read(empty)
  expect(await readFeeds(environment().CALENDAR_URLS)).toMatchObject([{ startedAt: null, failure: null }])
})

test('a calendar whose events are all gone at once is not believed, and a smaller one is', async () => {
  await read(empty)
  const times = (await listTimes()).slice(20)
  const events = (count: number) =>
    times.slice(0, count).map((start) => writeBusy(Date.parse(start), Date.parse(start) + minute))
  await read(writeCalendar(events(10)))
  await read(empty)
  expect(await listTimes()).not.toContain(times[0])
  await read(writeCalendar(events(1)))
  expect(await listTimes()).not.toContain(times[0])
  await read(empty)
  expect(await listTimes()).toContain(times[0])
})

test('a calendar that was last read an hour and a minute ago closes booking, one of two does too', async () => {
  await read(empty)
  feed.serve(secret, fail)
  await parts.database.passTime({ minutes: settings.staleMinutes - 1 })
  expect((await ask()).status).toBe(200)
  await parts.database.passTime({ minutes: 2 })
  expect((await ask()).status).toBe(503)

  const other = feed.serve('/other', empty)
  vi.stubEnv('CALENDAR_URLS', `${feed.origin}${secret},${other}`)
  await read(empty)
  expect((await ask()).status).toBe(200)
  feed.serve('/other', (_, response) => response.writeHead(404).end())
  await parts.database.passTime({ minutes: settings.staleMinutes + 1 })
  await read(empty)
  expect((await ask()).status).toBe(503)
})

test('the owner hears at once that nothing can be booked, then daily, without the address', async () => {
  await read(empty)
  feed.serve(secret, (_, response) => response.writeHead(404).end())
  await read((_, response) => response.writeHead(404).end())
  await everyMinute()
  expect(parts.mail.to(owner)).toEqual([])
  const fetchedAt = await parts.database.run(
    sql`update calendar_feed set fetched_at = now() - interval '61 minutes' returning fetched_at`,
  )
  expect(fetchedAt).toHaveLength(1)
  await refreshCalendar()
  await refreshCalendar()
  await everyMinute()
  const [mail, ...others] = parts.mail.to(owner)
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/Nothing can be booked/)
  expect(mail?.text).toContain('status 404')
  expect(`${mail?.text}${parts.readLog()}`).not.toContain('private-6f1b')
  vi.useFakeTimers({ now: Date.now() + 23 * hour, toFake: ['Date'] })
  await refreshCalendar()
  vi.setSystemTime(Date.now() + 2 * hour)
  await refreshCalendar()
  await refreshCalendar()
  vi.useRealTimers()
  const mails = await parts.database.run(sql`select key from mail where kind = 'calendar'`)
  expect(mails).toHaveLength(2)
})

test('a mail about a calendar that is read again by the time it goes says so', async () => {
  await read(writeCalendar([writeBusy(0, hour)]))
  await saveMail('calendar/closed', 'calendar')
  await everyMinute()
  expect(parts.mail.to(owner).map(({ subject }) => subject)).toEqual(['Your calendar is read again'])
})

test('what was read on the safe side is told once, in whatever week', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10).replaceAll('-', '')
  for (const days of [3, 4, 5])
    await read(writeCalendar([[`DTSTART;TZID=Nowhere/Land:${inDays(days)}T100000`, 'SUMMARY:Dinner']]))
  await everyMinute()
  const [mail, ...others] = parts.mail.to(owner)
  expect(others).toEqual([])
  expect(mail?.text).toMatch(/event event-0@: its zone/)
  expect(mail?.text).not.toContain('Dinner')
})

test('health tells of the calendar', async () => {
  const check = async () => (await checkParts(environment())).calendar
  expect(await check()).toBe('late')
  await read(empty)
  expect(await check()).toBe('ok')
  await read('')
  expect(await check()).toBe('failing')
  await read(empty)
  expect(await check()).toBe('ok')
  await parts.database.passTime({ minutes: 30 })
  expect(await check()).toBe('late')
  vi.stubEnv('CALENDAR_URLS', '')
  expect(await check()).toBe('not set')
})

test('calendars that are not read any more are forgotten', async () => {
  await read(empty)
  await parts.database.passTime({ days: 2 })
  vi.stubEnv('CALENDAR_URLS', feed.serve('/other', empty))
  await refreshCalendar()
  await eraseExpired()
  expect(await parts.database.run(sql`select feed from calendar_feed`)).toHaveLength(1)
})

test('what was read earlier never replaces what was read later', async () => {
  const [url = ''] = environment().CALENDAR_URLS
  const [{ feed: name } = { feed: url }] = await readFeeds([url])
  const snapshot = { intervals: [], cityDays: [], own: [], warnings: [] }
  await noteEnd(name, 2_000, { ...snapshot, events: 2 })
  await noteEnd(name, 1_000, { ...snapshot, events: 1 })
  expect(await readFeeds([url])).toMatchObject([{ fetchedAt: new Date(2_000), snapshot: { events: 2 } }])
})

test('days that were not read are not offered: with a longer horizon the calendar is read anew', async () => {
  const { horizonDays } = settings.types.visit
  const from = Date.now() + (horizonDays + 5) * day
  await read(writeCalendar([writeBusy(from, from + 9 * day)]))
  settings.types.visit.horizonDays += 10
  onTestFinished(() => {
    settings.types.visit.horizonDays = horizonDays
  })
  const last = Date.parse((await listTimes('type=visit&place=madrid')).at(-1) ?? '')
  expect(last).toBeLessThan(from)
})

test('times are shown as the calendar was when it was last read, and whoever takes one has it read anew', async () => {
  await read(empty)
  const [start = ''] = (await listTimes()).slice(20)
  const from = Date.parse(start)
  feed.serve(secret, writeCalendar([writeBusy(from, from + hour)]))
  await parts.database.passTime({ minutes: 9 })
  const before = feed.requests.length
  expect(await listTimes()).toContain(start)
  expect(feed.requests).toHaveLength(before)
  const fields = { type: 'call', place: 'online', start, zone: 'UTC', name: 'Ana', email: 'ana@example.org' }
  vi.stubEnv('CONTEXT', 'dev')
  vi.stubEnv('NETLIFY_DEV', 'true')
  const refused = await postJson('/api/booking', fields)
  expect(refused.status).toBe(409)
  const { starts } = await refused.json()
  expect(starts).not.toContain(start)
  expect(await listTimes()).not.toContain(start)
  // Appointments of others count at once.
  expect((await postJson('/api/booking', { ...fields, start: starts[30] })).status).toBe(202)
  expect(await listTimes()).not.toContain(starts[30])
  expect(feed.requests).toHaveLength(before + 1)
})

test('a visitor waits for a calendar of which too little is known, and not again in the minutes after that failed', async () => {
  feed.serve(secret, fail)
  expect([(await ask()).status, (await ask()).status]).toEqual([503, 503])
  expect(feed.requests).toHaveLength(1)
  feed.serve(secret, empty)
  await parts.database.passTime({ minutes: 6 })
  expect((await ask()).status).toBe(200)
  expect(feed.requests).toHaveLength(2)
})

test('a time is given away by a calendar that is a minute old at most, unless it cannot be read', async () => {
  await read(empty)
  const start = (await findStarts())?.[20] ?? 0
  await parts.database.passTime({ minutes: 2 })
  feed.serve(secret, writeCalendar([writeBusy(start, start + hour)]))
  const list = (isFresh = false) => findStarts({ isFresh })
  expect(await list()).toContain(start)
  expect(await list(true)).not.toContain(start)
  // If that fails, an earlier reading counts that is not old yet.
  await parts.database.passTime({ minutes: 2 })
  feed.serve(secret, '')
  expect(await list(true)).not.toContain(start)
  await parts.database.passTime({ minutes: 60 })
  expect(await list(true)).toBeUndefined()
})

test('an unexpected error of the reader leaves what was known, and tells its name alone', async () => {
  await read(empty)
  await parts.database.passTime({ minutes: 2 })
  feed.serve(secret, writeCalendar([writeBusy(0, hour, 'SUMMARY:Dinner')]))
  vi.spyOn(Date.prototype, 'setUTCFullYear').mockImplementationOnce(() => {
    throw new RangeError('Dinner')
  })
  const found = await findStarts({ isFresh: true })
  expect(found?.length).toBeGreaterThan(100)
  expect(await readFeeds(environment().CALENDAR_URLS)).toMatchObject([
    { startedAt: null, failure: 'reading it failed (RangeError)' },
  ])
})

test('of several that need a fresh calendar at once one reads it, and all have what it read', async () => {
  await read(empty)
  const start = (await findStarts())?.[20] ?? 0
  await parts.database.passTime({ minutes: 2 })
  feed.requests.length = 0
  feed.serve(secret, writeCalendar([writeBusy(start, start + hour)]))
  const found = await Promise.all(Array.from({ length: 4 }, () => findStarts({ isFresh: true })))
  for (const starts of found) expect(starts).not.toContain(start)
  expect(found.filter(Boolean)).toHaveLength(4)
  expect(feed.requests).toHaveLength(1)
})

test('our own event is no obstacle at a time that it had, and is one at another time, which is told', async () => {
  await read(empty)
  const found = await findStarts()
  const [first = 0, later = 0, third = 0] = [20, 30, 40].map((index) => found?.[index])
  const id = randomUUID()
  const request = {
    id,
    type: 'call',
    place: 'online',
    start: first,
    name: 'Ana',
    email: 'ana@example.org',
    locale: 'es',
    zone: 'UTC',
  } as const
  const held = await holdBooking(request, environment())
  if (!('booking' in held)) throw new Error(held.result)
  await confirmBooking(held.booking, environment())
  const event = (start: number) =>
    writeCalendar([writeBusy(start, start + 30 * minute, `UID:${id}@${new URL(site.url).hostname}`)])
  await moveBooking(held.booking, later, 'visitor')
  await read(event(first))
  const starts = () => findStarts()
  expect(await starts()).toContain(first)
  expect(await starts()).not.toContain(later)
  expect(await findStarts({ except: [id] })).toContain(later)
  await read(event(later))
  expect(await findStarts({ except: [id] })).toContain(later)
  await everyMinute()
  expect(parts.mail.to(owner).filter(({ subject }) => /calendar/.test(subject ?? ''))).toEqual([])
  await read(event(third))
  expect(await starts()).not.toContain(third)
  await everyMinute()
  expect(parts.mail.to(owner).filter(({ text }) => text?.includes(id) && /did not put it/.test(text))).toHaveLength(1)
})
