import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { listOpenMessages } from '../../functions/contact/store.ts'
import everyMinute from '../../functions/every-minute/every-minute.ts'
import { execute, sql } from '../../functions/shared/data/database.ts'
import { site } from '../../model/kinds/site.ts'
import { hasSessions, postJson, send, startParts } from '../../testing/parts.ts'
import { getPort } from '../../testing/provider.ts'
import leads from '../leads.ts'

const owner = site.owner.email
const id = '0b6a2a3e-6a5e-4f0e-9d53-2f6f4f0f9a11'
const message = { name: 'Ana Ruiz', email: 'ana@example.org', message: 'When can you come?', locale: 'es', id }
const held = { ...message, id: '1b6a2a3e-6a5e-4f0e-9d53-2f6f4f0f9a11', website: 'spam' }

const parts = await startParts()
const folder = mkdtempSync(join(tmpdir(), 'leads-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('each message is one record with its state', async () => {
  vi.stubEnv('SMTP_URL', '')
  await postJson('/api/contact', message)
  await postJson('/api/contact', held)
  await postJson('/api/newsletter', { email: 'bob@example.org', consent: true, locale: 'fr' })
  const { leads, subscribers } = await readJson()
  expect(leads).toHaveLength(2)
  expect(leads[1]).toMatchObject({
    ...message,
    held: false,
    mail: { owner: { state: 'not mailed' }, visitor: { state: 'not mailed' } },
  })
  expect(leads[1].receivedAt).toBe(new Date(leads[1].receivedAt).toISOString())
  expect(leads[0]).toMatchObject({ id: held.id, held: true, heldBecause: ['honeypot'] })
  expect(leads[0].mail).toBeUndefined()
  expect(subscribers).toMatchObject([{ email: 'bob@example.org', state: 'pending', locale: 'fr' }])
})

test('the state of each mail is told', async () => {
  parts.mail.behaviour.getResult = (recipient) =>
    recipient === message.email ? { refuse: 550, at: 'recipient' } : 'accept'
  await postJson('/api/contact', message)
  await postJson('/api/contact', { ...message, id: held.id })
  const { leads } = await readJson()
  expect(leads[1].mail).toMatchObject({ owner: { state: 'sent', tries: 1 }, visitor: { state: 'refused' } })
  expect(leads[0].mail).toMatchObject({ owner: { state: 'sent' }, visitor: { state: 'skipped' } })
  expect(await readText()).toContain('the address does not exist')
})

