import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cities } from '../../model/kinds/cities.ts'
import type * as content from '../../model/kinds/courses.ts'
import { courses, listCourses } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { postForm, send, startParts } from '../../testing/parts.ts'
import everyMinute from '../every-minute/every-minute.ts'
import { loadFormWords } from '../shared/data/content-words.ts'
import { sql } from '../shared/data/database.ts'
import { loadCourseWords } from './describe-course.ts'
import { listSeats, markPaid } from './store.ts'
import { findWithdrawalEnd } from './withdrawal.ts'

/** Courses of another owner: one far away, one of the coming days, one that costs nothing. */
const given = vi.hoisted(() => {
  const day = 24 * 60 * 60_000
  const create = (slug: string, days: number, price?: { net: number; vatRate?: number; covers?: string }) => {
    const start = Date.now() + days * day
    return {
      slug,
      sample: false,
      title: 'Cheese from raw milk',
      description: 'What it is about.',
      intro: 'What it is about.',
      learn: ['Something'],
      language: 'es',
      cancelled: false,
      seats: 4,
      zone: 'Europe/Madrid',
      ...(price && { price }),
      terms: { payment: 'By transfer.', minimum: 'From three people on.' },
      sessions: [0, 1].map((index) => ({
        start: new Date(start + index * day),
        end: new Date(start + index * day + 4 * 3_600_000),
        isWholeDay: false,
      })),
      start: new Date(start),
      end: new Date(start + day + 4 * 3_600_000),
      closes: new Date(start),
    }
  }
  const price = { net: 100, vatRate: 10, covers: 'Milk and rennet' }
  return {
    far: create('far', 60, price),
    soon: create('soon', 5, price),
    free: create('free', 60, { net: 0 }),
    unpriced: create('unpriced', 60),
    due: { ...create('due', 60, price), payWithinDays: 7, paymentUrl: 'https://pay.example.org/due' },
    near: { ...create('near', 5, price), payWithinDays: 7 },
  }
})

const all = Object.values(given) as unknown as content.Course[]
const own = [...listCourses()]
beforeAll(() => {
  listCourses().splice(0, listCourses().length, ...all)
  vi.spyOn(courses, 'get').mockImplementation((slug) => all.find((course) => course.slug === slug) as never)
})
afterAll(() => {
  listCourses().splice(0, listCourses().length, ...own)
  vi.mocked(courses.get).mockRestore()
})

const parts = await startParts()

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  vi.stubEnv('CONTEXT', 'dev')
})

const ana = 'ana@example.org'
const { errors, optional } = loadFormWords('en')
const company = {
  company: 'Queixos SL',
  taxId: 'B12345674',
  street: 'Rúa 1',
  postcode: '15001',
  town: 'A Coruña',
  country: 'ES',
}

const ask = (course: string, fields: Record<string, string> = {}) =>
  postForm('/api/courses', {
    course,
    people: '2',
    buyer: 'private',
    name: 'Ana Ruiz',
    email: ana,
    locale: 'en',
    ...fields,
  })

function findLink(): string {
  const lines = parts.mail.to(ana).flatMap(({ text = '' }) => text.split('\n'))
  return lines.filter((line) => line.includes('/api/courses/seat?')).at(-1) ?? ''
}

const open = async () => load(await (await send(findLink())).text())
const post = async (fields: Record<string, string>) => {
  const answer = await postForm(findLink(), fields)
  return { status: answer.status, page: load(await answer.text()) }
}

async function reserve(course: string, fields: Record<string, string> = {}) {
  expect((await ask(course, fields)).status).toBe(202)
  const page = await open()
  return post({ do: 'confirm', version: page('[name=version]').attr('value') ?? '', ...fields })
}

test('a Spanish tax number with a wrong control sign is refused in words, and what was typed stays', async () => {
  for (const [taxId, words] of [
    ['B12345675', errors.taxIdCheck],
    ['12345678A', errors.taxIdCheck],
    ['B1234', errors.taxIdForm],
    ['ESB12345675', errors.taxIdCheck],
  ] as const) {
    const answer = await ask('far', { ...company, buyer: 'company', taxId })
    expect(answer.status).toBe(422)
    const form = load(await answer.text())
    expect(form('#taxId-error').text()).toContain(words)
    expect(form('#taxId').val()).toBe(taxId)
    expect(form('#country').val()).toBe('ES')
  }
})

