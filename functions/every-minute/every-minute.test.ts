import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { site } from '../../model/kinds/site.ts'
import { hasSessions, postJson, send, startParts } from '../../testing/parts.ts'
import { type Fate, startProxy } from '../../testing/proxy.ts'
import { releaseLead } from '../contact/store.ts'
import { checkParts } from '../owner/checks.ts'
import { mailKinds } from '../owner/mail-kinds.ts'
import { sql } from '../shared/data/database.ts'
import { openStore } from '../shared/mail/outbox.ts'
import everyMinute, { config } from './every-minute.ts'

const owner = site.owner.email
const visitor = 'ana@example.org'
const message = { name: 'Ana Ruiz', email: visitor, message: 'When can you come?' }
const doubt = 'You may have this message already.'

const parts = await startParts()
let proxy: Awaited<ReturnType<typeof startProxy>>

beforeEach(async () => {
  proxy = await startProxy(parts.database.url)
})

afterEach(() => proxy.stop())

test('it runs each minute', () => {
  expect(config).toEqual({ schedule: '* * * * *' })
})

test('what came in while the mail server was down is mailed by the next run, and once', async () => {
  await parts.mail.stop()
  await postJson('/api/contact', message)
  await parts.mail.start()
  await parts.database.passTime({ minutes: 1 })
  await everyMinute()
  await everyMinute()
  expectMails({ owner: 1, visitor: 1 })
})

test.skipIf(!hasSessions)('three runs at the same moment mail each of 20 messages once', async () => {
  await keepMessages(20)
  await Promise.all([everyMinute(), everyMinute(), everyMinute()])
  const mails = parts.mail.mails.map(({ messageId }) => messageId)
  expect(mails).toHaveLength(40)
  expect(new Set(mails).size).toBe(40)
})

test("the owner's mails go before all receipts", async () => {
  await keepMessages(10)
  await everyMinute()
  const isToOwner = parts.mail.mails.map(({ to }) => to?.[0]?.address === owner)
  expect(isToOwner).toEqual([...Array(10).fill(true), ...Array(10).fill(false)])
})

test.each(['refuse', 'lose'] as const)(
  'a run in which any one statement fails (%s) ends with one of each mail',
  async (fate) => {
    // Until there are no more statements.
    for (let failing = 1; failing === 1 || proxy.statements >= failing - 1; failing++) {
      await parts.database.reset()
      parts.mail.reset()
      await keepMessages(1)
      await runWith((count) => (count === failing ? fate : 'pass'))
      // Claims lapse after a minute and a half.
      await parts.database.passTime({ minutes: 2 })
      await everyMinute()
      await everyMinute()
      expect({ failing, mails: parts.mail.mails.length, ids: countIds() }).toEqual({ failing, mails: 2, ids: 2 })
    }
  },
  // Some thirty runs, each on an empty database.
  120_000,
)

test('a claim whose answer gets lost is asked for once more by its run, and is no possible copy', async () => {
  await keepMessages(1)
  let claims = 0
  await runWith((_count, text) => (text.startsWith('with claimed') && ++claims % 2 === 1 ? 'lose' : 'pass'))
  expectMails({ owner: 1, visitor: 1 })
  expect(parts.mail.to(owner)[0]?.text).not.toContain(doubt)
})

test('a mail whose claim was answered too late to send it is left to the next run, and is no possible copy', async () => {
  await keepMessages(1)
  const late = Date.now() + 23_000
  const clock = vi.spyOn(Date, 'now')
  await runWith((_count, text) => {
    if (text.startsWith('with claimed')) clock.mockReturnValue(late)
    return 'pass'
  })
  clock.mockRestore()
  expectMails({ owner: 0, visitor: 0 })
  await everyMinute()
  expectMails({ owner: 1, visitor: 1 })
  expect(parts.mail.to(owner)[0]?.text).not.toContain(doubt)
})

test('a run that is cut after the mail server has a mail sends it once more, as the same mail', async () => {
  await keepMessages(1)
  let isCut = false
  parts.mail.behaviour.getResult = () => {
    isCut = true
    return 'accept'
  }
  await runWith(() => (isCut ? 'refuse' : 'pass'))
  const before = parts.mail.mails.length
  for (let minute = 0; minute < 6; minute += 2) {
    await parts.database.passTime({ minutes: 2 })
    await everyMinute()
  }
  expect(before).toBeGreaterThan(0)
  expect(parts.mail.to(owner)).toHaveLength(2)
  expect(parts.mail.to(owner)[1]?.text).toContain(doubt)
  expect(parts.mail.mails.length).toBeLessThanOrEqual(4)
  expect(countIds()).toBe(2)
})

