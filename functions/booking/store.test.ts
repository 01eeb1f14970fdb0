import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment } from '../../environment.ts'
import { booking as settings } from '../../model/kinds/booking.ts'
import { hasSessions, startParts } from '../../testing/parts.ts'
import { startProxy } from '../../testing/proxy.ts'
import { sql } from '../shared/data/database.ts'
import { listStarts } from './free-times.ts'
import {
  type BookingRequest,
  cancelBooking,
  confirmBooking,
  findBooking,
  holdBooking,
  listKnownTimes,
  listTaken,
  moveBooking,
  setVideoLink,
} from './store.ts'

const parts = await startParts()

const [minute, hour] = [60_000, 3_600_000]
// Ten in the morning of a working day of the owner's, weeks ahead, whenever the tests run.
const ten = Math.ceil(Date.now() / (24 * hour)) * 24 * hour + 20 * 24 * hour + 9 * hour
const day = 24 * hour

function create(start: number, rest: Partial<BookingRequest> = {}): BookingRequest {
  return {
    id: randomUUID(),
    type: 'call',
    place: 'online',
    start,
    name: 'Ana Ruiz',
    email: `Ana@${randomUUID()}.Example`,
    locale: 'es',
    zone: 'Europe/Madrid',
    ...rest,
  }
}

const ceilings = readEnvironment({}).values

const hold = (request: BookingRequest) => holdBooking(request, ceilings)

/** @returns the state after that, or the reason of the refusal */
async function confirm(id: string) {
  const booking = await findBooking(id)
  const confirmed = booking && (await confirmBooking(booking, ceilings))
  return typeof confirmed === 'object' ? confirmed.state : confirmed
}

/** @returns true if it stands there after that */
async function moveTo(id: string, start: number, by: 'visitor' | 'owner') {
  const booking = await findBooking(id)
  const moved = booking && (await moveBooking(booking, start, by))
  return moved?.state === 'confirmed' && moved.start.getTime() === start
}

/** Holds and confirms. */
async function book(start: number, rest: Partial<BookingRequest> = {}) {
  const request = create(start, rest)
  expect((await hold(request)).result).toBe('held')
  expect(await confirm(request.id)).toBe('confirmed')
  return request.id
}

/** The hold of a request lapses. */
async function expire(id: string) {
  await parts.database.run(
    sql`update booking set held_until = now() - interval '1 second' where id = ${id}::uuid returning id`,
  )
}

const listMails = (id: string) =>
  parts.database
    .run(sql`select key, outcome from mail where booking_id = ${id}::uuid order by key`)
    .then((rows) => rows.map(({ key, outcome }) => `${String(key).replace(id, '')}${outcome ? ` ${outcome}` : ''}`))

/** Pairs of appointments that hold their time nearer to each other than they may. */
const listConflicts = () =>
  parts.database.run(sql`select one.id from booking one join booking other on one.id <> other.id
    and one.state in ('held', 'confirmed') and other.state in ('held', 'confirmed')
    and one.starts_at < other.clear_until and other.starts_at < one.clear_until`)

beforeEach(() => {
  // The test of one day must not begin on another.
  expect(new Date(ten).getUTCHours()).toBe(9)
})

afterEach(async () => expect(await listConflicts()).toEqual([]))

test('a time is held, asked about once, confirmed, and told to both', async () => {
  const request = create(ten, { company: 'Acme', notes: 'About invoices' })
  const held = await hold(request)
  expect(held).toMatchObject({
    result: 'held',
    booking: { state: 'held', revision: 0, type: 'call', company: 'Acme', start: new Date(ten) },
  })
  expect(await listMails(request.id)).toEqual(['booking-ask/', 'booking-unconfirmed/'])
  expect((await hold(request)).result).toBe('again')
  expect(await confirm(request.id)).toBe('confirmed')
  expect(await confirm(request.id)).toBe('confirmed')
  expect(await listMails(request.id)).toEqual([
    'booking-ask/',
    'booking-invite//0',
    'booking-owner//0',
    'booking-remind//0',
    'booking-unconfirmed/',
  ])
  expect(await listTaken(ten - day, ten + day)).toEqual([
    { id: request.id, start: ten, end: ten + 30 * minute, clearFrom: ten, clearUntil: ten + 45 * minute },
  ])
})