test.each(['B12345674', 'ESB12345674', 'b-12.345.674', 'ES B 12345674'])('%s is one Spanish number', async (taxId) => {
  expect((await ask('far', { ...company, buyer: 'company', taxId })).status).toBe(202)
  expect((await findSeat())?.taxId).toBe('B12345674')
})

test('a foreign number that nobody could check is taken, and asked about beside the button', async () => {
  await ask('far', { ...company, buyer: 'company', country: 'GB', taxId: 'XI 123456789' })
  const page = await open()
  expect(page('#taxId').val()).toBe('XI123456789')
  const version = page('[name=version]').attr('value') ?? ''
  const refused = await post({ do: 'confirm', version, taxId: 'ES B12345675' })
  expect([refused.status, refused.page('#taxId').val()]).toEqual([422, 'ES B12345675'])
  expect(refused.page('details[open]'), 'the way to cancel stays closed').toHaveLength(0)
  expect((await post({ do: 'cancel' })).page('details[open] [name=sure]')).toHaveLength(1)
  expect((await post({ do: 'confirm', version, taxId: 'GB 980780684' })).status).toBe(200)
  expect((await findSeat())?.taxId).toBe('GB980780684')
})

test('a foreign number that is known is not asked about', async () => {
  await ask('far', { ...company, buyer: 'company', country: 'FR', taxId: 'FR 40 303 265 045' })
  expect((await open())('#taxId')).toHaveLength(0)
})

test('a company abroad reads that the tax of the place applies, and of an online course that the owner says it', async () => {
  const abroad = { ...company, buyer: 'company', country: 'FR', taxId: 'FR40303265045' }
  await ask('far', abroad)
  expect((await open())('dl').text()).toContain(site.owner.name)
  expect((await open())('dl').text()).toContain('online')
  const place = vi.spyOn(cities, 'get').mockReturnValue({ name: 'Here' } as never)
  Object.assign(given.far, { city: 'here' })
  onTestFinished(() => {
    Object.assign(given.far, { city: undefined, place: undefined })
    place.mockRestore()
  })
  expect((await open())('dl').text()).toContain('(Directive 2006/112/EC, article 53)')
  Object.assign(given.far, { city: undefined, place: 'Elsewhere' })
  expect((await open())('dl').text()).toContain('(Directive 2006/112/EC, article 53)')
  await ask('soon', { ...company, buyer: 'company', email: ana })
  expect((await open())('dl').text()).not.toContain('article 53')
})

