import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { erasePerson } from '../../functions/owner/erase-person.ts'
import { execute, sql } from '../../functions/shared/data/database.ts'
import { postJson, startParts } from '../../testing/parts.ts'
import { startProxy } from '../../testing/proxy.ts'
import type { Erased } from './erased.ts'
import { readBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const parts = await startParts()

test('what was saved stands in an empty database again, row by row', async () => {
  await fill()
  const { tables } = await readBackup()
  expect(tables.lead).toHaveLength(2)
  for (const [table, rows] of Object.entries(tables)) expect(rows, table).not.toHaveLength(0)
  await parts.database.reset()
  expect(await restoreBackup(JSON.stringify({ version: 1, madeAt: '', tables }))).toEqual({ tables, people: 0 })
  expect(sort((await readBackup()).tables)).toEqual(sort(tables))
})

test('after a restore the next message is kept and mailed', async () => {
  await fill()
  const text = JSON.stringify(await readBackup())
  await parts.database.reset()
  await restoreBackup(text)
  parts.mail.reset()
  await postJson('/api/contact', { ...message, id: randomUUID(), email: 'new@example.org' })
  expect(parts.mail.mails.map(({ to }) => to?.[0]?.address)).toContain('new@example.org')
})

test('a restore that is killed at its end leaves a database that takes the next message', async () => {
  await fill()
  const text = JSON.stringify(await readBackup())
  await parts.database.reset()
  const proxy = await startProxy(parts.database.url, {
    decide: (_count, statement) => (statement.startsWith('with t0') ? 'lose' : 'pass'),
  })
  vi.stubEnv('NETLIFY_DB_URL', proxy.url)
  await expect(restoreBackup(text)).rejects.toThrow()
  vi.stubEnv('NETLIFY_DB_URL', parts.database.url)
  await proxy.stop()
  await expect(restoreBackup(text)).rejects.toThrow('not empty')
  expect((await postJson('/api/contact', { ...message, id: randomUUID(), email: 'new@example.org' })).status).toBe(201)
  expect(parts.mail.to('new@example.org')).toHaveLength(1)
})

test('those who were erased after a backup do not come back by it, and those who write later do', async () => {
  await fill()
  const text = JSON.stringify(await readBackup())
  await execute(sql`delete from erased`)
  await erasePerson('ana@example.org')
  await erasePerson('bob@example.org')
  const { erased = [] } = (await readBackup()).tables
  await parts.database.reset()
  expect(await restoreBackup(text, erased as Erased[])).toMatchObject({ people: 2 })
  const { tables } = await readBackup()
  expect(JSON.stringify(tables)).not.toMatch(/ana@|bob@/)
  expect(tables.erased).toHaveLength(3)
  const later = JSON.stringify({ ...JSON.parse(text), madeAt: new Date(Date.now() + 1_000).toISOString() })
  await parts.database.reset()
  expect(await restoreBackup(later, erased as Erased[])).toMatchObject({ people: 0 })
})

test('an issue that was under way is paused by a restore', async () => {
  await fill()
  await execute(sql`update newsletter_issue set state = 'started', finished_at = null`)
  const text = JSON.stringify(await readBackup())
  await parts.database.reset()
  await restoreBackup(text)
  expect(await parts.database.run(sql`select state from newsletter_issue`)).toEqual([{ state: 'paused' }])
})

test('a database with rows is refused and stays as it is', async () => {
  await fill()
  const backup = await readBackup()
  await expect(restoreBackup(JSON.stringify(backup))).rejects.toThrow(/not empty: the table “\w+”/)
  expect((await readBackup()).tables).toEqual(backup.tables)
})

test('a file that is no backup, or has what this version lacks, changes nothing', async () => {
  await expect(restoreBackup('{')).rejects.toThrow('no backup')
  await expect(restoreBackup('{"leads":[]}')).rejects.toThrow('no backup')
  const tables = { lead: [{ shoe_size: 43 }] }
  await expect(restoreBackup(JSON.stringify({ version: 1, madeAt: '', tables }))).rejects.toThrow('“shoe_size”')
  const foreign = { lead: [], orders: [] }
  await expect(restoreBackup(JSON.stringify({ version: 1, madeAt: '', tables: foreign }))).rejects.toThrow('“orders”')
})

test('where one row cannot be stored none is', async () => {
  await fill()
  const { tables } = await readBackup()
  await parts.database.reset()
  const mail = tables.mail?.map((row, index) => (index === 0 ? { ...row, lead_id: randomUUID() } : row))
  const text = JSON.stringify({ version: 1, madeAt: '', tables: { ...tables, mail } })
  await expect(restoreBackup(text)).rejects.toThrow('foreign key')
  for (const [table, rows] of Object.entries((await readBackup()).tables)) expect(rows, table).toEqual([])
})

const message = { name: 'Ana Ruiz', email: 'ana@example.org', message: 'When can you come? "Ñ"\n\\', locale: 'es' }

/** At least one row in each table that a backup has. */
async function fill(): Promise<void> {
  vi.stubEnv('SIGNING_SECRET', 'x'.repeat(32))
  await postJson('/api/contact', message)
  await postJson('/api/contact', { ...message, website: 'spam' })
  await postJson('/api/newsletter', { email: 'bob@example.org', consent: true, locale: 'fr' })
  await execute(sql`insert into booking (id, state, kind, place, starts_at, ends_at, clear_from, clear_until, day, name, email,
  address, locale, zone, former, expires_on)
select gen_random_uuid(), 'confirmed', 'call', 'online', day, day + interval '30 minutes', day, day + interval '1 hour', day::date,
  'Ana', 'ana@example.org', 'ana@example.org', 'es', 'Europe/Madrid', '[["2026-01-01T00:00:00Z", "2026-01-01T00:30:00Z"]]', day::date
from (select date_trunc('day', now()) + interval '30 hours' as day) as next`)
  await execute(sql`insert into seat (id, course, state, people, name, email, address, locale, ends_at, expires_on)
values (gen_random_uuid(), 'a-course', 'confirmed', 2, 'Ana', 'ana@example.org', 'ana@example.org', 'es', now(), current_date)`)
  await execute(sql`insert into attendee (code, course, person, name, address, buyer, locale, days, expires_on)
values ('ABCD2345EFGH', 'a-course', 1, 'Ana', 'ana@example.org', 'private', 'es', '["2026-11-20"]', current_date)`)
  await execute(sql`insert into course_note (id, course, cancels, subject, text, expires_on)
values (gen_random_uuid(), 'a-course', false, 'The room', 'It is "upstairs".', current_date)`)
  await execute(sql`insert into tally (day, kind, what, locale, source, count)
values (current_date, 'view', '/', 'es', 'direct', 4)`)
  await execute(sql`insert into newsletter_issue (slug, state, content, finished_at)
values ('first', 'finished', '{"en": {"subject": "One"}}', now())`)
  await execute(sql`insert into erased (salt, hash, expires_on) values ('s', 'h', current_date)`)
  await execute(sql`insert into mail (key, kind, issue, reader_id, expires_at, outcome)
select 'issue/' || gen_random_uuid(), 'issue', 'first', id, now(), 'sent' from subscription`)
}

/** The rows of each table in one order, because a table has none. */
function sort(tables: Record<string, unknown[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).sort()]),
  )
}

test('a backup that npm has begun with the names of its command is read', async () => {
  await fill()
  const text = JSON.stringify(await readBackup())
  await parts.database.reset()
  const { tables } = await restoreBackup(`\n> site@1.0.0 backup\n> node scripts/run.js backup\n\n${text}`)
  expect(tables.lead).toHaveLength(2)
  await expect(restoreBackup('no backup')).rejects.toThrow('no backup')
})