test('after crash upon crash, visitors have at most two copies of a mail and the owner three', async () => {
  await postJson('/api/contact', message)
  for (let crash = 0; crash < 5; crash++) {
    await parts.database.run(sql`update mail set ended_at = null, claimed_until = now() - interval '1 second'
      where outcome = 'sent' returning id`)
    await parts.database.passTime({ minutes: 1 })
    await everyMinute()
  }
  expectMails({ owner: 3, visitor: 2 })
  expect(countIds()).toBe(2)
})

test('a run that fails leaves word for the next one to look', async () => {
  await everyMinute()
  await keepMessages(1)
  await runWith(() => 'refuse')
  expectMails({ owner: 0, visitor: 0 })
  await everyMinute()
  expectMails({ owner: 1, visitor: 1 })
})

test('a message that was kept beside the database and cannot be read does not keep the mails of others', async () => {
  await openStore('unsaved-messages')?.set(randomUUID(), '{')
  await keepMessages(1)
  await everyMinute()
  expectMails({ owner: 1, visitor: 1 })
})

test('many messages that were kept beside the database leave half of a run to the mails, and are saved by the next ones', async () => {
  const kept = {
    receivedAt: new Date().toISOString(),
    locale: 'en',
    name: 'Eva',
    email: 'eva@example.org',
    message: 'Hi',
  }
  const store = openStore('unsaved-messages')
  for (let count = 0; count < 3; count++) {
    const id = randomUUID()
    await store?.setJSON(id, { ...kept, id, details: {} })
  }
  await keepMessages(1)
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now')
  // The first of them takes eleven seconds to save.
  await runWith((_count, text) => {
    if (text.includes('insert into lead')) clock.mockReturnValue(start + 11_500)
    return 'pass'
  })
  clock.mockRestore()
  expectMails({ owner: 1, visitor: 1 })
  expect((await store?.list())?.blobs).toHaveLength(2)
  // Nobody asks for this run.
  await everyMinute()
  expect((await store?.list())?.blobs).toHaveLength(0)
})

test('a mail that the database keeps from being written does not keep those behind it', async () => {
  await keepMessages(1)
  await parts.database.run(sql`alter table spending add constraint broken check (what <> 'ownerMessages')`)
  try {
    expect((await everyMinute()).status).toBe(500)
  } finally {
    await parts.database.run(sql`alter table spending drop constraint broken`)
  }
  expectMails({ owner: 0, visitor: 1 })
})

test('tries that a mail server does not take use up none of the mails of an hour', async () => {
  vi.stubEnv('OWNER_MAILS_HOURLY', '2')
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  await keepMessages(1)
  parts.mail.behaviour.getResult = () => ({ refuse: 451, at: 'recipient' })
  for (let run = 0; run < 4; run++) {
    await everyMinute()
    await parts.database.passTime({ minutes: 10 })
  }
  parts.mail.behaviour.getResult = () => 'accept'
  await everyMinute()
  expect(parts.mail.to(owner)).toHaveLength(1)
})

test('a message with mails that nobody can write does not keep the others', async () => {
  vi.stubEnv('SMTP_URL', '')
  const id = randomUUID()
  await postJson('/api/contact', { ...message, id, name: 'Quillfeather', email: 'quillfeather@example.org' })
  await postJson('/api/contact', message)
  vi.stubEnv('SMTP_URL', parts.mail.url)
  await parts.database.run(
    sql`update mail set kind = 'riddle' where lead_id in (select id from lead where name = 'Quillfeather') returning id`,
  )
  await everyMinute()
  await everyMinute()
  expectMails({ owner: 1, visitor: 1 })
  expect(parts.readLog()).toMatch(new RegExp(`riddle ${id.slice(0, 8)}`))
  expect(parts.readLog()).not.toMatch(/quillfeather|ana/i)
})

