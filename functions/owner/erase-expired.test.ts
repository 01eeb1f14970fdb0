import { expect, test } from 'vitest'
import { readEnvironment } from '../../environment.ts'
import { retention } from '../../model/kinds/forms.ts'
import { postJson, startParts } from '../../testing/parts.ts'
import { releaseLead, saveLead } from '../contact/store.ts'
import { issueMail } from '../newsletter/issue-mail.ts'
import { finishIssue, readIssues, startIssue, stopIssue } from '../newsletter/issues.ts'
import { confirmSubscription, endSubscriptions, eraseSubscriptions, saveRequest } from '../newsletter/store.ts'
import { sql } from '../shared/data/database.ts'
import { readHeartbeats } from '../shared/data/heartbeats.ts'
import type { Suspicion } from '../shared/http/handle-form.ts'
import { claimMail, endMail } from '../shared/mail/outbox.ts'
import { eraseExpired } from './erase-expired.ts'

const parts = await startParts()

async function save(name: string, suspicions: Suspicion[] = []): Promise<string> {
  const id = crypto.randomUUID()
  await saveLead({ id, locale: 'en', name, email: `${name}@example.org`, message: 'Hello' }, { suspicions })
  return id
}

async function request(name: string): Promise<string> {
  const asked = { email: `${name}@example.org`, locale: 'es', consentVersion: '2026-11-22' } as const
  const id = await saveRequest(asked, readEnvironment({}).values)
  return `${id}`
}

/** The rows that are kept, by name. */
async function listKept(): Promise<unknown[]> {
  const rows = await parts.database.run(
    sql`select split_part(address, '@', 1) as name from lead union all select split_part(address, '@', 1) from subscription order by 1`,
  )
  return rows.map(({ name }) => name)
}

test('messages are erased after their time with their mails, held ones sooner, and newer ones stay', async () => {
  await save('old')
  await parts.database.passTime({ days: retention.message - retention.held })
  await save('held-old', ['links'])
  const released = await save('released', ['links'])
  await releaseLead(released)
  await parts.database.passTime({ days: retention.held })
  await save('young')
  await save('held-young', ['honeypot'])
  await eraseExpired()
  expect(await listKept()).toEqual(['held-old', 'held-young', 'old', 'released', 'young'])
  await parts.database.passTime({ days: 1 })
  await eraseExpired()
  expect(await listKept()).toEqual(['held-young', 'released', 'young'])
  expect(await parts.database.run(sql`select id from mail where key like '%old%'`)).toEqual([])
})

test('a request that was never confirmed goes after a month, a proof of consent three years after the subscription ended', async () => {
  await request('forgotten')
  await save('held', ['honeypot'])
  const [reader, leaver] = [await request('reader'), await request('leaver')]
  await confirmSubscription(reader)
  await confirmSubscription(leaver)
  await parts.database.passTime({ days: retention.unconfirmed + 1 })
  await endSubscriptions(leaver)
  await eraseExpired()
  expect(await listKept()).toEqual(['held', 'leaver', 'reader'])
  await parts.database.passTime({ days: retention.consentProof })
  await eraseExpired()
  expect(await listKept()).toEqual(['leaver', 'reader'])
  await parts.database.passTime({ days: 1 })
  await eraseExpired()
  expect(await listKept()).toEqual(['reader'])
})

test('a row whose contents are broken is erased like any other', async () => {
  const id = await save('broken')
  await parts.database.run(
    sql`update lead set details = '"nonsense"', locale = 'xx', expires_on = current_date - 1 where id = ${id}`,
  )
  await eraseExpired()
  expect(await listKept()).toEqual([])
})

test('what was spent and mails about nobody go too', async () => {
  await parts.database.run(sql`insert into spending (what, day, used, recent)
    values ('network', current_date - 3, 1, '{}'), ('chat', current_date, 1, '{}')`)
  await parts.database.run(sql`insert into mail (key, kind, expires_at, ended_at) values
    ('digest/1', 'digest', now(), now() - interval '31 days'), ('digest/2', 'digest', now() - interval '31 days', null),
    ('digest/3', 'digest', now(), now())`)
  await eraseExpired()
  expect(await parts.database.run(sql`select key from mail`)).toEqual([{ key: 'digest/3' }])
  expect(await parts.database.run(sql`select what from spending`)).toHaveLength(1)
})

