import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import type { Email } from 'postal-mime'
import { beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment } from '../../environment.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { createTranslator } from '../../locales/server.ts'
import { booking as settings } from '../../model/kinds/booking.ts'
import { steps } from '../../model/kinds/line.ts'
import { writeLine } from '../../model/kinds/line-in-words.ts'
import { site } from '../../model/kinds/site.ts'
import { tasks } from '../../model/kinds/tasks.ts'
import { parseEvent } from '../../testing/feed.ts'
import { findNext, hasSessions, postForm, postJson, send, sendWithoutWaiting, startParts } from '../../testing/parts.ts'
import { releaseLead } from '../contact/store.ts'
import everyMinute from '../every-minute/every-minute.ts'
import everyNight from '../every-night/every-night.ts'
import { newsletterLinks } from '../newsletter/links.ts'
import { readDigest } from '../owner/digest.ts'
import { mailKinds } from '../owner/mail-kinds.ts'
import { execute, sql } from '../shared/data/database.ts'
import { signToken } from '../shared/http/links.ts'
import { quote } from '../shared/mail/texts.ts'
import { bookingLinks } from './links.ts'

const secret = 'a secret of more than 32 characters'
const owner = site.owner.email
const email = 'ana@example.org'
const from = 'appointments@example.org'

const parts = await startParts()

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', secret)
  vi.stubEnv('BOOKING_FROM', `Appointments <${from}>`)
  // Without a calendar the working hours can be booked locally.
  vi.stubEnv('CONTEXT', 'dev')
})

const person = { name: 'Zoe Quill', email, company: 'Acme', notes: 'We are twelve.\nWhat do we need?' }

type Fields = Record<string, unknown>

async function listStarts(type = 'call', place = 'online'): Promise<string[]> {
  const response = await send(`/api/booking/times?type=${type}&place=${place}`)
  return (await response.json()).starts
}

async function ask(fields: Fields = {}): Promise<Response> {
  const [start] = 'start' in fields ? [] : await listStarts()
  return postJson('/api/booking', { type: 'call', place: 'online', start, zone: 'Europe/Madrid', ...person, ...fields })
}

/** Asks for the first free time, or that of the fields, and confirms it. @returns the link to its page */
async function book(fields: Fields = {}): Promise<string> {
  expect((await ask(fields)).status).toBe(202)
  const to = String(fields.email ?? email)
  expect((await send(findLink('confirm', to), { method: 'POST' })).status).toBe(200)
  return findLink('manage', to)
}

/** A link of the last mail to an address that has it. */
function findLink(action: 'confirm' | 'manage', to = email): string {
  const links = parts.mail
    .to(to)
    .flatMap(({ text = '' }) => text.split('\n').filter((line) => line.includes(`/api/booking/${action}?`)))
  const link = links.at(-1)
  if (!link) throw new Error(`No mail to ${to} has a link to ${action}`)
  return link
}

/** The addresses of the forms of a page, with what is chosen in it. */
async function readPage(response: Response) {
  const $ = load(await response.text())
  return {
    $,
    status: response.status,
    lang: $('html').attr('lang'),
    actions: $('form')
      .map((_, form) => $(form).attr('action')?.replace(/\?.*/, '').split('/').at(-1))
      .get(),
    starts: $('input[name=start]')
      .map((_, input) => $(input).attr('value'))
      .get(),
    text: $('main').text(),
  }
}

const change = (link: string, action: 'move' | 'cancel' | 'no-show', fields: Record<string, string> = {}) =>
  postForm(link.replace('/manage?', `/${action}?`), fields)

/** The event of a mail as a calendar reads it. */
function readEvent({ attachments }: Email) {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const content = part?.content
  // The parser of mails gives texts without carriage returns.
  const text = (typeof content === 'string' ? content : new TextDecoder().decode(content)).replace(/\r/g, '')
  const { method, uid, sequence, start } = parseEvent(text)
  return { text, method: part?.method, facts: [method, uid, sequence, start] as const }
}

const readRows = () => parts.database.run(sql`select * from booking order by requested_at`)

test('a time is held, confirmed by the button behind the mailed link, and stands in both calendars', async () => {
  const [start = ''] = await listStarts()
  const response = await ask({ start, locale: 'es' })
  expect(response.status).toBe(202)
  const { ok, id, until } = await response.json()
  expect(ok).toBe(true)
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(59 * 60_000)
  expect(await listStarts()).not.toContain(start)
  expect(parts.mail.mails).toHaveLength(1)

  const link = findLink('confirm')
  const page = await readPage(await send(link))
  expect(page).toMatchObject({ status: 200, lang: 'es', actions: ['confirm'] })
  expect((await readRows())[0]?.state).toBe('held')

  const confirmed = await readPage(await send(link, { method: 'POST' }))
  expect(confirmed).toMatchObject({ status: 200, lang: 'es' })
  const [invitation] = parts.mail.to(email).slice(1)
  const [news] = parts.mail.to(owner)
  for (const mail of [invitation, news]) {
    if (!mail) throw new Error('A mail is missing')
    const { facts, method, text } = readEvent(mail)
    expect(facts).toEqual(['REQUEST', `${id}@${new URL(site.url).hostname}`, 0, new Date(start).toISOString()])
    expect(method).toBe('REQUEST')
    expect(mail.from?.address).toBe(from)
    const lines = text.replace(/\n /g, '').split('\n')
    expect(lines.find((line) => line.startsWith('ORGANIZER'))).toMatch(new RegExp(`:mailto:${from}$`, 'i'))
    const attendees = lines.filter((line) => line.startsWith('ATTENDEE'))
    expect(attendees).toEqual([expect.stringMatching(new RegExp(`:mailto:${mail.to?.[0]?.address}$`, 'i'))])
  }
  expect(news?.replyTo).toBeUndefined()
  for (const fact of ['Zoe Quill', 'Acme', 'We are twelve.', '/api/booking/manage?']) expect(news?.text).toContain(fact)
})

