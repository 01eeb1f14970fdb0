import { beforeEach, expect, test, vi } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { startParts } from '../../testing/parts.ts'
import { saveLead } from '../contact/store.ts'
import { checkParts } from '../owner/checks.ts'
import { execute, sql } from '../shared/data/database.ts'
import { noteHeartbeat } from '../shared/data/heartbeats.ts'
import { noteRun, takeRunRequest } from '../shared/mail/outbox.ts'
import health from './health.ts'

const parts = await startParts()

const allOk = { store: 'ok', mail: 'ok', requests: 'ok', retry: 'ok', erase: 'ok', chat: 'ok', calendar: 'not set' }

let time = Date.now()

beforeEach(() => {
  vi.stubEnv('OPENAI_API_KEY', 'key')
  // Later than what an earlier test has left in the cache.
  time += 60_000
})

/** Each job has just ended well. */
async function runJobs() {
  for (const job of ['mail', 'erase', 'chat']) await noteHeartbeat(job)
  await takeRunRequest(new Date(time))
  await noteRun(undefined, new Date(time))
}

/** Asks as a monitor does, at a moment when nothing is cached. */
async function ask(init?: RequestInit) {
  vi.useFakeTimers({ now: time, toFake: ['Date'] })
  try {
    return await health(new Request('http://localhost:8888/api/health', init), { waitUntil: () => {} })
  } finally {
    vi.useRealTimers()
  }
}

const checkNow = (minutes = 0) => checkParts(parseEnvironment(process.env), time + minutes * 60_000)

test('all is well while each job reports, and the answer names no more than the parts', async () => {
  await runJobs()
  const response = await ask()
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ok: true, checks: allOk })
  expect((await ask({ method: 'HEAD' })).status).toBe(200)
})

test('before any job has run, health says that they are late', async () => {
  const response = await ask()
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ ok: false, checks: { ...allOk, mail: 'late', retry: 'late', erase: 'late' } })
})

test('what is not set is no failure', async () => {
  await runJobs()
  vi.stubEnv('SMTP_URL', '')
  vi.stubEnv('OPENAI_API_KEY', '')
  const response = await ask()
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ok: true, checks: { ...allOk, mail: 'not set', chat: 'not set' } })
})

test.each(['mail', 'erase', 'chat'])(
  '%s is failing after a failed run and well after the next good one',
  async (job) => {
    await runJobs()
    await noteHeartbeat(job, 'EAUTH 535')
    expect(await checkNow()).toEqual({ ...allOk, [job]: 'failing' })
    await noteHeartbeat(job)
    expect(await checkNow()).toEqual(allOk)
  },
)

test.each([
  { minutes: 9, checks: {} },
  { minutes: 11, checks: { retry: 'late' } },
  { minutes: 25 * 60, checks: { retry: 'late' } },
  { minutes: 27 * 60, checks: { retry: 'late', erase: 'late' } },
])('jobs that ended $minutes minutes ago: $checks', async ({ minutes, checks }) => {
  await runJobs()
  expect(await checkNow(minutes)).toEqual({ ...allOk, ...checks })
})

test('mail is late while the owner waits longer than half an hour for a message, held ones not counted', async () => {
  await runJobs()
  const lead = { locale: 'en', name: 'Ana', email: 'ana@example.org', message: 'Hello' } as const
  await saveLead({ ...lead, id: crypto.randomUUID() }, { suspicions: ['links'] })
  await saveLead({ ...lead, id: crypto.randomUUID() }, {})
  expect(await checkNow()).toEqual(allOk)
  await execute(sql`update mail set created_at = now() - interval '31 minutes', due_at = now() + interval '1 hour'`)
  expect(await checkNow()).toEqual({ ...allOk, mail: 'late' })
})

test('a database that is away fails the store and what rests on it', async () => {
  await runJobs()
  parts.database.cut()
  const response = await ask()
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    ok: false,
    checks: { ...allOk, store: 'failing', mail: 'late', requests: 'refused', erase: 'late', chat: 'failing' },
  })
})

test('the database is asked once in 15 seconds, however often somebody looks', async () => {
  await runJobs()
  await ask()
  parts.database.cut()
  time += 14_000
  expect((await ask()).status).toBe(200)
  time += 2_000
  expect((await ask()).status).toBe(503)
})

test('other methods are refused', async () => {
  const response = await ask({ method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('a reply that failed hours ago, with none since, is no alarm', async () => {
  await runJobs()
  await noteHeartbeat('chat', 'the provider did not answer in time')
  expect((await checkNow(30)).chat).toBe('failing')
  expect((await checkNow(90)).chat).toBe('ok')
})
