import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { listComing } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { postForm, send, startParts } from '../../testing/parts.ts'
import { isOpen } from '../courses/store.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { checkParts } from '../owner/checks.ts'
import { endAll } from '../owner/decide.ts'
import { sql } from '../shared/data/database.ts'

const parts = await startParts()

const owner = site.owner.email
/** The first to come may have begun. */
const course = listComing().find(isOpen)

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  vi.stubEnv('CONTEXT', 'dev')
})

async function listStarts(): Promise<string[]> {
  return (await (await send('/api/booking/times?type=call&place=online')).json()).starts
}

const forms = {
  newsletter: { path: '/api/newsletter', fields: { consent: 'on' } },
  contact: { path: '/api/contact', fields: { name: 'Ana Ruiz', message: 'Hello' } },
  booking: { path: '/api/booking', fields: { name: 'Ana Ruiz', type: 'call', place: 'online', zone: 'Europe/Madrid' } },
  courses: {
    path: '/api/courses',
    fields: { name: 'Ana Ruiz', course: course?.slug ?? '', people: '1', buyer: 'private' },
  },
}

type Form = keyof typeof forms

function post(form: Form, email: string, ip: string, fields: Record<string, string> = {}): Promise<Response> {
  return postForm(forms[form].path, { ...forms[form].fields, locale: 'en', email, ...fields }, {}, ip)
}

/** Sends a form, and follows the link of its mail to the end. */
async function succeed(form: Form, email: string, ip: string, fields: Record<string, string> = {}) {
  const answer = await post(form, email, ip, fields)
  if (form === 'contact') return answer.status
  return answer.status < 400 ? confirm(email) : answer.status
}

/** The status of the page after the button behind the last mail was pressed, or `no mail`. */
async function confirm(email: string): Promise<number | 'no mail'> {
  const lines = parts.mail.to(email).flatMap(({ text = '' }) => text.split('\n'))
  const link = lines.filter((line) => /\/(confirm|seat)\?/.test(line)).at(-1)
  if (!link) return 'no mail'
  const version = /name="version" value="(\w+)"/.exec(await (await send(link)).text())?.[1] ?? ''
  return (await postForm(link, { do: 'confirm', early: 'on', version })).status
}

async function expectOpen(start: string | undefined) {
  expect(await succeed('newsletter', 'ana@honest.example', '198.51.100.7')).toBe(200)
  expect(await succeed('contact', 'ana@honest.example', '198.51.100.7')).toBe(303)
  expect(await succeed('booking', 'eva@honest.example', '198.51.100.7', { start: start ?? '' })).toBe(200)
  expect(await succeed('courses', 'leo@honest.example', '198.51.100.7')).toBe(200)
  const subjects = parts.mail.to(owner).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject?.startsWith('Message from Ana'))).not.toEqual([])
  expect(subjects.some((subject) => subject?.startsWith('Booked'))).toBe(true)
}

test('what one network sends over all forms closes nothing for others, and is kept for the owner', async () => {
  const starts = await listStarts()
  const names: Form[] = ['newsletter', 'contact', 'booking', 'courses']
  const statuses = []
  for (let index = 0; index < 240; index++) {
    const form = names[index % 4] ?? 'contact'
    const ip = `203.0.113.${index % 250}`
    statuses.push((await post(form, `a@n${index}.example`, ip, { start: starts[index] ?? '' })).status)
  }
  // Ten as usual, then held, then refused.
  expect(statuses.slice(0, 200).filter((status) => status >= 400)).toEqual([])
  expect(new Set(statuses.slice(200))).toEqual(new Set([429]))
  expect(await parts.database.run(sql`select held_because, count(*)::int from lead group by 1 order by 2`)).toEqual([
    { held_because: null, count: 3 },
    { held_because: ['network'], count: 190 },
  ])
  await expectOpen(starts.at(-1))
})

test('what a network sends above its number is answered as always, and mailed to nobody', async () => {
  const [start = ''] = await listStarts()
  const ask = async (form: Form, ip: string) => {
    const answer = await post(form, 'ana@kept.example', ip, { start, locale: 'es' })
    return [answer.status, answer.headers.get('location'), await answer.text()]
  }
  for (let index = 0; index < 10; index++) await post('contact', `a@n${index}.example`, '2001:db8:1:100::7')
  const all = ['newsletter', 'booking', 'courses', 'contact'] as const
  const held = []
  for (const form of all) held.push(await ask(form, '2001:db8:1:1ff::9'))
  expect(parts.mail.to('ana@kept.example')).toEqual([])
  const usual = []
  for (const form of all) usual.push(await ask(form, '198.51.100.7'))
  expect(held).toEqual(usual)
})

test('a flood of one form from many networks leaves the others as they were, and its own visitors are told what to do', async () => {
  const starts = await listStarts()
  const flood = (form: Form, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        post(form, `a@${form}${index}.example`, `10.${index % 200}.0.1`, { start: starts[index] ?? '' }),
      ),
    )
  expect((await checkParts(parseEnvironment(process.env))).requests).toBe('ok')
  const unmailed = (await flood('newsletter', 70)).filter(({ status }) => status === 503)
  expect(unmailed).toHaveLength(10)
  expect(await unmailed[0]?.text()).toContain('/contact#message')
  // The first try of so many at once may run out of its time; the job of the next minute sends what is left.
  await parts.database.passTime({ minutes: 1 })
  await everyMinute()
  expect(parts.mail.mails).toHaveLength(60)
  expect((await checkParts(parseEnvironment(process.env))).requests).toBe('refused')
  expect(await succeed('booking', 'ana@honest.example', '198.51.100.7', { start: starts.at(-1) ?? '' })).toBe(200)
  const refused = (await flood('courses', 130)).filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThanOrEqual(10)
  expect(await refused[0]?.text()).toContain('/contact#message')
  expect((await checkParts(parseEnvironment(process.env))).requests).toBe('refused')
  expect(await succeed('booking', 'eva@honest.example', '198.51.100.7', { start: starts.at(-8) ?? '' })).toBe(200)
}, 180_000)

