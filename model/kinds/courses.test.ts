import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const words = {
  sample: false,
  title: 'Bread at night',
  description: 'What it is about.',
  intro: 'What it is about.',
  learn: ['Something'],
  zone: 'Europe/Madrid',
  language: 'es',
  seats: 4,
}

/** A course of the owner's files, as the site reads it. */
async function read(sessions: object[], more: object = {}) {
  const root = mkdtempSync(join(tmpdir(), 'course-'))
  cpSync('content', join(root, 'content'), { recursive: true })
  writeFileSync(join(root, 'content/courses/night.json'), JSON.stringify({ ...words, sessions, ...more }))
  vi.stubEnv('SITE_FOLDER', root)
  vi.resetModules()
  const { findCourse } = await import('./courses.ts')
  const course = findCourse('night')
  if (!course) throw new Error('The course is missing')
  return course
}

/** Hours of each session. */
const hours = ({ sessions }: Awaited<ReturnType<typeof read>>) =>
  sessions.map(({ start, end }) => (end.getTime() - start.getTime()) / 3_600_000)

test('a session across the change of the clocks has its hours on the clock of the wall', async () => {
  const nights = ['2027-03-27', '2027-03-28', '2027-10-31', '2027-11-01'].map((day) => ({
    day,
    from: '01:00',
    to: '04:00',
  }))
  const course = await read(nights)
  expect(hours(course)).toEqual([3, 2, 4, 3])
  expect(course.sessions.map(({ start }) => start.toISOString().slice(11, 16))).toEqual([
    '00:00',
    '00:00',
    '23:00',
    '00:00',
  ])
  expect(course.end.toISOString()).toBe('2027-11-01T03:00:00.000Z')
})

test('an hour that the clocks skip is the one after it, and the first of two equal ones counts', async () => {
  const course = await read([
    { day: '2027-03-28', from: '02:30', to: '05:00' },
    { day: '2027-10-31', from: '02:30', to: '05:00' },
  ])
  expect(course.sessions.map(({ start }) => start.toISOString())).toEqual([
    '2027-03-28T01:30:00.000Z',
    '2027-10-31T00:30:00.000Z',
  ])
  expect(hours(course)).toEqual([1.5, 3.5])
})

test('whole days and deadlines end at midnight of the place, whatever the clocks did', async () => {
  const course = await read([{ day: '2027-10-31' }, { day: '2027-11-02' }], { deadline: '2027-10-30' })
  expect(hours(course)).toEqual([25, 24])
  expect(course.closes.toISOString()).toBe('2027-10-30T22:00:00.000Z')
  const { countHours, listDays } = await import('../../functions/courses/attendance.ts')
  expect(listDays(course).map(({ day }) => day)).toEqual(['2027-10-31', '2027-11-02'])
  expect(countHours(course, ['2027-10-31'])).toEqual({ hours: 8, share: 0.5 })
})

test('the 29th of February is a day as any other', async () => {
  const course = await read([{ day: '2028-02-29', from: '09:30', to: '13:30' }], { deadline: '2028-02-29' })
  expect([course.start.toISOString(), course.closes]).toEqual(['2028-02-29T08:30:00.000Z', course.start])
  const { findFundaeDays } = await import('../fundae-days.ts')
  const record = { notice: 0, home: 'vigo', holidays: { vigo: { 2028: { days: [] } } } }
  const start = new Date('2028-03-21T08:00:00Z')
  expect(findFundaeDays({ start, closes: start, zone: 'Europe/Madrid', city: 'online' }, record)).toMatchObject({
    days: { withRepresentatives: '2028-02-28', others: '2028-03-21' },
  })
  const { findEndOfDay } = await import('../../functions/courses/times.ts')
  expect(findEndOfDay(new Date('2028-02-15T09:00:00Z'), 14).toISOString()).toBe('2028-02-29T23:00:00.000Z')
  expect(findEndOfDay(new Date('2028-02-29T22:59:59Z'), 14).toISOString()).toBe('2028-03-14T23:00:00.000Z')
  expect(findEndOfDay(new Date('2027-03-20T09:00:00Z'), 14).toISOString()).toBe('2027-04-03T22:00:00.000Z')
})

test.each([
  [{}, true],
  [{ city: 'online' }, true],
  [{ city: 'madrid' }, false],
  [{ place: 'Vitoria' }, false],
])('a course at %j is online: %s', async (where, online) => {
  const { isOnline } = await import('./courses.ts')
  expect(isOnline(where)).toBe(online)
})