test('eight times are held at once, one for an address, and the others are for who confirms first', async () => {
  const start = (index: number) => ten + Math.floor(index / 4) * day + (index % 4) * hour
  const results = await Promise.all(Array.from({ length: 30 }, (_, index) => hold(create(start(index)))))
  expect(results.filter(({ result }) => result === 'held')).toHaveLength(8)
  expect(results.filter(({ result }) => result === 'open')).toHaveLength(22)
  expect(results.map((one) => 'isCrowded' in one && one.isCrowded)).toEqual(
    results.map(({ result }) => result === 'open'),
  )
  expect(await parts.database.run(sql`select count(*)::int as count from mail where kind = 'booking-ask'`)).toEqual([
    { count: 30 },
  ])
  // A visitor without a hold is first to confirm, and a hold that ends makes room for another.
  const first = results.find(({ result }) => result === 'open')
  if (!first || !('booking' in first)) throw new Error('One is open')
  const second = create(first.booking.start.getTime())
  expect((await hold(second)).result).toBe('open')
  expect(await confirm(first.booking.id)).toBe('confirmed')
  expect(await confirm(second.id)).toBe('taken')
  await parts.database.run(
    sql`update booking set held_until = now() - interval '1 second' where state = 'held' returning id`,
  )
  expect((await hold(create(ten + 20 * day))).result).toBe('held')
})

test('an address has one hold, three requests a day and two appointments to come, however fast it asks', async () => {
  const email = 'ana@example.org'
  const requests = [0, 1, 2, 3, 4].map((days) =>
    create(ten + days * day, { email: days % 2 ? email : 'ANA@example.org' }),
  )
  const answers = await Promise.all(requests.map(hold))
  const results = answers.map(({ result }) => result)
  expect(results.toSorted()).toEqual(['held', 'limit', 'limit', 'open', 'open'])
  expect(answers.filter((one) => 'isCrowded' in one && one.isCrowded)).toEqual([])
  const kept = requests.filter((_, index) => results[index] !== 'limit')
  const confirmed = await Promise.all(kept.map(({ id }) => confirm(id)))
  expect(confirmed.toSorted()).toEqual(['confirmed', 'confirmed', 'limit'])
  await parts.database.passTime({ days: 7, minutes: 7 * 1440 })
  expect((await hold(create(ten + 10 * day, { email }))).result).toBe('full')
})

test('a request whose mail cannot be promised is not kept, and takes nothing where its time is taken', async () => {
  const few = { ...ceilings, VISITOR_MAILS_HOURLY: 5 }
  expect((await holdBooking(create(ten), few)).result).toBe('held')
  expect((await holdBooking(create(ten), few)).result).toBe('taken')
  expect((await holdBooking(create(ten + day), few)).result).toBe('held')
  const last = create(ten + 2 * day)
  expect((await holdBooking(last, few)).result).toBe('busy')
  expect(await findBooking(last.id)).toBeUndefined()
})

test.each([
  ['a call right after the time that stays free after a call', 'call', 45, 'call', 'held'],
  ['a call within it', 'call', 44, 'call', 'taken'],
  ['a call right before a call that needs no time before it', 'call', -45, 'call', 'held'],
  ['a call whose time after it meets a call', 'call', -44, 'call', 'taken'],
  ['a visit an hour after a call: the longer of 15 and 60 minutes', 'call', 30 + 60, 'visit', 'held'],
  ['a visit less than an hour after a call', 'call', 30 + 59, 'visit', 'taken'],
  ['a call an hour after a visit', 'visit', 120, 'call', 'held'],
  ['a call less than an hour after a visit', 'visit', 119, 'call', 'taken'],
  ['a visit an hour after a visit: not two', 'visit', 120, 'visit', 'held'],
  ['a visit less than an hour after a visit', 'visit', 119, 'visit', 'taken'],
  ['the same start', 'visit', 0, 'call', 'taken'],
] as const)('%s', async (_what, first, minutes, second, result) => {
  await book(ten, { type: first, place: first === 'call' ? 'online' : 'madrid' })
  const next = create(ten + minutes * minute, { type: second, place: second === 'call' ? 'online' : 'madrid' })
  expect((await hold(next)).result).toBe(result)
})