test('a clock that the server does not know as the page showed it has UTC beside it, in mails and pages', async () => {
  const [, start = ''] = await listStarts()
  const utc = `${start.slice(11, 16)}–`
  for (const [offset, isDoubtful] of [
    ['+09:00', true],
    ['+08:00', false],
    ['soon', false],
    [undefined, false],
  ]) {
    const to = `${randomUUID()}@example.org`
    expect((await ask({ start, zone: 'Asia/Shanghai', offset, email: to, notes: '' })).status).toBe(202)
    const text = parts.mail.to(to)[0]?.text ?? ''
    expect([offset, /\(UTC\)/.test(text)]).toEqual([offset, isDoubtful])
    const page = await readPage(await send(findLink('confirm', to)))
    expect([offset, page.text.includes('(UTC)')]).toEqual([offset, isDoubtful])
    if (isDoubtful) expect(text.split('\n').find((line) => line.includes('(UTC)'))).toContain(utc)
    await parts.database.run(sql`delete from booking`)
  }
  // A zone that this server does not know is read as the owner's.
  await ask({ start, zone: 'Moon/Crater', offset: '+12:00', locale: 'es' })
  expect(parts.mail.to(email)[0]?.text).toContain('(UTC)')
})

test('the first mail repeats nothing that was typed', async () => {
  await ask({ locale: 'fr' })
  const [mail] = parts.mail.to(email)
  // A random token may spell anything.
  const text = mail?.text?.replace(/token=\S+/g, '')
  expect(`${mail?.subject} ${text} ${mail?.to?.[0]?.name}`).not.toMatch(/Zoe|Quill|Acme|twelve/)
  expect(mail?.attachments).toEqual([])
})

test('no opened link changes anything', async () => {
  await ask()
  const confirm = findLink('confirm')
  const dump = async () =>
    JSON.stringify([await readRows(), await parts.database.run(sql`select key, due_at from mail`)])
  const open = async (links: string[]) => {
    const before = await dump()
    for (const link of links) {
      for (const method of ['GET', 'HEAD']) {
        const response = await send(link, { method })
        expect([200, 405]).toContain(response.status)
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.get('referrer-policy')).toBe('no-referrer')
        expect(response.headers.get('x-robots-tag')).toBe('noindex')
      }
    }
    expect(await dump()).toBe(before)
  }
  await open([confirm])
  await send(confirm, { method: 'POST' })
  const links = [findLink('manage'), findLink('manage', owner)]
  const actions = ['manage', 'move', 'cancel', 'no-show', 'event.ics']
  await open(links.flatMap((link) => actions.map((action) => link.replace('/manage?', `/${action}?`))))
})

