import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import Papa from 'papaparse'
import { expect, test, vi } from 'vitest'
import { openStore } from '../../functions/shared/store.ts'
import { postJson, send, startParts } from '../../functions/shared/testing.ts'
import { answerLead, erasePerson } from './change-inbox.ts'
import { formatLeadsCsv, formatSubscribersCsv, formatText } from './format-inbox.ts'
import { readInbox } from './read-inbox.ts'

const id = '0b6a2a3e-6a5e-4f0e-9d53-2f6f4f0f9a11'
const message = { name: 'Ana Ruiz', email: 'ana@example.org', message: 'When can you come?', locale: 'es', id }
const environment = { PORT: 8888, OPENAI_MODEL: 'none' }

const parts = await startParts()

test('the command prints messages and subscribers as JSON, while the local server runs', async () => {
  vi.stubEnv('SMTP_URL', '')
  await postJson('/api/contact', message)
  await postJson('/api/contact', { ...message, id: '11111111-6a5e-4f0e-9d53-2f6f4f0f9a11', website: 'spam' })
  await postJson('/api/newsletter', { email: 'bob@example.org', consent: true, locale: 'fr' })
  const { leads, subscribers } = JSON.parse((await runCommand('--json')).stdout)
  expect(leads).toHaveLength(2)
  expect(leads.find((lead: { id: string }) => lead.id === id)).toMatchObject({
    ...message,
    held: false,
    mail: { owner: { state: 'not mailed' }, visitor: { state: 'not mailed' } },
  })
  expect(leads.filter(({ held }: { held: boolean }) => held)).toHaveLength(1)
  expect(subscribers).toMatchObject([{ email: 'bob@example.org', state: 'pending', held: false, locale: 'fr' }])
  const held = JSON.parse((await runCommand('--json', '--held')).stdout)
  expect([held.leads.length, held.subscribers.length]).toEqual([1, 0])
})

test('the command marks a message as answered and erases a person', async () => {
  vi.stubEnv('SMTP_URL', '')
  await postJson('/api/contact', message)
  await runCommand('--answered', id.slice(0, 8))
  expect((await runCommand()).stdout).toContain('[answered')
  await runCommand('--erase', 'ANA@example.org')
  expect(JSON.parse((await runCommand('--json')).stdout).leads).toEqual([])
})

test('the command explains itself', async () => {
  expect((await runCommand('--help')).stdout).toContain('npm run leads -- --erase')
})

test.each([
  [['--answered', '99999999'], 'No message has the id'],
  [['--deployed'], 'NETLIFY_SITE_ID'],
])('%j is answered with what to do, and nothing else', async (args, words) => {
  const failed = await runCommand(...args).catch((error) => error)
  expect(failed.code).toBe(1)
  expect(failed.stderr).toContain(words)
  expect(failed.stdout).toBe('')
})

test('the state of each mail is told', async () => {
  parts.mail.behaviour.getResult = (recipient) =>
    recipient === message.email ? { refuse: 550, at: 'recipient' } : 'accept'
  await postJson('/api/contact', message)
  const { leads } = await read()
  expect(leads[0]?.mail).toMatchObject({
    owner: { state: 'sent', tries: 1 },
    visitor: { state: 'failed', tries: 1, reason: 'EENVELOPE 550' },
  })
})

test('of several requests of an address the one that counts is shown', async () => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] })
  const states: unknown[] = []
  const note = async () => states.push((await read()).subscribers.map(({ state }) => state))
  const subscribe = () => postJson('/api/newsletter', { email: message.email, consent: true })
  const press = (action: string) => {
    const text = parts.mail.mails.at(-1)?.text ?? ''
    return send(text.split('\n').find((line) => line.includes(`/${action}?`)) ?? '', { method: 'POST' })
  }
  await subscribe()
  await note()
  await press('confirm')
  await note()
  vi.setSystemTime(Date.parse('2026-11-21T10:00:00Z'))
  await subscribe()
  await note()
  await press('unsubscribe')
  await note()
  expect(states).toEqual([['pending'], ['subscribed'], ['subscribed'], ['unsubscribed']])
})