test.each(['"text"', '{"company": 5}', 'null'])(
  'a message whose details are %s is mailed without them',
  async (details) => {
    await keepMessages(1)
    await parts.database.run(sql`update lead set details = ${details}::jsonb returning id`)
    await everyMinute()
    expectMails({ owner: 1, visitor: 1 })
    expect(parts.mail.to(owner)[0]?.text).toContain(message.message)
  },
)

test('who wrote in a language that the site has dropped is answered in its first', async () => {
  await keepMessages(1)
  await parts.database.run(sql`update lead set locale = 'xx' returning id`)
  await everyMinute()
  expectMails({ owner: 1, visitor: 1 })
})

test('a message that was erased meanwhile is not mailed', async () => {
  await keepMessages(2)
  await parts.database.run(sql`delete from lead where name = 'Person 1' returning id`)
  await everyMinute()
  expect(parts.mail.to(owner)).toHaveLength(1)
  expect(parts.readLog()).toBe('')
})

test.each([
  { refuse: 550, at: 'recipient', owner: [15, 30], visitor: [1, 1] },
  { refuse: 535, at: 'recipient', owner: [0, 0], visitor: [0, 0] },
  { refuse: 451, at: 'recipient', owner: [15, 30], visitor: [15, 30] },
] as const)(
  'in three days, what is answered with $refuse is tried $owner to the owner and $visitor to the visitor',
  async (refusal) => {
    parts.mail.behaviour.getResult = () => refusal
    await postJson('/api/contact', message)
    let minutes = 0
    // A mail is tried each minute if its last attempt did not count as a try.
    for (let run = 0; run < 25 && minutes < 3 * 24 * 60; run++) {
      const [next] = await parts.database.run(sql`select
      ceil(extract(epoch from min(greatest(due_at, claimed_until)) - now()) / 60)::int as wait from mail where ended_at is null`)
      const wait = Math.max(1, Number(next?.wait))
      minutes += wait
      await parts.database.passTime({ minutes: wait })
      await everyMinute()
    }
    const rows = await parts.database.run(sql`select kind, tries from mail order by kind`)
    const [tries, receiptTries] = rows.map(({ tries }) => Number(tries))
    expect(tries).toBeGreaterThanOrEqual(refusal.owner[0])
    expect(tries).toBeLessThanOrEqual(refusal.owner[1])
    expect(receiptTries).toBeGreaterThanOrEqual(refusal.visitor[0])
    expect(receiptTries).toBeLessThanOrEqual(refusal.visitor[1])
    // A log line for each try would hide a new failure.
    expect(parts.readLog().split('\n').length).toBeLessThanOrEqual(2)
  },
)

test('a mail that may have been delivered goes to the visitor once and to the owner three times, an hour apart, with a word', async () => {
  parts.mail.behaviour.getResult = () => 'lose'
  await postJson('/api/contact', message)
  expectMails({ owner: 1, visitor: 1 })
  for (let copies = 1; copies <= 3; copies++) {
    await parts.database.passTime({ minutes: 58 })
    await everyMinute()
    expectMails({ owner: copies, visitor: 1 })
    await parts.database.passTime({ minutes: 3 })
    await everyMinute()
  }
  expectMails({ owner: 3, visitor: 1 })
  expect(parts.mail.to(owner).map(({ text }) => text?.includes(doubt))).toEqual([false, true, true])
  expect(countIds()).toBe(2)
  expect(await parts.database.run(sql`select outcome from mail`)).toEqual([
    { outcome: 'unknown' },
    { outcome: 'unknown' },
  ])
})

test('above the ceiling of an hour one mail tells of all other messages, and receipts are left out', async () => {
  // The hour must not end in between.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  vi.stubEnv('OWNER_MAILS_HOURLY', '4')
  vi.stubEnv('VISITOR_MAILS_HOURLY', '4')
  await keepMessages(10)
  await everyMinute()
  await everyMinute()
  expectMails({ owner: 4, visitor: 4 })
  await parts.database.passTime({ minutes: 61 })
  await everyMinute()
  expect(parts.mail.to(owner)).toHaveLength(5)
  const summary = parts.mail.to(owner).at(-1)
  expect(summary?.subject).toMatch(/^6 /)
  expect(summary?.text).toContain('/api/desk')
  expect((await checkParts(parseEnvironment(process.env))).mail).toBe('ok')
})