test('a day takes as many as its type allows, held ones counted, lapsed and cancelled ones not', async () => {
  const starts = [0, 1, 2, 3, 4].map((index) => ten + index * hour)
  const [first, second, third] = starts.map((start) => create(start))
  if (!first || !second || !third) throw new Error('Three')
  await hold(first)
  await book(starts[1] ?? 0)
  // Two calls leave no room for a visit, but for two more calls.
  expect((await hold(create(ten + 5 * hour, { type: 'visit', place: 'madrid' }))).result).toBe('taken')
  await book(starts[2] ?? 0)
  await book(starts[3] ?? 0)
  expect((await hold(create(starts[4] ?? 0))).result).toBe('taken')
  expect((await hold(create(ten + day))).result).toBe('held')
  await expire(first.id)
  const last = create(starts[4] ?? 0)
  expect((await hold(last)).result).toBe('held')
  expect(await findBooking(first.id)).toMatchObject({ state: 'lapsed' })
  expect(await listMails(first.id)).toEqual(['booking-ask/', 'booking-unconfirmed/'])
  // Its time is free, but its day is full.
  expect(await confirm(first.id)).toBe('taken')
  await cancelBooking(last.id, { by: 'visitor' })
  expect(await confirm(first.id)).toBe('confirmed')
})

test('a lapsed hold is given up with a word to the owner, and confirmed late where its time is free', async () => {
  const request = create(ten)
  await hold(request)
  await expire(request.id)
  expect(await listTaken(ten - day, ten + day)).toEqual([])
  expect(await findBooking(request.id)).toMatchObject({ state: 'lapsed' })
  expect(await listMails(request.id)).toContain('booking-unconfirmed/')
  expect(await confirm(request.id)).toBe('confirmed')
  expect((await hold(create(ten))).result).toBe('taken')
})

test('a lapsed hold is confirmed, and one whose time is taken is not', async () => {
  const [late, later] = [create(ten), create(ten + day)]
  await hold(late)
  await hold(later)
  await expire(late.id)
  await expire(later.id)
  expect(await confirm(late.id)).toBe('confirmed')
  await book(ten + day)
  expect(await confirm(later.id)).toBe('taken')
})

test('a time that is over cannot be confirmed', async () => {
  const request = create(Date.now() - hour)
  await hold(request)
  expect(await confirm(request.id)).toBe('taken')
})

test('a move keeps the earlier time known, counts the revision and has news and a reminder of its own', async () => {
  const id = await book(ten)
  const later = ten + 10 * minute
  for (const _again of [1, 2]) {
    expect(await moveTo(id, later, 'visitor')).toBe(true)
    const end = new Date(later + 30 * minute)
    expect(await findBooking(id)).toMatchObject({ revision: 1, start: new Date(later), end, changedBy: 'visitor' })
  }
  const other = ten + day
  expect(await moveTo(id, other, 'owner')).toBe(true)
  expect(await findBooking(id)).toMatchObject({ revision: 2, changedBy: 'owner' })
  expect(await listKnownTimes([id, randomUUID()])).toEqual(
    new Map([[id, [ten, later, other].map((start) => [start, start + 30 * minute])]]),
  )
  const mails = await listMails(id)
  expect(mails.filter((mail) => mail.startsWith('booking-remind'))).toEqual([
    'booking-remind//0',
    'booking-remind//1',
    'booking-remind//2',
  ])
  expect(mails.filter((mail) => mail.startsWith('booking-invite'))).toEqual([
    'booking-invite//0',
    'booking-invite//1',
    'booking-invite//2',
  ])
  expect((await hold(create(ten))).result).toBe('held')
})

test('a move to a time or a day that others have is refused', async () => {
  const id = await book(ten)
  await book(ten + hour)
  expect(await moveTo(id, ten + hour, 'visitor')).toBe(false)
  for (const hours of [0, 1, 2, 3]) await book(ten + day + hours * hour)
  expect(await moveTo(id, ten + day + 5 * hour, 'visitor')).toBe(false)
  expect(await findBooking(id)).toMatchObject({ revision: 0, start: new Date(ten) })
})

test('a visitor moves an appointment five times, the owner as often as need be', async () => {
  const id = await book(ten)
  const results = []
  for (let move = 1; move <= 6; move++) results.push(await moveTo(id, ten + move * day, 'visitor'))
  expect(results).toEqual([...Array(5).fill(true), false])
  expect(await moveTo(id, ten + 6 * day, 'owner')).toBe(true)
})