test.each(localeCodes)('all pages and mails of a visitor are in %s', async (locale: Locale) => {
  const link = await book({ locale })
  const page = await readPage(await send(link))
  expect(page.lang?.slice(0, 2)).toBe(locale)
  expect(page.actions.sort()).toEqual(['cancel', 'move'])
  for (const { subject, text } of parts.mail.to(email)) expect(`${subject} ${text}`).not.toMatch(/\{|\[|booking\./)
  const english = /\b(appointment|your|cancel|calendar)\b/i
  if (locale !== 'en') expect(page.text.replaceAll('Strategy call', '')).not.toMatch(english)
})

test('an invitation, two moves and the end are one event whose sequence grows; the first link stays good', async () => {
  const link = await book()
  const ends: string[] = []
  for (let round = 0; round < 2; round++) {
    const { starts } = await readPage(await send(link))
    ends.push(String(starts[5]))
    const moved = await readPage(await change(link, 'move', { start: String(starts[5]) }))
    expect(moved.status).toBe(200)
  }
  expect((await change(link, 'cancel', { sure: 'on', reason: 'Holidays' })).status).toBe(200)
  const read = (address: string) =>
    parts.mail
      .to(address)
      .filter(({ attachments }) => attachments.length > 0)
      .map((mail) => readEvent(mail))
  for (const address of [email, owner]) {
    const events = read(address)
    expect(events.map(({ facts: [method, , sequence] }) => `${method} ${sequence}`)).toEqual([
      'REQUEST 0',
      'REQUEST 1',
      'REQUEST 2',
      'CANCEL 3',
    ])
    expect(new Set(events.map(({ facts }) => facts[1])).size).toBe(1)
    expect(events.slice(1).map(({ facts }) => facts[3])).toEqual(
      [...ends, ends[1]].map((end) => new Date(String(end)).toISOString()),
    )
    expect(events.every(({ method, facts }) => method === facts[0])).toBe(true)
  }
  const last = parts.mail.to(email).at(-1)
  expect(last?.text).not.toContain('Holidays')
  expect(parts.mail.to(owner).at(-1)?.text).toContain('Holidays')
  expect(await listStarts()).toContain(String(ends[1]).replace('.000Z', 'Z'))
})

test('cancelling needs the box, however the page was sent', async () => {
  const link = await book()
  for (const fields of [{}, { sure: 'off' }, { sure: '' }] as Record<string, string>[]) {
    const page = await readPage(await change(link, 'cancel', fields))
    expect(page).toMatchObject({ status: 422, actions: ['move', 'cancel'] })
  }
  const { $ } = await readPage(await change(link, 'cancel', { reason: 'Toño is "ill"' }))
  expect($('details[open] #reason').val(), 'what was typed stays').toBe('Toño is "ill"')
  const moved = await readPage(await change(link, 'move'))
  expect(moved.$('details[open]'), 'nobody who moves is shown the way to cancel').toHaveLength(0)
  expect((await readRows())[0]?.state).toBe('confirmed')
  for (let time = 0; time < 2; time++) expect((await change(link, 'cancel', { sure: 'on' })).status).toBe(200)
  expect(parts.mail.to(email).filter(({ subject }) => subject?.startsWith('Canceled'))).toHaveLength(1)
})

test('each button leads to a page that Back can show again', async () => {
  expect((await ask()).status).toBe(202)
  const [confirm, pages] = [findLink('confirm'), [] as string[]]
  const read = async (next: string | null) => pages.push((await readPage(await send(next ?? ''))).text)
  await read(await findNext(confirm))
  await read(await findNext(confirm))
  expect(pages[0]).toBe(pages[1])
  const link = findLink('manage')
  const [, , later = ''] = await listStarts()
  await read(await findNext(link.replace('/manage?', '/move?'), { start: later }))
  await read(await findNext(link.replace('/manage?', '/cancel?'), { sure: 'on' }))
  expect(new Set(pages).size).toBe(3)
})

test('a post to what is cancelled is no success', async () => {
  const link = await book()
  await change(link, 'cancel', { sure: 'on' })
  expect((await change(link, 'cancel')).status).toBe(422)
  expect((await change(link, 'move', { start: '2026-12-01T09:00:00Z' })).status).toBe(409)
})

test('a wrong link is refused before anything else is asked', async () => {
  const link = await book()
  const id = String((await readRows())[0]?.id)
  const token = new URL(link).searchParams.get('token') ?? ''
  const wrong = [
    '',
    'nonsense',
    `${token}.`,
    token.slice(0, -1),
    signToken(bookingLinks.book, id, secret),
    signToken(newsletterLinks.leave, id, secret),
    signToken(bookingLinks.manage, id, 'another secret of 32 characters!'),
  ]
  for (const action of ['manage', 'move', 'cancel', 'event.ics']) {
    const method = action === 'move' || action === 'cancel' ? 'POST' : 'GET'
    for (const bad of wrong) {
      expect((await send(`/api/booking/${action}?token=${bad}`, { method })).status, `${action} ${bad}`).toBe(400)
    }
    expect((await send(`/api/booking/${action}`, { method })).status).toBe(400)
    const gone = signToken(bookingLinks.manage, randomUUID(), secret)
    expect((await send(`/api/booking/${action}?token=${gone}`, { method })).status).toBe(410)
  }
  for (const method of ['GET', 'POST']) {
    expect((await send(`/api/booking/confirm?token=${token}`, { method })).status).toBe(400)
    expect((await send('/api/booking/confirm', { method })).status).toBe(400)
  }
  expect((await send(`/api/booking/no-show?token=${token}`, { method: 'POST' })).status).toBe(400)
  // Two days after its end the link tells nothing any more.
  await parts.database.passTime({ days: 64, minutes: 64 * 1440 })
  expect((await send(link)).status).toBe(410)
})

test('the same id again is the same request, and confirming twice is confirming once', async () => {
  const [start, other] = await listStarts()
  const id = randomUUID()
  expect((await ask({ id, start })).status).toBe(202)
  const again = await ask({ id, start: other })
  expect(again.status).toBe(200)
  expect((await again.json()).id).toBe(id)
  const link = findLink('confirm')
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(link, { method: 'POST' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(parts.mail.to(owner)).toHaveLength(1)
  expect(parts.mail.to(email)).toHaveLength(2)
})

test('a request with the right address takes the place of that with the wrong one, and of no appointment', async () => {
  const [start = ''] = await listStarts()
  const wrong = (await (await ask({ start, email: 'wrong@example.org' })).json()).id
  expect((await ask({ start })).status).toBe(409)
  const right = await (await ask({ start, replaces: wrong })).json()
  expect((await send(findLink('confirm', 'wrong@example.org'), { method: 'POST' })).status).toBe(200)
  expect((await send(findLink('confirm'), { method: 'POST' })).status).toBe(200)
  expect((await ask({ start, email: 'other@example.org', replaces: right.id })).status).toBe(409)
})

test('a request that is refused leaves the one that it was to replace', async () => {
  const starts = await listStarts()
  const [start = '', other = '', third = ''] = [0, 10, 20].map((index) => starts[index] ?? '')
  const first = (await (await ask({ start, email: 'first@example.org' })).json()).id
  expect((await ask({ start: other })).status).toBe(202)
  expect((await ask({ start: other, email: 'second@example.org', replaces: first })).status).toBe(409)
  expect(
    (await ask({ start: third.replace(/T.*/, 'T03:07:00Z'), email: 'second@example.org', replaces: first })).status,
  ).toBe(409)
  const link = findLink('confirm', 'first@example.org')
  expect((await send(link, { method: 'POST' })).status).toBe(200)
})

test('of two equal posts at the same moment none is refused by the hold of the other', async () => {
  const [id, [start]] = [randomUUID(), await listStarts()]
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask({ id, start })))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), 202])
  expect(parts.mail.to(email)).toHaveLength(1)
})