test('what waits for a ceiling is put off at once, goes out as the hour has room again, the oldest first, and is late after more than an hour', async () => {
  vi.stubEnv('OWNER_MAILS_HOURLY', '2')
  const ids = await keepMessages(7)
  await parts.database.run(
    sql`update mail set kind = 'booking-unconfirmed', created_at = created_at - id * interval '1 second' where kind = 'owner'`,
  )
  // Their rows are no appointments, so they are written as messages here.
  const kind = mailKinds['booking-unconfirmed']
  if (!kind) throw new Error('There is no such kind')
  const { compose } = kind
  kind.compose = ({ key }) => ({ subject: key, text: key })
  onTestFinished(() => void Object.assign(kind, { compose }))
  await everyMinute()
  const listWaiting = () =>
    parts.database.run(
      sql`select distinct round(extract(epoch from due_at - now()) / 60)::int as minutes, tries, reason from mail where ended_at is null`,
    )
  expect(await listWaiting()).toEqual([{ minutes: 10, tries: 0, reason: 'ceiling' }])
  expect((await checkParts(parseEnvironment(process.env))).mail).toBe('ok')
  await parts.database.passTime({ minutes: 11 })
  await everyMinute()
  expect(parts.mail.to(owner)).toHaveLength(2)
  expect(await listWaiting()).toEqual([{ minutes: 10, tries: 0, reason: 'ceiling' }])
  await parts.database.passTime({ minutes: 50 })
  await everyMinute()
  await parts.database.passTime({ minutes: 15 })
  expect((await checkParts(parseEnvironment(process.env))).mail).toBe('late')
  const mailed = parts.mail.to(owner).map(({ subject }) => subject?.replace('owner/', ''))
  expect(mailed).toEqual(ids.toReversed().slice(0, 4))
})

test('a minute in which nothing is due asks the database nothing', async () => {
  await everyMinute()
  await runWith(() => 'pass')
  expect({ connections: proxy.connections, statements: proxy.statements }).toEqual({ connections: 0, statements: 0 })
})

test('on this machine the job sees what a command has made due beside it', async () => {
  vi.stubEnv('NETLIFY_DEV', 'true')
  const run = () => everyMinute(undefined, { ip: '127.0.0.1' })
  await postJson('/api/contact', { ...message, website: 'https://example.org' })
  await run()
  const [held] = await parts.database.run(sql`select id::text from lead`)
  await releaseLead(`${held?.id}`)
  await run()
  expectMails({ owner: 1, visitor: 1 })
})

test.each(['deploy-preview', 'branch-deploy'] as const)(
  'a %s mails no visitor and marks what it mails to the owner',
  async (context) => {
    const post = (path: string, fields: unknown) =>
      send(
        path,
        { method: 'POST', body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } },
        context,
      )
    expect((await post('/api/contact', message)).status).toBe(201)
    expect((await post('/api/newsletter', { email: visitor, consent: true })).status).toBe(202)
    expectMails({ owner: 1, visitor: 0 })
    expect(parts.mail.mails[0]?.subject).toMatch(/^\[preview\] /)
  },
)

/** Messages whose mails wait. @returns their ids */
async function keepMessages(count: number): Promise<string[]> {
  vi.stubEnv('SMTP_URL', '')
  const ids = Array.from({ length: count }, () => randomUUID())
  for (const [index, id] of ids.entries()) {
    await postJson('/api/contact', { ...message, id, name: `Person ${index}`, email: `p${index}@example.org` })
  }
  vi.stubEnv('SMTP_URL', parts.mail.url)
  return ids
}

/** A run with an unreliable database, which may fail. */
async function runWith(decide: (count: number, text: string) => Fate): Promise<void> {
  proxy.behaviour.decide = decide
  proxy.statements = 0
  vi.stubEnv('NETLIFY_DB_URL', proxy.url)
  await everyMinute().catch(() => {})
  vi.stubEnv('NETLIFY_DB_URL', parts.database.url)
}

function countIds(): number {
  return new Set(parts.mail.mails.map(({ messageId }) => messageId)).size
}

function expectMails(expected: { owner: number; visitor: number }) {
  expect({
    owner: parts.mail.to(owner).length,
    visitor: parts.mail.mails.length - parts.mail.to(owner).length,
  }).toEqual(expected)
}
