import { beforeEach, expect, test, vi } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { openMailer } from '../shared/mailer.ts'
import { createOnce, openStore } from '../shared/store.ts'
import { postJson, startParts } from '../shared/testing.ts'
import retryMail, { config } from './retry-mail.ts'
import { sendDueMails } from './send-due-mails.ts'

const owner = 'hello@example.com'
const visitor = 'ana@example.org'
const id = '0b6a2a3e-6a5e-4f0e-9d53-2f6f4f0f9a11'
const message = { name: 'Ana Ruiz', email: visitor, message: 'When can you come?', id }
const minute = 60_000

const parts = await startParts()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] })
})

test('it runs each minute', () => {
  expect(config).toEqual({ schedule: '* * * * *' })
})

test('what came in while the mail server was down is mailed by the next run, and once', async () => {
  await parts.mail.stop()
  await postJson('/api/contact', message)
  await parts.mail.start()
  expect((await retryMail()).status).toBe(204)
  await retryMail()
  expectMails({ owner: 1, visitor: 1 })
})

test('runs at the same time mail each message once', async () => {
  vi.stubEnv('SMTP_URL', '')
  const ids = Array.from({ length: 10 }, () => crypto.randomUUID())
  for (const each of ids) await postJson('/api/contact', { ...message, id: each, email: `${each}@example.org` })
  const environment = readEnvironmentWithMail()
  await Promise.all(Array.from({ length: 4 }, () => sendDueMails(environment)))
  expect(parts.mail.mails).toHaveLength(20)
  expect(new Set(parts.mail.mails.map(({ messageId }) => messageId)).size).toBe(20)
})

test.each([
  { refuse: 550, at: 'recipient' } as const,
  { refuse: 451, at: 'recipient' } as const,
  { refuse: 552, at: 'data' } as const,
  'drop' as const,
])('a mail that meets %j is tried again until it is taken, and then no more', async (result) => {
  parts.mail.behaviour.getResult = (recipient) => (recipient === owner ? result : 'accept')
  await postJson('/api/contact', message)
  await retryMail()
  expect(parts.mail.to(owner)).toEqual([])
  parts.mail.behaviour.getResult = () => 'accept'
  vi.setSystemTime(Date.now() + minute)
  await retryMail()
  await retryMail()
  expectMails({ owner: 1, visitor: 1 })
})

test('a mail server that does not answer costs no message a try', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
  await postJson('/api/contact', message)
  for (let run = 0; run < 20; run++) await retryMail()
  expect((await parts.store.listKeys('leads')).filter((key) => key.includes('/mail/'))).toEqual([`${id}/mail/owner/1`])
  expect(parts.readLog()).toContain('2 mails wait')
})

test('a mail server that never ends is given up', async () => {
  parts.mail.behaviour.getResult = () => 'hang'
  const mailer = openMailer(parseEnvironment(process.env), 200)
  await expect(mailer?.send({ from: owner, to: visitor, text: 'x' })).rejects.toThrow()
  mailer?.close()
})

test('a run that died with a mail in its hands is taken for dead after a minute', async () => {
  vi.stubEnv('SMTP_URL', '')
  await postJson('/api/contact', message)
  for (const kind of ['owner', 'visitor']) {
    await createOnce(openStore('leads'), `${id}/mail/${kind}/1`, { at: new Date().toISOString() })
  }
  const environment = readEnvironmentWithMail()
  vi.setSystemTime(Date.now() + minute - 1)
  await sendDueMails(environment)
  expectMails({ owner: 0, visitor: 0 })
  vi.setSystemTime(Date.now() + 1)
  await sendDueMails(environment)
  await sendDueMails(environment)
  expectMails({ owner: 1, visitor: 1 })
})

test('a mail that was accepted but could not be noted is sent again as the same mail', async () => {
  parts.mail.behaviour.getResult = (recipient) => {
    parts.store.behaviour.isDown = recipient === owner
    return 'accept'
  }
  await postJson('/api/contact', message)
  parts.mail.behaviour.getResult = () => 'accept'
  parts.store.behaviour.isDown = false
  vi.setSystemTime(Date.now() + minute)
  await retryMail()
  expectMails({ owner: 2, visitor: 1 })
  expect(new Set(parts.mail.to(owner).map(({ messageId }) => messageId)).size).toBe(1)
})

test('what has waited too long is not mailed any more', async () => {
  vi.stubEnv('SMTP_URL', '')
  await postJson('/api/contact', message)
  const environment = readEnvironmentWithMail()
  vi.setSystemTime(Date.now() + 4 * 24 * 60 * minute)
  await sendDueMails(environment)
  expectMails({ owner: 1, visitor: 0 })
  vi.setSystemTime(Date.now() + 30 * 24 * 60 * minute)
  await postJson('/api/contact', { ...message, id: crypto.randomUUID() })
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * minute)
  await sendDueMails(environment)
  expectMails({ owner: 1, visitor: 0 })
})

test('what is stuck is reported, without personal data', async () => {
  parts.mail.behaviour.getResult = () => ({ refuse: 550, at: 'recipient' })
  await postJson('/api/contact', message)
  for (let run = 0; run < 6; run++) {
    vi.setSystemTime(Date.now() + 30 * minute)
    await retryMail()
  }
  expect(parts.readLog()).toContain(`${id}/mail/owner`)
  expect(parts.readLog()).not.toMatch(/ana/i)
})

test('one unreadable message does not keep the others from being mailed', async () => {
  vi.stubEnv('SMTP_URL', '')
  await openStore('leads').setJSON('00000000-0000-4000-8000-000000000000/message', { broken: true })
  await postJson('/api/contact', message)
  await sendDueMails(readEnvironmentWithMail())
  expectMails({ owner: 1, visitor: 1 })
})

test('of several requests of one address only the newest is mailed', async () => {
  vi.stubEnv('SIGNING_SECRET', '')
  for (let count = 0; count < 3; count++) {
    await postJson('/api/newsletter', { email: visitor, consent: true })
    vi.setSystemTime(Date.now() + 60 * minute)
  }
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  await retryMail()
  await retryMail()
  expect(parts.mail.to(visitor)).toHaveLength(1)
})

function expectMails(expected: { owner: number; visitor: number }) {
  expect({ owner: parts.mail.to(owner).length, visitor: parts.mail.to(visitor).length }).toEqual(expected)
}

/** After `SMTP_URL` was taken away, so that messages wait. */
function readEnvironmentWithMail() {
  return parseEnvironment({ ...process.env, SMTP_URL: parts.mail.url })
}