test('the same id again sends the mail that asks, and confirming again the invitation, where the first answer was lost', async () => {
  const makeDue = () =>
    parts.database.run(sql`update mail set due_at = created_at where created_at <= now() returning id`)
  const [start] = await listStarts()
  const id = randomUUID()
  const server = process.env.SMTP_URL
  vi.stubEnv('SMTP_URL', '')
  await ask({ id, start })
  vi.stubEnv('SMTP_URL', server)
  await makeDue()
  for (let time = 0; time < 2; time++) expect((await ask({ id, start })).status).toBe(200)
  expect(parts.mail.to(email)).toHaveLength(1)
  const link = findLink('confirm')
  vi.stubEnv('SMTP_URL', '')
  await send(link, { method: 'POST' })
  vi.stubEnv('SMTP_URL', server)
  await makeDue()
  for (let time = 0; time < 2; time++) expect((await send(link, { method: 'POST' })).status).toBe(200)
  expect(parts.mail.to(email)).toHaveLength(2)
  expect(parts.mail.to(owner)).toHaveLength(1)
})

test('where the limits cannot be read, nothing is kept', async () => {
  const [start] = await listStarts()
  await execute(sql`alter table spending rename to spending_away`)
  const response = await ask({ start }).finally(() => execute(sql`alter table spending_away rename to spending`))
  expect(response.status).toBe(503)
  expect(await readRows()).toEqual([])
})

test.skipIf(!hasSessions)(
  'of twenty posts for one start one holds it, and one mail asks',
  async () => {
    const [start] = await listStarts()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        // A busy machine turns some away after three seconds in the queue of connections; a visitor tries again.
        for (;;) {
          const response = await ask({ start, email: `visitor${index}@example.org` })
          if (response.status !== 503) return response
        }
      }),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([202, ...Array(19).fill(409)])
    expect(parts.mail.mails).toHaveLength(1)
    const taken = await answers.find(({ status }) => status === 409)?.json()
    expect(taken.error.code).toBe('taken')
    expect(taken.starts.length).toBeGreaterThan(10)
    expect(taken.starts).not.toContain(start)
  },
  30_000,
)

test('a form post leads to the page that asks to look into the inbox, twice as once', async () => {
  const [start = ''] = await listStarts()
  const fields = { type: 'call', place: 'online', start, zone: 'Asia/Shanghai', ...person, locale: 'zh', website: '' }
  for (let time = 0; time < 2; time++) {
    const response = await postForm('/api/booking', fields)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/zh/book/check-inbox')
  }
  expect(await readRows()).toHaveLength(1)
  expect(parts.mail.to(email)).toHaveLength(1)
  // Asked for again after it was given up, it is another request.
  await parts.database.run(
    sql`update booking set state = 'lapsed', requested_at = now() - interval '2 hours' returning id`,
  )
  await postForm('/api/booking', fields)
  expect(parts.mail.to(email)).toHaveLength(2)
})

test('a refused form comes back with all that was typed and the times that are free now', async () => {
  const [start = '', , , , , next] = await listStarts()
  await ask({ start, email: 'first@example.org' })
  const fields = { type: 'call', place: 'online', start, zone: 'America/New_York', ...person, locale: 'fr' }
  const page = await readPage(await postForm('/api/booking', fields))
  expect(page).toMatchObject({ status: 409, lang: 'fr' })
  expect(page.starts).not.toContain(start)
  expect(page.starts).toContain(next)
  expect(page.$('[name=name]').val()).toBe('Zoe Quill')
  expect(String(page.$('textarea[name=notes]').val()).trim()).toBe(person.notes)
  const wrong = await readPage(await postForm('/api/booking', { ...fields, start: '', email: 'ana@' }))
  expect(wrong.status).toBe(422)
  expect(wrong.$('[name=company]').val()).toBe('Acme')
  expect(wrong.starts.length).toBeGreaterThan(0)
})

test.each<[string, Fields, string[]]>([
  [
    'nothing',
    { name: '', email: '', start: undefined, type: undefined, place: undefined },
    ['type', 'place', 'start', 'name', 'email'],
  ],
  ['a place that does not go with the type', { place: 'madrid' }, ['place']],
  ['a start that is no time', { start: 'tomorrow' }, ['start']],
  ['a start on no calendar', { start: '2027-13-01T00:00:00Z', website: 'x' }, ['start']],
  ['too long notes', { notes: 'a'.repeat(1001) }, ['notes']],
])('%s is named by field', async (_, fields, names) => {
  const response = await ask(fields)
  expect(response.status).toBe(422)
  const { error } = await response.json()
  expect(Object.keys(error.fields).sort()).toEqual(names.sort())
  expect(await readRows()).toEqual([])
})

test('a start that is not offered holds nothing', async () => {
  const [first = ''] = await listStarts()
  const later = (milliseconds: number) => new Date(Date.parse(first) + milliseconds).toISOString()
  const far = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z']
  for (const start of [
    later(60_000),
    later(-30 * 86_400_000),
    later(400 * 86_400_000),
    '2026-12-06T03:00:00Z',
    ...far,
  ]) {
    expect((await ask({ start })).status).toBe(409)
  }
  expect(await readRows()).toEqual([])
  for (const zone of ['GMT+2', 'Nowhere/Atlantis', '__proto__', '']) {
    const [start] = await listStarts()
    expect((await ask({ zone, start, email: `${randomUUID()}@example.org` })).status).toBe(202)
  }
  expect(new Set((await readRows()).map(({ zone }) => zone))).toEqual(new Set([settings.zone]))
})

