import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { startFeed, writeBusy, writeCalendar } from '../../testing/feed.ts'
import { postForm, postJson, send, startParts } from '../../testing/parts.ts'
import { loadAvailability } from '../booking/free-times.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { checkParts } from '../owner/checks.ts'
import refreshCalendar from '../refresh-calendar/refresh-calendar.ts'
import { sql } from '../shared/data/database.ts'
import { spend } from '../shared/data/spending.ts'
import { noteRun, takeRunRequest } from '../shared/mail/outbox.ts'

// A process, or the database, whose clock jumps: what it wrote meanwhile must not bind those whose clock is right.

const parts = await startParts()
const hour = 3_600_000

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  vi.stubEnv('CONTEXT', 'dev')
})
afterEach(() => vi.useRealTimers())

/** Moves the clock of the functions; that of the database goes its way. */
const setClock = (hours: number) =>
  hours === 0 ? vi.useRealTimers() : vi.useFakeTimers({ now: Date.now() + hours * hour, toFake: ['Date'] })

const ana = 'ana@example.org'

/** The last link in the mails to somebody, by its path. */
function findLink(path: string): string {
  const lines = parts.mail.to(ana).flatMap(({ text = '' }) => text.split('\n'))
  return lines.filter((line) => line.includes(path)).at(-1) ?? ''
}

/** Asks for a time in the middle of those that are offered. A clock that goes back a week moves it to a day that may be off. */
async function askForTime() {
  const all: string[] = (await (await send('/api/booking/times?type=call&place=online')).json()).starts
  const times = new Set(all.map((start) => Date.parse(start)))
  const starts = all.filter((start) => times.has(Date.parse(start) + 7 * 24 * hour))
  const fields = {
    type: 'call',
    place: 'online',
    start: starts[starts.length >> 1],
    name: 'Ana',
    email: ana,
    id: randomUUID(),
  }
  return (await postJson('/api/booking', fields)).status
}

test.each([
  { asked: 5, pressed: 0 },
  { asked: -5, pressed: 0 },
  { asked: 0, pressed: 5 },
  { asked: 0, pressed: -5 },
])(
  'asked by a clock that is $asked hours off and confirmed by one that is $pressed off, an appointment stands once',
  async ({ asked, pressed }) => {
    setClock(asked)
    expect(await askForTime()).toBe(202)
    setClock(pressed)
    expect((await send(findLink('/confirm?'), { method: 'POST' })).status).toBe(200)
    setClock(0)
    expect((await send(findLink('/manage?'))).status).toBe(200)
    expect(await parts.database.run(sql`select state from booking`)).toEqual([{ state: 'confirmed' }])
  },
)

test('a hold that the database made before its clock went back by a week is confirmed as any other', async () => {
  expect(await askForTime()).toBe(202)
  await parts.database.passTime({ minutes: -7 * 24 * 60 })
  expect((await send(findLink('/confirm?'), { method: 'POST' })).status).toBe(200)
  expect(await parts.database.run(sql`select state from booking`)).toEqual([{ state: 'confirmed' }])
})

test('what a database has noted by a clock of the future closes no hour and no day', async () => {
  const take = (time: string) => spend('links', { hourly: 2, daily: 3 }, 1, new Date(time))
  for (const time of ['2027-05-04T22:00Z', '2027-05-04T22:01Z']) expect(await take(time)).toBe(true)
  const times = [
    '2026-05-04T09:00Z',
    '2026-05-04T09:01Z',
    '2026-05-04T09:02Z',
    '2026-05-04T10:00Z',
    '2026-05-04T10:01Z',
  ]
  const granted = []
  for (const time of times) granted.push(await take(time))
  expect(granted).toEqual([true, true, false, true, false])
})

test.each([-25, -1, 25])('a process whose clock is %i hours off shares the ceilings of the others', async (hours) => {
  const take = () => spend('links', { hourly: 2, daily: 2 })
  setClock(hours)
  await take()
  setClock(0)
  expect([await take(), await take()]).toEqual([true, false])
  setClock(hours)
  expect(await take()).toBe(false)
})

test('a job that was told by a wrong clock to sleep for a day looks for mails in the next minute', async () => {
  const day = new Date(Date.now() + 24 * hour)
  await takeRunRequest(day)
  await noteRun(undefined, day)
  expect(await takeRunRequest()).toBe(true)
  await noteRun(undefined)
  expect(await takeRunRequest(new Date(Date.now() + 60_000))).toBe(false)
})

test('what a clock of the future says of its jobs is no news', async () => {
  const checks = () => checkParts(parseEnvironment(process.env))
  await everyMinute()
  expect(await checks()).toMatchObject({ retry: 'ok' })
  setClock(48)
  await everyMinute()
  setClock(0)
  expect(await checks()).toMatchObject({ retry: 'late' })
  await everyMinute()
  expect(await checks()).toMatchObject({ retry: 'ok' })
})

test('a calendar that was read by a clock of the future is read again, and what is new in it counts', async () => {
  const feed = await startFeed()
  try {
    vi.stubEnv('CALENDAR_URLS', `${feed.origin}/basic.ics`)
    const noon = Math.ceil(Date.now() / (24 * hour)) * 24 * hour + 8 * 24 * hour + 12 * hour
    const read = async (calendar: string) => {
      feed.serve('/basic.ics', calendar)
      expect((await refreshCalendar()).status).toBe(204)
      return (await loadAvailability(parseEnvironment(process.env)))?.busy.length
    }
    setClock(30)
    await read(writeCalendar([]))
    setClock(0)
    feed.serve('/basic.ics', writeCalendar([writeBusy(noon, noon + hour)]))
    expect((await loadAvailability(parseEnvironment(process.env), { isFresh: true }))?.busy).toHaveLength(1)
    expect(await read(writeCalendar([writeBusy(noon, noon + hour), writeBusy(noon + 3 * hour, noon + 4 * hour)]))).toBe(
      2,
    )
    setClock(-30)
    await refreshCalendar()
    setClock(0)
    expect(await read(writeCalendar([]))).toBe(0)
  } finally {
    await feed.stop()
  }
})

test('a link of a clock that is late ends early, and says how to go on', async () => {
  setClock(-20 * 24)
  await postForm('/api/newsletter', { email: ana, consent: 'on', locale: 'en' })
  setClock(0)
  const late = await send(findLink('/api/newsletter/confirm?'))
  expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('#newsletter')])
})
