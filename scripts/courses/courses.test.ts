import { cpSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Papa from 'papaparse'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readChanges } from '../../authoring/files/journal.ts'
import { isOpen } from '../../functions/courses/store.ts'
import everyMinute from '../../functions/every-minute/every-minute.ts'
import { sql } from '../../functions/shared/data/database.ts'
import { listComing } from '../../model/kinds/courses.ts'
import { ownerFolder } from '../../owner-files.ts'
import { startParts } from '../../testing/parts.ts'
import bookings from '../bookings.ts'
import courses from '../courses.ts'

const parts = await startParts()

/** As anybody can reserve it: the first to come may have begun. */
const course = listComing().find(isOpen)

beforeEach(() => vi.stubEnv('SIGNING_SECRET', 'a secret of more than 32 characters'))

const run = (...args: string[]) => courses(args, (_name, _place, use) => use())

async function seat(name: string, state: string, fields: { people: number; names?: string }) {
  await parts.database.run(sql`insert into seat (id, course, state, people, name, names, email, address, locale, confirmed_at, waiting_since, ends_at, expires_on)
  values (gen_random_uuid(), ${course?.slug}, ${state}, ${fields.people}::int, ${name}, ${fields.names}, ${`${name}@example.org`}, ${`${name}@example.org`},
    'en', now(), case when ${state} = 'waiting' then now() end, now() + interval '1 month', current_date + 60) returning id`)
}

test('the list, the sheet for each person, and a cancelled course', async () => {
  const slug = course?.slug ?? ''
  await seat('ana', 'confirmed', { people: 2, names: 'Ana Ruiz\n=1+1' })
  await seat('bea', 'waiting', { people: 1 })
  expect((await run()).text).toContain(`Taken: 2 of ${course?.seats}, waiting: 1`)
  const list = (await run(slug)).text
  expect(list.indexOf('ana@example.org')).toBeLessThan(list.indexOf('bea@example.org'))
  const [head, ...lines] = (await run(slug, '--csv')).text.split('\n')
  expect(head?.split(',')).toHaveLength(8 + (course?.sessions.length ?? 0))
  expect(lines.map((line) => line.split(',')[0])).toEqual(['"Ana Ruiz"', `"'=1+1"`])
  expect((await run(slug, '--mail', 'One\\nTwo', '--subject', 'The room')).text).toContain('A mail goes to 1')
})

test('a course is cancelled once the owner has said yes, and its file says so, as a change that the editor publishes', async () => {
  const slug = course?.slug ?? ''
  const file = `content/courses/${slug}.json`
  await seat('ana', 'confirmed', { people: 2 })
  await expect(run(slug, '--cancel', 'I am ill.')).rejects.toThrow('Nothing is done')
  expect((await run()).text).toContain('Taken: 2')
  const folder = mkdtempSync(join(tmpdir(), 'course-'))
  cpSync(join(ownerFolder, 'content'), join(folder, 'content'), { recursive: true })
  symlinkSync(resolve(ownerFolder, 'locales'), join(folder, 'locales'))
  vi.stubEnv('SITE_FOLDER', folder)
  expect((await run(slug, '--cancel', 'I am ill.', '--yes')).text).toContain('A mail goes to 1')
  expect(JSON.parse(readFileSync(join(folder, file), 'utf8')).cancelled).toBe(true)
  expect(readChanges(folder).map(({ id }) => id)).toEqual([`courses.${slug}`])
  expect((await run(slug, '--cancel', 'I am ill.', '--yes')).text).toContain('before')
  expect((await run()).text).toContain('Taken: 0')
})

test('papers for a folder that cannot be made end with an error', async () => {
  await expect(run(course?.slug ?? '', '--papers', 'package.json/papers')).rejects.toThrow('ENOTDIR')
})

