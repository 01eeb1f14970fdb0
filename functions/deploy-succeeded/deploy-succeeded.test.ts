import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { site } from '../../content/site.ts'
import { startParts } from '../../testing/parts.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { sql } from '../shared/data/database.ts'
import { readHeartbeats } from '../shared/data/heartbeats.ts'
import deploySucceeded from './deploy-succeeded.ts'

const parts = await startParts()

const production = { payload: { context: 'production' } }

test('the first deploy to production mails that mail works, later ones and previews do not', async () => {
  await succeed({ payload: { context: 'deploy-preview' } })
  await everyMinute()
  expect(parts.mail.mails).toEqual([])
  await succeed(production)
  await succeed(production)
  await everyMinute()
  expect(parts.mail.to(site.owner.email).map(({ subject }) => subject)).toEqual(['Mail works'])
  await parts.database.run(sql`delete from mail`)
  await succeed(production)
  await everyMinute()
  expect(parts.mail.mails).toHaveLength(1)
})

test('a deploy that was begun the day before is none of today, whose posts it lacks', async () => {
  const begin = (time: number) => ({ payload: { context: 'production', created_at: new Date(time).toISOString() } })
  await succeed(begin(Date.now() - 24 * 3_600_000))
  expect((await readHeartbeats()).has('build')).toBe(false)
  await succeed(begin(Date.now()))
  expect((await readHeartbeats()).get('build')).toMatchObject({ isOk: true })
})

test('a mail server that fails after a deploy is logged, and the mail waits for it', async () => {
  await parts.mail.stop()
  try {
    await succeed(production)
    expect(parts.readLog()).toContain('Mail does not work: ESOCKET ECONNREFUSED')
  } finally {
    await parts.mail.start()
  }
  await everyMinute()
  expect(parts.mail.mails).toHaveLength(1)
})

test('without a mail server the log says that nobody is told', async () => {
  vi.stubEnv('SMTP_URL', '')
  await succeed(production)
  expect(parts.readLog()).toContain('SMTP_URL is not set')
})

test('a deploy tells the owner once by ALERT_URL that alerts arrive, and again where the last one did not', async () => {
  const alerts: string[] = []
  let status = 403
  const server = createServer(async (request, response) => {
    alerts.push(await text(request))
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  vi.stubEnv('ALERT_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
  await succeed(production)
  status = 200
  await succeed(production)
  await succeed(production)
  expect(alerts).toEqual(Array(2).fill(expect.stringContaining('This is a test')))
})

test('the first deploy erases, so that health has news of it', async () => {
  await succeed(production)
  expect((await readHeartbeats()).get('erase')).toMatchObject({ isOk: true })
})

test('a deploy to production is noted, so that the night need not build', async () => {
  await succeed({ payload: { context: 'deploy-preview' } })
  expect((await readHeartbeats()).has('build')).toBe(false)
  await succeed(production)
  expect((await readHeartbeats()).get('build')).toMatchObject({ isOk: true })
})

test('a database that is away is logged for each step', async () => {
  parts.database.cut()
  await succeed(production)
  expect(parts.readLog()).toContain('[deploy-succeeded] Mail does not work')
  expect(parts.readLog()).toContain('[deploy-succeeded] The deploy was not noted')
})

/** Calls the function as Netlify does. */
async function succeed(body: unknown) {
  const request = new Request('http://localhost', { method: 'POST', body: JSON.stringify(body) })
  expect((await deploySucceeded(request)).status).toBe(204)
}
