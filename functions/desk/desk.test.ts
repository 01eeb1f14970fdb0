import { load } from 'cheerio'
import { beforeEach, expect, test, vi } from 'vitest'
import { listComing } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { postJson, send, startParts } from '../../testing/parts.ts'
import { isOpen } from '../courses/store.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { sql } from '../shared/data/database.ts'
import { noteRun, openStore, takeRunRequest } from '../shared/mail/outbox.ts'
import desk from './desk.ts'

const own = 'https://site.test'
const parts = await startParts()

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of the tests that is long enough')
  vi.stubEnv('SITE_URL', own)
})

type Call = { cookie?: string; body?: string; origin?: string; site?: string }

async function call(method: string, path: string, { cookie, body, origin = own, site }: Call = {}) {
  const headers = new Headers({ accept: 'text/html' })
  if (cookie) headers.set('cookie', cookie)
  if (method === 'POST' && origin) headers.set('origin', origin)
  if (site) headers.set('sec-fetch-site', site)
  if (body) headers.set('content-type', 'application/x-www-form-urlencoded')
  const work: Promise<unknown>[] = []
  const request = new Request(`${own}${path}`, { method, headers, ...(body ? { body } : {}) })
  const response = await desk(request, { waitUntil: (promise) => work.push(promise) })
  await Promise.all(work)
  return { response, text: await response.text() }
}

