import { tell } from '../../locales/owner.ts'
import { listBookings } from '../booking/store.ts'
import { listOpenMessages } from '../contact/store.ts'
import { listHeldCourses } from '../courses/attendance.ts'
import { listComingSeats } from '../courses/store.ts'
import { countAudience, readIssues } from '../newsletter/issues.ts'
import { type Known, listWrong } from './checks.ts'
import { getDigestKey, readFaults } from './digest.ts'
import { mailKinds } from './mail-kinds.ts'

export type Day = Awaited<ReturnType<typeof readDay>>

/** For the desk and `npm run today`. Only functions can check the parts of the site, so the caller brings the checks. */
export async function readDay(checking: Promise<Known | undefined>) {
  const now = new Date()
  const daysAgo = new Date(now.getTime() - 3 * 24 * 60 * 60_000)
  const [checks, messages, held, bookings, courses, attendance, issues, audience, faults] = await Promise.all([
    checking,
    listOpenMessages('to answer'),
    listOpenMessages('held'),
    listBookings(),
    listComingSeats(),
    listHeldCourses(),
    readIssues(),
    countAudience(),
    readFaults(getDigestKey(), mailKinds),
  ])
  return {
    checks,
    /** The parts of the site that do not work, if any; without checks the whole site gave no answer. */
    wrong: checks ? listWrong(checks) : [tell('owner.check.silent')],
    messages,
    held,
    /** Those to come and those that wait for a yes, and of the last days those to which the visitor may not have come; in their order. */
    appointments: bookings.filter(
      ({ state, end, askedAt, start }) =>
        (state === 'confirmed' && end > daysAgo) || (askedAt && state !== 'cancelled' && start > now),
    ),
    courses,
    /** Courses that have begun, with their people, to note who was there. */
    attendance,
    issues: issues.filter(({ state }) => state !== 'finished'),
    readers: [...audience.values()].reduce((sum, count) => sum + count, 0),
    faults,
  }
}
