import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { hasSessions, startParts } from '../../testing/parts.ts'
import { migrate } from '../../testing/stores.ts'
import { listBookings } from '../booking/bookings.ts'
import { listSeats } from '../courses/store.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { requestRun } from '../shared/mail/outbox.ts'
import { readIssues } from './issues.ts'

// The migration 0009_one_outbox moves the readers of issues into the table of mails, also of one that is under way; 0012_readers_stay
// makes mails of the counts of those whose readers were erased. What looked like spam is a held message since 0012_held_seats to
// 0015_no_quarantine, whichever form it came from.

const parts = await startParts()

/** A database with the tables of a migration, and no rows. */
async function createDatabase(target: string): Promise<Client> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const administrator = new Client(`${server}/postgres`)
  await administrator.connect()
  await administrator.query(`create database ${name}`)
  const client = new Client(`${server}/${name}`)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await administrator.query(`drop database ${name} with (force)`)
    await administrator.end()
  })
  await migrate(client, target)
  vi.stubEnv('NETLIFY_DB_URL', `${server}/${name}`)
  return client
}

const content = JSON.stringify({ en: { subject: 'News', html: 'News', text: 'News', hash: 'x' } })

/** Readers of an issue by their states in the old table. `claimed` had its job cut just now, `lapsed` some minutes ago. */
async function addIssue(client: Client, slug: string, state: string, readers: string[]): Promise<void> {
  await client.query(
    `insert into newsletter_issue (slug, state, content, started_at, finished_at, counts, minute, used)
values ($1, $2::text, $3, now() - interval '10 minutes', case when $2::text = 'finished' then now() end, null, now(), 3)`,
    [slug, state, content],
  )
  for (const reader of readers) {
    const email = `${reader}-${slug}@example.org`
    await client.query(
      `with person as (
  insert into subscription (id, address, number, email, locale, consent_version, confirmed_at)
  values (gen_random_uuid(), $1, 1, $1, 'en', '2026-11-22', now() - interval '1 day') returning id
)
insert into issue_reader (issue, subscription_id, state, tries, due_at, claimed_at, ended_at, reason)
select $2, id, case when $3 = 'lapsed' then 'claimed' else $3 end, 1, now() - interval '5 minutes',
  case $3 when 'claimed' then now() when 'lapsed' then now() - interval '5 minutes' end,
  case when $3 in ('sent', 'refused', 'skipped', 'uncertain') then now() - interval '4 minutes' end,
  case $3 when 'refused' then 'EENVELOPE 550 5.1.1' when 'skipped' then 'left' when 'uncertain' then 'ETIMEDOUT' end
from person`,
      [email, slug, reader],
    )
  }
}

test.runIf(hasSessions)(
  'an issue that was under way goes on after the migration: nobody gets it twice, and who was uncertain stays so',
  async () => {
    vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
    vi.stubEnv('NEWSLETTER_PER_MINUTE', '100000')
    const client = await createDatabase('0008_statement_timeout')
    await addIssue(client, 'old', 'finished', ['sent', 'refused'])
    const readers = ['sent', 'refused', 'skipped', 'uncertain', 'lapsed', 'waiting', 'deferred']
    await addIssue(client, 'new', 'started', readers)
    // A reader who was erased, and a mail to the owner that waits.
    await client.query(`insert into issue_reader (issue, state, ended_at) values ('old', 'sent', now())`)
    await client.query(
      `insert into mail (key, kind, expires_at) values ('issue/old/1', 'issue', now() + interval '7 days')`,
    )
    await migrate(client)
    const [now, before] = await readIssues()
    expect(before).toMatchObject({ slug: 'old', counts: { sent: 2, refused: 1, waiting: 0, uncertain: 0 } })
    expect(now).toMatchObject({
      slug: 'new',
      counts: { sent: 1, refused: 1, skipped: 1, uncertain: 2, waiting: 2 },
      uncertain: ['lapsed-new@example.org', 'uncertain-new@example.org'],
    })
    for (let minute = 0; minute < 2; minute++) {
      await requestRun()
      await everyMinute()
    }
    const [after] = await readIssues('new')
    expect(after).toMatchObject({ state: 'finished', counts: { sent: 3, refused: 1, skipped: 1, uncertain: 2 } })
    const mailed = parts.mail.mails.flatMap(({ to }) => to?.[0]?.address ?? [])
    expect(mailed.filter((address) => address.endsWith('-new@example.org')).toSorted()).toEqual([
      'deferred-new@example.org',
      'waiting-new@example.org',
    ])
    expect(mailed.filter((address) => address.endsWith('-old@example.org'))).toEqual([])
    expect(parts.mail.mails.map(({ subject }) => subject)).toContain('Newsletter old is sent')
  },
)