test('JSON is taken too, with the number of people as a number', async () => {
  const fields = { course: 'far', people: 2, buyer: 'private', name: 'Ana Ruiz', email: ana, locale: 'en' }
  const sendJson = (body: object) =>
    send('/api/courses', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const answer = await sendJson(fields)
  expect([answer.status, await answer.json()]).toEqual([202, { ok: true }])
  const wrong = await sendJson({ ...fields, ...company, buyer: 'company', taxId: 'B12345675' })
  expect(wrong.status).toBe(422)
  expect((await wrong.json()).error.fields.taxId).toContain(errors.taxIdCheck)
})

const findSeat = async () => (await listSeats('far'))[0] ?? (await listSeats('soon'))[0]

test('the binding step shows price, tax, conditions and seller beside a button that obliges to pay', async () => {
  await ask('far')
  const page = await open()
  const text = page('main').text()
  for (const part of [
    '€220',
    '10%',
    '€20',
    '€110 each',
    'Milk and rennet',
    'By transfer.',
    'From three people on.',
    site.owner.name,
  ])
    expect(text).toContain(part)
  expect(page('button[value=confirm]').text()).toBe('Order with obligation to pay')
})

test('a rate with decimals is written as the language of the page writes it', async () => {
  const { price } = given.far
  onTestFinished(() => void Object.assign(given.far, { price }))
  Object.assign(given.far, { price: { ...price, vatRate: 5.5 } })
  await ask('far', { locale: 'es' })
  expect((await open())('main').text()).toMatch(/5,5\s%/)
})

test('a free course obliges to nothing, and has no right to withdraw', async () => {
  await ask('free')
  const page = await open()
  expect(page('button[value=confirm]').text()).toBe('Confirm')
  expect(page('main').text()).toContain('Free of charge')
  await reserve('free', { people: '1' })
  expect((await open())('button[value=withdraw]')).toHaveLength(0)
})

test('a course without a price takes no seats, and says that the price is to be asked', async () => {
  const answer = await ask('unpriced')
  expect(answer.status).toBe(409)
  expect(load(await answer.text())('[role=alert]').text()).toContain(loadCourseWords('en').priceOnRequest)
  expect(parts.mail.to(ana)).toEqual([])
  expect(await listSeats('unpriced')).toEqual([])
})

test('a later price in the content changes nothing of what was agreed', async () => {
  await reserve('far')
  const before = (await open())('dl').text()
  given.far.price = { net: 900, vatRate: 21, covers: 'Nothing' }
  onTestFinished(() => {
    given.far.price = { net: 100, vatRate: 10, covers: 'Milk and rennet' }
  })
  expect((await open())('dl').text()).toBe(before)
  expect((await findSeat())?.agreed).toMatchObject({
    buyer: 'private',
    people: 2,
    locale: 'en',
    price: { net: 20000, rate: 10, tax: 2000, total: 22000, currency: 'EUR' },
  })
})

test('whoever read other conditions than those of now reads them again before anything is agreed', async () => {
  await ask('far')
  const version = (await open())('[name=version]').attr('value') ?? ''
  given.far.price = { net: 120, vatRate: 10, covers: 'Milk and rennet' }
  onTestFinished(() => {
    given.far.price = { net: 100, vatRate: 10, covers: 'Milk and rennet' }
  })
  const { status, page } = await post({ do: 'confirm', version })
  expect(status).toBe(409)
  expect(page('[role=alert]').text()).toContain('have changed')
  expect(page('main').text()).toContain('€264')
  expect((await findSeat())?.state).toBe('held')
})

test('the confirmation is the durable copy: price, conditions, the right to withdraw and its form', async () => {
  await reserve('far')
  const text = parts.mail.to(ana).at(-1)?.text ?? ''
  for (const part of ['€220', 'By transfer.', 'within 14 days', 'Model withdrawal form', site.owner.email])
    expect(text).toContain(part)
  expect(text).not.toMatch(/seats\.\w|\{/)
})

test('a company gives what its invoice needs, sees the same price and has no right to withdraw', async () => {
  const missing = await ask('far', { buyer: 'company', company: 'Queixos SL' })
  expect(missing.status).toBe(422)
  const form = load(await missing.text())
  expect(form('#street-error, #taxId-error, #postcode-error, #town-error, #country-error')).toHaveLength(5)
  expect(form('[name=company]').attr('value')).toBe('Queixos SL')
  expect(form('label[for=names]').text()).toContain(optional)
  expect(form('label[for=street]').text()).not.toContain(optional)
  expect((await ask('far', { buyer: '' })).status).toBe(422)

  await reserve('far', { buyer: 'company', ...company })
  expect(await findSeat()).toMatchObject({ buyer: 'company', ...company, agreed: { canWithdraw: false } })
  expect((await open())('button[value=withdraw]')).toHaveLength(0)
  expect((await post({ do: 'confirm-withdrawal' })).status).toBe(409)
  expect(parts.mail.to(ana).at(-1)?.text).not.toContain('Model withdrawal form')
  expect(parts.mail.to(site.owner.email).at(-1)?.text).toContain('Rúa 1, 15001 A Coruña, ')
})

test('withdrawing takes two steps, and then visitor and owner have a receipt with the sum that comes back', async () => {
  await reserve('far')
  expect((await open())('button[value=withdraw]').text()).toBe('Withdraw from the contract here')
  const second = await post({ do: 'withdraw' })
  expect((await findSeat())?.state).toBe('confirmed')
  expect(second.page('button[value=confirm-withdrawal]').text()).toBe('Confirm withdrawal')
  expect(second.page('main').text()).toContain('€220')
  const done = await post({ do: 'confirm-withdrawal' })
  expect(done.page('h1').text()).toBe('You have withdrawn from the contract')
  await everyMinute()
  const receipt = parts.mail.to(ana).at(-1)
  expect(receipt?.subject).toBe('Withdrawal received: Cheese from raw milk')
  expect(receipt?.text).toMatch(/arrived on .*\d{4}/)
  expect(receipt?.text).toContain('€220')
  const owner = parts.mail.to(site.owner.email).at(-1)
  expect(owner?.subject).toContain('2 seats withdrawn')
  expect(owner?.text).toContain('€220')
  // Again changes nothing, and mails nobody.
  const mails = parts.mail.mails.length
  await post({ do: 'confirm-withdrawal' })
  await everyMinute()
  expect(parts.mail.mails).toHaveLength(mails)
})

const bea = 'bea@example.org'
const waiting = { people: '1', buyer: 'private', name: 'Bea', email: bea, locale: 'en' }

/** The second person presses the button, for which no seat is left. */
async function confirmWaiting() {
  const link = (parts.mail.to(bea).at(-1)?.text ?? '').split('\n').find((line) => line.includes('/seat?')) ?? ''
  const version = load(await (await send(link)).text())('[name=version]').attr('value') ?? ''
  await postForm(link, { do: 'confirm', version })
}

test('the seats of who withdraws go to who waits', async () => {
  await reserve('far', { people: '4' })
  await postForm('/api/courses', { ...waiting, course: 'far' })
  await confirmWaiting()
  await post({ do: 'confirm-withdrawal' })
  await everyMinute()
  expect(parts.mail.to(bea).at(-1)?.subject).toContain('A seat is free')
})

const subjects = (address: string) => parts.mail.to(address).map(({ subject = '' }) => subject.replace(/:.*/, ''))

test('seats that are to be paid within days say so, remind, ask the owner and go back to who waits', async () => {
  const { page } = await reserve('due', { people: '4' })
  expect(page('dl').text()).toContain('7 days of the confirmation')
  expect(page('main').text()).toMatch(/Please pay by the end of .*20\d\d/)
  expect(parts.mail.to(ana).at(-1)?.text).toMatch(/Please pay by the end of .*20\d\d/)
  await postForm('/api/courses', { ...waiting, course: 'due' })
  await confirmWaiting()
  await parts.database.passTime({ days: 4 })
  await everyMinute()
  expect(subjects(ana)).not.toContain('Payment due by')
  await parts.database.passTime({ days: 2 })
  await everyMinute()
  await everyMinute()
  expect(parts.mail.to(ana).at(-1)?.subject).toMatch(/^Payment due by .*: Cheese/)
  expect(parts.mail.to(ana).at(-1)?.text).toContain('https://pay.example.org/due')
  expect(parts.mail.to(site.owner.email).at(-1)?.text).toContain('--paid')
  await parts.database.passTime({ days: 2 })
  await everyMinute()
  await everyMinute()
  expect(subjects(ana).slice(-1)).toEqual(['Your seats were released'])
  expect(parts.mail.to(site.owner.email).at(-1)?.subject).toMatch(/^\S.*4 ×/)
  expect(parts.mail.to(bea).at(-1)?.subject).toContain('A seat is free')
  const later = await open()
  expect(later('h1').text()).toBe('Your seats were released')
  expect(later('main').text()).toContain(site.owner.email)
  expect(parts.mail.to(ana)).toHaveLength(4)
})

test('what is marked as paid stays, and is reminded of nothing', async () => {
  await reserve('due')
  const [seat] = await listSeats('due')
  expect(await markPaid(seat?.id ?? '')).toBe(true)
  const mails = parts.mail.mails.length
  await parts.database.passTime({ days: 9 })
  await everyMinute()
  expect(parts.mail.mails).toHaveLength(mails)
  expect((await listSeats('due'))[0]).toMatchObject({ state: 'confirmed', paidAt: expect.any(Date) })
  expect((await open())('main').text()).not.toContain('Please pay')
})

test.each(['near', 'free'])('seats that need no payment in time never go back by themselves (%s)', async (slug) => {
  const { page } = await reserve(slug, { early: 'on' })
  expect(page('main').text()).not.toContain('Please pay')
  await parts.database.passTime({ days: 30 })
  await everyMinute()
  expect((await listSeats(slug))[0]?.state).toBe('confirmed')
})

test.each(['es', 'fr', 'zh'])('the words about paying in time are those of the form (%s)', async (locale) => {
  await reserve('due', { locale })
  await parts.database.passTime({ days: 6 })
  await everyMinute()
  await parts.database.passTime({ days: 2 })
  await everyMinute()
  const [, seat, remind, unpaid] = parts.mail.to(ana)
  for (const mail of [seat, remind, unpaid]) expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/pay by|released/i)
  expect(new Set([seat, remind, unpaid].map((mail) => mail?.subject)).size).toBe(3)
})

test('the right ends with the 14th day in the owner’s zone, whatever the deadline of the course', async () => {
  // Winter time: Madrid is an hour ahead of UTC.
  expect(findWithdrawalEnd(new Date('2026-12-01T09:00:00Z')).toISOString()).toBe('2026-12-15T23:00:00.000Z')
  // Late in the evening in UTC is the next day in Madrid.
  expect(findWithdrawalEnd(new Date('2026-12-01T23:30:00Z')).toISOString()).toBe('2026-12-16T23:00:00.000Z')
  // A leap day is a day, and the night in which summer time begins has 23 hours.
  expect(findWithdrawalEnd(new Date('2028-02-15T09:00:00Z')).toISOString()).toBe('2028-02-29T23:00:00.000Z')
  expect(findWithdrawalEnd(new Date('2028-02-14T23:30:00Z')).toISOString()).toBe('2028-02-29T23:00:00.000Z')
  expect(findWithdrawalEnd(new Date('2027-03-20T09:00:00Z')).toISOString()).toBe('2027-04-03T22:00:00.000Z')
  // The night in which summer time ends has 25 hours.
  expect(findWithdrawalEnd(new Date('2026-10-20T09:00:00Z')).toISOString()).toBe('2026-11-03T23:00:00.000Z')

  await reserve('far')
  const seat = await findSeat()
  const end = findWithdrawalEnd(seat?.confirmedAt ?? new Date(0))
  given.far.closes = new Date(0)
  vi.useFakeTimers({ now: end.getTime() - 60_000, toFake: ['Date'] })
  onTestFinished(() => {
    given.far.closes = given.far.start
    vi.useRealTimers()
  })
  expect((await open())('button[value=withdraw]')).toHaveLength(1)
  vi.setSystemTime(end)
  expect((await open())('button[value=withdraw]')).toHaveLength(0)
  expect((await post({ do: 'confirm-withdrawal' })).status).toBe(409)
})

test('whoever comes too late to confirm reads that, and of no button', async () => {
  await ask('far')
  given.far.closes = new Date(0)
  onTestFinished(() => {
    given.far.closes = given.far.start
  })
  const page = await open()
  expect(page('button[value=confirm]')).toHaveLength(0)
  expect(page('main').text()).toContain(loadCourseWords('en').closed)
  expect(page('main').text()).not.toContain('this button')
})

test('a course that begins within the 14 days is reserved with a tick, and after its beginning a part is paid', async () => {
  await ask('soon')
  const version = (await open())('[name=version]').attr('value') ?? ''
  const refused = await post({ do: 'confirm', version })
  expect(refused.status).toBe(422)
  expect(refused.page('[name=early]')).toHaveLength(1)
  await post({ do: 'confirm', version, early: 'on' })
  expect((await findSeat())?.state).toBe('confirmed')

  vi.useFakeTimers({ now: (given.soon.sessions[0]?.end.getTime() ?? 0) + 60_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const second = await post({ do: 'withdraw' })
  expect(second.page('main').text()).toContain('€110 of your total')
  vi.setSystemTime(given.soon.end)
  expect((await open())('button[value=withdraw]')).toHaveLength(0)
})

test.each([
  ['es', 'Total: '],
  ['fr', 'Total\u00a0: '],
  ['zh', '总价：'],
])('all of it is in the language of the form (%s), with its marks', async (locale, total) => {
  await reserve('soon', { locale, early: 'on' })
  expect(parts.mail.to(ana).at(-1)?.text).toContain(`\n${total}`)
  const second = await post({ do: 'withdraw' })
  expect(second.page('html').attr('lang')).toMatch(new RegExp(`^${locale}`))
  await post({ do: 'confirm-withdrawal' })
  for (const { text } of parts.mail.to(ana)) expect(text).not.toMatch(/seats\.\w|[{}]/)
})

test('an erased person leaves no address of an invoice', async () => {
  await reserve('far', { buyer: 'company', ...company })
  const { eraseSeats } = await import('./store.ts')
  await eraseSeats(ana)
  const rows = await parts.database.run(sql`select street, postcode, town, country, tax_id, company from seat`)
  expect(rows).toEqual([{ street: null, postcode: null, town: null, country: null, tax_id: null, company: null }])
})
