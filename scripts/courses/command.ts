import { randomUUID } from 'node:crypto'
import Papa from 'papaparse'
import { csvFormulas } from '../../csv-formulas.ts'
import { describeCourse } from '../../functions/courses/describe-course.ts'
import { describeSeat } from '../../functions/courses/mails.ts'
import { countPeople, listSeats, type Seat, writeNote } from '../../functions/courses/store.ts'
import { accept, offer, turnDown } from '../../functions/owner/decide.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { invoiceFields } from '../../model/kinds/course-fields.ts'
import { type Course, datedCourses, listComing } from '../../model/kinds/courses.ts'
import { defineDatabaseCommand, deployedUsage, pickId, wakeJob } from '../shared/database-command.ts'

const usage = `npm run courses -- all                                  the courses to come, with how many seats are taken
npm run courses -- <course>                             who has a seat in it, and who waits
npm run courses -- <course> --csv                       the attendance sheet: a line for each person, a column for each day
npm run courses -- <course> --mail "…" --subject "…"    mails all who have a seat; \\n begins a new line
npm run courses -- <course> --cancel "reason"           cancels the course: all with a seat or on the waiting list get the reason
npm run courses -- <course> --cancel-seat <id>          cancels one request; --reason "…" tells the visitor why
npm run courses -- <course> --offer <id>                offers the next free seats to one who waits, out of turn
npm run courses -- <course> --accept <id>               says yes to one that waits for it
npm run courses -- --help                               this list
${deployedUsage}

<course> is the name of its file in content/courses/. Of an id the first four characters are enough. npm run bookings -- --cancel-from
ends all of a person or a domain.`

/** `npm run courses` */
export const courses = defineDatabaseCommand(
  {
    name: 'courses',
    usage,
    flags: ['csv'],
    options: {
      mail: 'text',
      subject: 'text',
      cancel: 'text',
      'cancel-seat': 'id',
      reason: 'text',
      offer: 'id',
      accept: 'id',
    },
    exclusive: ['csv', 'mail', 'cancel', 'cancel-seat', 'offer', 'accept'],
    needs: { subject: 'mail', mail: 'subject', reason: 'cancel-seat' },
    expects: ['all, or the name of a course'],
  },
  async ({ has, get, argument }, place) => {
    if (argument === 'all') return formatCourses()
    const course = datedCourses.find(({ slug }) => slug === argument)
    if (!course) throw new Error(`There is no content/courses/${argument}.json.`)
    const done = await decide(
      course,
      { end: get('cancel-seat'), offer: get('offer'), accept: get('accept') },
      get('reason'),
    )
    if (done) return `${done} ${await wakeJob(place)}.`
    const [mail, reason] = [get('mail'), get('cancel')]
    if (mail === undefined && reason === undefined) {
      const seats = await listSeats(course.slug)
      return has('csv') ? writeSheet(course, seats) : formatSeats(course, seats)
    }
    const text = (mail ?? reason ?? '').replaceAll('\\n', '\n').trim()
    if (text === '') throw new Error('Say something: those who come read it.')
    const cancels = reason !== undefined
    if (cancels && course.end < new Date()) throw new Error(`${course.title} is over.`)
    const count = await writeNote(course, { id: randomUUID(), subject: get('subject') ?? '', text, cancels })
    if (count === undefined) return 'Nobody got a mail: the course was cancelled before.'
    const after = cancels
      ? `\nIt takes no reservations any more. Set "cancelled": true in content/courses/${course.slug}.json and publish, so that its page says so.`
      : ''
    return `A mail goes to ${count}, ${await wakeJob(place)}.${after}`
  },
)

type Decision = { end?: string | undefined; offer?: string | undefined; accept?: string | undefined }

/** Does what is asked for with one request. Undefined if nothing is. */
async function decide(course: Course, { end, offer: offered, accept: accepted }: Decision, reason?: string) {
  const beginning = end ?? offered ?? accepted
  if (beginning === undefined) return undefined
  const found = (await listSeats(course.slug)).filter(({ id }) => id.startsWith(beginning.toLowerCase()))
  const { id, name } = pickId(found, beginning, 'request')
  if (end && (await turnDown(id, reason))) return `Canceled: ${name}. A mail goes out`
  if (offered && (await offer(id))) return `Offered: ${name}. A mail goes out`
  if (accepted && (await accept(id))) return `Accepted: ${name}. A mail goes out`
  throw new Error(`Nothing was done for ${name}: its state is another, or too few seats are free.`)
}

async function formatCourses(): Promise<string> {
  const lines = await Promise.all(
    listComing().map(async (course) => `${course.slug}\n  ${describeNumbers(course, await listSeats(course.slug))}`),
  )
  return lines.length > 0 ? lines.join('\n') : 'No course is to come.'
}

function formatSeats(course: Course, seats: Seat[]): string {
  const list = seats.map(
    (seat) =>
      `${seat.askedAt && seat.state === 'held' ? 'waits for your yes' : seat.isOffer ? 'offered' : seat.state}  Id: ${seat.id}\n${describeSeat(seat).replace(/^/gm, '  ')}`,
  )
  return [describeNumbers(course, seats), ...list].join('\n\n')
}

/** Dates, and how many seats are taken. */
function describeNumbers(course: Course, seats: Seat[]): string {
  const { title, days } = describeCourse(course, defaultLocale)
  return `${title}, ${days}: ${countPeople(seats, 'confirmed')} of ${course.seats} taken, ${countPeople(seats, 'waiting')} waiting`
}

/** One line for each person, as spreadsheets read it: names are what was given, then numbers. */
function writeSheet(course: Course, seats: Seat[]): string {
  const days = course.sessions.map(({ start }) => start.toLocaleDateString('sv-SE', { timeZone: course.zone }))
  const rows = seats
    .filter(({ state }) => state === 'confirmed')
    .flatMap((seat) => {
      const names = seat.names?.split('\n').filter((name) => name.trim() !== '') ?? [seat.name]
      return Array.from({ length: seat.people }, (_, index) => [
        names[index]?.trim() ?? `${seat.name} (${index + 1})`,
        seat.email,
        seat.company ?? '',
        ...invoiceFields.slice(1).map((field) => seat[field] ?? ''),
        ...days.map(() => ''),
      ])
    })
  const head = ['Name', 'E-mail', 'Company', 'Tax number', 'Street', 'Postcode', 'Town', 'Country', ...days]
  // A sign that makes a spreadsheet compute gets an apostrophe before it.
  return Papa.unparse([head, ...rows], { quotes: true, escapeFormulae: csvFormulas, newline: '\n' })
}
