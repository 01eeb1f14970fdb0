import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import everyMinute from '../../functions/every-minute/every-minute.ts'
import { unsubscribeMark } from '../../functions/newsletter/issue-mail.ts'
import { countAudience, readIssues, startIssue } from '../../functions/newsletter/issues.ts'
import { mailKinds } from '../../functions/owner/mail-kinds.ts'
import { sql } from '../../functions/shared/data/database.ts'
import { claimMail, endMail, requestRun } from '../../functions/shared/mail/outbox.ts'
import { localeCodes } from '../../locales/locales.ts'
import { getIssue, issueSlugs } from '../../model/kinds/issues.ts'
import { startParts } from '../../testing/parts.ts'
import { commands } from './commands.ts'
import { renderLanguages } from './render-issue.ts'

const parts = await startParts()
const slug = issueSlugs.find((name) => !getIssue(name).draft) ?? ''
const site = 'https://www.example.com'
const contents = { en: { subject: 'News', html: 'News', text: 'News', hash: '' } }

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  vi.stubEnv('NEWSLETTER_PER_MINUTE', '100000')
  vi.spyOn(console, 'log').mockReturnValue()
})

/** Runs a command on the database of the test. */
async function run(name: string, ...args: string[]): Promise<string> {
  const command = commands[name]
  if (!command) throw new Error(`There is no command ${name}`)
  return (await command([...args, '--deployed'])).text
}

async function subscribe(...names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await parts.database.run(sql`insert into subscription (id, address, number, email, locale, consent_version, confirmed_at)
      values (gen_random_uuid(), ${`${name}@example.org`}, 1, ${`${name}@example.org`}, ${localeCodes[index % 4]}, '2026-11-22', now())`)
  }
}

