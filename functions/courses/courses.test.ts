import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readEnvironment } from '../../environment.ts'
import { courseTexts } from '../../model/kinds/course.ts'
import type * as content from '../../model/kinds/courses.ts'
import { courses, listCourses } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { findNext, hasSessions, postForm, send, startParts } from '../../testing/parts.ts'
import { releaseLead } from '../contact/store.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { readDigest } from '../owner/digest.ts'
import { eraseExpired } from '../owner/erase-expired.ts'
import { erasePerson } from '../owner/erase-person.ts'
import { mailKinds } from '../owner/mail-kinds.ts'
import { sql } from '../shared/data/database.ts'
import { proposeAgreement } from './agreement.ts'
import { confirmSeats, listSeats, requestSeats, writeNote } from './store.ts'

const owner = site.owner.email

/** A course of another owner: whole days, two of them, without place and deadline, free of charge. */
const { small, late, past } = vi.hoisted(() => {
  const day = 24 * 60 * 60_000
  const midnight = Math.floor(Date.now() / day) * day
  const create = (slug: string, start: number, closes = start) => ({
    slug,
    sample: false,
    title: 'Two whole days',
    description: 'What it is about.',
    intro: 'What it is about.',
    learn: ['Something'],
    language: 'en',
    cancelled: false,
    seats: 3,
    price: { net: 0, unit: 'person' },
    zone: 'Europe/Madrid',
    sessions: [0, 1].map((index) => ({
      start: new Date(start + index * day),
      end: new Date(start + (index + 1) * day),
      isWholeDay: true,
    })),
    start: new Date(start),
    end: new Date(start + 2 * day),
    closes: new Date(closes),
  })
  return {
    small: { ...create('small', midnight + 30 * day), paymentUrl: 'https://pay.example.org/small' },
    late: create('late', midnight + 5 * day, midnight - day),
    past: create('past', midnight - 5 * day),
  }
})

// In place of the site's courses, and back: the files of a worker share what they import.
const all = [small, late, past] as unknown as content.Course[]
const own = [...listCourses()]
beforeAll(() => {
  listCourses().splice(0, listCourses().length, ...all)
  vi.spyOn(courses, 'get').mockImplementation((slug) => all.find((course) => course.slug === slug) as never)
})
afterAll(() => {
  listCourses().splice(0, listCourses().length, ...own)
  vi.mocked(courses.get).mockRestore()
})

const course = small as unknown as content.Course

const parts = await startParts()

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  vi.stubEnv('CONTEXT', 'dev')
})

const form = { course: 'small', people: '1', buyer: 'private', name: 'Ana Ruiz', locale: 'en' }
const ask = (email: string, fields: Record<string, string> = {}) =>
  postForm('/api/courses', { ...form, email, ...fields })

/** The link of the last mail to somebody. */
function findLink(email: string): string {
  const lines = parts.mail.to(email).flatMap(({ text = '' }) => text.split('\n'))
  const link = lines.filter((line) => line.includes('/api/courses/seat?')).at(-1)
  if (!link) throw new Error(`No mail to ${email} has a link`)
  return link
}

/** Asks, and presses the button behind the mailed link. @returns the state in which that ends */
async function reserve(email: string, fields: Record<string, string> = {}): Promise<string | undefined> {
  expect((await ask(email, fields)).status).toBe(202)
  await press(email)
  return (await listSeats('small')).find((seat) => seat.email === email)?.state
}

/** Presses the button of the page behind the link, with the hidden fields of its form. */
async function press(email: string, fields: Record<string, string> = {}) {
  const page = load(await (await send(findLink(email))).text())
  const version = page('[name=version]').attr('value') ?? ''
  return postForm(findLink(email), { do: 'confirm', version, ...fields })
}
const giveBack = (email: string) => postForm(findLink(email), { do: 'cancel', sure: 'on' })

const subjects = (email: string) => parts.mail.to(email).map(({ subject = '' }) => subject.replace(/:.*/, ''))

