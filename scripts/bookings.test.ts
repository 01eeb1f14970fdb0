import { beforeEach, expect, test, vi } from 'vitest'
import { cancelBooking, listBookings } from '../functions/booking/store.ts'
import everyMinute from '../functions/every-minute/every-minute.ts'
import { eraseExpired } from '../functions/owner/erase-expired.ts'
import { sql } from '../functions/shared/data/database.ts'
import { getPlaceName } from '../model/kinds/cities.ts'
import { site } from '../model/kinds/site.ts'
import { postJson, send, startParts } from '../testing/parts.ts'
import bookings from './bookings.ts'

const parts = await startParts()

const email = 'ana@example.org'
const owner = site.owner.email

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters')
  vi.stubEnv('CONTEXT', 'dev')
})

const run = (...args: string[]) => bookings(args, (_name, _place, use) => use())

async function listStarts(): Promise<string[]> {
  return (await (await send('/api/booking/times?type=call&place=online')).json()).starts
}

/** Books the last free time but some. @returns its id */
async function book(fields: object = {}): Promise<string> {
  const start = (await listStarts()).at(-1)
  const request = {
    type: 'call',
    place: 'online',
    start,
    zone: 'Europe/Madrid',
    name: 'Ana Ruiz',
    email,
    notes: 'Why?',
  }
  const { id } = await (await postJson('/api/booking', { ...request, ...fields })).json()
  const mail = parts.mail.mails.filter(({ text }) => text?.includes('/api/booking/confirm?')).at(-1)
  const link = /\S+confirm\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect((await send(link, { method: 'POST' })).status).toBe(200)
  return id
}

test('all appointments are listed for reading and as JSON', async () => {
  expect((await run()).text).toBe('There are no appointments.')
  const id = await book()
  expect((await run()).text).toContain(id)
  const [row, ...others] = JSON.parse((await run('--json')).text)
  expect(others).toEqual([])
  expect(row).toMatchObject({ id, email, state: 'confirmed', name: 'Ana Ruiz', notes: 'Why?', revision: 0 })
})

test('what waits for the yes of the owner is asked in the list, and confirmed by it', async () => {
  vi.stubEnv('BOOKINGS_CONFIRMED_DAILY', '0')
  const id = await book()
  const readStates = async () => JSON.parse((await run('--json')).text).map(({ state }: { state: string }) => state)
  expect(await readStates()).toEqual(['asked'])
  expect((await run('--accept', id)).code).toBe(0)
  expect(await readStates()).toEqual(['confirmed'])
})

test('the beginning of an id is enough, an unknown one is an error', async () => {
  const id = await book()
  await expect(run('--cancel', 'ffffffff')).rejects.toThrow(/Nothing has the id/)
  expect((await run('--cancel', id.slice(0, 8))).code).toBe(0)
})

test('a canceled appointment frees its time, and its mails hold the reason', async () => {
  const id = await book()
  const [{ start } = { start: new Date() }] = await listBookings()
  await run('--cancel', id, '--reason', 'I am ill.')
  await run('--cancel', id, '--reason', 'Again')
  await everyMinute()
  const mails = parts.mail.to(email).filter(({ subject }) => subject?.startsWith('Canceled'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('I am ill.')
  expect(await listStarts()).toContain(start.toISOString().replace('.000Z', 'Z'))
})

test('an erased person is told that the coming appointment is canceled, and then nothing of them is left', async () => {
  await book()
  const [{ start } = { start: new Date() }] = await listBookings()
  const { text, code } = await run('--erase', 'ANA@example.org')
  expect(code).toBe(0)
  expect(text).toContain('canceled because they were still to come: 1')
  expect(await listStarts()).toContain(start.toISOString().replace('.000Z', 'Z'))
  expect(JSON.parse((await run('--json')).text)).toEqual([])
  await everyMinute()
  expect(parts.mail.to(email).at(-1)?.subject).toMatch(/^Canceled/)
  expect(parts.mail.to(owner).at(-1)?.subject).toMatch(/^Canceled/)
  expect(await parts.database.run(sql`select name, company, notes, address from booking`)).toEqual([
    { name: '', company: null, notes: null, address: '' },
  ])
  await parts.database.passTime({ days: 1 })
  await eraseExpired()
  for (const table of [sql`select * from booking`, sql`select * from mail where booking_id is not null`]) {
    expect(await parts.database.run(table)).toEqual([])
  }
  expect((await run('--erase', email)).code).toBe(1)
})

test('who cancels and is erased before that is mailed is told of it all the same; a request leaves nothing at once', async () => {
  const id = await book()
  await cancelBooking(id, { by: 'visitor' })
  await postJson('/api/booking', {
    ...{ type: 'call', place: 'online', start: (await listStarts())[0], zone: 'Europe/Madrid' },
    ...{ name: 'Ana Ruiz', email },
  })
  await run('--erase', email)
  expect(await parts.database.run(sql`select id::text, name from booking`)).toEqual([{ id, name: '' }])
  await everyMinute()
  expect(parts.mail.to(email).at(-1)?.subject).toMatch(/^Canceled/)
})

test('what has begun cannot be canceled', async () => {
  const id = await book()
  await parts.database.run(sql`update booking set starts_at = now() - interval '1 hour', ends_at = now() - interval '30 minutes',
    clear_from = now() - interval '1 hour', clear_until = now() - interval '15 minutes' returning id`)
  await expect(run('--cancel', id)).rejects.toThrow('is over')
})

test('the check says what is free, and ends with an error where nothing can be booked', async () => {
  const { text, code } = await run('--check')
  expect(code).toBe(0)
  expect(text).toContain('CALENDAR_URLS is not set')
  expect(text.split(`Free for: Call, ${getPlaceName('online')}:`)[1]).toMatch(/^\n {2}\d/)
  vi.stubEnv('CALENDAR_URLS', 'http://127.0.0.1:1/secret.ics')
  const closed = await run('--check')
  expect(closed.code).toBe(1)
  expect(closed.text).not.toContain('secret')
})

test.each([
  [['--wrong'], 'Not understood: --wrong'],
  [['ana@example.org'], 'Not understood: ana@example.org'],
  [['--json', '--check'], 'exclude each other'],
  [['--cancel', 'x'], 'expects the id'],
  [['--reason', 'x'], 'goes with --cancel'],
  // The owner's page does these.
  [['--move', '0b6a2a3e'], 'Not understood: --move'],
  [['--no-show', '0b6a2a3e'], 'Not understood: --no-show'],
  [['--erase', 'ana'], 'e-mail address'],
])('%j is refused with the reason and the usage', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason)
  await expect(run(...args)).rejects.toThrow('npm run bookings -- --check')
})