test('thousands of expired messages are gone after one run, which is noted', async () => {
  await parts.database.run(sql`insert into lead (id, expires_on, locale, name, email, address, message, details)
    select gen_random_uuid(), current_date - (n % 5 = 0)::int, 'en', 'Ana', 'ana@example.org', 'ana@example.org', 'Hello', '{}'
    from generate_series(1, 12000) as n`)
  await eraseExpired()
  expect(await parts.database.run(sql`select count(*)::int as kept from lead`)).toEqual([{ kept: 9_600 }])
  expect((await readHeartbeats()).get('erase')).toMatchObject({ isOk: true })
})

test('a database that fails fails the run', async () => {
  parts.database.cut()
  await expect(eraseExpired()).rejects.toThrow()
})

test('what a visitor sends is kept by these rules', async () => {
  await postJson('/api/contact', { name: 'Ana', email: 'ana@example.org', message: 'Hello' })
  await parts.database.passTime({ days: retention.message })
  await eraseExpired()
  expect(await listKept()).toEqual(['ana'])
  await parts.database.passTime({ days: 1 })
  await eraseExpired()
  expect(await listKept()).toEqual([])
})

test('a flood is erased in one night', async () => {
  await parts.database.run(sql`insert into lead (id, expires_on, locale, name, email, address, message, details, held_because)
select gen_random_uuid(), current_date - 1, 'en', 'x', 'x', 'x', 'x', '{}', '{honeypot}' from generate_series(1, 10001)`)
  await eraseExpired()
  expect(await parts.database.run(sql`select id from lead`)).toEqual([])
})

test('who got an issue is erased after its time, also where it was never sent to all, and the counts stay', async () => {
  const reader = await request('reader')
  await confirmSubscription(reader)
  const words = { subject: 'News', html: '', text: '', hash: '' }
  for (const slug of ['sent', 'stopped']) {
    await startIssue(slug, { es: words })
    if (slug === 'sent') await endMail((await claimMail({ issue: issueMail }))?.id ?? '', 'sent')
    await finishIssue()
    await stopIssue()
  }
  const listReaders = () => parts.database.run(sql`select reader_id from mail where reader_id is not null`)
  await parts.database.passTime({ days: retention.issue - 1 })
  await eraseExpired()
  expect(await listReaders()).toHaveLength(2)
  await parts.database.passTime({ days: 2 })
  await eraseExpired()
  await finishIssue()
  expect(await listReaders()).toEqual([])
  expect(JSON.stringify(await parts.database.run(sql`select * from mail where kind = 'issue'`))).not.toContain(reader)
  expect(await listKept()).toEqual(['reader'])
  const none = { sent: 0, refused: 0, skipped: 0, uncertain: 0, waiting: 0 }
  expect(await readIssues('sent')).toMatchObject([{ state: 'finished', counts: { ...none, sent: 1 } }])
  expect(await readIssues('stopped')).toMatchObject([{ state: 'finished', counts: { ...none, skipped: 1 } }])
})

test('an address that is erased leaves nothing in the issues that it got, which keep their counts', async () => {
  const ids = [await request('ana'), await request('bob')]
  for (const id of ids) await confirmSubscription(id)
  await startIssue('news', { es: { subject: 'News', html: '', text: '', hash: '' } })
  await endMail((await claimMail({ issue: issueMail }))?.id ?? '', 'sent')
  for (const id of ids) await eraseSubscriptions(id)
  expect(JSON.stringify(await parts.database.run(sql`select * from mail where kind = 'issue'`))).not.toMatch(
    new RegExp(['ana', 'bob', ...ids].join('|')),
  )
  expect(await readIssues('news')).toMatchObject([{ counts: { sent: 1, waiting: 1 } }])
})