async function askForLink(): Promise<string> {
  await call('POST', '/api/desk/link')
  await everyMinute()
  const mail = parts.mail.mails.find(({ subject }) => subject === 'Your desk')
  return /\/api\/desk\/open\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

async function openDesk(): Promise<string> {
  const { response } = await call('POST', await askForLink())
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('the link is mailed to the owner alone, once an hour, whoever asks how often', async () => {
  for (let time = 0; time < 5; time++) await call('POST', '/api/desk/link')
  await everyMinute()
  expect(parts.mail.mails).toHaveLength(1)
  expect(parts.mail.to(site.owner.email)).toHaveLength(1)
})

test('without the cookie nothing is shown and nothing is done', async () => {
  await postJson('/api/contact', { name: 'Zoe Quill', email: 'zoe@example.org', message: 'When can you come?' })
  const { response, text } = await call('GET', '/api/desk')
  expect(response.status).toBe(401)
  expect(text).not.toContain('Zoe Quill')
  expect((await call('POST', '/api/desk', { body: 'do=sign-out' })).response.status).toBe(403)
  expect((await call('GET', '/api/desk', { cookie: 'desk=1.2.3' })).response.status).toBe(401)
})

test('of more than fifty messages the desk says how many it does not list', async () => {
  const cookie = await openDesk()
  await parts.database.run(sql`insert into lead (id, expires_on, locale, name, email, address, message, details, held_because)
select gen_random_uuid(), current_date + 9, 'en', 'Zoe', 'zoe@example.org', 'zoe@example.org', 'Hello', '{}',
  case when n > 52 then array['links'] end from generate_series(1, 103) as n returning id`)
  expect((await call('GET', '/api/desk', { cookie })).text).toMatch(/… and 2 more[\s\S]+… and 1 more/)
})

test('the link belongs to the first device that presses its button; opening it alone takes nothing', async () => {
  const link = await askForLink()
  expect((await call('GET', link)).text).toContain('Open it here')
  const { response } = await call('POST', link)
  expect(response.headers.get('set-cookie')).toMatch(/^desk=.+; HttpOnly; SameSite=Strict; Secure$/)
  expect((await call('POST', link)).response.status).toBe(410)
})

test('the desk shows what waits, and is neither cached nor indexed', async () => {
  await postJson('/api/contact', { name: 'Zoe Quill', email: 'zoe@example.org', message: 'When <b>can</b> you come?' })
  const { response, text } = await call('GET', '/api/desk', { cookie: await openDesk() })
  expect(response.status).toBe(200)
  expect(text).toContain('Zoe Quill')
  expect(text).not.toContain('<b>can')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
})

test('an appointment stays on the desk while it lasts and some days longer, for who did not come', async () => {
  vi.stubEnv('CONTEXT', 'dev')
  const { starts } = await (await send('/api/booking/times?type=call&place=online')).json()
  const request = { type: 'call', place: 'online', start: starts[0], name: 'Zoe Quill', email: 'zoe@example.org' }
  await postJson('/api/booking', request)
  const link = /\/api\/booking\/confirm\S+/.exec(parts.mail.to('zoe@example.org')[0]?.text ?? '')?.[0] ?? ''
  await send(link, { method: 'POST' })
  const cookie = await openDesk()
  const minutes = Math.ceil((Date.parse(starts[0]) - Date.now()) / 60_000)
  const isShown = async () => (await call('GET', '/api/desk', { cookie })).text.includes('Zoe Quill')
  for (const [later, expected] of [
    [minutes + 5, true],
    [24 * 60, true],
    [3 * 24 * 60, false],
  ] as const) {
    await parts.database.passTime({ minutes: later })
    expect(await isShown()).toBe(expected)
  }
})

test('an appointment of today or tomorrow is a ticket, and one of a later day a row', async () => {
  vi.stubEnv('CONTEXT', 'dev')
  const { starts } = await (await send('/api/booking/times?type=call&place=online')).json()
  const request = { type: 'call', place: 'online', start: starts[0], name: 'Zoe Quill', email: 'zoe@example.org' }
  await postJson('/api/booking', request)
  const link = /\/api\/booking\/confirm\S+/.exec(parts.mail.to('zoe@example.org')[0]?.text ?? '')?.[0] ?? ''
  await send(link, { method: 'POST' })
  const cookie = await openDesk()
  for (const [hours, expected] of [
    [1, 1],
    [72, 0],
  ] as const) {
    const minutes = hours * 60
    await parts.database.run(sql`update booking set starts_at = now() + make_interval(mins => ${minutes}), ends_at = now() + make_interval(mins => ${minutes + 30}),
clear_from = now() + make_interval(mins => ${minutes}), clear_until = now() + make_interval(mins => ${minutes + 30}) returning id`)
    const { text } = await call('GET', '/api/desk', { cookie })
    expect(text.match(/class="ticket"/g) ?? []).toHaveLength(expected)
    expect(text.match(/Zoe Quill/g)).toHaveLength(1)
  }
})

test('a desk that the previous secret opens shows appointments without links, which need the present one', async () => {
  vi.stubEnv('CONTEXT', 'dev')
  const { starts } = await (await send('/api/booking/times?type=call&place=online')).json()
  const request = { type: 'call', place: 'online', start: starts[0], name: 'Zoe Quill', email: 'zoe@example.org' }
  await postJson('/api/booking', request)
  const link = /\/api\/booking\/confirm\S+/.exec(parts.mail.to('zoe@example.org')[0]?.text ?? '')?.[0] ?? ''
  await send(link, { method: 'POST' })
  const cookie = await openDesk()
  vi.stubEnv('SIGNING_SECRET_PREVIOUS', process.env.SIGNING_SECRET ?? '')
  vi.stubEnv('SIGNING_SECRET', '')
  const { response, text } = await call('GET', '/api/desk', { cookie })
  expect(response.status).toBe(200)
  expect(text).toContain('Zoe Quill')
  expect(text).not.toContain('/api/booking/manage')
})

test('erasing that fails in the middle says that the button can be pressed again, which erases the rest', async () => {
  await postJson('/api/contact', { name: 'Zoe Quill', email: 'zoe@example.org', message: 'When can you come?' })
  const cookie = await openDesk()
  const id = /name="id" value="([^"]+)"/.exec((await call('GET', '/api/desk', { cookie })).text)?.[1]
  const erase = () => call('POST', '/api/desk', { cookie, body: `do=erase&id=${id}` })
  await parts.database.run(sql`alter table subscription rename to unreadable`)
  try {
    const { response, text } = await erase()
    expect(response.status).toBe(503)
    expect(text).toContain('press the button again')
  } finally {
    await parts.database.run(sql`alter table unreadable rename to subscription`)
  }
  expect((await erase()).response.status).toBe(303)
  expect((await call('GET', '/api/desk', { cookie })).text).not.toContain('Zoe Quill')
})