test('what looks like spam is answered as a success, kept with the reason, and holds and mails nothing', async () => {
  const [start] = await listStarts()
  const response = await ask({ start, website: 'https://spam.example' })
  expect(response.status).toBe(202)
  expect(Object.keys(await response.json()).sort()).toEqual(['id', 'ok', 'until'])
  const foreign = { type: 'call', place: 'online', start: String(start), ...person }
  const fromElsewhere = await postForm('/api/booking', foreign, { 'sec-fetch-site': 'cross-site' })
  expect(fromElsewhere.status).toBe(303)
  expect(await readRows()).toEqual([])
  const leads = await parts.database.run(sql`select id::text, held_because from lead order by received_at`)
  expect(leads.map(({ held_because }) => held_because)).toEqual([['honeypot'], ['cross-site']])
  expect(parts.mail.mails).toEqual([])
  expect(await listStarts()).toContain(start)
  await releaseLead(`${leads[0]?.id}`)
  await everyMinute()
  const [mail] = parts.mail.to(owner)
  expect(mail?.replyTo?.[0]?.address).toBe(email)
  expect(mail?.text).toContain(quote(person.notes))
})

test('what looks like spam is one message however often it is sent, and what is no spam any more is booked', async () => {
  const [start] = await listStarts()
  const id = randomUUID()
  const statuses = [202, 200, 202, 200]
  for (const [index, website] of ['https://spam.example', 'https://spam.example', undefined, undefined].entries())
    expect((await ask({ start, id, website })).status).toBe(statuses[index])
  expect(await parts.database.run(sql`select id::text from lead`)).toEqual([{ id }])
  expect((await readRows()).map(({ state }) => state)).toEqual(['held'])
})

test('an address is asked three times a day, once with a hold, and then told to write', async () => {
  const answers = []
  for (const status of [202, 202, 202, 429]) {
    const response = await ask({ email: status === 202 ? email : email.toUpperCase() })
    expect(response.status).toBe(status)
    answers.push(await response.json())
  }
  expect(answers.map(({ until }) => until)).toEqual([expect.any(String), null, null, undefined])
  expect(answers[3].error.code).toBe('limit')
  expect(parts.mail.to(email)).toHaveLength(3)
})

test('of thirty asks eight hold a time, and an honest visitor books without a hold; the digest of the next day says so', async () => {
  vi.stubEnv('CALENDAR_URLS', '')
  vi.stubEnv('OWNER_MAILS_HOURLY', '5')
  const starts = await listStarts()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => ask({ start: starts[index], email: `visitor${index}@example.org` })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 202 && status !== 409)).toEqual([])
  const [{ held } = { held: 0 }] = await parts.database.run(
    sql`select count(*)::int as held from booking where state = 'held' and held_until > now()`,
  )
  expect(held).toBe(8)
  const start = (await listStarts()).at(-1)
  const response = await ask({ start, email, locale: 'es' })
  expect(response.status).toBe(202)
  expect((await response.json()).until).toBeNull()
  const page = await readPage(await send(findLink('confirm')))
  expect(page.text).toContain('quien la confirme primero')
  expect(parts.mail.to(email)[0]?.text).toContain('quien la confirme primero')
  expect((await send(findLink('confirm'), { method: 'POST' })).status).toBe(200)
  expect(parts.mail.to(owner).map(({ subject }) => subject?.split(':')[0])).toEqual(['Booked'])
  const environment = readEnvironment(process.env).values
  await parts.database.run(sql`update spending set day = day - 1 returning what`)
  expect(JSON.stringify(await readDigest('digest/2999-01-01', environment, mailKinds))).toContain('BOOKING_HOLDS_DAILY')
}, 60_000)

test('where the mail that asks cannot be promised, the visitor is not told to look for it', async () => {
  vi.stubEnv('VISITOR_MAILS_HOURLY', '1')
  expect((await ask({ email: 'first@example.org' })).status).toBe(202)
  const starts = await listStarts()
  expect((await ask({ start: starts[0] })).status).toBe(503)
  const page = await readPage(
    await postForm('/api/booking', { type: 'call', place: 'online', start: String(starts[0]), ...person }),
  )
  expect(page.status).toBe(503)
  expect(page.$('[name=name]').val()).toBe(person.name)
  expect(page.$('a[href^="https://wa.me"]')).toHaveLength(site.owner.whatsapp ? 1 : 0)
  expect(await readRows()).toHaveLength(1)
})

