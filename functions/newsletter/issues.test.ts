import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnvironment } from '../../environment.ts'
import type { Locale } from '../../locales/locales.ts'
import { site } from '../../model/kinds/site.ts'
import { hasSessions, send, startParts } from '../../testing/parts.ts'
import { type Fate, startProxy } from '../../testing/proxy.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { mailKinds } from '../owner/mail-kinds.ts'
import { sql } from '../shared/data/database.ts'
import {
  claimMail,
  endMail,
  noteRun,
  postponeMail,
  requestRun,
  runTime,
  saveMail,
  sendMails,
  takeRunRequest,
} from '../shared/mail/outbox.ts'
import { issueMail } from './issue-mail.ts'
import {
  continueIssue,
  countAudience,
  endIssue,
  type IssueContent,
  noteBounce,
  readIssues,
  readReader,
  restoreReaders,
  settleUncertain,
  startIssue,
  stopIssue,
} from './issues.ts'
import { confirmSubscription, endSubscriptions, eraseSubscriptions } from './store.ts'

const owner = site.owner.email
const slug = '2026-12'
const parts = await startParts()

/** Mails of a minute: as many as the server takes, unless a test says otherwise. */
const rate = 1_000_000

function setRate(perMinute = rate) {
  vi.stubEnv('NEWSLETTER_PER_MINUTE', String(perMinute))
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
}

const write = (locale: Locale) => ({
  subject: `The issue in ${locale}`,
  html: `<p>Words in ${locale}, <a href="{{unsubscribe}}">leave</a></p>`,
  text: `Words in ${locale}, leave: {{unsubscribe}}`,
  hash: `hash-${locale}`,
})

const content: IssueContent = { en: write('en'), es: write('es'), fr: write('fr') }

/** Subscribes an address. @returns the id of its subscription */
async function subscribe(name: string, locale: Locale = 'en', email = `${name}@example.org`): Promise<string> {
  const id = randomUUID()
  await parts.database.run(sql`insert into subscription (id, address, number, email, locale, consent_version, confirmed_at)
    select ${id}::uuid, ${email.toLowerCase()}, 1 + count(*), ${email}, ${locale}, '2026-11-22', clock_timestamp()
    from subscription where address = ${email.toLowerCase()}`)
  return id
}

async function subscribeMany(count: number): Promise<void> {
  await parts.database.run(sql`insert into subscription (id, address, number, email, locale, consent_version, confirmed_at)
    select gen_random_uuid(), 'r' || n || '@example.org', 1, 'r' || n || '@example.org', 'en', '2026-11-22', now()
    from generate_series(1, ${count}::int) as n`)
}

/** The readers that got the issue, once for each copy. */
const listReaders = () =>
  parts.mail.mails
    .filter(({ headers }) => headers.some(({ key }) => key === 'list-id'))
    .map(({ to }) => to?.[0]?.address ?? '')
    .toSorted()

/** Claims a mail as a run does. */
async function claim() {
  const mail = await claimMail(mailKinds)
  if (!mail) throw new Error('Nobody to claim')
  return mail
}

/** Mails to the owner about the issue. */
const listNotices = () => parts.mail.to(owner).map(({ subject }) => subject)

async function readIssue() {
  const [issue] = await readIssues(slug)
  if (!issue) throw new Error('There is no issue')
  return issue
}

const readCounts = async () => {
  const { state, counts } = await readIssue()
  return { state, ...counts }
}

test('each reader gets the issue once, in their language, and the owner hears how it ended', async () => {
  setRate()
  for (const [name, locale] of [
    ['ana', 'es'],
    ['bob', 'en'],
    ['chloe', 'fr'],
  ] as const)
    await subscribe(name, locale)
  expect(await startIssue(slug, content)).toBe(3)
  await everyMinute()
  await everyMinute()
  expect(listReaders()).toEqual(['ana@example.org', 'bob@example.org', 'chloe@example.org'])
  expect(parts.mail.to('ana@example.org')[0]?.subject).toBe('The issue in es')
  expect(await readCounts()).toEqual({ state: 'finished', sent: 3, refused: 0, skipped: 0, uncertain: 0, waiting: 0 })
  expect(listNotices()).toEqual([`Newsletter ${slug} is sent`])
  expect(parts.mail.to(owner)[0]?.text).toContain('sent 3 of 3')
})

