import { randomUUID } from 'node:crypto'
import {
  listAttendees,
  listBegunDays,
  listDays,
  listPeople,
  markPresent,
  revokeCertificate,
} from '../../functions/courses/attendance.ts'
import { canSign } from '../../functions/courses/badge.ts'
import { describeCourse } from '../../functions/courses/describe-course.ts'
import { describeSeat } from '../../functions/courses/mails.ts'
import { countPeople, listSeats, markPaid, type Seat, writeNote } from '../../functions/courses/store.ts'
import { accept, offer, turnDown } from '../../functions/owner/decide.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { invoiceFields } from '../../model/kinds/course-fields.ts'
import { type Course, datedCourses, listComing } from '../../model/kinds/courses.ts'
import { defineDatabaseCommand, deployedUsage, pickId, wakeJob } from '../shared/database-command.ts'
import { writeCsv } from './write-csv.ts'
import { writePapers } from './write-papers.ts'

const usage = `npm run courses -- all                                  the courses to come, with how many seats are taken
npm run courses -- <course>                             who has a seat in it, and who waits
npm run courses -- --json                               all seats as JSON, sums in cents; npm run -s courses prints nothing else
npm run courses -- --csv                                all seats for bookkeeping: a line for each seat, a column for each field
npm run courses -- <course> --csv                       the attendance sheet: a line for each person, a column for each day
npm run courses -- <course> --mail "…" --subject "…"    mails all who have a seat; \\n begins a new line
npm run courses -- <course> --cancel "reason"           cancels the course: all with a seat or on the waiting list get the reason
npm run courses -- --cancel-seat <id>                   cancels one request; --reason "…" tells the visitor why
npm run courses -- <course> --offer <id>                offers the next free seats to one who waits, out of turn
npm run courses -- <course> --accept <id>               says yes to one that waits for it
npm run courses -- <course> --paid <id>                 the money of one has come, so the seats stay reserved (payWithinDays)
npm run courses -- <course> --present <id> <id>:1,3 …    these were there, all people of a seat or some by their numbers, on all days until
                                                        now or with --day 2027-02-16 on one; from 75% of the hours on they get a certificate
npm run courses -- <course> --papers <folder>           sheets for signatures, questionnaires, attendance and certificates, for an inspection
npm run courses -- --revoke <code> --reason "…"         a certificate that is not valid any more
npm run courses -- --help                               this list
${deployedUsage}

<course> is the name of its file in content/courses/. Of an id the first four characters are enough. npm run bookings -- --cancel-from
ends all of a person or a domain.`