test.runIf(hasSessions)('an issue whose readers were erased keeps its counts', async () => {
  const client = await createDatabase('0011_courses')
  const counts = { sent: 3, refused: 1, skipped: 2, uncertain: 1, waiting: 0 }
  await client.query(
    `insert into newsletter_issue (slug, state, content, started_at, finished_at, counts)
values ('old', 'finished', '{}', now() - interval '100 days', now() - interval '99 days', $1)`,
    [JSON.stringify(counts)],
  )
  // The night's job was cut before it had erased all.
  await client.query(
    `insert into mail (key, kind, issue, expires_at, outcome) values ('issue/x', 'issue', 'old', now(), 'sent')`,
  )
  await migrate(client)
  expect(await readIssues()).toMatchObject([{ slug: 'old', state: 'finished', counts }])
})

test.runIf(hasSessions)('a mail that was in flight at the migration is not sent by the next job', async () => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  const client = await createDatabase('0008_statement_timeout')
  await addIssue(client, 'new', 'started', ['claimed'])
  await migrate(client)
  expect((await readIssues('new'))[0]?.counts).toMatchObject({ waiting: 1, uncertain: 0 })
  await everyMinute()
  await client.query(`update mail set claimed_until = claimed_until - interval '2 minutes'`)
  expect((await readIssues('new'))[0]?.counts).toMatchObject({ waiting: 0, uncertain: 1 })
  await requestRun()
  await everyMinute()
  expect(parts.mail.to('claimed-new@example.org')).toEqual([])
  expect((await readIssues('new'))[0]).toMatchObject({ state: 'finished', counts: { uncertain: 1 } })
})

/** Requests of one person that look like spam, as versions from before the migrations wrote them. */
async function quarantine(client: Client, tables: Array<'booking' | 'seat' | 'subscription'>): Promise<void> {
  const times = `now() + interval '1 day', now() + interval '1 day 1 hour'`
  const rows = {
    booking: `(id, kind, place, starts_at, ends_at, clear_from, clear_until, day, name, email, address, notes, locale, zone, state, held_because, expires_on)
values (gen_random_uuid(), 'call', 'online', ${times}, ${times}, current_date + 1, 'Ana', 'ana@example.org', 'ana@example.org', 'We are 12', 'en', 'Europe/Madrid', 'quarantined', '{links}', current_date + 90)`,
    seat: `(id, course, state, people, name, email, address, locale, held_because, ends_at, expires_on)
values (gen_random_uuid(), 'first-course', 'quarantined', 2, 'Ana', 'ana@example.org', 'ana@example.org', 'en', '{honeypot}', now(), current_date + 90)`,
    subscription: `(id, address, number, email, locale, consent_version, held_because, expires_on)
values (gen_random_uuid(), 'ana@example.org', 1, 'ana@example.org', 'en', 'x', '{cross-site}', current_date + 90)`,
  }
  for (const table of tables) await client.query(`insert into ${table} ${rows[table]}`)
}

test.runIf(hasSessions)(
  'what looked like spam before is a held message, also what an older version wrote since',
  async () => {
    const client = await createDatabase('0011_courses')
    await quarantine(client, ['booking', 'seat', 'subscription'])
    await migrate(client, '0014_held_subscriptions')
    await quarantine(client, ['booking', 'seat'])
    await migrate(client)
    const { rows } = await client.query(
      'select message, held_because[1] as reason from lead order by reason, received_at',
    )
    expect(rows.map(({ reason }) => reason)).toEqual(['cross-site', 'honeypot', 'honeypot', 'links', 'links'])
    for (const { message } of rows.slice(1))
      expect(message).toMatch(/^first-course: 2$|^call, online\b[\s\S]*We are 12$/)
    expect([await listBookings(), await listSeats('first-course')]).toEqual([[], []])
    for (const table of ['booking', 'seat'] as const)
      await expect(quarantine(client, [table])).rejects.toThrow('held_because')
  },
)
