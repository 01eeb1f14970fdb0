import { createServer } from 'node:http'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { site } from '../../model/kinds/site.ts'
import { startParts } from '../../testing/parts.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { noteDeploy } from '../owner/build.ts'
import { sql } from '../shared/data/database.ts'
import { readHeartbeats } from '../shared/data/heartbeats.ts'
import everyNight, { config } from './every-night.ts'

const parts = await startParts()

/** The calls to the hook. */
const calls: string[] = []
let status = 200
const server = createServer((request, response) => {
  calls.push(`${request.method} ${request.url}`)
  response.writeHead(request.url === '/hook' ? status : 200).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

/** Each night has alerts of its own. */
let night = Date.parse('2030-01-01T04:05:00Z')

beforeEach(() => {
  calls.length = 0
  status = 200
  night += 24 * 3600_000
  vi.stubEnv('BUILD_HOOK_URL', `${url}/hook`)
  vi.stubEnv('ALERT_URL', `${url}/alert`)
})
afterAll(() => server.close())

const hook = 'POST /hook'
const alert = 'POST /alert'

/** A run of the night, which is the first one, the second, … @returns what it called */
async function run(hour: number): Promise<string[]> {
  calls.length = 0
  vi.useFakeTimers({ now: night + hour * 3600_000, toFake: ['Date'] })
  await parts.database.passTime({ minutes: 60 })
  expect((await everyNight()).status).toBe(204)
  return [...calls]
}

/** The build that the hook starts ends with a deploy. */
async function deploy() {
  await noteDeploy(new Date().toISOString())
  // The database has a clock of its own.
  await parts.database.run(sql`update heartbeat set ended_at = ${new Date(Date.now()).toISOString()}::timestamptz`)
}

test('it runs three times a night', () => {
  expect(config).toEqual({ schedule: '5 4-6 * * *' })
})

test('the site is built once each night, whatever was written for that day', async () => {
  expect(await run(0)).toEqual([hook])
  await deploy()
  expect(await run(1)).toEqual([])
  expect(await run(24)).toEqual([hook])
})

test('a hook that fails is called again by the next run, and the owner hears of it at once', async () => {
  status = 500
  expect(await run(0)).toEqual([hook, alert])
  status = 200
  expect(await run(1)).toEqual([hook])
  await deploy()
  expect(await run(2)).toEqual([])
})

test('a hook that nobody answers at fails no other work of the night', async () => {
  vi.stubEnv('BUILD_HOOK_URL', 'http://127.0.0.1:1/hook')
  expect(await run(0)).toEqual([alert])
  expect((await readHeartbeats()).get('erase')).toMatchObject({ isOk: true })
})

test('a build that no deploy follows is started again, and the owner is told by alert and digest', async () => {
  expect(await run(0)).toEqual([hook])
  expect(await run(1)).toEqual([hook, alert])
  vi.useRealTimers()
  await everyMinute()
  expect(parts.mail.to(site.owner.email).map(({ text }) => text)).toEqual([
    expect.stringContaining('could not be built for today'),
  ])
})

test('without BUILD_HOOK_URL nothing is built, and the rest is done', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '')
  expect(await run(0)).toEqual([])
  expect((await readHeartbeats()).get('erase')).toMatchObject({ isOk: true })
})

test('a part that fails keeps no other from its turn', async () => {
  // Without this table, erasing fails.
  await parts.database.run(sql`alter table answer rename to unreadable`)
  try {
    expect((await everyNight()).status).toBe(500)
  } finally {
    await parts.database.run(sql`alter table unreadable rename to answer`)
  }
  expect(calls).toContain(hook)
  expect(parts.readLog()).toContain('[every-night] failed')
  await everyMinute()
  expect(parts.mail.to(site.owner.email).at(-1)?.text).toContain('could not all be erased')
})