test('one visitor moves as often as may be, and the next one is asked and answered all the same', async () => {
  vi.stubEnv('VISITOR_MAILS_HOURLY', '12')
  vi.stubEnv('OWNER_MAILS_HOURLY', '5')
  const link = await book()
  const statuses: number[] = []
  for (let move = 0; move < 7; move++) {
    const starts = await listStarts()
    statuses.push((await change(link, 'move', { start: String(starts[20 + move]) })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409])
  expect((await readPage(await send(link))).actions).toEqual(['cancel'])
  expect(parts.mail.to(owner)).toHaveLength(5)
  await book({ email: 'next@example.org' })
  expect(parts.mail.to(owner)).toHaveLength(5)
  await parts.database.run(sql`update spending set day = day - 1 returning day`)
  const digest = await readDigest('digest/2999-01-01', readEnvironment(process.env).values, mailKinds)
  expect(JSON.stringify(digest)).toContain('OWNER_MAILS_HOURLY')
})

test('the owner’s page mails the link of a video call, which stands in the event; what is no link is refused', async () => {
  const link = await book()
  const ownerLink = findLink('manage', owner)
  const sendLink = (fields: Record<string, string>, at = ownerLink) =>
    postForm(at.replace('/manage?', '/video?'), fields)
  const video = 'https://video.example.org/room?pwd=1'
  for (const wrong of ['', 'video.example.org', 'javascript:alert(1)', 'http://video.example.org']) {
    expect((await sendLink({ link: wrong })).status).toBe(422)
  }
  expect((await sendLink({ link: video }, link)).status).toBe(400)
  for (let time = 0; time < 2; time++) expect((await sendLink({ link: video })).status).toBe(200)
  const mails = parts.mail.to(email).slice(2)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(video)
  const { facts, text } = readEvent(mails[0] as Email)
  expect(facts.slice(0, 3)).toEqual(['REQUEST', expect.any(String), 1])
  const lines = text.replace(/\n /g, '').split('\n')
  expect(lines.find((line) => line.startsWith('LOCATION'))).toContain(video)
  expect(lines.find((line) => line.startsWith('URL'))).toContain(video)
  expect((await readPage(await send(link))).text).toContain(video)
})

test('no mail has both an answer that goes to a visitor and a link of the owner’s', async () => {
  vi.stubEnv('SMTP_URL', parts.mail.url)
  const fields = { name: person.name, email, message: 'Hello' }
  await postJson('/api/contact', fields)
  await postJson('/api/contact', { ...fields, website: 'spam' })
  const link = await book()
  const { starts } = await readPage(await send(link))
  await change(link, 'move', { start: String(starts[5]) })
  await change(findLink('manage', owner), 'cancel', { sure: 'on' })
  await ask({ email: 'nobody@example.org' })
  await parts.database.passTime({ minutes: 61 })
  await everyNight()
  await everyMinute()
  const mails = parts.mail.to(owner)
  const subjects = ['Message', 'Booked', 'Moved', 'Canceled', 'Not confirmed', 'Digest']
  for (const subject of subjects) {
    expect(
      mails.filter((mail) => mail.subject?.startsWith(subject)),
      subject,
    ).toHaveLength(1)
  }
  expect(mails.filter(({ text }) => text?.includes('token='))).toHaveLength(4)
  expect(mails.filter(({ text, replyTo }) => text?.includes('token=') && replyTo !== undefined)).toEqual([])
})

test('in production nothing can be booked without a calendar, mail or the secret of links', async () => {
  const [start] = await listStarts()
  vi.stubEnv('CONTEXT', 'production')
  const response = await ask({ start })
  expect(response.status).toBe(503)
  expect((await response.json()).error.code).toBe('closed')
  const page = await readPage(
    await postForm('/api/booking', { type: 'call', place: 'online', start: String(start), ...person }),
  )
  expect(page.status).toBe(503)
  vi.stubEnv('CONTEXT', 'dev')
  vi.stubEnv('SMTP_URL', '')
  expect((await ask({ start })).status).toBe(202)
})

test('a preview books nothing', async () => {
  const [start] = await listStarts()
  const body = JSON.stringify({ type: 'call', place: 'online', start, ...person })
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  expect((await send('/api/booking', init, 'deploy-preview')).status).toBe(503)
})

test('while the database is away a request reaches the owner as a mail, and the visitor is told so', async () => {
  const [start = ''] = await listStarts()
  // Mails of other tests are past.
  vi.useFakeTimers({ now: Date.now() + 20 * 60_000, toFake: ['Date'] })
  parts.database.cut()
  const response = await ask({ start })
  expect(response.status).toBe(503)
  expect((await response.json()).error).toMatchObject({
    code: 'mailed',
    message: expect.stringMatching(/e-?mail/),
  })
  const [mail] = parts.mail.to(owner)
  expect(mail?.subject).toMatch(/^Request, not booked/)
  expect(mail?.text).toContain(quote(person.notes))
  expect(mail?.replyTo?.[0]?.address).toBe(email)
  expect(mail?.text).not.toContain('token=')
  expect(parts.mail.to(email)).toEqual([])
  expect(parts.readLog()).not.toMatch(/zoe|twelve/i)
  const page = await readPage(await postForm('/api/booking', { type: 'call', place: 'online', start, ...person }))
  expect(page.status).toBe(503)
  expect(page.$('[role=alert]').text()).toMatch(/e-?mail/)
  const codes: string[] = []
  for (let time = 0; time < 12; time++) codes.push((await (await ask({ start })).json()).error.code)
  expect(new Set(codes)).toEqual(new Set(['mailed', 'unavailable']))
  expect(parts.mail.to(owner)).toHaveLength(10)
})

test('a hold that nobody confirms is given up and reaches the owner as a message; its link still books what is free', async () => {
  const [start] = await listStarts()
  await ask({ start })
  const link = findLink('confirm')
  await parts.database.run(sql`with lapsed as (update booking set held_until = now() - interval '1 second')
    update mail set due_at = now() where kind = 'booking-unconfirmed' returning id`)
  expect(await listStarts()).toContain(start)
  await everyMinute()
  await everyMinute()
  const [mail, ...others] = parts.mail.to(owner)
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/^Not confirmed/)
  expect(mail?.text).toContain('We are twelve.')
  expect(mail?.replyTo?.[0]?.address).toBe(email)
  expect((await send(link, { method: 'POST' })).status).toBe(200)
  expect((await readRows())[0]?.state).toBe('confirmed')
})

test('whose time was taken before the link was opened chooses another one there', async () => {
  const [start] = await listStarts()
  await ask({ start })
  const link = findLink('confirm')
  await parts.database.run(sql`update booking set held_until = now() - interval '1 second' returning id`)
  await ask({ start, email: 'faster@example.org' })
  const page = await readPage(await send(link, { method: 'POST' }))
  expect(page).toMatchObject({ status: 409, actions: ['confirm'] })
  expect(page.starts).not.toContain(start)
  const other = String(page.starts[3])
  expect((await postForm(link, { start: other })).status).toBe(200)
  const rows = await readRows()
  expect(rows.map(({ state }) => state)).toEqual(['confirmed', 'held'])
  expect(rows[0]?.starts_at).toEqual(new Date(other))
  expect(parts.mail.to(email).at(-1)?.text).toContain('/api/booking/manage?')
})

