import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { findOwnerFile } from '../owner-files.ts'
import { hashValue } from './hash-value.ts'
import type { Course } from './kinds/courses.ts'

// A calendar takes an event anew only if it says that it is newer (RFC 5545, SEQUENCE and DTSTAMP). `npm run extract` keeps here what
// each course said last, because a clone may have no history.

export const courseChangesFile = 'content/course-changes.json'

const changesSchema = v.record(
  v.string(),
  v.strictObject({ hash: v.string(), sequence: v.number(), changed: v.pipe(v.string(), v.isoTimestamp()) }),
)

type Changes = v.InferOutput<typeof changesSchema>

/** How often dates or place of a course have changed, and when last. One that is not recorded yet counts at its file's time. */
export function findCourseChange(course: Course, recorded = readCourseChanges()[course.slug]) {
  const before = recorded && { sequence: recorded.sequence, changed: new Date(recorded.changed) }
  if (before && recorded.hash === hashDates(course)) return before
  const moment = findFileTime(`content/courses/${course.slug}.json`)
  if (!before) return { sequence: 0, changed: moment }
  const next = new Date(before.changed.getTime() + 1000)
  return { sequence: before.sequence + 1, changed: moment > next ? moment : next }
}

export function recordCourseChanges(courses: Course[], recorded = readCourseChanges()): Changes {
  const changes = courses.map((course) => {
    const { sequence, changed } = findCourseChange(course, recorded[course.slug])
    // Without milliseconds, which calendars do not write.
    const moment = changed.toISOString().replace(/\.\d+Z$/, 'Z')
    return [course.slug, { hash: hashDates(course), sequence, changed: moment }] as const
  })
  return Object.fromEntries(changes.sort(([one], [other]) => (one < other ? -1 : 1)))
}

export function readCourseChanges(): Changes {
  const path = findOwnerFile(courseChangesFile)
  return existsSync(path) ? v.parse(changesSchema, JSON.parse(readFileSync(path, 'utf8'))) : {}
}

function hashDates({ sessions, city, place, address, cancelled }: Course): string {
  return hashValue([sessions, city ?? place, address, cancelled])
}

/** The time of the last commit, or of the file itself if it has changed since or there is no history. */
function findFileTime(file: string): Date {
  const path = findOwnerFile(file)
  const { mtime } = existsSync(path) ? statSync(path) : { mtime: new Date(0) }
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--', path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const committed = git('status', '--porcelain') === '' ? git('log', '-1', '--format=%cI') : ''
    return committed === '' ? mtime : new Date(committed)
  } catch {
    return mtime
  }
}