test('who is erased leaves no message that still waits beside the database', async () => {
  await postJson('/api/contact', { name: 'Zoe Quill', email: 'zoe@example.org', message: 'When can you come?' })
  const cookie = await openDesk()
  const lead = { id: crypto.randomUUID(), locale: 'en', name: 'Zoe Quill', email: 'Zoe@example.org', message: 'Again' }
  await openStore('unsaved-messages')?.setJSON(lead.id, { ...lead, receivedAt: new Date().toISOString(), details: {} })
  const id = /name="id" value="([^"]+)"/.exec((await call('GET', '/api/desk', { cookie })).text)?.[1]
  await call('POST', '/api/desk', { cookie, body: `do=erase&id=${id}` })
  await everyMinute()
  expect(await parts.database.run(sql`select id from lead`)).toEqual([])
})

test('that a message is answered can be taken back while its page is open', async () => {
  await postJson('/api/contact', { name: 'Zoe Quill', email: 'zoe@example.org', message: 'When can you come?' })
  const cookie = await openDesk()
  const id = /name="id" value="([^"]+)"/.exec((await call('GET', '/api/desk', { cookie })).text)?.[1]
  const { response } = await call('POST', '/api/desk', { cookie, body: `do=answered&id=${id}` })
  const after = await call('GET', response.headers.get('location') ?? '', { cookie })
  expect(after.text).toMatch(/role="status"[\s\S]+value="unanswered"/)
  expect((await call('GET', '/api/desk', { cookie })).text).not.toContain('value="unanswered"')
  await call('POST', '/api/desk', { cookie, body: `do=unanswered&id=${id}` })
  expect((await call('GET', '/api/desk', { cookie })).text).toContain('Zoe Quill')
})

test.each(['answered', 'erase'])('a message that is dealt with leaves the desk: %s', async (action) => {
  await postJson('/api/contact', { name: 'Zoe Quill', email: 'zoe@example.org', message: 'When can you come?' })
  const cookie = await openDesk()
  const id = /name="id" value="([^"]+)"/.exec((await call('GET', '/api/desk', { cookie })).text)?.[1]
  const { response } = await call('POST', '/api/desk', { cookie, body: `do=${action}&id=${id}` })
  expect(response.status).toBe(303)
  expect((await call('GET', '/api/desk', { cookie })).text).not.toContain('Zoe Quill')
})

test('a held message is shown and released once', async () => {
  const held = { name: 'Ben', email: 'ben@example.org', message: 'I am a person.', website: 'https://spam.example' }
  await postJson('/api/contact', held)
  const cookie = await openDesk()
  const { text } = await call('GET', '/api/desk', { cookie })
  expect(text).toContain('held as probable spam because of: a field')
  expect(text.match(/I am a person/g)).toHaveLength(1)
  const id = /name="id" value="([^"]+)"/.exec(text)?.[1]
  for (let time = 0; time < 2; time++) await call('POST', '/api/desk', { cookie, body: `do=release&id=${id}` })
  await everyMinute()
  expect(parts.mail.to(site.owner.email).filter(({ subject }) => subject?.includes('Ben'))).toHaveLength(1)
})

test('what robots sent later, in any form, hides no message of a person', async () => {
  await postJson('/api/contact', { name: 'Zoe Quill', email: 'zoe@example.org', message: 'When can you come?' })
  const website = 'https://spam.example'
  for (let robot = 0; robot < 50; robot++)
    await postJson('/api/newsletter', { email: `robot-${robot}@example.org`, consent: true, website })
  const { text } = await call('GET', '/api/desk', { cookie: await openDesk() })
  expect(text).toContain('Zoe Quill')
})

test.each(['https://evil.example', ''])('a form of another page does nothing: origin %j', async (origin) => {
  const cookie = await openDesk()
  // One that is wrong is refused first, too.
  for (const path of ['/api/desk', '/api/desk.html'])
    expect((await call('POST', path, { cookie, origin, body: 'do=sign-out' })).response.status).toBe(403)
  expect((await call('GET', '/api/desk', { cookie })).response.status).toBe(200)
})