test('what is exported has one column and one key for each field, with sums in cents', async () => {
  await seat('dan', 'confirmed', { people: 2 })
  const agreed = { buyer: 'company', people: 2, locale: 'en', version: '1', canWithdraw: false, facts: [] }
  const price = { net: 20_000, rate: 21, tax: 4_200, total: 24_200, currency: 'EUR' }
  const invoice = {
    company: 'Queixos, SL',
    tax_id: 'B12345674',
    street: '=1+1',
    postcode: '01001',
    town: 'Vitoria',
    country: 'ES',
  }
  for (const [column, value] of Object.entries({
    ...invoice,
    buyer: 'company',
    agreed: JSON.stringify({ ...agreed, price }),
  }))
    await parts.database.run({ text: `update seat set ${column} = $1`, values: [value] })
  const { seats } = JSON.parse((await run('--json')).text)
  expect(seats).toMatchObject([
    {
      ...{ course: course?.slug, email: 'dan@example.org', people: 2, state: 'confirmed', buyer: 'company' },
      ...{ total: 24_200, vat: 4_200, vatRate: 21, currency: 'EUR', postcode: '01001', country: 'ES' },
    },
  ])
  expect(Date.parse(seats[0].confirmedAt)).toBeGreaterThan(0)
  const { data } = Papa.parse<Record<string, string>>((await run('--csv')).text, { header: true })
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ ...{ company: 'Queixos, SL', taxId: 'B12345674', street: "'=1+1" }, total: '24200' })
  expect((await run('--csv')).text.split('\n')[0]).toContain('"street","postcode","town","country"')
})

test('seats that nobody paid in time are exported as cancelled, with the day by which they were to be paid', async () => {
  await seat('ana', 'cancelled', { people: 2 })
  await parts.database.run(sql`update seat set pay_by = now(), cancelled_at = now()`)
  const [{ state, payBy, cancelledAt, paidAt }] = JSON.parse((await run('--json')).text).seats
  expect({ state, paidAt, wasLate: cancelledAt >= payBy }).toEqual({
    state: 'cancelled',
    paidAt: undefined,
    wasLate: true,
  })
})

test('one seat is given back with a reason, one of the line is offered it, and the domain of both ends', async () => {
  const slug = course?.slug ?? ''
  await seat('ana', 'confirmed', { people: 2 })
  await seat('bea', 'waiting', { people: 1 })
  const find = async (name: string) => {
    const [row] = await parts.database.run(sql`select id::text from seat where name = ${name}`)
    return String(row?.id)
  }
  expect((await run(slug, '--cancel-seat', await find('ana'), '--reason', 'As you asked.')).text).toContain(
    'Canceled: ana',
  )
  await expect(run(slug, '--cancel-seat', await find('ana'))).rejects.toThrow('Nothing was done for ana')
  expect((await run(slug, '--offer', await find('bea'))).text).toContain('Offered: bea')
  await expect(run(slug, '--accept', await find('bea'))).rejects.toThrow('its state is another')
  await everyMinute()
  expect(parts.mail.to('ana@example.org').at(-1)?.text).toContain('As you asked.')
  expect((await run('--cancel-from', 'example.org', '--reason', 'Twice')).text).toContain('1 requests for seats')
  expect((await bookings(['--cancel-from', 'example.org'], (_name, _place, use) => use())).text).toContain(
    '0 requests for seats',
  )
})

test.each([
  [['unknown'], 'There is no content/courses/unknown.json'],
  [['unknown', '--mail', 'Hello'], 'goes with --subject'],
  [['unknown', '--paid', '1a2b', '--reason', 'x'], 'goes with --cancel-seat'],
  [['unknown', '--csv', '--cancel', 'x'], 'exclude each other'],
])('%j is refused with the reason', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason)
})

test('to mark seats as paid mails nobody, and says so', async () => {
  await seat('eva', 'confirmed', { people: 1 })
  const [{ id }] = JSON.parse((await run('--json')).text).seats
  expect((await run(course?.slug ?? '', '--paid', id)).text).toBe('Paid: eva.')
})

test('one seat is cancelled by its id alone', async () => {
  await seat('eva', 'confirmed', { people: 1 })
  const [{ id }] = JSON.parse((await run('--json')).text).seats
  expect((await run('--cancel-seat', id, '--reason', 'Twice')).text).toContain('eva')
  expect(JSON.parse((await run('--json')).text).seats[0].state).toBe('cancelled')
  await expect(run('--cancel-seat', '0000')).rejects.toThrow('Nothing has the id')
})

test('a course that is over is not cancelled', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (course?.end.getTime() ?? 0) + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  await expect(run(course?.slug ?? '', '--cancel', 'I am ill.')).rejects.toThrow('is over')
})