test('a course is reserved to its last seat, cancelled, and refilled from the waiting list in its order', async () => {
  expect(await reserve('ana@example.org', { people: '2', names: 'Ana Ruiz\nLeo Gil' })).toBe('confirmed')
  expect(await reserve('bea@example.org')).toBe('confirmed')
  expect(await reserve('three@example.net', { people: '3' })).toBe('waiting')
  expect(await reserve('carl@example.net')).toBe('waiting')
  expect(await reserve('dora@example.org')).toBe('waiting')

  expect((await giveBack('bea@example.org')).status).toBe(200)
  await everyMinute()
  // Three people do not fit into one seat.
  expect(subjects('three@example.net')).toEqual(['Confirm your seats', 'On the waiting list'])
  expect(subjects('carl@example.net').at(-1)).toBe('A seat is free')
  expect(subjects('dora@example.org').at(-1)).toBe('On the waiting list')

  // The seat kept for Carl goes to nobody else, and to Dora if he does not take it.
  expect(await reserve('eve@example.org')).toBe('waiting')
  await parts.database.passTime({ minutes: 25 * 60 })
  await everyMinute()
  expect(subjects('dora@example.org').at(-1)).toBe('A seat is free')
  await press('dora@example.org')
  expect(await listStates()).toEqual({
    ana: 'confirmed',
    bea: 'cancelled',
    carl: 'held',
    dora: 'confirmed',
    eve: 'waiting',
    three: 'waiting',
  })
  // Too late, and again in the line.
  await press('carl@example.net')
  expect((await listStates()).carl).toBe('waiting')
})

async function listStates() {
  const seats = await listSeats('small')
  return Object.fromEntries(seats.map(({ email, state }) => [email.split('@')[0], state] as const).sort())
}

test('the owner hears of the first who waits, at once and each day in the digest, and of no other', async () => {
  await reserve('ana@example.org', { people: '3' })
  for (const name of ['carl', 'dora']) expect(await reserve(`${name}@example.net`)).toBe('waiting')
  await everyMinute()
  const news = parts.mail.to(owner).filter(({ subject }) => subject?.startsWith('Waiting list'))
  expect(news.map(({ text }) => text)).toEqual([expect.stringContaining('Email: carl@example.net')])
  const digest = await readDigest('digest/2030-01-01', readEnvironment({}).values, mailKinds)
  expect(digest).toMatchObject([{ entries: [expect.stringContaining('waiting: 2')], isOld: true }])
})

test.skipIf(!hasSessions)('of fifty who confirm the last seat at once, one has it and the others wait', async () => {
  await reserve('ana@example.org', { people: '2' })
  const ids = Array.from({ length: 50 }, () => crypto.randomUUID())
  const environment = readEnvironment(process.env).values
  const request = { people: 1, name: 'Person', buyer: 'private' as const, locale: 'en' as const, noticeVersion: 'test' }
  const asked = ids.map((id) => requestSeats(course, { ...request, id, email: `ana@${id}.example` }, environment))
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['asked']))
  await parts.database.run(sql`update seat set held_until = null where state = 'held' returning id`)
  const held = (await listSeats('small')).filter(({ state }) => state === 'held')
  await Promise.all(held.map((seat) => confirmSeats(course, seat, proposeAgreement(seat, course), environment)))
  const states = (await listSeats('small')).map(({ state }) => state)
  expect(states.filter((state) => state === 'confirmed')).toHaveLength(2)
  expect(states.filter((state) => state === 'waiting')).toHaveLength(49)
})

test('each button of a seat leads to a page that Back can show again', async () => {
  const next = await findNext('/api/courses', { ...form, email: 'ana@example.org' })
  expect(await (await send(next ?? '')).text()).toContain('ana@example.org')
  const link = findLink('ana@example.org')
  const version = load(await (await send(link)).text())('[name=version]').attr('value') ?? ''
  const titles: string[] = []
  for (const fields of [
    { do: 'confirm', version },
    { do: 'cancel', sure: 'on' },
  ]) {
    const next = await findNext(link, fields)
    titles.push(load(await (await send(next ?? '')).text())('h1').text())
  }
  expect(new Set(titles).size).toBe(2)
})

test('a site that only keeps messages, and has no secret for links, says where the mail goes all the same', async () => {
  vi.stubEnv('SIGNING_SECRET', '')
  const answer = await ask('kept@example.org')
  expect(answer.status).toBe(202)
  expect(await answer.text()).toContain('kept@example.org')
})

