import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '../../content/site.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { sql } from '../shared/database.ts'
import { pauseIssue, startIssue } from '../shared/issues.ts'
import { type HeldBecause, saveLead } from '../shared/leads.ts'
import { saveRequest } from '../shared/subscriptions.ts'
import { send, startParts } from '../shared/testing.ts'
import { signToken } from '../shared/tokens.ts'
import everyNight from './every-night.ts'

const parts = await startParts()

const owner = site.owner.email
const secret = 'a secret of more than 32 characters'

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', secret)
})

async function save(name: string, { held = [], message = 'Hello' }: { held?: HeldBecause[]; message?: string } = {}) {
  const id = crypto.randomUUID()
  await saveLead({ id, locale: 'es', name, email: `${name.toLowerCase()}@example.org`, message }, { held })
  return id
}

/** Runs the morning's job, then the minute's. @returns the digests in the owner's inbox */
async function runMorning() {
  expect((await everyNight()).status).toBe(204)
  await everyMinute()
  return parts.mail.to(owner).filter(({ subject }) => subject?.startsWith('Digest'))
}

/** Links of the last digest, as paths. */
function listLinks(): string[] {
  const text = parts.mail.to(owner).at(-1)?.text ?? ''
  return [...text.matchAll(/https?:\/\/[^/]+(\/api\/leads\/release\?token=\S+)/g)].map(([, path = '']) => path)
}

test('a digest with nothing to say is not sent', async () => {
  await save('Ana')
  expect(await runMorning()).toEqual([])
})

test('held messages are in the digest with who, what, why and a link, mailed to nobody before', async () => {
  const id = await save('Ana', { held: ['honeypot', 'links'], message: `First line\n${'x'.repeat(300)}` })
  const [digest] = await runMorning()
  expect(digest?.text).toContain('Ana <ana@example.org>')
  expect(digest?.text).toContain(`> First line ${'x'.repeat(189)}\n`)
  expect(digest?.text).toContain('honeypot, links')
  expect(digest?.text).toContain(id)
  expect(digest?.replyTo).toBeUndefined()
  expect(listLinks()).toHaveLength(1)
  expect(parts.mail.mails).toHaveLength(1)
})

test('two runs at once send one digest, and a later one on the same day none', async () => {
  await save('Ana', { held: ['links'] })
  await Promise.all([everyNight(), everyNight()])
  await Promise.all([everyMinute(), everyMinute()])
  expect(await runMorning()).toHaveLength(1)
})

test('a link in the digest releases by its button only, and once', async () => {
  await save('Ana', { held: ['links'] })
  await runMorning()
  const [path = ''] = listLinks()
  expect((await send(path)).status).toBe(200)
  expect((await send(path, { method: 'HEAD' })).status).toBe(200)
  expect(parts.mail.mails).toHaveLength(1)
  const answers = await Promise.all([send(path, { method: 'POST' }), send(path, { method: 'POST' })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const again = await send(path, { method: 'POST' })
  expect(await again.text()).toContain('Already released')
  await everyMinute()
  expect(parts.mail.to('ana@example.org')).toHaveLength(1)
  expect(parts.mail.to(owner).filter(({ subject }) => subject?.startsWith('Message from'))).toHaveLength(1)
})

test('a link works with an earlier secret, and not forged, expired, for another purpose or for an erased message', async () => {
  const id = await save('Ana', { held: ['links'] })
  const path = (token: string) => `/api/leads/release?token=${token}`
  const post = (token: string) => send(path(token), { method: 'POST' })
  const token = signToken('release', id, secret)
  expect((await post('nonsense')).status).toBe(400)
  expect((await post(signToken('leave', id, secret))).status).toBe(400)
  expect((await post(signToken('release', id, secret, 0))).status).toBe(410)
  expect((await post(signToken('release', crypto.randomUUID(), secret))).status).toBe(410)
  vi.stubEnv('SIGNING_SECRET', 'another secret of more than 32 characters')
  expect((await post(token)).status).toBe(400)
  vi.stubEnv('SIGNING_SECRET_PREVIOUS', secret)
  expect((await post(token)).status).toBe(200)
})

test('without a secret the digest names the command instead of a link', async () => {
  vi.stubEnv('SIGNING_SECRET', '')
  const id = await save('Ana', { held: ['links'] })
  const [digest] = await runMorning()
  expect(digest?.text).toContain(`npm run leads -- --deployed --release ${id}`)
})

test('mails that were refused, may be lost or are still tried are named with their reason', async () => {
  for (const name of ['Ana', 'Eva', 'Leo', 'Kim']) await save(name)
  const end = (name: string, outcome: string) =>
    parts.database.run(sql`update mail set ended_at = now(), outcome = ${outcome}, reason = 'EENVELOPE 550'
      where kind = 'receipt' and lead_id = (select id from lead where name = ${name})`)
  await end('Ana', 'refused')
  await end('Eva', 'unknown')
  await end('Leo', 'sent')
  await parts.database.run(sql`update mail set tries = 7, due_at = now() + interval '1 hour', reason = 'EMESSAGE 451'
    where kind = 'receipt' and lead_id = (select id from lead where name = 'Kim')`)
  const [digest] = await runMorning()
  expect(digest?.text).toMatch(/receipt \([\w-]+, ana@example\.org\): refused, EENVELOPE 550/)
  expect(digest?.text).toMatch(/receipt \([\w-]+, eva@example\.org\): unknown/)
  expect(digest?.text).toMatch(/receipt \([\w-]+, kim@example\.org\): still tried, EMESSAGE 451/)
  expect(digest?.text).not.toContain('leo@example.org')
})

test('what is wrong with the site is named: budgets, variables, held requests', async () => {
  vi.stubEnv('CHAT_DAILY_REPLIES', '2')
  vi.stubEnv('CONTACT_TO', 'x y')
  await parts.database.run(
    sql`insert into spending (what, day, used, hour, used_this_hour) values ('chat', current_date, 2, 1, 2)`,
  )
  await saveRequest({ email: 'ana@example.org', locale: 'es', consentVersion: 'x' }, { held: ['honeypot'] })
  const [digest] = await runMorning()
  expect(digest?.text).toContain('used up the replies of a day: 2')
  expect(digest?.text).toContain('CONTACT_TO is wrong')
  expect(digest?.text).not.toContain('x y')
  expect(digest?.text).toContain('Requests to subscribe held as probable spam: 1')
})

test('long lists are cut, with how many there are', async () => {
  await parts.database.run(sql`insert into lead (id, expires_on, locale, name, email, address, message, details, held_because)
    select gen_random_uuid(), current_date + 1, 'en', 'Ana', 'ana@example.org', 'ana@example.org', 'Hello', '{}', '{links}'
    from generate_series(1, 60)`)
  const [digest] = await runMorning()
  expect(listLinks()).toHaveLength(50)
  expect(digest?.text).toContain('… and 10 more')
})

test('a database that fails is logged, and the run fails', async () => {
  parts.database.cut()
  expect((await everyNight()).status).toBe(500)
  expect(parts.readLog()).toContain('[every-night] failed')
})

test('an issue of the newsletter that waits for the owner is named each morning, with the reason', async () => {
  await startIssue('news', {})
  await pauseIssue('news', 'the last 5 addresses refused it')
  const [digest] = await runMorning()
  expect(digest?.text).toMatch(/news, paused on .*: the last 5 addresses refused it/)
})