test('a mail has what mail programs and providers ask of a list, and its link ends the subscription', async () => {
  setRate()
  vi.stubEnv('NEWSLETTER_FROM', 'News <news@example.com>')
  vi.stubEnv('SITE_URL', 'https://www.example.com')
  await subscribe('ana', 'es')
  await startIssue(slug, content)
  await everyMinute()
  const [mail] = parts.mail.to('ana@example.org')
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
  const link = headers.get('list-unsubscribe')?.slice(1, -1) ?? ''
  expect(link).toMatch(/^https:\/\/www\.example\.com\/api\/newsletter\/unsubscribe\?/)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(headers.get('list-id')).toBe('<newsletter.www.example.com>')
  expect(headers.get('list-archive')).toBe('<https://www.example.com/es/newsletter>')
  expect(headers.get('precedence')).toBe('bulk')
  expect(mail?.from?.address).toBe('news@example.com')
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([owner])
  expect(mail?.to).toHaveLength(1)
  expect(mail?.text).toContain(`leave: ${link}`)
  expect(mail?.html).toContain(link.replaceAll('&', '&#38;'))
  expect(mail?.messageId).toMatch(/^<2026-12\.[\da-f-]{36}@www\.example\.com>$/)
  const fields = new FormData()
  fields.set('List-Unsubscribe', 'One-Click')
  // As providers do: in either form, without a cookie, and perhaps again.
  for (const body of [fields, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
    const answer = await send(new URL(link).pathname + new URL(link).search, { method: 'POST', body })
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  }
  expect(await countAudience()).toEqual(new Map())
})

test('but for their own links, the readers of a language get the same bytes', async () => {
  setRate()
  await subscribeMany(3)
  await startIssue(slug, content)
  const bodies = new Set<string>()
  await everyMinute()
  for (const { html = '', text = '' } of parts.mail.mails.filter(({ to }) => to?.[0]?.address !== owner)) {
    bodies.add([html, text].join('\0').replaceAll(/token=[\w.-]+/g, ''))
  }
  expect(bodies.size).toBe(1)
})

test('what comes back goes to its own address, and the server is asked to tell which mail it was', async () => {
  setRate()
  vi.stubEnv('NEWSLETTER_BOUNCES', 'bounces@example.com')
  await subscribe('ana')
  await startIssue(slug, content)
  await everyMinute()
  expect(parts.mail.to('ana@example.org')).toHaveLength(1)
  expect(parts.mail.senders).toEqual(['bounces@example.com'])
})

test('in a minute no more go out than are allowed, spread over it, however many are due', async () => {
  setRate(200)
  await subscribeMany(30)
  await startIssue(slug, content)
  // A tenth of the minute's run, after an outage.
  await parts.database.passTime({ minutes: 10 })
  await sendMails(readEnvironment(process.env).values, { kinds: mailKinds, deadline: Date.now() + runTime / 10 })
  expect(listReaders().length).toBeGreaterThan(2)
  expect(listReaders().length).toBeLessThanOrEqual(20)
})

test('a run does not wait for a turn that comes after its end', async () => {
  setRate(1)
  await subscribeMany(2)
  await startIssue(slug, content)
  const start = Date.now()
  await sendMails(readEnvironment(process.env).values, { kinds: mailKinds, deadline: start + 500 })
  expect(listReaders()).toHaveLength(1)
  expect(Date.now() - start).toBeLessThan(runTime / 2)
}, 60_000)

test.skipIf(!hasSessions)('two runs at the same moment send each reader one mail', async () => {
  setRate()
  await subscribeMany(30)
  await startIssue(slug, content)
  await Promise.all([everyMinute(), everyMinute(), everyMinute()])
  expect(listReaders()).toHaveLength(30)
  expect(new Set(listReaders()).size).toBe(30)
  expect(await readCounts()).toMatchObject({ state: 'finished', sent: 30 })
  await everyMinute()
  expect(listNotices()).toHaveLength(1)
})

test('the news of an issue that has ended goes out in the next minute, though another run notes that nothing is due', async () => {
  setRate()
  await subscribe('ana')
  await startIssue(slug, content)
  await everyMinute()
  await noteRun(undefined)
  await everyMinute()
  expect(listNotices()).toHaveLength(1)
})

test('a transactional mail goes before the issue', async () => {
  setRate()
  await subscribe('ana')
  await startIssue(slug, content)
  await saveMail('digest/2030-01-07', 'digest')
  await everyMinute()
  expect(parts.mail.mails.map(({ to }) => to?.[0]?.address)).toEqual([owner, 'ana@example.org'])
})

test.each(['refuse', 'lose'] as const)(
  'a run in which any one statement fails (%s) leaves nobody twice, and nobody unnamed',
  async (fate) => {
    const proxy = await startProxy(parts.database.url)
    onTestFinished(() => proxy.stop())
    const runWith = async (decide: (count: number) => Fate) => {
      Object.assign(proxy.behaviour, { decide })
      proxy.statements = 0
      vi.stubEnv('NETLIFY_DB_URL', proxy.url)
      await everyMinute()
      vi.stubEnv('NETLIFY_DB_URL', parts.database.url)
    }
    for (let failing = 1; failing === 1 || proxy.statements >= failing - 1; failing++) {
      await parts.database.reset()
      parts.mail.reset()
      setRate()
      for (const name of ['ana', 'bob']) await subscribe(name)
      await startIssue(slug, content)
      await runWith((count) => (count === failing ? fate : 'pass'))
      for (let run = 0; run < 2; run++) {
        await parts.database.passTime({ minutes: 2 })
        await everyMinute()
      }
      const { state, counts, uncertain } = await readIssue()
      const got = listReaders()
      expect({ failing, twice: got.length - new Set(got).size }).toEqual({ failing, twice: 0 })
      expect({ failing, state, all: counts.sent + counts.uncertain }).toEqual({ failing, state: 'finished', all: 2 })
      for (const name of ['ana@example.org', 'bob@example.org']) {
        expect({ failing, name, isNamed: got.includes(name) || uncertain.includes(name) }).toMatchObject({
          isNamed: true,
        })
      }
    }
  },
)

test('a mail after which the run dies is uncertain, and only the owner has it sent again', async () => {
  setRate()
  await subscribe('ana')
  await subscribe('bob')
  await startIssue(slug, content)
  // Claimed by a run that never came back.
  const { id } = await claim()
  const lost = (await readReader(id))?.email ?? ''
  await everyMinute()
  expect(await readCounts()).toMatchObject({ state: 'started', sent: 1, waiting: 1 })
  await parts.database.passTime({ minutes: 2 })
  expect(await readIssue()).toMatchObject({ state: 'started', uncertain: [lost], counts: { uncertain: 1, waiting: 0 } })
  await everyMinute()
  await everyMinute()
  expect(listReaders()).toHaveLength(1)
  expect(listReaders()).not.toContain(lost)
  expect(await readIssue()).toMatchObject({ state: 'finished', uncertain: [lost] })
  expect(parts.mail.to(owner)[0]?.text).toContain(lost)
  expect(await settleUncertain(slug, true)).toBe(1)
  await requestRun()
  await everyMinute()
  expect(listReaders()).toEqual(['ana@example.org', 'bob@example.org'])
  expect(await readCounts()).toMatchObject({ state: 'finished', sent: 2, uncertain: 0 })
})

test('what is uncertain can be left as it is', async () => {
  await subscribe('ana')
  await startIssue(slug, content)
  await claim()
  await parts.database.passTime({ minutes: 2 })
  setRate()
  await everyMinute()
  expect(await settleUncertain(slug, false)).toBe(1)
  await everyMinute()
  expect(listReaders()).toEqual([])
  expect(await readIssue()).toMatchObject({ state: 'finished', uncertain: [], counts: { skipped: 1, uncertain: 0 } })
  expect(await settleUncertain('unknown', true)).toBeUndefined()
})

test('a connection that breaks when the server has the mail leaves it uncertain', async () => {
  setRate()
  await subscribe('ana')
  await subscribe('bob')
  parts.mail.behaviour.getResult = (to) => (to.startsWith('ana') ? 'lose' : 'accept')
  await startIssue(slug, content)
  await everyMinute()
  await everyMinute()
  expect(await readIssue()).toMatchObject({ state: 'finished', uncertain: ['ana@example.org'], counts: { sent: 1 } })
  expect(listReaders()).toEqual(['ana@example.org', 'bob@example.org'])
})

test('a server that refuses connections pauses the run with nobody uncertain, and the owner hears of it when mail works again', async () => {
  setRate()
  await subscribe('ana')
  await startIssue(slug, content)
  await parts.mail.stop()
  await everyMinute()
  await parts.mail.start()
  expect(await readIssue()).toMatchObject({ state: 'paused', counts: { waiting: 1, uncertain: 0 } })
  await everyMinute()
  expect(listNotices()).toEqual([`Newsletter ${slug} is paused`])
  expect(parts.mail.to(owner)[0]?.text).toContain('ECONNREFUSED')
  expect(listReaders()).toEqual([])
  expect(await continueIssue()).toBe(slug)
  await requestRun()
  await everyMinute()
  expect(listReaders()).toEqual(['ana@example.org'])
})

test('a reader at whose mail the server closes does not keep the others from theirs', async () => {
  setRate()
  await subscribeMany(3)
  let first: string | undefined
  parts.mail.behaviour.getResult = (to) => {
    if (to === owner) return 'accept'
    first ??= to
    return to === first ? { refuse: 421, at: 'data', text: '4.7.0 closing' } : 'accept'
  }
  await startIssue(slug, content)
  await everyMinute()
  expect(await readIssue()).toMatchObject({ state: 'paused', counts: { waiting: 3 } })
  await continueIssue()
  await requestRun()
  await everyMinute()
  expect(await readIssue()).toMatchObject({ counts: { sent: 2, waiting: 1 } })
})

test.each(['recipient', 'data'] as const)(
  'a 421 at the %s after ten mails pauses, and continuing sends exactly the rest',
  async (at) => {
    setRate()
    await subscribeMany(25)
    parts.mail.behaviour.getResult = (to) =>
      to !== owner && listReaders().length >= 10 ? { refuse: 421, at } : 'accept'
    await startIssue(slug, content)
    await everyMinute()
    await everyMinute()
    expect(await readIssue()).toMatchObject({ state: 'paused', counts: { sent: 10, waiting: 15, uncertain: 0 } })
    expect(listReaders()).toHaveLength(10)
    parts.mail.behaviour.getResult = () => 'accept'
    await continueIssue()
    await requestRun()
    await everyMinute()
    expect(listReaders()).toHaveLength(25)
    expect(new Set(listReaders()).size).toBe(25)
    expect(await readCounts()).toMatchObject({ state: 'finished', sent: 25 })
  },
)

test('an address that does not exist is refused, once for all issues, until it is confirmed anew', async () => {
  setRate()
  await subscribe('gone')
  for (let n = 0; n < 30; n++) await subscribe(`r${n}`)
  parts.mail.behaviour.getResult = (to) =>
    to.startsWith('gone') ? { refuse: 550, at: 'recipient', text: '5.1.1 Unknown' } : 'accept'
  await startIssue(slug, content)
  await everyMinute()
  expect(await readCounts()).toMatchObject({ state: 'finished', sent: 30, refused: 1 })
  expect(await countAudience()).toEqual(new Map([['en', 30]]))
  const anew = randomUUID()
  await parts.database.run(sql`insert into subscription (id, address, number, email, locale, consent_version)
    values (${anew}::uuid, 'gone@example.org', 2, 'gone@example.org', 'es', '2026-11-22')`)
  expect(await countAudience()).toEqual(new Map([['en', 30]]))
  await confirmSubscription(anew)
  expect(await countAudience()).toEqual(
    new Map([
      ['en', 30],
      ['es', 1],
    ]),
  )
})

test('a refusal without a code ends mail to an address with the second issue', async () => {
  setRate()
  await subscribe('ana')
  await subscribe('bob')
  parts.mail.behaviour.getResult = (to) =>
    to.startsWith('ana') ? { refuse: 550, at: 'recipient', text: 'no such user here' } : 'accept'
  for (const [issue, readers] of [
    ['one', 2],
    ['two', 1],
  ] as const) {
    await startIssue(issue, content)
    await requestRun()
    await everyMinute()
    expect(await countAudience()).toEqual(new Map([['en', readers]]))
  }
})

// One by its code and one by its words; judge-reply.test.ts has all others.
test.each(['5.1.8 bad outbound sender', 'relay not permitted'])(
  'the refusal %s pauses the issue and puts nobody out',
  async (text) => {
    setRate()
    await subscribeMany(3)
    parts.mail.behaviour.getResult = (to) => (to === owner ? 'accept' : { refuse: 550, at: 'recipient', text })
    for (const issue of ['one', 'two', 'three']) {
      await startIssue(issue, content)
      for (let round = 0; round < 4; round++) {
        await requestRun()
        await everyMinute()
        await continueIssue()
      }
      await endIssue()
    }
    expect(await countAudience()).toEqual(new Map([['en', 3]]))
    expect(listNotices().length).toBeGreaterThan(0)
  },
)

test('who was put out by mistake is brought back by address, by code, or all of the last day, but for complaints', async () => {
  setRate()
  const people = { ana: 'hard 5.1.1', bob: 'hard 5.2.1', cat: 'complaint abuse', dan: 'EENVELOPE 550 5.1.1' }
  for (const [name, reason] of Object.entries(people)) {
    await subscribe(name)
    await parts.database.run(sql`update subscription set suppressed_at = now(), suppressed_because = ${reason},
      expires_on = current_date + 9 where address = ${`${name}@example.org`}`)
  }
  const back = async (which: string) => (await restoreReaders(which)).map(({ email }) => email.replace(/@.*/, ''))
  expect(await back('nobody@example.org')).toEqual([])
  expect(await back('BOB@example.org')).toEqual(['bob'])
  expect(await back('5.1.1')).toEqual(['ana', 'dan'])
  expect(await back('')).toEqual([])
  expect(await countAudience()).toEqual(new Map([['en', 3]]))
  const rows = await parts.database.run(sql`select 1 from subscription where expires_on is not null`)
  expect(rows).toHaveLength(1)
  await parts.database.run(sql`update subscription set suppressed_at = now() - interval '3 days', suppressed_because = 'soft 5.2.2'
    where address like 'ana%' or address like 'bob%'`)
  expect(await back('')).toEqual(['ana', 'bob'])
})

test('an address that asks for patience is tried again after 10, 30 and 120 minutes, then counted as refused', async () => {
  setRate()
  await subscribe('slow')
  await subscribe('bob')
  let tries = 0
  parts.mail.behaviour.getResult = (to) => {
    if (!to.startsWith('slow')) return 'accept'
    tries += 1
    return { refuse: 451, at: 'recipient' }
  }
  await startIssue(slug, content)
  for (const [minutes, expected] of [
    [0, 1],
    [9, 1],
    [1, 2],
    [29, 2],
    [1, 3],
    [119, 3],
    [1, 4],
  ] as const) {
    await parts.database.passTime({ minutes })
    await everyMinute()
    expect({ minutes, tries }).toEqual({ minutes, tries: expected })
  }
  expect(await readCounts()).toMatchObject({ state: 'finished', sent: 1, refused: 1 })
  expect(await countAudience()).toEqual(new Map([['en', 2]]))
})

test('five refusals in a row pause, and so do five of a hundred; a pause is told once', async () => {
  setRate()
  await subscribeMany(100)
  const seen = new Set<string>()
  parts.mail.behaviour.getResult = (to) => {
    if (to === owner) return 'accept'
    const number = [...seen.add(to)].indexOf(to) + 1
    return number <= 5 || number % 10 === 0 ? { refuse: 550, at: 'data', text: '5.2.2 full' } : 'accept'
  }
  await startIssue(slug, content)
  await everyMinute()
  expect(await readIssue()).toMatchObject({
    state: 'paused',
    paused_because: '5 of the last 5 addresses refused it',
    counts: { refused: 5 },
  })
  await continueIssue()
  await requestRun()
  await everyMinute()
  // 40 results since: every tenth is refused.
  expect(await readIssue()).toMatchObject({
    state: 'paused',
    paused_because: expect.stringMatching(/^\d of the last 4\d addresses refused it$/),
  })
  await requestRun()
  await everyMinute()
  expect(listNotices()).toHaveLength(2)
  // A full mailbox is no missing one.
  expect(await countAudience()).toEqual(new Map([['en', 100]]))
})

test('whoever leaves, is erased, is suppressed or changes the language before their turn gets what they want now', async () => {
  setRate()
  const [leaver, erased, suppressed] = [await subscribe('leaver'), await subscribe('erased'), await subscribe('full')]
  await subscribe('mover', 'en')
  await subscribe('back', 'en')
  await subscribe('bob')
  await startIssue(slug, content)
  await endSubscriptions(leaver)
  await eraseSubscriptions(erased)
  await parts.database.run(sql`update subscription set suppressed_at = now() where id = ${suppressed}`)
  await subscribe('mover', 'fr')
  await subscribe('back', 'zh')
  await everyMinute()
  expect(listReaders()).toEqual(['bob@example.org', 'mover@example.org'])
  expect(parts.mail.to('mover@example.org')[0]?.subject).toBe('The issue in fr')
  const { counts, reasons } = await readIssue()
  expect(counts).toEqual({ sent: 2, refused: 0, skipped: 4, uncertain: 0, waiting: 0 })
  expect(reasons.map(({ reason }) => reason).toSorted()).toEqual([
    'cannot be reached',
    'erased',
    'left',
    'no text in zh',
  ])
})

test('an address that subscribed more than once, in upper case and two languages, gets one mail in the newest language', async () => {
  setRate()
  await subscribe('ana', 'en')
  // The embedded database tells no times apart that lie in one millisecond.
  await parts.database.passTime({ minutes: 1 })
  await subscribe('ana', 'es', 'ANA@Example.org')
  expect(await countAudience()).toEqual(new Map([['es', 1]]))
  expect(await startIssue(slug, content)).toBe(1)
  await everyMinute()
  expect(parts.mail.mails.map(({ subject }) => subject)).toEqual(['The issue in es'])
})

test.skipIf(!hasSessions)(
  'of many who start an issue at once, one does, and no second issue goes beside it',
  async () => {
    await subscribe('ana')
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => startIssue(slug, content)))
    expect(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))).toEqual([1])
    await expect(startIssue('other', content)).rejects.toThrow(`There is: ${slug} (`)
    setRate()
    await everyMinute()
    await expect(startIssue(slug, content)).rejects.toThrow(`There is: ${slug} (`)
    expect(await startIssue('other', content)).toBe(1)
  },
)

