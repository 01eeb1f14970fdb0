import { createHash } from 'node:crypto'
import { load } from 'cheerio'
import { beforeEach, expect, test, vi } from 'vitest'
import { getLanguageTag } from '../../locales/language-tag.ts'
import { localeCodes } from '../../locales/locales.ts'
import { runningVersions } from '../../model/consent-versions.ts'
import { contactTexts } from '../../model/kinds/contact.ts'
import { site } from '../../model/kinds/site.ts'
import { findNext, postForm, postJson, send, sendWithoutWaiting, startParts } from '../../testing/parts.ts'
import { releaseLead } from '../contact/store.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { sql } from '../shared/data/database.ts'
import { signToken } from '../shared/http/links.ts'
import { noteRun, requestRun, takeRunRequest } from '../shared/mail/outbox.ts'
import { newsletterLinks } from './links.ts'
import { config } from './newsletter.ts'
import { endedByOwner } from './store.ts'

const secret = 'a secret of more than 32 characters'
const email = 'Ana@Example.org'

const parts = await startParts()

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', secret)
})

test('an address is subscribed by the button of the page behind the mailed link', async () => {
  expect((await postJson('/api/newsletter', { email, consent: true, locale: 'es' })).status).toBe(202)
  const link = findLink('confirm')
  const page = await send(link)
  expect(page.status).toBe(200)
  const $ = load(await page.text())
  expect($('html').attr('lang')).toBe('es')
  expect($('form').attr('method')).toBe('post')
  expect(await findEvents()).toEqual(['requested'])
  await send(link, { method: 'POST' })
  expect(await findEvents()).toEqual(['confirmed', 'requested'])
})

test('confirming twice is confirming once', async () => {
  const link = await subscribe()
  for (let count = 0; count < 2; count++) expect((await send(link, { method: 'POST' })).status).toBe(200)
  expect(await findEvents()).toEqual(['confirmed', 'requested'])
})

test('the link of a subscription whose mail came back promises no issue: only a new one does', async () => {
  const link = await subscribe()
  await send(link, { method: 'POST' })
  await parts.database.run(sql`update subscription set suppressed_at = now(), expires_on = current_date returning id`)
  expect((await send(link, { method: 'POST' })).status).toBe(410)
  const [kept] = await parts.database.run(sql`select suppressed_at, expires_on from subscription`)
  expect(Object.values(kept ?? {})).not.toContain(null)
})

test('the proof of consent holds its words, language and times, and no IP address', async () => {
  const headers = { 'x-nf-client-connection-ip': '192.0.2.7', 'x-forwarded-for': '192.0.2.7' }
  await postJson(
    '/api/newsletter',
    { email, consent: true, consentVersion: runningVersions.newsletter, locale: 'fr' },
    headers,
  )
  await send(findLink('confirm'), { method: 'POST' })
  const [proof] = await parts.database.run(sql`select * from subscription`)
  expect(proof).toMatchObject({
    email,
    locale: 'fr',
    consent_version: runningVersions.newsletter,
    requested_at: expect.any(Date),
    confirmed_at: expect.any(Date),
  })
  expect(JSON.stringify(proof)).not.toContain('192.0.2.7')
})

test('no link tells an address, in words or as a hash', async () => {
  // Too long to be part of a random token.
  const address = 'anabelle.quillfeather@reading.example'
  await subscribe('en', address)
  const hash = createHash('sha256').update(address).digest('hex')
  for (const link of [findLink('confirm', address), findLink('unsubscribe', address)]) {
    expect(link).not.toMatch(/anabelle|quillfeather|reading/i)
    expect(link).not.toContain(hash)
  }
  expect(parts.readLog()).not.toMatch(/anabelle|reading/i)
})

test('an address gets the same answer whether it is unknown, pending, subscribed or has left', async () => {
  const answers: string[] = []
  const ask = async () => answers.push(await describe(await postJson('/api/newsletter', { email, consent: true })))
  await ask()
  await ask()
  await send(findLink('confirm'), { method: 'POST' })
  await ask()
  await send(findLink('unsubscribe'), { method: 'POST' })
  await ask()
  expect(new Set(answers).size).toBe(1)
})

test('without consent nobody is subscribed', async () => {
  for (const consent of [undefined, false, 'on', 'false', null, 1]) {
    const response = await postJson('/api/newsletter', { email, consent, locale: 'en' })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).error.fields)).toEqual(['consent'])
  }
  expect(await findEvents()).toEqual([])
})