test('the page of an appointment leads to other days, a few at a time', async () => {
  const link = await book()
  const first = await readPage(await send(link))
  const next = first.$('main a[href*="page=1"]')
  expect([next.length, first.$('main a[href*="page=0"]').length]).toEqual([1, 0])
  const second = await readPage(await send(String(next.attr('href'))))
  expect(second.starts.length).toBeGreaterThan(0)
  expect(second.starts.filter((start) => first.starts.includes(start))).toEqual([])
  expect(second.$('main a[href*="page=0"]').length).toBe(1)
  expect((await change(link, 'move', { start: String(second.starts[0]) })).status).toBe(200)
})

test('a move to a time that is gone changes nothing, and one without a time asks for it', async () => {
  const link = await book()
  const { starts } = await readPage(await send(link))
  await ask({ start: starts[4], email: 'faster@example.org' })
  const taken = await readPage(await change(link, 'move', { start: String(starts[4]) }))
  expect(taken).toMatchObject({ status: 409, actions: ['move', 'cancel'] })
  expect(taken.starts).not.toContain(starts[4])
  for (const start of ['', 'soon']) expect((await change(link, 'move', { start })).status).toBe(422)
  expect((await readRows()).find(({ email: address }) => address === email)?.revision).toBe(0)
})

test('visitors change an appointment until two hours before it, the owner later too', async () => {
  const link = await book()
  const ownerLink = findLink('manage', owner)
  const { starts } = await readPage(await send(link))
  expect((await readPage(await send(ownerLink))).actions.sort()).toEqual(['cancel', 'move', 'video'])
  await parts.database.run(sql`update booking set starts_at = now() + interval '119 minutes', ends_at = now() + interval '149 minutes',
    clear_from = now() + interval '119 minutes', clear_until = now() + interval '164 minutes' returning id`)
  const page = await readPage(await send(link))
  expect(page).toMatchObject({ status: 200, actions: [] })
  expect(page.text).toContain(site.owner.phone ?? site.owner.email)
  expect((await change(link, 'move', { start: String(starts[0]) })).status).toBe(409)
  expect((await change(link, 'cancel', { sure: 'on' })).status).toBe(409)
  expect((await readRows())[0]?.state).toBe('confirmed')
  const ownerPage = await readPage(await send(ownerLink))
  expect(ownerPage.actions.sort()).toEqual(['cancel', 'move', 'video'])
  expect(ownerPage.text).toContain('We are twelve.')
  expect((await change(ownerLink, 'cancel', { sure: 'on', reason: 'I am ill.\r\nSorry' })).status).toBe(200)
  const last = parts.mail.to(email).at(-1)
  expect(last?.text).toContain('I am ill. Sorry')
  expect(readEvent(last as Email).facts[0]).toBe('CANCEL')
})

test.each(localeCodes)('a line that a visitor brings ends the mails in place of ours, in %s', async (locale) => {
  const translate = createTranslator(locale)
  const names = { rule: '', model: '', person: '' }
  for (const step of steps) names[step] = translate(`tasks.names.${step}`, tasks.names[step])
  const line = { title: 'Paper', steps: [...steps, 'model' as const].map((by) => ({ by, text: '<b>&' })) }
  const notes = `${writeLine(line, names)}\r\n\r\nThank you`
  const manage = await book({ locale, notes })
  const mails = [parts.mail.to(email).at(-1), parts.mail.to(owner).at(-1)]
  for (const mail of mails)
    expect([...String(mail?.html).matchAll(/border-top:6px (\w+)/g)].map(([, edge]) => edge)).toEqual([
      'solid',
      'dashed',
      'dotted',
      'dashed',
    ])
  expect(mails[1]?.text).toContain('2. <b>& · ')
  const { $ } = await readPage(await send(manage))
  expect(
    $('.ticket [data-step]')
      .toArray()
      .map(({ attribs }) => attribs['data-step']),
  ).toEqual([...steps, 'model'])
})

test('the owner notes who did not come, once it has begun', async () => {
  await book()
  const ownerLink = findLink('manage', owner)
  expect((await change(ownerLink, 'no-show')).status).toBe(409)
  await parts.database.passTime({ days: 5, minutes: 5 * 1440 })
  expect((await readPage(await send(ownerLink))).actions).toEqual(['no-show'])
  expect((await change(ownerLink, 'no-show')).status).toBe(200)
  expect((await readRows())[0]?.no_show_at).not.toBeNull()
  await parts.database.passTime({ days: 14, minutes: 14 * 1440 })
  expect((await send(ownerLink)).status).toBe(410)
})

test('one reminder is mailed a day before, of the time that counts', async () => {
  const starts = await listStarts()
  const link = await book({ start: starts.at(-1) })
  await change(link, 'move', { start: String(starts.at(-20)) })
  const reminders = () => parts.mail.to(email).filter(({ subject }) => subject?.startsWith('Reminder'))
  const wait = Date.parse(String(starts.at(-20))) - Date.now()
  await parts.database.passTime({ minutes: Math.ceil(wait / 60_000) - 24 * 60 - 5 })
  await everyMinute()
  expect(reminders()).toHaveLength(0)
  await parts.database.passTime({ minutes: 10 })
  await everyMinute()
  await parts.database.passTime({ minutes: 10 })
  await everyMinute()
  expect(reminders()).toHaveLength(1)
  // Mails about an unconfirmed hold, or about former times, are not written any more.
  expect(parts.mail.to(owner).filter(({ subject }) => subject?.startsWith('Not confirmed'))).toEqual([])
})