test.skipIf(!hasSessions)('after a stop only what is in flight goes', async () => {
  setRate()
  await subscribeMany(40)
  await startIssue(slug, content)
  const run = everyMinute()
  await vi.waitFor(() => expect(parts.mail.mails.length).toBeGreaterThanOrEqual(5), { interval: 2, timeout: 30_000 })
  expect(await stopIssue()).toBe(slug)
  const { counts } = await readIssue()
  await run
  expect(listReaders().length).toBeLessThanOrEqual(counts.sent + 3)
  expect(await readIssue()).toMatchObject({ state: 'paused', paused_because: null })
  expect(await stopIssue()).toBeUndefined()
  expect(listNotices()).toEqual([])
  expect(await continueIssue()).toBe(slug)
  await requestRun()
  await everyMinute()
  expect(new Set(listReaders()).size).toBe(40)
  expect(listReaders()).toHaveLength(40)
})

test('an issue that is being sent is looked at each minute, one that has ended leaves the database asleep', async () => {
  setRate()
  await subscribeMany(2)
  await startIssue(slug, content)
  const begin = new Date()
  await everyMinute()
  expect(await takeRunRequest(new Date(begin.getTime() + 60_500))).toBe(true)
  await parts.database.passTime({ minutes: 1 })
  await everyMinute()
  await everyMinute()
  expect(await readCounts()).toMatchObject({ state: 'finished', sent: 2 })
  expect(await takeRunRequest(new Date(Date.now() + 60_000))).toBe(false)
})

