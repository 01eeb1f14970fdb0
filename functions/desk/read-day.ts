import * as v from 'valibot'
import { listComing } from '../../content/courses.ts'
import { site } from '../../content/site.ts'
import type { Environment } from '../../environment.ts'
import { listBookings } from '../booking/bookings.ts'
import { listSeats } from '../courses/seats.ts'
import { mailKinds } from '../every-minute/mail-kinds.ts'
import { readDigest } from '../every-night/digest.ts'
import { checkParts } from '../health/health.ts'
import { countAudience, readIssues } from '../newsletter/issues.ts'
import { query, sql } from '../shared/data/database.ts'

const message = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  received_at: v.date(),
  is_held: v.boolean(),
})

export type Message = v.InferOutput<typeof message>

/** What waits for the owner now. */
export type Day = Awaited<ReturnType<typeof readDay>>

/** What waits for the owner now: for the desk and `npm run today`. @throws Error if the database fails */
export async function readDay(environment: Environment, now = new Date()) {
  const key = `digest/${now.toLocaleDateString('sv-SE', { timeZone: site.owner.timeZone })}`
  const [checks, messages, bookings, courses, issues, audience, digest] = await Promise.all([
    checkParts(environment, now.getTime()),
    query(
      sql`select id, name, email, message, received_at, held_because is not null and released_at is null as is_held
from lead where answered_at is null order by is_held, received_at desc limit 50`,
      message,
    ),
    listBookings(),
    Promise.all(listComing(now.getTime()).map(async (course) => ({ course, seats: await listSeats(course.slug) }))),
    readIssues(),
    countAudience(),
    readDigest(key, environment, mailKinds),
  ])
  return {
    checks,
    /** Those that are not answered, the newest first, and after them those that are held. */
    messages,
    /** Those to come, the next first. */
    appointments: bookings.filter(({ state, start }) => state === 'confirmed' && start > now),
    /** Courses to come, with who has a seat and who waits. */
    courses,
    /** Issues that are under way or paused. */
    issues: issues.filter(({ state }) => state !== 'finished'),
    readers: [...audience.values()].reduce((sum, count) => sum + count, 0),
    /** What the digest would say: held messages, failed mails, the site. */
    digest,
  }
}