/** `npm run courses` */
export const courses = defineDatabaseCommand(
  {
    name: 'courses',
    usage,
    flags: ['csv', 'json'],
    options: {
      mail: 'text',
      subject: 'text',
      cancel: 'text',
      'cancel-seat': 'id',
      reason: 'text',
      offer: 'id',
      accept: 'id',
      paid: 'id',
      present: 'text',
      day: 'text',
      papers: 'text',
      revoke: 'text',
    },
    exclusive: [
      'csv',
      'json',
      'mail',
      'cancel',
      'cancel-seat',
      'offer',
      'accept',
      'paid',
      'present',
      'papers',
      'revoke',
    ],
    needs: { subject: 'mail', mail: 'subject', day: 'present', revoke: 'reason' },
    expects: ['all, or the name of a course'],
    isOptional: true,
    takesMore: 'present',
  },
  async ({ has, get, argument, others }, place) => {
    if (argument === 'all') return formatCourses()
    if (argument === '' && (has('json') || has('csv'))) return exportSeats(await listSeats(), has('json'))
    const [revoked, why = ''] = [get('revoke'), get('reason')]
    if (why && !revoked && !get('cancel-seat')) throw new Error('--reason goes with --cancel-seat or --revoke.')
    if (revoked && (await revokeCertificate(revoked, why))) return `Revoked: ${revoked}. /verify says so from now on.`
    if (revoked) throw new Error(`There is no certificate ${revoked}.`)
    // The id of a seat says which course is meant.
    const seatId = get('cancel-seat')?.toLowerCase()
    const slug = argument || (seatId && (await listSeats()).find(({ id }) => id.startsWith(seatId))?.course)
    if (seatId && !slug) throw new Error(`No request has the id ${seatId}. The list has them all.`)
    if (!slug) throw new Error(`Expected all, or the name of a course.\n\n${usage}`)
    const course = datedCourses.find((each) => each.slug === slug)
    if (!course) throw new Error(`There is no content/courses/${slug}.json.`)
    const [present, folder] = [get('present'), get('papers')]
    if (present) {
      const count = await notePresent(course, [...present.split(/\s+/), ...others], get('day'))
      const signs = await canSign(place.environment)
      return `${count} noted. Who has a certificate gets its link ${await wakeJob(place)}.${signs ? '' : unsigned}`
    }
    if (folder) {
      const files = await writePapers(course, folder, place.environment)
      return `Written to ${folder}: ${files.length} files.${(await canSign(place.environment)) ? '' : unsigned}`
    }
    const done = await decide(
      course,
      { end: get('cancel-seat'), offer: get('offer'), accept: get('accept'), paid: get('paid') },
      get('reason'),
    )
    if (done) return `${done} ${await wakeJob(place)}.`
    const [mail, reason] = [get('mail'), get('cancel')]
    if (mail === undefined && reason === undefined) {
      const seats = await listSeats(course.slug)
      if (has('json')) return exportSeats(seats, true)
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

const unsigned = '\nCertificates have a code, and no signed file: BADGE_KEY is not set (docs/publish.md).'

type Decision = Partial<Record<'end' | 'offer' | 'accept' | 'paid', string | undefined>>

/** Does what is asked for with one request. Undefined if nothing is. */
async function decide(course: Course, { end, offer: offered, accept: accepted, paid }: Decision, reason?: string) {
  const beginning = end ?? offered ?? accepted ?? paid
  if (beginning === undefined) return undefined
  const found = (await listSeats(course.slug)).filter(({ id }) => id.startsWith(beginning.toLowerCase()))
  const { id, name } = pickId(found, beginning, 'request')
  if (end && (await turnDown(id, reason))) return `Canceled: ${name}. A mail goes out`
  if (offered && (await offer(id))) return `Offered: ${name}. A mail goes out`
  if (accepted && (await accept(id))) return `Accepted: ${name}. A mail goes out`
  if (paid && (await markPaid(id))) return `Paid: ${name}. Other mails that are due go out`
  throw new Error(`Nothing was done for ${name}: its state is another, or too few seats are free.`)
}

async function formatCourses(): Promise<string> {
  const lines = await Promise.all(
    listComing().map(async (course) => `${course.slug}\n  ${describeNumbers(course, await listSeats(course.slug))}`),
  )
  return lines.length > 0 ? lines.join('\n') : 'No course is to come.'
}

async function formatSeats(course: Course, seats: Seat[]): Promise<string> {
  const list = await Promise.all(
    seats.map(
      async (seat) =>
        `${seat.askedAt && seat.state === 'held' ? 'waits for your yes' : seat.isOffer ? 'offered' : seat.state}  Id: ${seat.id}\n${(await describeSeat(seat)).replace(/^/gm, '  ')}`,
    ),
  )
  return [describeNumbers(course, seats), ...list].join('\n\n')
}

/** Dates, and how many seats are taken. */
function describeNumbers(course: Course, seats: Seat[]): string {
  const { title, days } = describeCourse(course, defaultLocale)
  return `${title}, ${days}: ${countPeople(seats, 'confirmed')} of ${course.seats} taken, ${countPeople(seats, 'waiting')} waiting`
}

/** One column or key for each field, as bookkeeping wants them; sums are in cents, and no seat that is not agreed has some. */
function exportSeats(seats: Seat[], isJson: boolean): string {
  const rows = seats.map((seat) => ({
    id: seat.id,
    course: seat.course,
    email: seat.email,
    people: seat.people,
    state: seat.withdrawnAt ? 'withdrawn' : seat.isUnpaid ? 'unpaid' : seat.state,
    buyer: seat.buyer,
    name: seat.name,
    names: seat.names,
    ...Object.fromEntries(invoiceFields.map((field) => [field, seat[field]])),
    ...describeSum(seat),
    locale: seat.locale,
    requestedAt: seat.requestedAt.toISOString(),
    confirmedAt: seat.confirmedAt?.toISOString(),
    withdrawnAt: seat.withdrawnAt?.toISOString(),
    payBy: seat.payBy?.toISOString(),
    paidAt: seat.paidAt?.toISOString(),
  }))
  if (isJson) return JSON.stringify({ seats: rows }, null, 2)
  return writeCsv([exportedFields, ...rows.map((row) => exportedFields.map((field) => Object(row)[field] ?? ''))])
}

const exportedFields = [
  ...['id', 'course', 'email', 'people', 'state', 'buyer', 'name', 'names'],
  ...invoiceFields,
  ...[
    'net',
    'vat',
    'vatRate',
    'total',
    'currency',
    'locale',
    'requestedAt',
    'confirmedAt',
    'withdrawnAt',
    'payBy',
    'paidAt',
  ],
]

function describeSum({ agreed }: Seat) {
  if (!agreed) return {}
  const { net, tax, total, rate, currency } = agreed.price ?? { net: 0, tax: 0, total: 0, currency: 'EUR' }
  return { net, vat: tax, vatRate: rate ?? 0, total, currency }
}

/** One line for each person, as spreadsheets read it. */
function writeSheet(course: Course, seats: Seat[]): string {
  const days = course.sessions.map(({ start }) => start.toLocaleDateString('sv-SE', { timeZone: course.zone }))
  const rows = listPeople(seats).map(({ seat, name }) => [
    name,
    seat.email,
    seat.company ?? '',
    ...invoiceFields.slice(1).map((field) => seat[field] ?? ''),
    ...days.map(() => ''),
  ])
  return writeCsv([
    ['Name', 'E-mail', 'Company', 'Tax number', 'Street', 'Postcode', 'Town', 'Country', ...days],
    ...rows,
  ])
}

/**
 * Notes who was there: seats by the beginning of their ids, after a colon some of their people. Without a day it is every day that has
 * begun.
 */
async function notePresent(course: Course, given: string[], day: string | undefined): Promise<number> {
  const begun = listBegunDays(course).map((each) => each.day)
  if (begun.length === 0) throw new Error(`${course.title} has not begun.`)
  if (day !== undefined && !begun.includes(day)) throw new Error(`Expected a day that has begun: ${begun.join(', ')}.`)
  const people = listPeople(await listSeats(course.slug))
  const known = await listAttendees(course.slug)
  const meant = given.flatMap((part) => {
    const [, beginning = '', numbers] = /^([\da-f-]{4,36})(?::(\d+(?:,\d+)*))?$/i.exec(part) ?? []
    if (beginning === '')
      throw new Error(`Expected the id of a seat, or an id with numbers of its people such as 1a2b:1,3, found ${part}.`)
    const seats = new Map(people.map(({ seat }) => [seat.id, seat]))
    const seat = pickId(
      [...seats.values()].filter(({ id }) => id.startsWith(beginning.toLowerCase())),
      beginning,
      'seat',
    )
    const all = people.filter((person) => person.seat.id === seat.id)
    const wanted = numbers?.split(',').map(Number) ?? all.map(({ person }) => person)
    const unknown = wanted.find((number) => !all.some(({ person }) => person === number))
    if (unknown !== undefined)
      throw new Error(`The seat of ${seat.name} has ${all.length} people, and no number ${unknown}.`)
    return all.filter(({ person }) => wanted.includes(person))
  })
  for (const each of meant) {
    const before = known.find(({ seatId, person }) => seatId === each.seat.id && person === each.person)?.days ?? []
    const days = new Set([...before, ...(day === undefined ? begun : [day])])
    await markPresent(
      course,
      each,
      listDays(course).flatMap((one) => (days.has(one.day) ? one.day : [])),
    )
  }
  return meant.length
}