test('a mail that failed says how often and why', async () => {
  parts.mail.behaviour.getResult = () => ({ refuse: 451, at: 'recipient' })
  await postJson('/api/contact', message)
  const { leads } = await readJson()
  expect(leads[0].mail.owner).toMatchObject({ state: 'failed', tries: 1, reason: expect.stringContaining('451') })
  expect(await readText()).toMatch(/Mail: failed once \(.*451/)
})

test('the list for reading has times in the owner’s zone, which it names', async () => {
  await postJson('/api/contact', { ...message, company: 'Acme', message: 'turned \u202Earound' })
  await execute(sql`update lead set received_at = '2026-07-22T22:40:00Z'`)
  const text = await readText()
  for (const words of ['23 Jul 2026, 00:40 CEST', 'Ana Ruiz <ana@example.org>, Acme', 'Español', 'turned around', id]) {
    expect(text).toContain(words)
  }
})

test('of a thousand messages JSON has all, and the list for reading the newest fifty', async () => {
  await execute(sql`with saved as (
  insert into lead (id, received_at, expires_on, locale, name, email, address, message, details)
  select gen_random_uuid(), now() - n * interval '1 minute', current_date + 365, 'en', 'Ana ' || n, n || '@b.test', n || '@b.test',
    repeat('x', 1000), '{}' from generate_series(1, 1000) as n returning id
) insert into mail (key, kind, lead_id, expires_at) select 'owner/' || id, 'owner', id, now() from saved`)
  const { leads } = await readJson()
  expect(leads.map(({ email }: { email: string }) => email)).toEqual(
    Array.from({ length: 1000 }, (_, n) => `${n + 1}@b.test`),
  )
  const text = await readText()
  expect(text).toContain('Messages: 1000 (here the newest 50; --json has all)')
  expect(text).toContain('<50@b.test>')
  expect(text).not.toContain('<51@b.test>')
  await execute(sql`update lead set held_because = '{field}' where email = '1@b.test'`)
  const later = await readText()
  expect(later).toContain('<51@b.test>')
  expect(later).not.toContain('<1@b.test>')
  expect((await run('--erase', '7@b.test')).code).toBe(0)
})

test.each(['"text"', '{"company": 5}', '[]', 'null'])(
  'a message whose details are %s is listed without them, and hides no other',
  async (details) => {
    await postJson('/api/contact', message)
    await postJson('/api/contact', { ...message, id: held.id })
    await execute(sql`update lead set details = ${details}::jsonb where id = ${held.id}`)
    expect((await readJson()).leads).toMatchObject([{ id: held.id, name: 'Ana Ruiz' }, { id }])
    expect(await readText()).toMatch(/Messages: 2\n[\s\S]*Ana Ruiz <[\s\S]*Ana Ruiz </)
  },
)

test.runIf(hasSessions)('lists need no right to write', async () => {
  await postJson('/api/contact', message)
  vi.stubEnv('NETLIFY_DB_URL', `${parts.database.url}?options=-c%20default_transaction_read_only%3Don`)
  expect((await readJson()).leads).toHaveLength(1)
  expect(JSON.parse((await run('--export', message.email)).text).messages).toHaveLength(1)
  await expect(run('--erase', message.email)).rejects.toThrow('read-only')
})

test('an id that is unknown or of several messages is refused in words', async () => {
  const similar = id.replace(/1$/, '2')
  for (const fields of [message, { ...message, id: similar }, held]) await postJson('/api/contact', fields)
  await expect(run('--release', '99999999')).rejects.toThrow('Nothing has the id 99999999')
  await expect(run('--release', '0b6a')).rejects.toThrow(`${id}\n${similar}`)
})

test('a held message is released once, however often and at once it is asked for', async () => {
  await postJson('/api/contact', held)
  const release = () => run('--release', held.id.slice(0, 8), '--deployed')
  await Promise.all([release(), release()])
  expect((await release()).text).toContain('released before')
  await everyMinute()
  expect(parts.mail.to(owner)).toHaveLength(1)
  expect(parts.mail.to(message.email)).toHaveLength(1)
  expect((await readJson()).leads).toMatchObject([
    { held: false, heldBecause: ['honeypot'], mail: { owner: { state: 'sent' } } },
  ])
  await postJson('/api/contact', message)
  await expect(run('--release', message.id, '--deployed')).rejects.toThrow('was not held')
})

test.each([
  ['info@española.es', 'INFO@xn--espaola-7za.es'],
  ['info@xn--espaola-7za.es', 'info@espan\u0303ola.es'],
  ['Ana@Example.org', ' ana@example.ORG '],
])('erasing what %s typed as %s leaves nothing of them, and all of the others', async (typed, asked) => {
  await postJson('/api/contact', { ...message, email: typed })
  await postJson('/api/contact', { ...held, email: typed })
  await postJson('/api/contact', { ...message, id: randomUUID(), email: 'bob@example.org' })
  for (const email of [typed, 'bob@example.org']) await postJson('/api/newsletter', { email, consent: true })
  const before = existsSync('erased.json')
  const { text, code } = await run('--erase', asked)
  expect(code).toBe(0)
  // An owner's own list lies in the folder of the commands.
  expect(existsSync('erased.json')).toBe(before)
  expect(JSON.parse(readFileSync(join(folder, 'erased.json'), 'utf8')).length).toBeGreaterThan(0)
  expect(text).toMatch(/messages 2 \(held 1\), newsletter 1, mails 3, [\s\S]*mailbox[\s\S]*backups/)
  const left = await parts.database.run(sql`select address from lead union all select address from subscription
union all select key from mail left join lead on lead.id = lead_id left join subscription on subscription.id = subscription_id
where lead.id is null and subscription.id is null`)
  expect(left).toEqual([{ address: 'bob@example.org' }, { address: 'bob@example.org' }])
  expect(await run('--erase', asked)).toMatchObject({ code: 1, text: expect.stringContaining('Nothing is kept') })
})

test('a message that was answered waits no more, and its id is in what waits', async () => {
  await postJson('/api/contact', { name: 'Ana Ruiz', email: 'ana@example.org', message: 'When can you come?' })
  const [{ id = '' } = {}] = await listOpenMessages('to answer')
  await run('--answered', id.slice(0, 8))
  expect(await listOpenMessages('to answer')).toEqual([])
  await expect(run('--answered', 'ffffffff')).rejects.toThrow('Nothing has the id ffffffff')
})

test('erasing who has an appointment on the deployed site has it mail the cancellation at once', async () => {
  vi.stubEnv('CONTEXT', 'dev')
  vi.stubEnv('SIGNING_SECRET', secret)
  const asked: unknown[] = []
  const server = createServer(({ method, url = '' }, response) => {
    asked.push([method, url.split('?')[0]])
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  vi.stubEnv('SITE_URL', `http://127.0.0.1:${getPort(server)}`)
  const times = await send('/api/booking/times?type=call&place=online')
  const [start] = (await times.json()).starts
  const { name, email } = message
  await postJson('/api/booking', { type: 'call', place: 'online', start, name, email, zone: 'Europe/Madrid' })
  await execute(
    sql`update booking set state = 'confirmed', confirmed_at = now(), held_until = null where state = 'held'`,
  )
  expect(JSON.parse((await run('--export', email)).text).appointments).toMatchObject([{ state: 'confirmed', name }])
  await run('--erase', email, '--deployed')
  expect(asked).toEqual([['POST', '/api/newsletter/run']])
})

test('addresses that are probably the same person’s are named, and stay', async () => {
  const [exact, tagged, dotted] = ['ana@example.org', 'ana+web@example.org', 'a.na@example.org']
  await postJson('/api/contact', { ...message, email: exact })
  for (const email of [tagged, dotted, 'bob@example.org', 'ana@example.com'])
    await postJson('/api/newsletter', { email, consent: true })
  const { text } = await run('--erase', exact)
  expect(text).toMatch(/still kept:\na\.na@example\.org\nana\+web@example\.org$/)
  const { leads, subscribers } = await readJson()
  expect(leads).toEqual([])
  expect(subscribers).toHaveLength(4)
  expect((await run('--erase', tagged)).code).toBe(0)
  expect((await readJson()).subscribers).toHaveLength(3)
})

test('a person gets all that is kept of them', async () => {
  await postJson('/api/contact', message)
  await postJson('/api/newsletter', { email: message.email, consent: true, locale: 'es' })
  await execute(sql`insert into consent_text (kind, version, locale, words)
select 'newsletter', consent_version, locale, 'I agree' from subscription`)
  expect(JSON.parse((await run('--export', ' ANA@example.org')).text)).toMatchObject({
    messages: [{ id, message: message.message, mails: [{ kind: 'owner', outcome: 'sent' }, { kind: 'receipt' }] }],
    newsletter: [{ email: message.email, mails: [{ kind: 'confirmation' }] }],
    agreedTo: [{ kind: 'newsletter', locale: 'es', words: 'I agree' }],
  })
  await expect(run('--export', 'bob@example.org')).rejects.toThrow('Nothing is kept')
})

test('of several requests of an address the one that counts is shown, with the others beside it', async () => {
  vi.stubEnv('SIGNING_SECRET', secret)
  const states: unknown[] = []
  const note = async () => states.push((await readJson()).subscribers.map(({ state }: { state: string }) => state))
  await subscribe()
  await note()
  await press('confirm')
  await note()
  await parts.database.passTime({ days: 1 })
  await subscribe()
  await note()
  expect((await readJson()).subscribers[0].earlier).toMatchObject([{ state: 'pending' }])
  await press('unsubscribe')
  await note()
  expect(states).toEqual([['pending'], ['subscribed'], ['subscribed'], ['unsubscribed']])
})

test('the table of subscribers has those who get the newsletter, with links that work', async () => {
  vi.stubEnv('SIGNING_SECRET', secret)
  await subscribe()
  await press('confirm')
  await subscribe('bob@example.org')
  // A spreadsheet would calculate this address.
  await execute(sql`update subscription set email = '=1+1@example.org' where confirmed_at is not null`)
  const [row, ...others] = readCsv((await run('--csv')).text)
  expect(others).toEqual([])
  expect(row).toMatchObject({ email: "'=1+1@example.org", locale: 'en' })
  // The link leads to the site that the command reads, not to the address in the contents.
  expect(row?.unsubscribeLink).toMatch(/^http:\/\/localhost:/)
  expect((await send(row?.unsubscribeLink ?? '')).status).toBe(200)
  await send(row?.unsubscribeLink ?? '', { method: 'POST' })
  expect(readCsv((await run('--csv')).text)).toEqual([])
})

test.each([
  [['--wrong'], 'Not understood: --wrong'],
  [['ana@example.org'], 'Not understood: ana@example.org'],
  [['--json', '--csv'], 'exclude each other'],
  [['--json', '--erase', 'ana@example.org'], 'exclude each other'],
  [['--release', '0b6a2a3e', '--erase', 'ana@example.org'], 'exclude each other'],
  [['--erase', 'ana'], 'e-mail address'],
  [['--export', 'ana＠example.org'], 'e-mail address'],
  [['--erase'], 'Not understood: --erase <value>'],
  [['--release', 'x'], 'expects the id'],
])('%j is refused with the reason and the usage', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason)
  await expect(run(...args)).rejects.toThrow('npm run leads -- --csv')
})

const secret = 'a secret of more than 32 characters'

function subscribe(email = message.email) {
  return postJson('/api/newsletter', { email, consent: true })
}

/** Opens a link of the last mail and presses its button. */
function press(action: 'confirm' | 'unsubscribe') {
  const lines = parts.mail.mails.at(-1)?.text?.split('\n') ?? []
  return send(lines.find((line) => line.includes(`/${action}?`)) ?? '', { method: 'POST' })
}

function run(...args: string[]) {
  return leads(args, (_name, _place, use) => use(), folder)
}

async function readText(...args: string[]): Promise<string> {
  return (await run(...args)).text
}

async function readJson(...args: string[]) {
  return JSON.parse(await readText('--json', ...args))
}

function readCsv(text: string): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
}