test('the confirmation has all days, the way to pay and the link to cancel, as text and as HTML', async () => {
  await reserve('ana@example.org')
  const mail = parts.mail.to('ana@example.org').at(-1)
  expect(mail?.text).toContain('https://pay.example.org/small')
  expect(mail?.html).toContain('/api/courses/seat')
  const content = mail?.attachments[0]?.content
  const calendar = typeof content === 'string' ? content : new TextDecoder().decode(content)
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  const event = await send(findLink('ana@example.org').replace('/seat?', '/event.ics?'))
  expect(event.headers.get('content-type')).toContain('text/calendar')
  expect(parts.mail.to(owner).at(-1)?.text).toContain('Taken: 1 of 3, waiting: 0')
})

test.each(['en', 'es', 'fr', 'zh'])('each page and mail is in the language of the form (%s)', async (locale) => {
  await ask('ana@example.org', { locale })
  const page = load(await (await send(findLink('ana@example.org'))).text())
  expect(page('html').attr('lang')).toMatch(new RegExp(`^${locale}`))
  expect(page('main').text()).not.toMatch(/seats\.|\{/)
  await press('ana@example.org')
  expect(parts.mail.to('ana@example.org')).toHaveLength(2)
  for (const { text } of parts.mail.to('ana@example.org')) expect(text).not.toMatch(/seats\.\w|\{/)
})

test('a link only shows a page, and cancelling needs a tick', async () => {
  await ask('ana@example.org')
  await send(findLink('ana@example.org'))
  expect((await listStates()).ana).toBe('held')
  await press('ana@example.org')
  expect((await postForm(findLink('ana@example.org'), { do: 'cancel' })).status).toBe(422)
  expect((await listStates()).ana).toBe('confirmed')
  await giveBack('ana@example.org')
  expect(subjects('ana@example.org').at(-1)).toBe('Reservation canceled')
  expect((await send('/api/courses/seat?token=forged')).status).toBe(400)
})

test('a double click is one request, and what was typed comes back where it is wrong', async () => {
  const answers = await Promise.all([1, 2].map(() => ask('ana@example.org')))
  answers.push(await ask('ana@example.org'))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(await listSeats('small')).toHaveLength(1)
  const refused = await ask('ana@', { company: '<b>Acme</b>' })
  expect(refused.status).toBe(422)
  expect(load(await refused.text())('[name=company]').attr('value')).toBe('<b>Acme</b>')
  const unsaid = load(await (await ask('ana@', { buyer: '' })).text())
  expect(unsaid('[name=buyer] option[value=""]').text(), 'who reserves is not to be decided later').toBe('—')
  const three = load(await (await ask('ana@', { people: '3' })).text())
  expect(three('[name=people] [selected]').val(), 'how many come can be seen and changed').toBe('3')
  for (const people of ['0', '6', '1.5', 'x']) {
    const again = await ask('leo@example.org', { people })
    expect(again.status).toBe(422)
    expect(load(await again.text())('select[name=people]').attr('aria-invalid')).toBe('true')
  }
  expect((await ask('leo@example.org', { course: 'unknown' })).status).toBe(404)
})

test('the same form asks anew once its request is over, with a double click once, and the link of that mail gives a seat', async () => {
  await ask('ana@example.org')
  await parts.database.passTime({ minutes: 90 })
  for (let click = 1; click <= 2; click++) expect((await ask('ana@example.org')).status).toBe(202)
  expect(subjects('ana@example.org')).toEqual(['Confirm your seats', 'Confirm your seats'])
  await press('ana@example.org')
  await ask('ana@example.org')
  expect((await listSeats('small')).map(({ state }) => state)).toEqual(['confirmed', 'held'])
})

test('one address asks three times a day, and few seats are kept before anybody has confirmed', async () => {
  for (const people of ['1', '2', '3']) expect((await ask('ana@example.org', { people })).status).toBe(202)
  const refused = await ask('ana@example.org', { people: '4' })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain(`Write to ${site.owner.email}`)
  const taken = await parts.database.run(sql`select sum(people)::int as held from seat where held_until > now()`)
  expect(taken).toEqual([{ held: 3 }])
  // Whoever confirms an own address has a seat as soon as those that nobody confirmed are free again.
  await parts.database.passTime({ minutes: 24 * 60 })
  expect(await reserve('bea@example.org')).toBe('confirmed')
})

test('what a robot fills in takes no seat and mails nothing until the owner releases it', async () => {
  const sent = { website: 'https://example.org', people: '2', names: 'Ana Ruiz\nLeo Gil' }
  for (const _ of [1, 2]) expect((await ask('ana@example.org', sent)).status).toBe(202)
  expect(parts.mail.mails).toHaveLength(0)
  expect(await listSeats('small')).toEqual([])
  const digest = await readDigest('digest/2026-01-01', readEnvironment(process.env).values, mailKinds)
  expect(digest.flatMap(({ entries }) => entries)).toEqual([expect.stringContaining('Ana Ruiz <ana@example.org>')])
  const [lead] = await parts.database.run(sql`select id::text from lead`)
  await releaseLead(`${lead?.id}`)
  await parts.database.passTime({ minutes: 1 })
  await everyMinute()
  expect(parts.mail.to(owner)[0]?.text).toContain('> Two whole days: 2\n> Ana Ruiz\n> Leo Gil')
})

test.each(['late', 'past'])('a course that is closed takes no request (%s)', async (slug) => {
  expect((await ask('ana@example.org', { course: slug })).status).toBe(409)
  expect(await listSeats(slug)).toEqual([])
})

test('a mail to all reaches those who have a seat, and a cancelled course tells those who wait, too, and ends', async () => {
  await reserve('ana@example.org', { people: '3' })
  await reserve('bea@example.org')
  const note = { subject: 'The room', text: 'It is on the first floor.' }
  expect(await writeNote(course, { id: crypto.randomUUID(), ...note, cancels: false })).toBe(1)
  const end = { id: crypto.randomUUID(), subject: '', text: 'I am ill.', cancels: true }
  expect(await writeNote(course, end)).toBe(2)
  expect(await writeNote(course, { ...end, id: crypto.randomUUID() })).toBeUndefined()
  await parts.database.passTime({ minutes: 1 })
  await everyMinute()
  expect(subjects('ana@example.org').slice(-2).sort()).toEqual(['The room', 'This course will not take place'])
  expect(parts.mail.to('bea@example.org').at(-1)?.text).toContain('I am ill.')
  expect((await ask('leo@example.org')).status).toBe(409)
})

test('a mail to all is sent after the course, too', async () => {
  await reserve('ana@example.org')
  const over = { ...course, end: new Date(Date.now() - 60_000) }
  const note = { id: crypto.randomUUID(), subject: 'Material', text: 'It is here.', cancels: false }
  expect(await writeNote(over, note)).toBe(1)
  await everyMinute()
  expect(subjects('ana@example.org').at(-1)).toBe('Material')
})

test('a course that is cancelled in the contents gives nobody a seat any more, asked for or waited for', async () => {
  expect(await reserve('ana@example.org', { people: '2' })).toBe('confirmed')
  expect(await reserve('bea@example.org')).toBe('confirmed')
  expect(await reserve('carl@example.org')).toBe('waiting')
  await ask('dora@example.org')
  course.cancelled = true
  onTestFinished(() => {
    course.cancelled = false
  })
  for (const email of ['ana@example.org', 'dora@example.org']) {
    const page = load(await (await send(findLink(email))).text())
    expect(page('main').text()).toContain(courseTexts.cancelled)
    expect(page('button[value=confirm]').length).toBe(0)
    expect(page('main').html()).not.toContain('pay.example.org')
  }
  expect((await press('dora@example.org')).status).toBe(409)
  await giveBack('bea@example.org')
  await everyMinute()
  expect(await listStates()).toEqual({ ana: 'confirmed', bea: 'cancelled', carl: 'waiting', dora: 'held' })
})

test('an erased person leaves nothing, and the seat goes to who waits', async () => {
  await reserve('ana@example.org', { people: '3' })
  await reserve('bea@example.org')
  parts.mail.mails.length = 0
  expect(await erasePerson('ana@example.org')).toMatchObject({ seats: 1 })
  await everyMinute()
  expect(
    await parts.database.run(sql`select name, address, state from seat where address <> 'bea@example.org'`),
  ).toEqual([{ name: '', address: '', state: 'cancelled' }])
  // Visitor and owner are told, as of an appointment.
  expect(parts.mail.to('ana@example.org')).toHaveLength(1)
  expect(parts.mail.to(site.owner.email)).toHaveLength(1)
  await parts.database.passTime({ days: 1 })
  await eraseExpired()
  expect(await listStates()).toEqual({ bea: 'held' })
})