test('a form post leads to the page that asks to look into the inbox', async () => {
  const response = await postForm('/api/newsletter', { email, consent: 'on', locale: 'zh' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/zh/newsletter/check-inbox')
})

test('a form post without the tick is answered with the form, unticked, and the words of the consent', async () => {
  const response = await postForm('/api/newsletter', { email, locale: 'en' })
  expect(response.status).toBe(422)
  const $ = load(await response.text())
  expect($('input[name=email]').val()).toBe(email)
  const box = $('input[name=consent]')
  expect(box.attr('checked')).toBeUndefined()
  expect(box.attr('autofocus')).toBeDefined()
  expect(box.parent().text()).toContain(contactTexts.newsletter.consent)
})

test('an address gets one mail in ten minutes, however often it is typed', async () => {
  const ask = (address: string) => postJson('/api/newsletter', { email: address, consent: true })
  await Promise.all(Array.from({ length: 10 }, () => ask(email)))
  await parts.database.passTime({ minutes: 9 })
  await ask(email.toUpperCase())
  expect(parts.mail.mails).toHaveLength(1)
  await parts.database.passTime({ minutes: 1 })
  await ask(email)
  expect(parts.mail.mails).toHaveLength(2)
})

test('an address gets three mails a day, and the same answer to all that it asks for', async () => {
  const answers: string[] = []
  for (let hour = 10; hour < 16; hour++) {
    answers.push(await describe(await postJson('/api/newsletter', { email, consent: true })))
    await parts.database.passTime({ minutes: 60 })
  }
  expect(parts.mail.to(email)).toHaveLength(3)
  expect(new Set(answers).size).toBe(1)
  await parts.database.passTime({ days: 1 })
  await subscribe()
  expect(parts.mail.to(email)).toHaveLength(4)
})

test('a robot gets the same answer, subscribes nobody, gets no mail, and waits for the owner as a held message', async () => {
  const robot = await postJson('/api/newsletter', {
    email,
    consent: true,
    website: 'https://spam.example',
    locale: 'zh',
  })
  const person = await postJson('/api/newsletter', { email: 'person@example.org', consent: true })
  expect(await describe(robot)).toEqual(await describe(person))
  expect(await findEvents()).toEqual(['requested'])
  expect(parts.mail.to(email)).toEqual([])
  const [held] = await parts.database.run(sql`select id::text, email, message, held_because, released_at from lead`)
  // In words that the owner reads.
  const message = contactTexts.newsletter.heading
  expect(held).toMatchObject({ email, message, held_because: ['honeypot'], released_at: null })
  expect(await releaseLead(String(held?.id))).toBe(true)
  await everyMinute()
  expect(parts.mail.to(site.owner.email)[0]?.replyTo?.[0]?.name).toBe(email)
})

test('mail programs can unsubscribe in one click', async () => {
  await send(await subscribe(), { method: 'POST' })
  const headers = new Map(parts.mail.mails[0]?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, link = ''] = /^<(http[^>]+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? []
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  expect((await send(link, { method: 'POST', body })).status).toBe(200)
  expect(await findEvents()).toEqual(['confirmed', 'left', 'requested'])
})

test('opening the link to unsubscribe changes nothing, its two buttons do', async () => {
  await send(await subscribe(), { method: 'POST' })
  const $ = load(await (await send(findLink('unsubscribe'))).text())
  expect(await findEvents()).toEqual(['confirmed', 'requested'])
  const [unsubscribe = '', erase = ''] = $('form').map((_index, form) => $(form).attr('action'))
  await send(unsubscribe, { method: 'POST' })
  expect(await findEvents()).toEqual(['confirmed', 'left', 'requested'])
  await send(erase, { method: 'POST' })
  expect(await findEvents()).toEqual(['confirmed', 'left', 'requested'])
  const link = findLink('erase')
  expect(load(await (await send(link)).text())('form').attr('method')).toBe('post')
  expect(await findEvents()).toEqual(['confirmed', 'left', 'requested'])
  await send(link, { method: 'POST' })
  expect(await findEvents()).toEqual([])
})

test.each(localeCodes)(
  'whoever wants to leave by a link that cannot be verified is told where to write, in %s',
  async (locale) => {
    for (const path of ['unsubscribe', 'erase']) {
      const page = await send(`/api/newsletter/${path}?token=nonsense&locale=${locale}`)
      expect(page.status).toBe(400)
      const $ = load(await page.text())
      expect($('html').attr('lang')).toBe(getLanguageTag(locale))
      expect($('main a').attr('href')).toBe(`mailto:${site.owner.email}`)
    }
  },
)

test('the mail that asks to confirm erasing is sent once in an hour', async () => {
  await send(await subscribe(), { method: 'POST' })
  const erase = findLink('unsubscribe').replace('unsubscribe', 'erase')
  await Promise.all([1, 2, 3].map(() => send(erase, { method: 'POST' })))
  expect(parts.mail.to(email)).toHaveLength(2)
  // An id is one word of ASCII with one @ (RFC 5322), and no place for an address.
  for (const { messageId } of parts.mail.mails) expect(messageId).toMatch(/^<[\w.-]+@[\w.-]+>$/)
  expect((await send(findLink('erase'), { method: 'POST' })).status).toBe(200)
  expect(await findEvents()).toEqual([])
})

test('a link that was signed with an earlier secret works', async () => {
  const token = signToken(newsletterLinks.leave, crypto.randomUUID(), 'an earlier secret of more than 32 characters')
  const unsubscribe = () => send(`/api/newsletter/unsubscribe?token=${token}`, { method: 'POST' })
  expect((await unsubscribe()).status).toBe(400)
  vi.stubEnv('SIGNING_SECRET_PREVIOUS', 'an earlier secret of more than 32 characters')
  expect((await unsubscribe()).status).toBe(200)
})

test('the page of the button that erases belongs to the mail that asks for it: the link of an issue leads to the one to unsubscribe', async () => {
  await subscribe()
  const link = findLink('unsubscribe').replace('unsubscribe', 'erase')
  expect((await sendWithoutWaiting(link)).answer.status).toBe(303)
  expect(load(await (await send(link)).text())('form')).toHaveLength(2)
})

test('each button leads to a page that Back can show again, but for that of a mail program, which is not led on', async () => {
  const read = async (next: string | null) => {
    const response = await send(next ?? '')
    const $ = load(await response.text())
    expect([response.status, $('form').length]).toEqual([200, 0])
    return $('main').text()
  }
  const pages = [await read(await findNext(await subscribe()))]
  const leave = findLink('unsubscribe')
  pages.push(await read(await findNext(leave, { by: 'page' })))
  pages.push(await read(await findNext(leave.replace('unsubscribe', 'erase'))))
  pages.push(await read(await findNext(findLink('erase'))))
  expect(new Set(pages).size).toBe(4)
  expect(await findNext(leave, { 'List-Unsubscribe': 'One-Click' })).toBe(null)
})

test('who has left or was erased is not subscribed by the old link', async () => {
  const link = await subscribe()
  await send(findLink('unsubscribe'), { method: 'POST' })
  expect((await send(link, { method: 'POST' })).status).toBe(410)
  await send(findLink('unsubscribe').replace('unsubscribe', 'erase'), { method: 'POST' })
  await send(findLink('erase'), { method: 'POST' })
  expect((await send(link, { method: 'POST' })).status).toBe(410)
  expect(await findEvents()).toEqual([])
})

test('a link to unsubscribe of which nothing is kept says so and where to write, and one used again still says unsubscribed', async () => {
  await subscribe()
  const link = findLink('unsubscribe')
  const use = async () => {
    const response = await send(link, { method: 'POST' })
    const $ = load(await response.text())
    return { status: response.status, namesWay: $('main a[href^="mailto:"]').length === 1 }
  }
  expect(await use()).toEqual({ status: 200, namesWay: false })
  expect(await use()).toEqual({ status: 200, namesWay: false })
  await parts.database.run(sql`delete from subscription`)
  expect(await use()).toEqual({ status: 200, namesWay: true })
})

test('who has left can subscribe again at once', async () => {
  const first = await subscribe()
  await send(findLink('unsubscribe'), { method: 'POST' })
  const second = await subscribe()
  expect(second).not.toBe(first)
  await subscribe()
  expect(parts.mail.to(email)).toHaveLength(2)
  expect((await send(second, { method: 'POST' })).status).toBe(200)
  expect(await findEvents()).toEqual(['confirmed', 'left', 'requested', 'requested'])
})

test('who has left can subscribe again later', async () => {
  await subscribe()
  await send(findLink('unsubscribe'), { method: 'POST' })
  await parts.database.passTime({ minutes: 30 })
  const response = await send(await subscribe(), { method: 'POST' })
  expect(response.status).toBe(200)
  expect(await findEvents()).toEqual(['confirmed', 'left', 'requested', 'requested'])
})

test('a link that is forged, for another purpose or too old does nothing', async () => {
  const link = await subscribe()
  const token = new URL(link).searchParams.get('token') ?? ''
  const [subject = ''] = token.split('.')
  const bad = {
    '/api/newsletter/confirm': 400,
    '/api/newsletter/confirm?token=': 400,
    [`/api/newsletter/confirm?token=${token.slice(0, -1)}`]: 400,
    [`/api/newsletter/confirm?token=${token.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))}`]: 400,
    [`/api/newsletter/confirm?token=${signToken(newsletterLinks.confirm, subject, 'another secret of 32 characters!')}`]: 400,
    [`/api/newsletter/confirm?token=${signToken(newsletterLinks.leave, subject, secret)}`]: 400,
    [`/api/newsletter/unsubscribe?token=${token}`]: 400,
    [`/api/newsletter/erase?token=${token}`]: 400,
    [`/api/newsletter/confirm?token=${signToken(newsletterLinks.confirm, crypto.randomUUID(), secret)}`]: 410,
  }
  for (const [path, status] of Object.entries(bad)) {
    expect((await send(path, { method: 'POST' })).status, path).toBe(status)
  }
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000, toFake: ['Date'] })
  const expired = await send(link)
  expect(expired.status).toBe(410)
  // The page has other forms too.
  expect(await expired.text()).toContain('href="/contact#newsletter"')
  expect((await send(link, { method: 'POST' })).status).toBe(410)
  expect(await findEvents()).toEqual(['requested'])
})

test.each(['SIGNING_SECRET', 'SMTP_URL'])(
  'without %s the request is kept, and mailed once it is set',
  async (variable) => {
    const set = process.env[variable]
    vi.stubEnv(variable, '')
    expect((await postJson('/api/newsletter', { email, consent: true })).status).toBe(202)
    await everyMinute()
    expect(parts.mail.mails).toEqual([])
    vi.stubEnv(variable, set)
    await parts.database.passTime({ minutes: 60 })
    await everyMinute()
    await everyMinute()
    expect(parts.mail.to(email)).toHaveLength(1)
    await send(findLink('confirm'), { method: 'POST' })
    expect(await findEvents()).toEqual(['confirmed', 'requested'])
  },
)

test('a database that fails is admitted', async () => {
  parts.database.cut()
  expect((await postJson('/api/newsletter', { email, consent: true })).status).toBe(503)
  const page = await postForm('/api/newsletter', { email, consent: 'on' })
  expect(page.status).toBe(503)
  expect(load(await page.text())('input[name=consent]').attr('checked')).toBeDefined()
  const token = signToken(newsletterLinks.leave, crypto.randomUUID(), secret)
  const response = await send(`/api/newsletter/unsubscribe?token=${token}&locale=fr`, {
    method: 'POST',
    headers: { accept: 'text/html' },
  })
  expect(response.status).toBe(503)
  expect(load(await response.text())('html').attr('lang')).toBe('fr')
})

/** Asks for the newsletter. @returns the link to confirm */
async function subscribe(locale?: string, address = email): Promise<string> {
  await postJson('/api/newsletter', { email: address, consent: true, locale })
  return findLink('confirm', address)
}

/** A link of the last mail to the address. */
function findLink(action: 'confirm' | 'unsubscribe' | 'erase', address = email): string {
  const text = parts.mail.to(address).at(-1)?.text ?? ''
  const link = text.split('\n').find((line) => line.includes(`/api/newsletter/${action}?`))
  if (!link) throw new Error(`The mail has no link to ${action}: ${text}`)
  return link
}

/** The events of the requests of all addresses. */
async function findEvents(): Promise<string[]> {
  const rows = await parts.database.run(sql`select requested_at, confirmed_at, left_at from subscription`)
  const names = { confirmed_at: 'confirmed', left_at: 'left', requested_at: 'requested' }
  return rows.flatMap((row) => Object.entries(names).flatMap(([column, name]) => (row[column] ? [name] : []))).sort()
}

async function describe(response: Response) {
  return JSON.stringify([response.status, [...response.headers], await response.text()])
}

test('a hundred readers can unsubscribe in one minute from one address', async () => {
  const tokens = Array.from({ length: 100 }, () => signToken(newsletterLinks.leave, crypto.randomUUID(), secret))
  const answers = await Promise.all(
    tokens.map((token) => send(`/api/newsletter/unsubscribe?token=${token}`, { method: 'POST' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(config).not.toHaveProperty('rateLimit')
})

test('of two requests at the same moment one is mailed', async () => {
  await Promise.all(Array.from({ length: 8 }, () => postJson('/api/newsletter', { email, consent: true })))
  expect(parts.mail.to(email)).toHaveLength(1)
  expect(await findEvents()).toEqual(['requested'])
})

test('a form that another site has sent mails nobody', async () => {
  const response = await postForm('/api/newsletter', { email, consent: 'on' }, { 'sec-fetch-site': 'cross-site' })
  expect(response.status).toBe(303)
  expect(parts.mail.mails).toEqual([])
})

test("only the owner's command has the minute's job look at once", async () => {
  await takeRunRequest()
  await noteRun(undefined)
  const call = (token: string) => send(`/api/newsletter/run?token=${token}`, { method: 'POST' })
  expect((await call('nonsense')).status).toBe(400)
  expect((await call(signToken(newsletterLinks.leave, 'newsletter', secret))).status).toBe(400)
  expect(await takeRunRequest()).toBe(false)
  expect((await call(signToken(newsletterLinks.run, 'newsletter', secret))).status).toBe(204)
  expect(await takeRunRequest()).toBe(true)
})

/** An issue that has gone out, in some languages. */
async function keepIssue(slug: string, languages: string[], state = 'finished') {
  const words = (locale: string) => ({
    subject: `${slug} ${locale}`,
    html: `<p>${slug}</p><a href="{{unsubscribe}}">leave</a>`,
    text: `${slug} {{unsubscribe}}`,
    hash: slug,
  })
  const content = JSON.stringify(Object.fromEntries(languages.map((locale) => [locale, words(locale)])))
  await parts.database.run(sql`insert into newsletter_issue (slug, state, content, started_at)
    values (${slug}, ${state}, ${content}::jsonb, clock_timestamp())`)
}

const listIssues = () =>
  parts.mail
    .to(email)
    .flatMap(({ subject = '', headers }) => (headers.some(({ key }) => key === 'list-id') ? subject : []))

test('who confirms gets the newest issue in her language at once and once, with a link to leave', async () => {
  await keepIssue('old', ['en', 'es'])
  await keepIssue('newer', ['en', 'es', 'fr'])
  await keepIssue('foreign', ['fr'])
  const link = await subscribe('es')
  expect(listIssues()).toEqual([])
  const page = await send(link, { method: 'POST' })
  expect(page.status).toBe(200)
  expect(listIssues()).toEqual(['newer es'])
  const mail = parts.mail.to(email).at(-1)
  expect(mail?.text).toMatch(/newer http\S+unsubscribe\?\S*token=/)
  await send(link, { method: 'POST' })
  await everyMinute()
  // The address leaves and comes back.
  await send(findLink('unsubscribe'), { method: 'POST' })
  await parts.database.passTime({ minutes: 20 })
  await send(await subscribe('es'), { method: 'POST' })
  await everyMinute()
  expect(listIssues()).toEqual(['newer es'])
})

test('without an issue in her language nobody gets one, nor one that the owner has ended', async () => {
  const first = load(await (await send(await subscribe('es'), { method: 'POST' })).text())('main').text()
  await keepIssue('foreign', ['fr'])
  await keepIssue('bad', ['es'])
  await parts.database.run(
    sql`insert into mail (key, kind, issue, expires_at, reason) values ('issue/x', 'issue', 'bad', now(), ${endedByOwner})`,
  )
  await parts.database.run(sql`delete from subscription`)
  const second = load(await (await send(await subscribe('es'), { method: 'POST' })).text())('main').text()
  await everyMinute()
  expect(listIssues()).toEqual([])
  expect(second).toBe(first)
})

test('an issue that has paused comes when it goes on', async () => {
  await keepIssue('paused', ['en'], 'paused')
  await send(await subscribe(), { method: 'POST' })
  await everyMinute()
  expect(listIssues()).toEqual([])
  await parts.database.run(sql`update newsletter_issue set state = 'started'`)
  await requestRun()
  await everyMinute()
  expect(listIssues()).toEqual(['paused en'])
})

test('above the ceiling of an hour the newest issue waits, and the address that refuses it gets no other', async () => {
  vi.stubEnv('VISITOR_MAILS_HOURLY', '1')
  await keepIssue('newest', ['en'])
  await send(await subscribe('en', 'kim@example.org'), { method: 'POST' })
  await parts.database.run(sql`delete from spending where what like 'links%'`)
  await send(await subscribe('en'), { method: 'POST' })
  expect(listIssues()).toEqual([])
  parts.mail.behaviour.getResult = () => ({ refuse: 550, at: 'recipient', text: '5.1.1 Unknown' })
  await parts.database.run(sql`delete from spending`)
  await parts.database.passTime({ minutes: 61 })
  await everyMinute()
  const rows = await parts.database.run(sql`select outcome from mail where kind = 'newest-issue' order by id`)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['sent', 'refused'])
  expect(await parts.database.run(sql`select 1 from subscription where suppressed_at is not null`)).toHaveLength(1)
})