test('without a secret, links could not be made: the run pauses and says so', async () => {
  await subscribe('ana')
  await startIssue(slug, content)
  await everyMinute()
  expect(await readIssue()).toMatchObject({
    state: 'paused',
    paused_because: expect.stringContaining('SIGNING_SECRET'),
  })
})

/** The state of the only reader of an issue after a result. @param before why the try before failed */
async function noteResult(
  result: { outcome: 'refused' | 'failed' | 'unreachable' | 'unknown'; reason: string },
  before?: string,
) {
  await subscribe('ana')
  await startIssue(slug, content)
  const mail = await claim()
  await issueMail.noteResult?.({ ...mail, reason: before ?? null }, result, readEnvironment(process.env).values)
  const { state, counts } = await readIssue()
  const [noted] = await parts.database.run(sql`select tries, outcome, mail.reason, suppressed_at is not null as "isHard"
    from mail join subscription on subscription.id = reader_id`)
  expect(noted?.reason).toBe(result.reason)
  const known = counts.refused ? 'refused' : counts.uncertain ? 'uncertain' : noted?.tries === 0 ? 'failed' : 'deferred'
  expect(state).toBe(known === 'failed' ? 'paused' : 'started')
  return { state: known, isHard: noted?.isHard }
}

test.each([
  ['refused', 'EENVELOPE 550 5.1.1', 'refused', true],
  ['refused', 'EENVELOPE 550', 'refused', false],
  ['refused', 'EMESSAGE 554', 'refused', false],
  ['refused', 'EENVELOPE 552 5.2.2', 'refused', false],
  ['refused', 'EMESSAGE 550 5.7.1', 'failed', false],
  ['refused', 'EENVELOPE', 'refused', false],
  ['failed', 'EENVELOPE 450 4.2.1', 'deferred', false],
  ['failed', 'EENVELOPE 421', 'failed', false],
  ['failed', 'EENVELOPE 451 4.7.1', 'failed', false],
  ['failed', 'ECONNECTION', 'failed', false],
  ['unreachable', 'EAUTH 535 5.7.8', 'failed', false],
  ['unreachable', 'EDNS ENOTFOUND', 'failed', false],
  ['unreachable', 'EENVELOPE 550', 'failed', false],
  ['unknown', 'ETIMEDOUT', 'uncertain', false],
] as const)('a mail that is %s by %s leaves its reader %s', async (outcome, reason, state, isHard) => {
  expect(await noteResult({ outcome, reason })).toEqual({ state, isHard })
})