test('the link of a video call is a change of the appointment, told once', async () => {
  const id = await book(ten)
  const link = 'https://video.example.org/room'
  expect(await setVideoLink(id, link)).toMatchObject({ revision: 1, videoLink: link, start: new Date(ten) })
  expect(await setVideoLink(id, link)).toBeUndefined()
  const mails = await listMails(id)
  expect(mails).toContain('booking-video//1')
  expect(mails).toContain('booking-remind//1')
  const visit = await book(ten + day, { type: 'visit', place: 'madrid' })
  expect(await setVideoLink(visit, link)).toBeUndefined()
})

test('a cancelled appointment stays cancelled, and frees its time', async () => {
  const id = await book(ten)
  expect(await cancelBooking(id, { by: 'owner', reason: 'Ill' })).toMatchObject({ state: 'cancelled', revision: 1 })
  expect(await cancelBooking(id, { by: 'visitor' })).toMatchObject({ revision: 1, changedBy: 'owner', reason: 'Ill' })
  expect(await confirm(id)).toBe('cancelled')
  expect(await moveTo(id, ten + day, 'visitor')).toBe(false)
  expect(await listMails(id)).toContain('booking-cancel/')
  expect(await listMails(id)).toContain('booking-remind//0')
  expect((await hold(create(ten))).result).toBe('held')
})

test('a reminder is due one day before, and never for what is nearer', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  const near = await book(Date.now() + 3 * hour)
  expect((await listMails(near)).some((mail) => mail.startsWith('booking-remind'))).toBe(false)
  const far = await book(ten)
  const [row] = await parts.database.run(
    sql`select due_at, expires_at from mail where booking_id = ${far}::uuid and kind = 'booking-remind'`,
  )
  expect(row).toEqual({ due_at: new Date(ten - day), expires_at: new Date(ten - hour) })
})

test('nothing is known of an unknown id', async () => {
  const id = randomUUID()
  expect(await findBooking(id)).toBeUndefined()
  expect(await cancelBooking(id, { by: 'owner' })).toBeUndefined()
})

test('what the list of free times offers is held, and what it leaves out is refused', async () => {
  await book(ten)
  await book(ten + 90 * minute, { type: 'visit', place: 'madrid' })
  await book(ten + day)
  const everywhere = { ...settings, hours: everyDay }
  for (const [type, place, around] of [
    ['call', 'online', ten],
    ['visit', 'madrid', ten + day],
  ] as const) {
    const taken = await listTaken(ten - day, ten + 2 * day)
    const state = { now: ten - 10 * day, busy: [], taken, cityDays: [] }
    const offered = listStarts(type, place, state, everywhere)
    const all = listStarts(type, place, { ...state, taken: [] }, everywhere)
    for (const start of all.filter((time) => Math.abs(time - around) < 6 * hour)) {
      const request = create(start, { type, place })
      const { result } = await hold(request)
      expect({ start, isHeld: result === 'held' }).toEqual({ start, isHeld: offered.includes(start) })
      await cancelBooking(request.id, { by: 'owner' })
    }
  }
})

const allDay = [{ from: 5 * 60, to: 23 * 60 }]
const everyDay = {
  monday: allDay,
  tuesday: allDay,
  wednesday: allDay,
  thursday: allDay,
  friday: allDay,
  saturday: allDay,
  sunday: allDay,
}

test('of twenty posts for one start, one holds it and one mail is due', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => hold(create(ten))))
  expect(results.filter(({ result }) => result === 'held')).toHaveLength(1)
  expect(results.filter(({ result }) => result === 'taken')).toHaveLength(19)
  expect(await parts.database.run(sql`select kind from mail order by id`)).toEqual([
    { kind: 'booking-ask' },
    { kind: 'booking-unconfirmed' },
  ])
})

test('of twenty equal posts, one is new', async () => {
  const request = create(ten)
  const results = await Promise.all(Array.from({ length: 20 }, () => hold(request)))
  expect(results.filter(({ result }) => result === 'held')).toHaveLength(1)
  expect(results.filter(({ result }) => result === 'again')).toHaveLength(19)
})

test('overlapping calls and visits at the same moment never overlap, and no day has more than it may', async () => {
  // Three for each time. The database ends what waits longer than visitors do, as sixty did on a busy machine.
  const requests = Array.from({ length: 36 }, (_, index) =>
    index % 3 === 0
      ? create(ten + (index % 12) * 30 * minute, { type: 'visit', place: 'madrid' })
      : create(ten + (index % 12) * 30 * minute),
  )
  const results = await Promise.all(requests.map((request) => hold(request)))
  const held = results.filter(({ result }) => result === 'held').length
  expect(held).toBeGreaterThan(1)
  expect(held).toBeLessThanOrEqual(settings.types.call.perDay)
  expect(await listConflicts()).toEqual([])
})