test.each(['same-site', 'cross-site'])('a form of a neighbouring site does nothing: %s', async (site) => {
  const cookie = await openDesk()
  const origin = 'https://blog.site.test'
  expect((await call('POST', '/api/desk', { cookie, origin, site, body: 'do=sign-out' })).response.status).toBe(403)
  expect((await call('GET', '/api/desk', { cookie })).response.status).toBe(200)
})

test('who asks for the link sends nothing else that is due', async () => {
  vi.stubEnv('SMTP_URL', '')
  await postJson('/api/contact', { name: 'Zoe Quill', email: 'zoe@example.org', message: 'When can you come?' })
  vi.stubEnv('SMTP_URL', parts.mail.url)
  await call('POST', '/api/desk/link')
  expect(parts.mail.mails).toEqual([])
})

test('who is erased hears of a cancelled appointment by the next run', async () => {
  await postJson('/api/contact', { name: 'Zoe Quill', email: 'zoe@example.org', message: 'When can you come?' })
  const cookie = await openDesk()
  const id = /name="id" value="([^"]+)"/.exec((await call('GET', '/api/desk', { cookie })).text)?.[1]
  await takeRunRequest()
  await noteRun(undefined)
  expect(await takeRunRequest()).toBe(false)
  await call('POST', '/api/desk', { cookie, body: `do=erase&id=${id}` })
  expect(await takeRunRequest()).toBe(true)
})

test('all devices lose their access at once, and each after 30 days', async () => {
  const cookie = await openDesk()
  await parts.database.passTime({ days: 31 })
  expect((await call('GET', '/api/desk', { cookie })).response.status).toBe(401)
  await parts.database.passTime({ days: -31 })
  expect((await call('GET', '/api/desk', { cookie })).response.status).toBe(200)
  await call('POST', '/api/desk', { cookie, body: 'do=sign-out' })
  expect((await call('GET', '/api/desk', { cookie })).response.status).toBe(401)
})

/** The first to come may have begun. */
const course = listComing().find(isOpen)

async function seat(name: string, state: string, isAsked = false): Promise<string> {
  const id = crypto.randomUUID()
  const email = `${name}@example.org`
  await parts.database.run(sql`insert into seat (id, course, state, people, name, email, address, person, domain, locale, confirmed_at, asked_at, waiting_since, ends_at, expires_on)
    values (${id}::uuid, ${course?.slug}, ${state}, 1, ${name}, ${email}, ${email}, ${email}, 'example.org', 'en', case when ${!isAsked} then now() end,
      case when ${isAsked} then now() end, case when ${state} = 'waiting' then now() end, now() + interval '1 month', current_date + 60)`)
  return id
}

test('the form of a course that has begun has a tick for each person, and is away while there is nobody to tick', async () => {
  vi.useFakeTimers({ now: (course?.sessions[0]?.end ?? new Date()).getTime(), toFake: ['Date'] })
  const cookie = await openDesk()
  const readForms = async () => {
    const $ = load((await call('GET', '/api/desk', { cookie })).text)
    return $('form:has([value="present"])')
      .toArray()
      .map((form) => [$(form).find('legend').text(), $(form).find('[type=checkbox]').length])
  }
  expect(await readForms()).toEqual([])
  await seat('bea', 'waiting')
  expect(await readForms()).toEqual([])
  await seat('ana', 'confirmed')
  expect(await readForms()).toEqual([['ana', 1]])
})