const policy = 'EMESSAGE 550 5.7.1'

test.each([
  ['refused', policy, policy, 'refused'],
  ['failed', 'EENVELOPE 451 4.7.1', policy, 'deferred'],
  ['failed', 'EENVELOPE 421 4.7.0', policy, 'failed'],
  ['refused', policy, 'ESOCKET ECONNREFUSED', 'failed'],
  ['refused', policy, 'EAUTH 535 5.7.8', 'failed'],
  ['refused', policy, 'EENVELOPE 421 4.7.0', 'failed'],
  ['refused', policy, 'EENVELOPE 450 4.2.1', 'failed'],
] as const)('a reader whose mail is %s by %s after %s is %s', async (outcome, reason, before, state) => {
  expect((await noteResult({ outcome, reason }, before)).state).toBe(state)
})

test('an old bounce that is read again does not suppress who has confirmed since', async () => {
  setRate()
  await subscribe('ana')
  await startIssue(slug, content)
  const mail = await claim()
  await endMail(mail.id, 'sent')
  const id = mail.key.replace('issue/', '')
  const bounce = { id, kind: 'hard', code: '5.1.1' } as const
  expect(await noteBounce(bounce)).toBe('suppressed')
  expect(await countAudience()).toEqual(new Map())
  await subscribe('ana', 'fr')
  expect(await noteBounce(bounce)).toBe('noted')
  expect(await countAudience()).toEqual(new Map([['fr', 1]]))
})