/** A site that has the hashes of an archive. @returns what it has, which a test can change */
async function publish(hashes: Record<string, string>): Promise<{ hashes: Record<string, string> | undefined }> {
  const archive: { hashes: Record<string, string> | undefined } = { hashes }
  const server = createServer((request, response) => {
    if (!archive.hashes || request.url !== `/newsletter/${slug}.json`) return response.writeHead(404).end()
    response.end(JSON.stringify(archive.hashes))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  vi.stubEnv('SITE_URL', `http://127.0.0.1:${typeof address === 'object' && address?.port}`)
  return archive
}

async function hashAll(): Promise<Record<string, string>> {
  const rendered = await renderLanguages(slug, site)
  return Object.fromEntries(Object.entries(rendered.contents).map(([locale, { hash }]) => [locale, hash]))
}

test('each command is listed and explains itself', async () => {
  for (const [name, command] of Object.entries(commands)) {
    expect((await command(['--help'])).text).toContain(`npm run newsletter -- ${name}`)
  }
})

test('where there is no such issue, those are named that there are', async () => {
  await expect(renderLanguages('no-such-issue', site)).rejects.toMatchObject({
    problems: [{ code: 'unknown-name', remedy: expect.stringContaining(slug) }],
  })
})

test('each reader gets an issue in their language, of two commands at once exactly one sends it, and it is sent once', async () => {
  await subscribe('ana', 'bob', 'chloe', 'dong', 'eva')
  const hashes = await hashAll()
  await publish(hashes)
  const sends = await Promise.allSettled([run('send', slug, '--yes'), run('send', slug, '--yes')])
  expect(sends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await requestRun()
  await everyMinute()
  const languages = Object.keys(hashes).length
  expect(parts.mail.mails.filter(({ to }) => to?.[0]?.address?.endsWith('@example.org'))).toHaveLength(languages + 1)
  await expect(run('send', slug, '--yes')).rejects.toThrow(`${slug} (sent)`)
  const { issues } = JSON.parse(await run('status', '--json'))
  expect(issues).toEqual([
    {
      slug,
      state: 'finished',
      counts: { sent: languages + 1, refused: 0, skipped: 4 - languages, uncertain: 0, waiting: 0 },
      uncertain: [],
    },
  ])
  for (const { html = '', text = '' } of parts.mail.mails) expect(html + text).not.toContain(unsubscribeMark)
})

test('without --yes and without a terminal nothing is sent', async () => {
  await subscribe('ana')
  await publish(await hashAll())
  await expect(run('send', slug)).rejects.toThrow('Nothing is done')
  expect(await readIssues()).toEqual([])
})

test('an issue is refused whose words the published archive does not have, or to which nobody is subscribed', async () => {
  await subscribe('ana')
  const archive = await publish({ en: 'other words' })
  await expect(run('send', slug, '--yes')).rejects.toThrow(/other words .*en/)
  archive.hashes = undefined
  await expect(run('send', slug, '--yes')).rejects.toThrow(/or none .*Deploy it first/)
  vi.stubEnv('SITE_URL', 'http://127.0.0.1:1')
  await expect(run('send', slug, '--yes')).rejects.toThrow('cannot be reached')
  await publish(await hashAll())
  await parts.database.run(sql`delete from subscription`)
  await expect(run('send', slug, '--yes')).rejects.toThrow('Nobody')
  await expect(run('send', 'no-such-issue', '--yes')).rejects.toThrow('no-such-issue')
  expect(await readIssues()).toEqual([])
})

test('the words that readers get are those of the moment in which sending began', async () => {
  await subscribe('ana')
  await startIssue('news', contents)
  await publish({ en: 'a deploy in between' })
  await requestRun()
  await everyMinute()
  expect(parts.mail.to('ana@example.org')[0]?.subject).toBe('News')
})

test('a test goes to the owner in each language, marked, with the headers of an issue and nobody’s link', async () => {
  vi.stubEnv('SITE_URL', site)
  await run('test', slug, '--to', 'me@example.com')
  const mails = parts.mail.to('me@example.com')
  expect(mails).toHaveLength(Object.keys(await hashAll()).length)
  for (const { subject, headers, html = '', text = '' } of mails) {
    expect(subject).toMatch(/^\[test\] /)
    expect(headers.map(({ key }) => key)).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']))
    expect(html + text).not.toMatch(/token=|\{\{/)
  }
  await expect(run('test', slug)).rejects.toThrow('--to')
  parts.mail.behaviour.getResult = () => ({ refuse: 550, at: 'recipient' })
  await expect(run('test', slug, '--to', 'me@example.com')).rejects.toThrow('550')
})

test('an issue is stopped and goes on, and what has no issue says so', async () => {
  expect(JSON.parse(await run('status', '--json'))).toEqual({ issues: [] })
  for (const command of ['stop', 'continue']) await expect(run(command)).rejects.toThrow(/^No issue is/)
  await expect(run('uncertain', 'news', '--leave')).rejects.toThrow('has been sent')
  await expect(run('uncertain', 'news')).rejects.toThrow('--resend or --leave')
  await subscribe('ana')
  await startIssue('news', contents)
  expect(await run('status')).toMatch(/is being sent since .*; about 1 min left\n {2}sent 0 of 1;.* waiting 1/)
  await run('stop')
  await everyMinute()
  expect(await run('status')).toContain('you stopped it')
  expect(parts.mail.mails).toEqual([])
  await run('continue')
  await requestRun()
  await everyMinute()
  expect(parts.mail.to('ana@example.org')).toHaveLength(1)
})

test('an issue that should not have gone out ends, and makes way for another', async () => {
  await expect(run('stop', '--end')).rejects.toThrow('No issue')
  await subscribe('ana', 'bob')
  await startIssue('wrong', contents)
  await run('stop')
  await expect(startIssue('right', contents)).rejects.toThrow('wrong (paused)')
  expect(await run('stop', '--end')).toContain('wrong')
  expect(await run('status')).toMatch(/^wrong is finished since [\s\S]*skipped: 2 × you ended it/)
  expect(await startIssue('right', contents)).toBe(2)
})

/** Sends an issue to Ana. @returns the id of her mail */
async function sendTo(issue: string): Promise<string> {
  if ((await countAudience()).size === 0) await subscribe('ana')
  await startIssue(issue, contents)
  const mail = await claimMail(mailKinds)
  if (!mail) throw new Error('Nobody to claim')
  await endMail(mail.id, 'sent')
  await parts.database.run(sql`update newsletter_issue set state = 'finished' where slug = ${issue}`)
  return mail.key.replace('issue/', '')
}

/** A report of a mail server. */
function report(
  status: string,
  { words = 'Sorry.', envelope = '', returned = '', action = 'failed', reply = '' } = {},
): string {
  return `From: MAILER-DAEMON@example.net
To: bounces@example.com
Subject: =?utf-8?B?${Buffer.from(words).toString('base64')}?=
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="x"

--x
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

${Buffer.from(words).toString('base64')}
--x
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.net
${envelope ? `Original-Envelope-Id: ${envelope}\n` : ''}
Final-Recipient: rfc822; ana@example.org
Action: ${action}
Status: ${status}
${reply ? `Diagnostic-Code: smtp; ${reply}\n` : ''}
--x
Content-Type: text/rfc822-headers

From: news@example.com
${returned ? `Message-ID: <${returned}@www.example.com>\n` : ''}Subject: News

--x--
`.replaceAll('\n', '\r\n')
}

function complain(id: string): string {
  return report('5.0.0', { returned: `first.${id}` })
    .replace('report-type=delivery-status', 'report-type=feedback-report')
    .replace('message/delivery-status', 'message/feedback-report')
    .replace(/Action: .*/, 'Feedback-Type: abuse')
}

async function readBounces(...mails: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bounces-'))
  for (const [index, mail] of mails.entries()) writeFileSync(join(folder, `${index}.eml`), mail)
  return run('bounces', folder)
}

test.each([
  [
    'German',
    (id: string) => report('5.1.1', { words: 'Die E-Mail konnte nicht zugestellt werden.', returned: `first.${id}` }),
  ],
  ['Chinese', (id: string) => report('5.1.10', { words: '您的邮件无法送达。', returned: `first.${id}` })],
  ['without the Message-ID', (id: string) => report('5.2.1', { envelope: id })],
  ['of a reader who complained', complain],
])('a report %s that an address is gone ends all mail to it, however often it is read', async (_name, write) => {
  const id = await sendTo('first')
  expect(await readBounces(write(id), write(id))).toContain('nobody writes to this address any more')
  expect((await countAudience()).size).toBe(0)
})

test.each([
  ['of a mail that nobody sent', () => report('5.1.1', { returned: `first.${crypto.randomUUID()}` })],
  ['with nothing but an address', () => report('5.1.1')],
  ['that the server goes on trying', (id: string) => report('4.4.1', { returned: `first.${id}`, action: 'delayed' })],
  [
    'out of office',
    (id: string) =>
      `From: ana@example.org\r\nSubject: Away\r\nIn-Reply-To: <first.${id}@www.example.com>\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n`,
  ],
  ['of no words at all', () => ''],
])('a mail %s changes nothing', async (_name, write) => {
  const id = await sendTo('first')
  await readBounces(write(id))
  expect((await countAudience()).size).toBe(1)
  expect((await readIssues())[0]?.counts).toMatchObject({ sent: 1, refused: 0 })
})

test('an address whose mailbox was full for three issues gets no fourth', async () => {
  for (const issue of ['first', 'second', 'third']) {
    const id = await sendTo(issue)
    await readBounces(report('5.2.2', { envelope: id }), report('5.2.2', { envelope: id }))
    expect((await countAudience()).size).toBe(issue === 'third' ? 0 : 1)
  }
})

test.each([
  ['5.1.8', ''],
  ['5.1.7', ''],
  ['5.7.1', ''],
  ['5.0.0', '550 Sender verify failed'],
  ['5.1.1', '550 5.1.8 Access denied,\n    bad outbound sender'],
])('reports of %s %s put nobody out, however many, and pause the issue', async (status, reply) => {
  for (const issue of ['first', 'second', 'third', 'fourth']) {
    const id = await sendTo(issue)
    await parts.database.run(sql`update newsletter_issue set state = 'started' where slug = ${issue}`)
    expect(await readBounces(report(status, { envelope: id, reply }))).toContain('about the sender')
    expect((await readIssues(issue))[0]?.state).toBe('paused')
    await parts.database.run(sql`update newsletter_issue set state = 'finished' where slug = ${issue}`)
    // The mail that tells the owner.
    await parts.database.run(sql`delete from mail where kind = 'issue-notice'`)
  }
  expect((await countAudience()).size).toBe(1)
})

test.each([
  ['5.1.1', '', 1],
  ['5.0.0', '550 5.1.1 User unknown', 1],
  ['5.0.0', '550 Unrouteable address', 2],
  ['5.1.1', '552 5.1.1 Boite pleine, overquota', 3],
  ['5.1.0', '', 3],
  ['5.1.4', '', 3],
])('an address with reports of %s %s gets %s issues', async (status, reply, most) => {
  for (const [index, issue] of ['first', 'second', 'third'].slice(0, most).entries()) {
    const id = await sendTo(issue)
    const mail = report(status, { envelope: id, reply })
    await readBounces(index % 2 ? mail.replace('message/delivery-status', 'message/global-delivery-status') : mail)
    expect((await countAudience()).size).toBe(index + 1 === most ? 0 : 1)
  }
  expect(await run('bounces', '--undo', 'ana@example.org')).toContain('ana@example.org')
  expect((await countAudience()).size).toBe(1)
  expect(await run('bounces', '--undo')).toContain('Nobody')
})

test('a thousand reports at once are read, whatever else lies in the folder, and only true ids count', async () => {
  await parts.database.run(sql`insert into subscription (id, address, number, email, locale, consent_version, confirmed_at)
    select gen_random_uuid(), 'r' || n || '@example.org', 1, 'r' || n || '@example.org', 'en', '2026-11-22', now() - interval '1 hour'
    from generate_series(1, 600) as n`)
  await startIssue('flood', contents)
  await parts.database.run(sql`update mail set ended_at = now(), outcome = 'sent'`)
  const keys = await parts.database.run(sql`select substr(key, 7) as id from mail where kind = 'issue' order by id`)
  const ids = keys.map(({ id }) => String(id))
  const mails = [
    ...ids.slice(0, 500).map((id) => report('5.1.1', { returned: `flood.${id}` })),
    // Forged, twice the same, and no report at all.
    ...Array.from({ length: 300 }, () => report('5.1.1', { returned: `flood.${crypto.randomUUID()}` })),
    ...ids.slice(0, 100).map((id) => report('5.1.1', { returned: `flood.${id}` })),
    ...Array.from({ length: 100 }, (_, index) => (index % 2 ? '\0'.repeat(5_000) : 'Subject: Away\r\n\r\nI am out.')),
  ]
  const lines = (await readBounces(...mails)).split('\n')
  expect(lines).toHaveLength(1_000)
  expect([...(await countAudience()).values()]).toEqual([100])
  expect(lines.filter((line) => line.includes('nobody here has sent'))).toHaveLength(300)
}, 60_000)

test('a report that names no issue names the reader in it and the command that takes the reader out, which can be undone', async () => {
  await sendTo('first')
  const said = await readBounces(report('5.1.1'))
  expect(said).toContain('no issue is named')
  expect(said).toContain('bounces --gone ana@example.org')
  expect(said).not.toContain('bounces@example.com')
  expect((await countAudience()).size).toBe(1)
  expect(await run('bounces', '--gone', 'Ana@example.org')).toContain('--undo ana@example.org')
  expect((await countAudience()).size).toBe(0)
  await expect(run('bounces', '--gone', 'ana@example.org')).rejects.toThrow('is no reader')
  await run('bounces', '--undo', 'ana@example.org')
  expect((await countAudience()).size).toBe(1)
})

test('an address that is erased is suppressed by no report', async () => {
  const id = await sendTo('first')
  await parts.database.run(sql`delete from subscription`)
  expect(await readBounces(report('5.1.1', { envelope: id }))).toContain('nobody here has sent')
})
