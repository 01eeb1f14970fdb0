import { load } from 'cheerio'
import { beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment } from '../../environment.ts'
import { site } from '../../model/kinds/site.ts'
import { send, startParts } from '../../testing/parts.ts'
import { confirmBooking, holdBooking } from '../booking/store.ts'
import { replies } from '../chat/causes.ts'
import { releaseLink } from '../contact/links.ts'
import { saveLead } from '../contact/store.ts'
import everyMinute from '../every-minute/every-minute.ts'
import everyNight from '../every-night/every-night.ts'
import { endIssue, pauseIssue, startIssue } from '../newsletter/issues.ts'
import { newsletterLinks } from '../newsletter/links.ts'
import { saveRequest } from '../newsletter/store.ts'
import { alert } from '../shared/data/alert.ts'
import { receiptMails } from '../shared/data/budgets.ts'
import { sql } from '../shared/data/database.ts'
import { noteHeartbeat } from '../shared/data/heartbeats.ts'
import type { Suspicion } from '../shared/http/handle-form.ts'
import { signToken } from '../shared/http/links.ts'
import { claimMail, isOwnerMailOverdue, listKinds } from '../shared/mail/outbox.ts'
import { formatDay } from '../shared/mail/texts.ts'
import { mailKinds } from './mail-kinds.ts'

const parts = await startParts()

const owner = site.owner.email
const secret = 'a secret of more than 32 characters'

/** Noon, because a run may last for some seconds. */
const [monday, tuesday] = ['2030-01-07T12:00:00Z', '2030-01-08T12:00:00Z']

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', secret)
  vi.useFakeTimers({ now: new Date(tuesday), toFake: ['Date'] })
})

