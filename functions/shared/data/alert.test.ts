import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { parseEnvironment } from '../../../environment.ts'
import { projects } from '../../../model/kinds/projects.ts'
import { postForm, postJson, send, startParts } from '../../../testing/parts.ts'
import { replies } from '../../chat/causes.ts'
import { answerChat } from '../../chat/chat.ts'
import everyMinute from '../../every-minute/every-minute.ts'
import everyNight from '../../every-night/every-night.ts'
import { newsletterLinks } from '../../newsletter/links.ts'
import { listReachedCeilings } from '../../owner/digest.ts'
import { signToken } from '../http/links.ts'
import { requestRun } from '../mail/outbox.ts'
import { alert, alertFailure, type Cause } from './alert.ts'
import { newsMails, noteRefusal, receiptMails } from './budgets.ts'
import { type Statement, sql } from './database.ts'
import { readHeartbeats } from './heartbeats.ts'
import { spend } from './spending.ts'

const parts = await startParts()

const alerts: Array<{ type: string | undefined; body: string }> = []
let status = 200
const server = createServer(async (request, response) => {
  alerts.push({ type: request.headers['content-type'], body: JSON.parse(await text(request)).text })
  response.writeHead(status).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/topic`

const message = { name: 'Ana Pérez', email: 'ana@example.org', message: 'Hello' }

const assistant = projects.all.find(([, { questions }]) => questions)?.[0]

const hour = 3600_000

/** Each test has a day of its own: the longest goes on for 14 hours. */
let time = Date.now()

beforeEach(() => {
  alerts.length = 0
  status = 200
  time += 24 * hour
  setTime(0)
  vi.stubEnv('ALERT_URL', url)
})
afterAll(() => server.close())

/** Sets the clock of the functions; that of the database goes its way. */
function setTime(minutes: number) {
  vi.useFakeTimers({ now: time + minutes * 60_000, toFake: ['Date'] })
}

const mail: Cause = { name: 'mail of the test', text: () => 'The mail server is away.' }

const tell = (cause: Cause, detail?: string) => alert(cause, parseEnvironment(process.env), detail)

async function runJob() {
  await requestRun()
  return everyMinute()
}

test('the owner is told in one JSON that webhooks take, once for each cause in six hours, by however many processes', async () => {
  await Promise.all([tell(mail, 'EAUTH 535'), tell(mail, 'EAUTH 535')])
  await tell(replies)
  expect(alerts.map(({ body }) => body)).toEqual([
    expect.stringContaining('The mail server is away.'),
    expect.stringContaining('CHAT_DAILY_REPLIES'),
  ])
  expect(alerts[0]?.body).toContain('(EAUTH 535)')
  expect(alerts[0]?.type).toBe('application/json')
  setTime(5 * 60 + 59)
  await tell(mail)
  expect(alerts).toHaveLength(2)
  setTime(6 * 60)
  // Another process has just told it.
  await parts.database.run(
    sql`update heartbeat set ended_at = ${new Date().toISOString()}::timestamptz where job = 'alert mail of the test'`,
  )
  await Promise.all([tell(mail), tell(replies)])
  expect(alerts).toHaveLength(3)
})

test('a process tells of a database that is away once in six hours', async () => {
  const fail = async (minutes: number) => {
    setTime(minutes)
    parts.database.cut()
    await runJob()
    return alerts.length
  }
  expect([await fail(0), await fail(61), await fail(361), await fail(390)]).toEqual([1, 1, 2, 2])
})

test('a statement that the database refuses is told as a fault and mutes no outage; values that visitors make up are not told', async () => {
  const fail = async (statement: Statement) => {
    const error = await parts.database.run(statement).catch((reason: unknown) => reason)
    await alertFailure(error, parseEnvironment(process.env))
  }
  await fail(sql`select '0000-01-01'::date`)
  expect(alerts).toEqual([])
  await fail(sql`select * from nowhere`)
  parts.database.cut()
  await fail(sql`select 1`)
  expect(alerts.map(({ body }) => body)).toEqual([
    expect.stringContaining('not because of the database'),
    expect.stringContaining('The database does not answer'),
  ])
})

test('a used up hour of mails is told with the variable that sets it', async () => {
  vi.stubEnv('VISITOR_MAILS_HOURLY', '0')
  await postJson('/api/contact', message)
  expect(alerts.map(({ body }) => body)).toEqual([expect.stringContaining('VISITOR_MAILS_HOURLY')])
})

test('a ceiling that was reached is named for a day, without ALERT_URL too; what fails otherwise is not', async () => {
  vi.stubEnv('ALERT_URL', '')
  for (const cause of [replies, receiptMails, receiptMails, mail]) await tell(cause)
  const list = async () => listReachedCeilings(await readHeartbeats())
  expect(await list()).toEqual([receiptMails, replies].map(({ text }) => text()))
  setTime(25 * 60)
  expect(await list()).toEqual([])
  await tell(newsMails)
  expect(await list()).toEqual([newsMails.text()])
  expect(alerts).toEqual([])
})

test('one network that sends many forms and one mailbox that asks for many times are told of once', async () => {
  for (let form = 0; form < 12; form++) await postForm('/api/contact', message, {}, '10.0.0.1')
  for (let refusal = 0; refusal < 12; refusal++) await noteRefusal(parseEnvironment(process.env))
  expect(alerts.map(({ body }) => body)).toEqual([
    expect.stringContaining('One network sends'),
    expect.stringContaining('a person or a domain'),
  ])
})

test('a ceiling that the database could not note is noted the next time', async () => {
  vi.stubEnv('ALERT_URL', '')
  parts.database.cut()
  await tell(receiptMails)
  vi.stubEnv('NETLIFY_DB_URL', parts.database.url)
  await tell(receiptMails)
  expect(listReachedCeilings(await readHeartbeats())).toEqual([receiptMails.text()])
})

test('a service that refuses or is away is logged and keeps nothing', async () => {
  status = 403
  await tell(replies)
  vi.stubEnv('ALERT_URL', 'http://127.0.0.1:1/')
  await tell(mail)
  expect(parts.readLog()).toContain('status 403')
  expect(parts.readLog().match(/took no alert/g)).toHaveLength(2)
})

test('a form or a job that the database fails tells it once, and nothing of a person', async () => {
  parts.database.cut()
  expect((await postJson('/api/contact', message)).status).toBe(201)
  expect((await postForm('/api/newsletter', { ...message, consent: 'on' })).status).toBe(503)
  expect((await runJob()).status).toBe(500)
  expect((await everyNight()).status).toBe(500)
  expect(alerts).toHaveLength(1)
  expect(alerts[0]?.body).toContain('database')
  expect(alerts[0]?.body).not.toMatch(/Ana|example\.org/)
})

test('a link that the database fails tells it too', async () => {
  const secret = 'a secret of more than 32 characters'
  vi.stubEnv('SIGNING_SECRET', secret)
  const token = signToken(newsletterLinks.leave, crypto.randomUUID(), secret)
  parts.database.cut()
  expect((await send(`/api/newsletter/unsubscribe?token=${token}`, { method: 'POST' })).status).toBe(503)
  expect(alerts).toHaveLength(1)
})

test.each([
  { minutes: 29, told: 0 },
  { minutes: 31, told: 1 },
])('a mail server that has failed for $minutes minutes: $told alert', async ({ minutes, told }) => {
  vi.useRealTimers()
  await parts.mail.stop()
  try {
    await postJson('/api/contact', message)
    await runJob()
    await parts.database.passTime({ minutes })
    await runJob()
    expect(alerts).toHaveLength(told)
    expect((await readHeartbeats()).get('mail')).toMatchObject({ isOk: false })
  } finally {
    await parts.mail.start()
  }
  await runJob()
  expect((await readHeartbeats()).get('mail')).toMatchObject({ isOk: true })
})

test('an address of the owner that refuses is told at once', async () => {
  parts.mail.behaviour.getResult = (recipient) =>
    recipient === 'ana@example.org' ? 'accept' : { refuse: 550, at: 'recipient' }
  await postJson('/api/contact', message)
  expect(alerts.map(({ body }) => body)).toEqual([expect.stringMatching(/CONTACT_TO.*550/)])
})

test('a visitor whose address refuses is told to nobody', async () => {
  parts.mail.behaviour.getResult = (recipient) =>
    recipient === 'ana@example.org' ? { refuse: 550, at: 'recipient' } : 'accept'
  await postJson('/api/contact', message)
  expect(alerts).toEqual([])
})

test.skipIf(!assistant)('replies of the assistant that are used up are told', async () => {
  const tellBusy = async (ceiling: string) => {
    const environment = parseEnvironment({ ALERT_URL: url, OPENAI_API_KEY: 'key', CHAT_DAILY_REPLIES: ceiling })
    const response = await answerChat(new Request('http://localhost/api/chat', init), environment)
    expect(await response.text()).toContain('busy')
  }
  const question = { project: assistant, locale: 'en', messages: [{ role: 'user', content: 'Hello' }] }
  const init = { method: 'POST', body: JSON.stringify(question), headers: { 'content-type': 'application/json' } }
  await spend('chat', {})
  // An owner who sets it to 0 knows.
  await tellBusy('0')
  expect(alerts).toEqual([])
  await tellBusy('1')
  expect(alerts.map(({ body }) => body)).toEqual([expect.stringContaining('CHAT_DAILY_REPLIES')])
})

test('wrong variables are named, not shown', async () => {
  vi.stubEnv('SIGNING_SECRET', 'too short')
  await runJob()
  expect(alerts.map(({ body }) => body)).toEqual([expect.stringContaining('(SIGNING_SECRET)')])
})