test('a subscriber comes with the link to unsubscribe, for the owner’s mails', async () => {
  const SIGNING_SECRET = 'a secret of more than 32 characters'
  vi.stubEnv('SIGNING_SECRET', SIGNING_SECRET)
  await postJson('/api/newsletter', { email: message.email, consent: true })
  const text = parts.mail.mails.at(-1)?.text ?? ''
  await send(text.split('\n').find((line) => line.includes('/confirm?')) ?? '', { method: 'POST' })
  const { subscribers } = await readInbox(openInbox(), { ...environment, SIGNING_SECRET })
  const link = subscribers[0]?.unsubscribeLink ?? ''
  expect((await send(link)).status).toBe(200)
})

test('CSV tells no spreadsheet to calculate', async () => {
  vi.stubEnv('SMTP_URL', '')
  const formula = '=HYPERLINK("https://evil.example","x")'
  await postJson('/api/contact', { ...message, name: formula, company: '+1', message: '@SUM(1)\n"quoted", text' })
  const csv = formatLeadsCsv((await read()).leads)
  const [row] = Papa.parse<Record<string, string>>(csv, { header: true }).data
  expect(row).toMatchObject({ id, name: `'${formula}`, company: "'+1", message: '\'@SUM(1)\n"quoted", text' })
})

test('the table of subscribers holds the proof of consent', async () => {
  vi.stubEnv('SMTP_URL', '')
  await postJson('/api/newsletter', { email: message.email, consent: true, locale: 'zh' })
  const csv = formatSubscribersCsv((await read()).subscribers)
  const [row] = Papa.parse<Record<string, string>>(csv, { header: true }).data
  expect(row).toMatchObject({ email: message.email, state: 'pending', locale: 'zh' })
  expect(row?.consentVersion).not.toBe('')
  expect(row?.requestedAt).not.toBe('')
})

test('a message that is erased while the inbox is read is left out', async () => {
  await postJson('/api/contact', message)
  const [inbox, other] = [openInbox(), openInbox()]
  // Somebody else erases it after its key was listed.
  const listAndErase = async () => {
    const keys = await other.leads.list()
    await erasePerson([other], message.email)
    return keys
  }
  vi.spyOn(inbox.leads, 'list').mockImplementation(listAndErase as typeof inbox.leads.list)
  expect((await readInbox(inbox, environment)).leads).toEqual([])
})

test('erasing a person leaves nothing of them, and all of the others', async () => {
  const other = { ...message, id: '22222222-6a5e-4f0e-9d53-2f6f4f0f9a11', email: 'bob@example.org', name: 'Bob' }
  await postJson('/api/contact', message)
  await postJson('/api/contact', { ...message, id: '33333333-6a5e-4f0e-9d53-2f6f4f0f9a11', website: 'spam' })
  await postJson('/api/contact', other)
  for (const email of [message.email, other.email]) await postJson('/api/newsletter', { email, consent: true })
  await answerLead([openInbox()], id)
  expect(await erasePerson([openInbox()], ' Ana@Example.org')).toEqual({ messages: 2, isSubscriber: true })
  expect(await erasePerson([openInbox()], message.email)).toEqual({ messages: 0, isSubscriber: false })
  const keys = [...(await parts.store.listKeys('leads')), ...(await parts.store.listKeys('subscribers'))]
  expect(keys.join()).not.toMatch(/0b6a2a3e|33333333/)
  expect(keys.filter((key) => key.startsWith('receipts/'))).toHaveLength(1)
  expect((await read()).leads).toMatchObject([{ name: 'Bob' }])
  expect((await read()).subscribers).toMatchObject([{ email: other.email }])
})

test('the list for reading shows what a message says and what became of it', async () => {
  vi.stubEnv('SMTP_URL', '')
  await postJson('/api/contact', { ...message, company: 'Acme', website: 'spam' })
  const text = formatText(await read())
  for (const words of ['Ana Ruiz <ana@example.org>, Acme', 'held as spam', 'Español', 'When can you come?', id]) {
    expect(text).toContain(words)
  }
})

function openInbox() {
  return { leads: openStore('leads'), subscribers: openStore('subscribers') }
}

function read() {
  return readInbox(openInbox(), environment)
}

function runCommand(...args: string[]) {
  const { NETLIFY_BLOBS_CONTEXT: _context, ...variables } = process.env
  return promisify(execFile)(process.execPath, [resolve('scripts/leads.ts'), ...args], {
    cwd: parts.store.project,
    env: { ...variables, NETLIFY_SITE_ID: '', NETLIFY_AUTH_TOKEN: '' },
  })
}