test('the desk says yes to what waits, cancels one seat with words, offers seats out of turn, and ends all of a domain', async () => {
  const cookie = await openDesk()
  const [ana, bea, eva, leo] = [
    await seat('ana', 'confirmed'),
    await seat('bea', 'waiting'),
    await seat('eva', 'waiting'),
    await seat('leo', 'held', true),
  ]
  await postJson('/api/contact', { name: 'Ana', email: 'ana@example.org', message: 'I fell ill' })
  const press = (fields: Record<string, string>) =>
    call('POST', '/api/desk', { cookie, body: new URLSearchParams(fields).toString() })
  const states = async () =>
    (await parts.database.run(sql`select name, state from seat order by name`)).map(
      ({ name, state }) => `${name} ${state}`,
    )
  const { text } = await call('GET', '/api/desk', { cookie })
  for (const action of ['accept', 'turn-down', 'offer', 'end-all']) expect(text).toContain(`value="${action}"`)
  expect(text).toContain('value="@example.org"')
  expect((await press({ do: 'accept', id: leo })).response.status).toBe(303)
  expect((await press({ do: 'accept', id: leo })).response.status).toBe(409)
  expect((await press({ do: 'turn-down', id: ana, reason: 'You are ill.\nGet well!' })).response.status).toBe(303)
  // Eva comes after Bea in the line.
  expect((await press({ do: 'offer', id: eva })).response.status).toBe(303)
  expect(await states()).toEqual(['ana cancelled', 'bea waiting', 'eva held', 'leo confirmed'])
  await everyMinute()
  const subjects = (name: string) => parts.mail.to(`${name}@example.org`).map(({ subject }) => subject?.split(':')[0])
  expect(subjects('ana').at(-1)).toBe('Reservation canceled')
  expect(parts.mail.to('ana@example.org').at(-1)?.text).toContain('You are ill. Get well!')
  expect(subjects('leo')).toEqual(['Reserved'])
  expect(subjects('eva')).toEqual(['A seat is free'])
  // Her message is still there.
  expect((await call('GET', '/api/desk', { cookie })).text).toContain('I fell ill')
  expect((await press({ do: 'end-all', who: '@example.org' })).response.status).toBe(303)
  expect(new Set((await states()).map((line) => line.split(' ')[1]))).toEqual(new Set(['cancelled']))
  expect(bea).toBeTruthy()
})

test('the owner hears when a device opens the desk, and the mail ends the access of all by its button', async () => {
  const cookie = await openDesk()
  await everyMinute()
  const mail = parts.mail.mails.find(({ subject }) => subject === 'Your desk was opened')
  const [link = ''] = /\/api\/desk\/end\?token=\S+/.exec(mail?.text ?? '') ?? []
  expect((await call('GET', link)).response.status).toBe(200)
  expect((await call('GET', '/api/desk', { cookie })).response.status).toBe(200)
  expect((await call('POST', link)).response.status).toBe(303)
  expect((await call('GET', '/api/desk', { cookie })).response.status).toBe(401)
})

test('after three links that nobody opened one a day is mailed, and an opened one counts anew', async () => {
  const ask = async () => {
    await call('POST', '/api/desk/link')
    await parts.database.run(
      sql`update mail set key = key || '/' || id, created_at = created_at - interval '2 hours' where kind = 'desk'`,
    )
  }
  const count = async () =>
    (await parts.database.run(sql`select count(*)::int as count from mail where kind = 'desk'`))[0]?.count
  for (let time = 0; time < 6; time++) await ask()
  expect(await count()).toBe(3)
  await parts.database.passTime({ days: 1 })
  for (let time = 0; time < 3; time++) await ask()
  expect(await count()).toBe(4)
  await parts.database.run(sql`insert into desk_device (id, expires_on) values (gen_random_uuid(), current_date + 30)`)
  await ask()
  expect(await count()).toBe(5)
})

test('a cookie of a neighbouring host beside the own one locks nobody out, and a form of no origin is refused', async () => {
  const cookie = await openDesk()
  for (const both of [`desk=1.2.3; ${cookie}`, `${cookie}; desk=1.2.3`])
    expect((await call('GET', '/api/desk', { cookie: both })).response.status).toBe(200)
  expect((await call('POST', '/api/desk', { cookie, body: 'do=sign-out', origin: 'null' })).response.status).toBe(403)
  const { response } = await call('GET', '/api/desk', { cookie })
  expect(response.status).toBe(200)
  expect(response.headers.get('referrer-policy')).toBe('same-origin')
})

test('the owner gets all sums as a file, in which 1 and 2 are not told apart', async () => {
  const cookie = await openDesk()
  await parts.database.run(
    sql`insert into tally values ('2026-11-01', 'view', '/', 'en', 'link', 2), ('2026-11-01', 'view', '/', 'en', 'mail', 3)`,
  )
  const { response, text } = await call('GET', '/api/desk/counts.csv', { cookie })
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(text.split('\n').slice(1)).toEqual(['2026-11-01,view,/,en,link,<3', '2026-11-01,view,/,en,mail,3'])
})