test.each([0, 10])(
  'who is put off for %s minutes after the owner has ended the issue gets nothing',
  async (minutes) => {
    await subscribe('ana')
    await startIssue(slug, content)
    const mail = await claim()
    await endIssue()
    await postponeMail(mail, minutes, { reason: 'EENVELOPE 451' })
    expect(await readCounts()).toMatchObject({ state: 'finished', skipped: 1, waiting: 0 })
  },
)

test('a run begins no mail that it would break off if it took as long as the slowest before it', async () => {
  setRate()
  await subscribeMany(3)
  await startIssue(slug, content)
  vi.useFakeTimers({ toFake: ['Date'] })
  // It is asked twice for each mail, which takes 10 seconds.
  parts.mail.behaviour.getResult = () => {
    vi.setSystemTime(Date.now() + 5_000)
    return 'accept'
  }
  await sendMails(readEnvironment(process.env).values, { kinds: mailKinds, deadline: Date.now() + 22_000 })
  expect(await readCounts()).toMatchObject({ sent: 2, uncertain: 0, waiting: 1 })
})

test('outages use up none of the tries of a reader', async () => {
  setRate()
  await subscribe('ana')
  await startIssue(slug, content)
  await parts.mail.stop()
  for (let outage = 0; outage < 4; outage++) {
    await requestRun()
    await everyMinute()
    await continueIssue()
  }
  await parts.mail.start()
  parts.mail.behaviour.getResult = (to) => (to.startsWith('ana') ? { refuse: 451, at: 'recipient' } : 'accept')
  await requestRun()
  await everyMinute()
  expect(await readCounts()).toMatchObject({ state: 'started', refused: 0, waiting: 1 })
})
