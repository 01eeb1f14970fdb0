import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { writeCalendar } from './course-calendar.ts'
import { findCourseChange, recordCourseChanges } from './course-changes.ts'
import type { Course } from './kinds/courses.ts'
import { site } from './kinds/site.ts'

const at = (day: number, hour: number) => new Date(Date.UTC(2099, 1, day, hour))
const create = (day: number, fields: Partial<Course> = {}) =>
  ({
    slug: 'cheese',
    cancelled: false,
    start: at(day, 9),
    sessions: [{ start: at(day, 9), end: at(day, 13), isWholeDay: false }],
    ...fields,
  }) as Course

test('a course that stays as it is keeps its number and its moment', () => {
  const recorded = { ...recordCourseChanges([create(3)], {}).cheese, changed: '2026-01-01T00:00:00Z' }
  const kept = { hash: recorded.hash ?? '', sequence: 4, changed: recorded.changed }
  expect(findCourseChange(create(3), kept)).toEqual({ sequence: 4, changed: new Date('2026-01-01T00:00:00Z') })
})

test.each([
  ['moved', create(4)],
  ['in another place', create(3, { city: 'elsewhere' })],
  ['in a town without a page', create(3, { place: site.owner.place })],
  ['cancelled', create(3, { cancelled: true })],
])('a course that is %s is newer, before and after it is recorded, and back again', (_name, changed) => {
  const first = recordCourseChanges([create(3)], {})
  const [before, after] = [findCourseChange(create(3), first.cheese), findCourseChange(changed, first.cheese)]
  expect(after.sequence).toBe(before.sequence + 1)
  expect(after.changed.getTime()).toBeGreaterThan(before.changed.getTime())
  const second = recordCourseChanges([changed], first)
  expect(findCourseChange(changed, second.cheese)).toEqual(after)
  expect(findCourseChange(create(3), second.cheese).sequence).toBe(before.sequence + 2)
})

test('a reader of calendars sees which of two copies is newer', () => {
  const read = (course: Course) => {
    const [event] = new ICAL.Component(
      ICAL.parse(writeCalendar('Courses', [{ ...words, course }])),
    ).getAllSubcomponents('vevent')
    return {
      sequence: event?.getFirstPropertyValue('sequence'),
      stamp: String(event?.getFirstPropertyValue('dtstamp')),
      modified: String(event?.getFirstPropertyValue('last-modified')),
      status: event?.getFirstPropertyValue('status'),
      start: String(event?.getFirstPropertyValue('dtstart')),
      organizer: event?.getFirstPropertyValue('organizer'),
    }
  }
  const words = { title: 'Cheese', description: '', location: '', url: 'https://example.org' }
  const [one, other] = [read(create(3)), read(create(4, { cancelled: true }))]
  expect(one).toMatchObject({ sequence: 0, status: 'CONFIRMED', start: '2099-02-03T09:00:00Z' })
  expect(one.organizer).toMatch(/^mailto:.+@/)
  expect(one.stamp).not.toBe(one.start)
  expect(one.modified).toBe(one.stamp)
  expect(other).toMatchObject({ status: 'CANCELLED', start: '2099-02-04T09:00:00Z' })
})