test('many addresses of one mailbox or one domain get as much as one person or company, and one call ends it all', async () => {
  const starts = await listStarts()
  const attack = async (count: number, address: (index: number) => string) => {
    for (let index = 0; index < count; index++) {
      const ip = `10.0.${index}.1`
      await post('booking', address(index), ip, { start: starts[index * 9] ?? '' })
      await post('courses', address(index), ip, { people: '2' })
    }
    for (const { to } of [...parts.mail.mails]) await confirmAll(to?.[0]?.address ?? '')
  }
  const confirmAll = async (email: string) => {
    for (const { text = '', to } of parts.mail.mails) {
      const link = to?.[0]?.address === email && text.split('\n').find((line) => /\/(confirm|seat)\?/.test(line))
      if (!link || confirmed.has(link)) continue
      confirmed.add(link)
      const version = /name="version" value="(\w+)"/.exec(await (await send(link)).text())?.[1] ?? ''
      await postForm(link, { do: 'confirm', early: 'on', version })
    }
  }
  const confirmed = new Set<string>()
  await attack(10, (index) => `bot+${index}@gmail.com`)
  const count = async () => {
    const [row] = await parts.database.run(sql`select
      (select count(*) from booking where state = 'confirmed')::int as booked,
      (select count(*) from seat where state in ('confirmed', 'waiting') or (state = 'held' and asked_at is not null))::int as requests,
      (select coalesce(sum(people), 0) from seat where state in ('confirmed', 'waiting') or (state = 'held' and asked_at is not null))::int as people`)
    return row
  }
  expect(await count()).toEqual({ booked: 2, requests: 2, people: 4 })
  await attack(10, (index) => `bot${index}@mail${index}.domain.example`)
  const third = Math.max(5, Math.ceil((course?.seats ?? 0) / 3))
  const after = await count()
  expect(after).toMatchObject({ booked: 6 })
  expect(Number(after?.people) - 4).toBeLessThanOrEqual(third)
  expect(await succeed('booking', 'ana@honest.example', '198.51.100.7', { start: starts.at(-1) ?? '' })).toBe(200)
  expect(await endAll('b.o.t@googlemail.com', 'Not like this.')).toMatchObject({ appointments: 3 })
  expect((await endAll('domain.example')).appointments).toBeGreaterThanOrEqual(4)
  await everyMinute()
  expect(await count()).toEqual({ booked: 1, requests: 0, people: 0 })
  await expect(endAll('gmail.com')).rejects.toThrow('Anybody gets a mailbox')
}, 180_000)

test('who has as many as one may is answered as anybody, and a mail a day lists what there is', async () => {
  const starts = await listStarts()
  const ask = async (form: 'booking' | 'courses', email: string, index: number) => {
    const answer = await post(form, email, `10.0.${index}.1`, { start: starts[index * 9] ?? '' })
    return [answer.status, answer.headers.get('location'), (await answer.text()).replaceAll(email, '')]
  }
  const countLinks = (email: string) =>
    parts.mail.to(email).map(({ text = '' }) => text.match(/\/(manage|seat|confirm)\?/g)?.length ?? 0)
  for (const form of ['booking', 'courses'] as const) {
    vi.stubEnv('FORM_DOMAIN_OPEN', '4')
    for (const index of [0, 1])
      expect(await succeed(form, `ana+${index}@one.example`, '10.1.0.1', { start: starts[index * 9] ?? '' })).toBe(200)
    parts.mail.mails.length = 0
    const usual = await ask(form, `leo@${form}.example`, 2)
    expect(await ask(form, 'ana+2@one.example', 3)).toEqual(usual)
    expect(await ask(form, 'ana+3@one.example', 4)).toEqual(usual)
    expect([countLinks('ana+2@one.example'), countLinks('ana+3@one.example')]).toEqual([[2], []])
    // A colleague hears of nobody else's.
    vi.stubEnv('FORM_DOMAIN_OPEN', '2')
    expect(await ask(form, 'bea@one.example', 5)).toEqual(usual)
    expect(countLinks('bea@one.example')).toEqual([0])
  }
  const held = await parts.database.run(sql`select held_because, count(*)::int from lead group by 1`)
  expect(held).toEqual([{ held_because: ['person'], count: 6 }])
})

test('after twelve appointments of a day the owner is asked, and says yes or no on the desk', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const starts = await listStarts()
  const pick = (index: number) => starts[index * 9] ?? ''
  for (let index = 0; index < 12; index++)
    expect(await succeed('booking', `a@b${index}.example`, `10.0.${index}.1`, { start: pick(index) })).toBe(200)
  for (const index of [12, 13])
    expect(await succeed('booking', `a@b${index}.example`, `10.0.${index}.1`, { start: pick(index) })).toBe(200)
  const list = () => parts.database.run(sql`select state from booking where asked_at is not null order by requested_at`)
  expect((await list()).map(({ state }) => state)).toEqual(['held', 'held'])
  expect(parts.mail.to('a@b12.example')).toHaveLength(1)
  await parts.database.passTime({ minutes: 6 })
  await everyMinute()
  expect(parts.mail.to(owner).filter(({ subject }) => subject === 'Waiting for your yes: 2')).toHaveLength(1)
  vi.stubEnv('BOOKINGS_CONFIRMED_DAILY', '13')
  expect(await succeed('booking', 'a@b14.example', '10.0.14.1', { start: pick(14) })).toBe(200)
  expect(await list()).toHaveLength(2)
})