async function save(
  name: string,
  { suspicions = [], message = 'Hello' }: { suspicions?: Suspicion[]; message?: string } = {},
) {
  const id = crypto.randomUUID()
  await saveLead({ id, locale: 'es', name, email: `${name.toLowerCase()}@example.org`, message }, { suspicions })
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

test('on Mondays it is sent all the same, with the age of the last backup and where to look if it stays away', async () => {
  vi.setSystemTime(monday)
  const [digest] = await runMorning()
  expect(digest?.text).toContain('There was no backup yet')
  expect(digest?.text).toContain('/api/health')
  await noteHeartbeat('backup')
  vi.setSystemTime(Date.now() + 28 * 24 * 3600_000)
  await parts.database.run(sql`update heartbeat set ended_at = ${monday} where job = 'backup'`)
  expect((await runMorning()).at(-1)?.text).toContain('The last backup is 28 days old')
})

test('an appointment that passed while mail was away for three days reaches the owner after it, and the digest names it', async () => {
  // Here the clock of the functions is that of the database.
  vi.useRealTimers()
  const id = crypto.randomUUID()
  const [name, email] = ['Ana Ruiz', 'ana@example.org']
  const start = Date.now() + 26 * 3600_000
  await parts.mail.stop()
  const held = await holdBooking(
    { id, type: 'call', place: 'online', start, name, email, locale: 'es', zone: 'Europe/Madrid' },
    readEnvironment(process.env).values,
  )
  if (!('booking' in held)) throw new Error(held.result)
  await confirmBooking(held.booking, readEnvironment({}).values)
  for (let days = 0; days < 3; days++) {
    await everyMinute()
    await parts.database.passTime({ days: 1 })
  }
  await parts.mail.start()
  await everyMinute()
  const [mail] = parts.mail.to(owner).filter(({ subject }) => subject?.startsWith('Booked'))
  expect(mail?.text).toContain('This mail is late')
  const [digest] = await runMorning()
  expect(digest?.text).toMatch(new RegExp(`booking-owner \\(appointment of .+, ${name} <${email}>, ${id}\\): late`))
})

test.each(['owner', 'booking-owner', 'booking-unconfirmed', 'calendar'])(
  'a mail %s goes before what visitors get, worries health while it waits, and is named when it expires',
  async (kind) => {
    await save('Ana')
    await parts.database.run(sql`update mail set kind = ${kind} where kind = 'owner'`)
    await parts.database.passTime({ minutes: 31 })
    expect(await isOwnerMailOverdue(listKinds(mailKinds, 'owner'))).toBe(true)
    await parts.database.run(sql`update mail set due_at = now() - interval '1 day' where kind = 'receipt'`)
    expect((await claimMail(mailKinds))?.kind).toBe(kind)
    await saveRequest({ email: 'eva@example.org', locale: 'es', consentVersion: 'x' }, readEnvironment({}).values)
    expect((await claimMail(mailKinds))?.kind).toBe('confirmation')
    await parts.database.passTime({ days: 40 })
    await everyMinute()
    expect((await runMorning()).at(-1)?.text).toContain(`${kind} (Ana <ana@example.org>`)
  },
)

test('held messages are in the digest with who, what, why and a link, mailed to nobody before', async () => {
  const id = await save('Ana', { suspicions: ['honeypot', 'links'], message: `First line\n${'x'.repeat(300)}` })
  const [digest] = await runMorning()
  expect(digest?.text).toContain('Ana <ana@example.org>')
  expect(digest?.text).toContain(`> First line ${'x'.repeat(189)}\n`)
  expect(digest?.text).toContain('robots see, many links')
  expect(digest?.text).toContain(id)
  expect(digest?.replyTo).toBeUndefined()
  expect(listLinks()).toHaveLength(1)
  expect(parts.mail.mails).toHaveLength(1)
})

const dayOf = (zone: string, moment: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment)

/** An hour in which the owner has another day than UTC. */
const otherDay = Array.from({ length: 24 }, (_, hour) => Date.parse(tuesday) + hour * 3600_000).find(
  (moment) => dayOf(site.owner.timeZone, moment) !== dayOf('UTC', moment),
)

test('the digest is of the owner’s day', async () => {
  vi.setSystemTime(otherDay ?? 0)
  await save('Ana', { suspicions: ['links'] })
  const [digest] = await runMorning()
  expect(digest?.subject).toContain(`Digest of ${formatDay(dayOf(site.owner.timeZone, otherDay ?? 0))}`)
})

test('two runs at once send one digest, and a later one on the same day none', async () => {
  await save('Ana', { suspicions: ['links'] })
  await Promise.all([everyNight(), everyNight()])
  await Promise.all([everyMinute(), everyMinute()])
  expect(await runMorning()).toHaveLength(1)
})

test('a link in the digest releases by its button only, and once', async () => {
  await save('Ana', { suspicions: ['links'] })
  await runMorning()
  const [path = ''] = listLinks()
  expect((await send(path)).status).toBe(200)
  expect((await send(path, { method: 'HEAD' })).status).toBe(200)
  expect(parts.mail.mails).toHaveLength(1)
  const answers = await Promise.all([send(path, { method: 'POST' }), send(path, { method: 'POST' })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await send(path, { method: 'POST' })).status).toBe(200)
  await everyMinute()
  expect(parts.mail.to('ana@example.org')).toHaveLength(1)
  expect(parts.mail.to(owner).filter(({ subject }) => subject?.startsWith('Message from'))).toHaveLength(1)
})

test('a link works with an earlier secret, and not forged, expired, for another purpose or for an erased message', async () => {
  const id = await save('Ana', { suspicions: ['links'] })
  const path = (token: string) => `/api/leads/release?token=${token}`
  const post = (token: string) => send(path(token), { method: 'POST' })
  const token = signToken(releaseLink, id, secret)
  expect((await post('nonsense')).status).toBe(400)
  expect((await post(signToken(newsletterLinks.leave, id, secret))).status).toBe(400)
  expect((await post(signToken(releaseLink, id, secret, 0))).status).toBe(410)
  expect((await post(signToken(releaseLink, crypto.randomUUID(), secret))).status).toBe(410)
  vi.stubEnv('SIGNING_SECRET', 'another secret of more than 32 characters')
  expect((await post(token)).status).toBe(400)
  vi.stubEnv('SIGNING_SECRET_PREVIOUS', secret)
  expect((await post(token)).status).toBe(200)
})

test('what is held can be released by a tap, also where the digest is read as HTML', async () => {
  await save('Ana', { suspicions: ['links'] })
  const [digest] = await runMorning()
  const [path] = listLinks()
  expect(load(digest?.html ?? '')(`a[href$="${path}"]`)).toHaveLength(1)
})

test('without a secret the digest names the command instead of a link', async () => {
  vi.stubEnv('SIGNING_SECRET', '')
  const id = await save('Ana', { suspicions: ['links'] })
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
  expect(digest?.text).toMatch(/receipt \(Ana <ana@example\.org>, [\w-]+\): refused: .*, EENVELOPE 550/)
  expect(digest?.text).toMatch(/receipt \(Eva <eva@example\.org>, [\w-]+\): unknown/)
  expect(digest?.text).toMatch(/receipt \(Kim <kim@example\.org>, [\w-]+\): still tried, EMESSAGE 451/)
  expect(digest?.text).not.toContain('leo@example.org')
})

test('a mail about seats of a course that failed is named with the person', async () => {
  const id = crypto.randomUUID()
  await parts.database.run(sql`with seat as (
  insert into seat (id, course, state, people, name, email, address, locale, ends_at, expires_on)
  values (${id}::uuid, 'course', 'confirmed', 1, 'Eva', 'eva@example.org', 'eva@example.org', 'es', now(), current_date) returning id
)
insert into mail (key, kind, seat_id, expires_at, ended_at, outcome) select 'x', 'course-seat', id, now(), now(), 'refused' from seat`)
  const [digest] = await runMorning()
  expect(digest?.text).toContain(`course-seat (Eva <eva@example.org>, ${id}): refused`)
})

test('what is wrong with the site is named: budgets, variables, alerts', async () => {
  vi.stubEnv('CONTACT_TO', 'x y')
  vi.useRealTimers()
  for (const cause of [replies, receiptMails]) await alert(cause, readEnvironment(process.env).values)
  await noteHeartbeat('alert', 'status 403')
  const [digest] = await runMorning()
  expect(digest?.text).toMatch(/reached in the last day: .*VISITOR_MAILS_HOURLY.*CHAT_DAILY_REPLIES/)
  expect(digest?.text).toContain('ALERT_URL took no alert: status 403')
  expect(digest?.text).toContain('CONTACT_TO is wrong')
  expect(digest?.text).not.toContain('x y')
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
  expect(digest?.text).toMatch(/issue news .*, paused at .*: the last 5 addresses refused it/)
  await endIssue()
  vi.setSystemTime('2030-01-09T12:00:00Z')
  expect(await runMorning()).toHaveLength(1)
})