test('forty posts for free times of one day hold exactly as many as the day allows', async () => {
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) => hold(create(ten + ((index * hour) / 4) * 3))),
  )
  // Some of them lie on the next day.
  const days = await parts.database.run(
    sql`select day::text, count(*)::int as count from booking where state = 'held' group by day order by day`,
  )
  expect(days.map(({ count }) => count)).toEqual(days.map(() => settings.types.call.perDay))
  expect(results.filter(({ result }) => result === 'held')).toHaveLength(days.length * settings.types.call.perDay)
})

test.skipIf(!hasSessions)('a hold is confirmed or taken over by another, never both', async () => {
  for (let round = 0; round < 12; round++) {
    const start = ten + round * day
    const [first, second] = [create(start), create(start + 10 * minute)]
    await hold(first)
    await expire(first.id)
    const [confirmed, held] = await Promise.all([confirm(first.id), hold(second)])
    expect([
      ['confirmed', 'taken'],
      ['taken', 'held'],
    ]).toContainEqual([confirmed, held.result])
    await cancelBooking(second.id, { by: 'visitor' })
  }
})

test.skipIf(!hasSessions)(
  'confirming and cancelling at the same moment end as cancelled, moves as the later one',
  async () => {
    // A day takes twelve without a yes of the owner.
    for (let round = 0; round < 5; round++) {
      const request = create(ten + round * day)
      await hold(request)
      await Promise.all([confirm(request.id), cancelBooking(request.id, { by: 'visitor' })])
      expect(await findBooking(request.id)).toMatchObject({ state: 'cancelled' })
      const id = await book(ten + round * day)
      const moves = await Promise.all([1, 2, 3].map((hours) => moveTo(id, ten + round * day + hours * hour, 'visitor')))
      expect(moves).toEqual([true, true, true])
      expect(await findBooking(id)).toMatchObject({ state: 'confirmed', revision: 3 })
      const times = (await listKnownTimes([id])).get(id)
      expect(new Set(times?.map(String)).size).toBe(4)
      await cancelBooking(id, { by: 'owner' })
    }
  },
)

test.skipIf(!hasSessions)('two who move to one time: one has it', async () => {
  const ids = await Promise.all([0, 1, 2].map((hours) => book(ten + hours * hour)))
  const results = await Promise.all(ids.map((id) => moveTo(id, ten + day, 'visitor')))
  expect(results.filter(Boolean)).toHaveLength(1)
})

test.each(['refuse', 'lose'] as const)(
  'whichever statement of a change fails (%s), the change is made whole or not at all, and once when it is repeated',
  async (fate) => {
    const proxy = await startProxy(parts.database.url)
    /** With the n-th statement failing, for each n, then again without. */
    const tryEach = async (change: () => Promise<unknown>) => {
      for (let failing = 1; failing <= 3; failing++) {
        proxy.statements = 0
        proxy.behaviour.decide = (count) => (count === failing ? fate : 'pass')
        vi.stubEnv('NETLIFY_DB_URL', proxy.url)
        await change().catch(() => {})
        vi.stubEnv('NETLIFY_DB_URL', parts.database.url)
        expect(await listConflicts()).toEqual([])
      }
      await change()
    }
    const request = create(ten)
    await tryEach(() => hold(request))
    expect(await findBooking(request.id)).toMatchObject({ state: 'held', revision: 0 })
    await tryEach(() => confirm(request.id))
    expect(await findBooking(request.id)).toMatchObject({ state: 'confirmed', revision: 0 })
    await tryEach(() => moveTo(request.id, ten + day, 'visitor'))
    expect(await findBooking(request.id)).toMatchObject({ state: 'confirmed', revision: 1, start: new Date(ten + day) })
    await tryEach(() => cancelBooking(request.id, { by: 'visitor' }))
    expect(await findBooking(request.id)).toMatchObject({ state: 'cancelled', revision: 2 })
    expect(await listMails(request.id)).toEqual([
      'booking-ask/',
      'booking-cancel/',
      'booking-invite//0',
      'booking-invite//1',
      'booking-owner//0',
      'booking-owner//1',
      'booking-owner//2',
      'booking-remind//0',
      'booking-remind//1',
      'booking-unconfirmed/',
    ])
    await proxy.stop()
  },
)
