import { Temporal } from 'temporal-polyfill'
import type * as v from 'valibot'
import { listPieceNames, readContents } from '../kit/read-content.ts'
import { courseSchema } from './courses.schema.ts'
import { site } from './site.ts'

/** A session as moments. */
export type Session = { start: Date; end: Date; isWholeDay: boolean }

/** A course with its times as moments. */
export type Course = Omit<v.InferOutput<typeof courseSchema>, 'sessions' | 'zone'> & {
  slug: string
  zone: string
  /** In order. */
  sessions: Session[]
  start: Date
  end: Date
  /** Until then seats are reserved, and cancelled by link. */
  closes: Date
}

/** Courses by slug, those of the past too. */
export const courses = readContents('courses', listPieceNames('content/courses'), courseSchema)

/** All courses, the next first. */
export const datedCourses: Course[] = courses.all
  .map(([slug, content]) => dateCourse(slug, content))
  .sort((one, other) => one.start.getTime() - other.start.getTime())

/** The courses that are not over. */
export function listComing(now = Date.now()): Course[] {
  return datedCourses.filter(({ end }) => end.getTime() > now)
}

function dateCourse(slug: string, content: v.InferOutput<typeof courseSchema>): Course {
  const zone = content.zone ?? site.owner.timeZone
  const startOf = (day: Temporal.PlainDate, time = '00:00') =>
    new Date(day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds)
  const sessions = content.sessions
    .map(({ day, from, to }) => {
      const date = Temporal.PlainDate.from(day)
      const end = to === undefined ? startOf(date.add({ days: 1 })) : startOf(date, to)
      return { start: startOf(date, from), end, isWholeDay: from === undefined }
    })
    .sort((one, other) => one.start.getTime() - other.start.getTime())
  const start = new Date(Math.min(...sessions.map((session) => session.start.getTime())))
  const end = new Date(Math.max(...sessions.map((session) => session.end.getTime())))
  const { deadline } = content
  const dayAfter = deadline === undefined ? start : startOf(Temporal.PlainDate.from(deadline).add({ days: 1 }))
  return { ...content, slug, zone, sessions, start, end, closes: dayAfter < start ? dayAfter : start }
}