test('nobody is reminded of what is cancelled', async () => {
  const starts = await listStarts()
  const link = await book({ start: starts.at(-1) })
  await change(link, 'cancel', { sure: 'on' })
  await parts.database.passTime({
    minutes: Math.ceil((Date.parse(String(starts.at(-1))) - Date.now()) / 60_000) - 23 * 60,
  })
  await everyMinute()
  expect(parts.mail.to(email).filter(({ subject }) => subject?.startsWith('Reminder'))).toEqual([])
})

test('after two hours without a mail server the invitation comes, and the mail that asks does not', async () => {
  const starts = await listStarts()
  await ask({ start: starts.at(-1) })
  const link = findLink('confirm')
  await parts.mail.stop()
  await send(link, { method: 'POST' })
  await ask({ email: 'late@example.org' })
  await parts.database.passTime({ minutes: 120 })
  await everyMinute()
  await parts.mail.start()
  await parts.database.passTime({ minutes: 1 })
  await everyMinute()
  await everyMinute()
  expect(parts.mail.to(email)).toHaveLength(2)
  expect(parts.mail.to('late@example.org')).toEqual([])
  expect(
    parts.mail
      .to(owner)
      .map(({ subject }) => subject?.split(':')[0])
      .sort(),
  ).toEqual(['Booked', 'Not confirmed'])
}, 30_000)

test('an invitation that may have been lost is mailed once more, for calendars know a copy', async () => {
  const starts = await listStarts()
  await ask({ start: starts.at(-1) })
  const link = findLink('confirm')
  parts.mail.behaviour.getResult = (recipient) => (recipient === email ? 'lose' : 'accept')
  await send(link, { method: 'POST' })
  await parts.database.passTime({ minutes: 6 })
  await everyMinute()
  await parts.database.passTime({ minutes: 60 })
  await everyMinute()
  const invitations = parts.mail.to(email).slice(1)
  expect(invitations).toHaveLength(2)
  expect(new Set(invitations.map(({ messageId }) => messageId)).size).toBe(1)
})

test('where the sender is the owner’s own address, the owner gets a file in place of an invitation', async () => {
  vi.stubEnv('BOOKING_FROM', owner)
  await book()
  const [news] = parts.mail.to(owner)
  const { facts, method } = readEvent(news as Email)
  expect(facts[0]).toBe('PUBLISH')
  expect(method).toBeUndefined()
  expect(news?.text).toContain('BOOKING_FROM')
  expect(readEvent(parts.mail.to(email)[1] as Email).facts[0]).toBe('REQUEST')
})

test('the event of a link is the present one', async () => {
  const link = await book()
  const { starts } = await readPage(await send(link))
  await change(link, 'move', { start: String(starts[2]) })
  const response = await send(link.replace('/manage?', '/event.ics?'))
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('SEQUENCE:1')
  expect(text).toContain(`DTSTART:${String(starts[2]).replace(/[-:]/g, '')}`)
})

test.each(['"A; B", <x>', 'Ana\r\nBcc: victim@example.org', `${'中文'.repeat(30)} 😀`])(
  'a name cannot break mail or event: %j',
  async (name) => {
    await book({ name })
    expect(parts.mail.to('victim@example.org')).toEqual([])
    const invitation = parts.mail.to(email)[1] as Email
    expect(invitation.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(invitation.to?.[0]?.name).toBe(name.replace('\r\n', ' '))
    expect(
      readEvent(invitation)
        .text.split('\n')
        .every((line) => Buffer.byteLength(line) <= 75),
    ).toBe(true)
  },
)

test('a visitor of another zone reads both times', async () => {
  await ask({ zone: 'Asia/Kathmandu' })
  const [mail] = parts.mail.to(email)
  expect(mail?.text).toMatch(/Nepal Time, GMT\+5:45\n.*\(Central European Time, GMT\+[12]\)/)
})

test('a zone whose name is its offset, such as the UTC of private browsers, is said once', async () => {
  await ask({ zone: 'UTC' })
  const [mail] = parts.mail.to(email)
  expect(mail?.text).toContain('\nGMT+0\n')
})

test.skipIf(!hasSessions)(
  'cancelling beats a move that comes at the same moment, or follows it; it ends cancelled',
  async () => {
    const link = await book()
    const { starts } = await readPage(await send(link))
    await Promise.all([
      change(link, 'move', { start: String(starts[3]) }),
      change(link, 'cancel', { sure: 'on' }),
      change(link, 'move', { start: String(starts[6]) }),
      change(link, 'cancel', { sure: 'on' }),
    ])
    expect((await readRows())[0]?.state).toBe('cancelled')
    const last = parts.mail.to(email).at(-1)
    const sequences = parts.mail
      .to(email)
      .filter(({ attachments }) => attachments.length > 0)
      .map((mail) => readEvent(mail).facts)
    expect(readEvent(last as Email).facts[0]).toBe('CANCEL')
    expect(sequences.map(([, , sequence]) => sequence)).toEqual(sequences.map(([, , sequence]) => sequence).sort())
  },
)

test('the visitor is answered before the mail server has taken the mail', async () => {
  const [start] = await listStarts()
  const { promise, resolve } = Promise.withResolvers<void>()
  parts.mail.behaviour.accepting = promise
  const body = JSON.stringify({ type: 'call', place: 'online', start, ...person })
  const { answer, done } = await sendWithoutWaiting('/api/booking', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(202)
  expect(parts.mail.mails).toEqual([])
  resolve()
  await done
  expect(parts.mail.mails).toHaveLength(1)
})
