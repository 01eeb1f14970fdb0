import { randomUUID } from 'node:crypto'
import { planField } from '../authoring/fields.ts'
import { saveForEditor } from '../authoring/setup/write-changes.ts'
import {
  listAttendees,
  listBegunDays,
  listDays,
  listPeople,
  markPresent,
  revokeCertificate,
} from '../functions/courses/attendance.ts'
import { canSign } from '../functions/courses/badge.ts'
import { describeCourse } from '../functions/courses/describe-course.ts'
import { describeSeat, describeSeats } from '../functions/courses/mails.ts'
import { listComingSeats, listSeats, markPaid, type Seat, writeNote } from '../functions/courses/store.ts'
import { accept, offer, turnDown } from '../functions/owner/decide.ts'
import { nameState } from '../functions/owner/name-state.ts'
import { createDayFormat } from '../locales/day-times.ts'
import { ownerLocale, tell } from '../locales/owner.ts'
import { invoiceFields } from '../model/kinds/course-fields.ts'
import { type Course, findCourse } from '../model/kinds/courses.ts'
import { findOwnerFile } from '../owner-files.ts'
import { cancelFrom } from './bookings.ts'
import { writeCsv } from './courses/write-csv.ts'
import { writePapers } from './courses/write-papers.ts'
import { confirm } from './shared/ask.ts'
import { writeUsage } from './shared/command.ts'
import { defineDatabaseCommand, deployedUsage, type Place, pickId, wakeJob } from './shared/database-command.ts'

const usage = writeUsage(
  [
    ['npm run courses', tell('courses.usage.list')],
    ['npm run courses -- <course>', tell('courses.usage.course')],
    ['npm run courses -- --json', tell('courses.usage.json')],
    ['npm run courses -- --csv', tell('courses.usage.csv')],
    ['npm run courses -- <course> --csv', tell('courses.usage.sheet')],
    ['npm run courses -- <course> --mail "…" --subject "…"', tell('courses.usage.mail', { sign: '\\n' })],
    ['npm run courses -- <course> --cancel "…" [--yes]', tell('courses.usage.cancel')],
    ['npm run courses -- --cancel-seat <id> --reason "…"', tell('courses.usage.cancelSeat')],
    ['npm run courses -- --cancel-from <…> --reason "…"', tell('bookings.usage.cancelFrom')],
    ['npm run courses -- <course> --offer <id>', tell('courses.usage.offer')],
    ['npm run courses -- <course> --accept <id>', tell('courses.usage.accept')],
    ['npm run courses -- <course> --paid <id>', tell('courses.usage.paid')],
    ['npm run courses -- <course> --present <id> <id>:1,3 …', tell('courses.usage.present')],
    ['npm run courses -- <course> --papers <…>', tell('courses.usage.papers')],
    ['npm run courses -- --revoke <…> --reason "…"', tell('courses.usage.revoke')],
    deployedUsage,
  ],
  tell('courses.usage.more'),
)

export default defineDatabaseCommand(
  {
    name: 'courses',
    usage,
    flags: ['csv', 'json', 'yes'],
    options: {
      mail: 'text',
      subject: 'text',
      cancel: 'text',
      'cancel-seat': 'id',
      'cancel-from': 'text',
      reason: 'text',
      offer: 'id',
      accept: 'id',
      paid: 'id',
      present: 'text',
      day: 'text',
      papers: 'text',
      revoke: 'text',
    },
    exclusive: 'csv json mail cancel cancel-seat cancel-from offer accept paid present papers revoke'.split(' '),
    needs: {
      ...{ subject: 'mail', mail: 'subject', day: 'present', revoke: 'reason', yes: 'cancel' },
      reason: 'cancel-seat or --cancel-from or --revoke',
    },
    expects: [tell('courses.expects')],
    isOptional: true,
    takesMore: 'present',
  },
  async ({ has, get, argument, others }, place) => {
    if (argument === '' && (has('json') || has('csv'))) return exportSeats(await listSeats(), has('json'))
    const [revoked, who, why = ''] = [get('revoke'), get('cancel-from'), get('reason')]
    if (who) return cancelFrom(who, why || undefined, place)
    if (revoked && (await revokeCertificate(revoked, why))) return tell('courses.revoked', { code: revoked })
    if (revoked) throw new Error(tell('courses.certificate.none', { code: revoked }))
    // The id of a seat says which course is meant.
    const seatId = get('cancel-seat')?.toLowerCase()
    const slug = argument || (seatId && (await listSeats()).find(({ id }) => id.startsWith(seatId))?.course)
    if (seatId && !slug) return pickId([], seatId)
    if (!slug || slug === 'all') return formatCourses()
    const course = findCourse(slug)
    if (!course) throw new Error(tell('courses.none', { file: `content/courses/${slug}.json` }))
    const [present, folder] = [get('present'), get('papers')]
    if (present) {
      const count = await notePresent(course, [...present.split(/\s+/), ...others], get('day'))
      return `${tell('courses.noted', { count, when: await wakeJob(place) })}${describeUnsigned(place)}`
    }
    if (folder) {
      const files = await writePapers(course, folder, place.environment)
      return `${tell('courses.written', { folder, count: files.length })}${describeUnsigned(place)}`
    }
    const done = await decide(course, get)
    if (done) return get('paid') ? done : `${done} ${tell('courses.mail', { when: await wakeJob(place) })}`
    const [mail, reason] = [get('mail'), get('cancel')]
    if (mail === undefined && reason === undefined) {
      const seats = await listSeats(course.slug)
      if (has('json')) return exportSeats(seats, true)
      return has('csv') ? writeSheet(course, seats) : formatSeats(course, seats)
    }
    const text = (mail ?? reason ?? '').replaceAll('\\n', '\n').trim()
    if (text === '') throw new Error(tell('courses.empty'))
    const cancels = reason !== undefined
    if (cancels && course.end < new Date()) throw new Error(tell('courses.over', { title: course.title }))
    if (cancels)
      await confirm(tell('courses.sure', { count: await countTold(course), title: course.title }), has('yes'))
    const count = await writeNote(course, { id: randomUUID(), subject: get('subject') ?? '', text, cancels })
    if (cancels) await noteCancelled(course)
    if (count === undefined) return tell('courses.cancelled.before')
    const told = tell('courses.told', { count, when: await wakeJob(place) })
    return cancels ? `${told}\n${tell('courses.cancelled')}` : told
  },
)

/** Those who get a mail when a course is cancelled. */
async function countTold({ slug }: Course): Promise<number> {
  return (await listSeats(slug)).filter(({ state, confirmedAt }) => state !== 'cancelled' && confirmedAt).length
}

/** Writes into the course's file that it is cancelled, as a change that the editor shows and publishes. */
async function noteCancelled({ slug, title }: Course): Promise<void> {
  const edits = planField(`courses.${slug}.cancelled`, true, findOwnerFile('.'))
  await saveForEditor({ id: `courses.${slug}`, after: tell('courses.cancelled.change', { title }) }, edits)
}

function describeUnsigned({ environment }: Place): string {
  return canSign(environment) ? '' : `\n${tell('courses.unsigned')}`
}

type Decision = 'cancel-seat' | 'offer' | 'accept' | 'paid' | 'reason'

/** Does what is asked for with one request. Undefined if nothing is. */
async function decide(course: Course, get: (option: Decision) => string | undefined) {
  const [end, offered, accepted, paid] = [get('cancel-seat'), get('offer'), get('accept'), get('paid')]
  const beginning = end ?? offered ?? accepted ?? paid
  if (beginning === undefined) return undefined
  const { id, name } = pickId(await listSeats(course.slug), beginning)
  if (end && (await turnDown(id, get('reason')))) return tell('courses.turnedDown', { name })
  if (offered && (await offer(id))) return tell('courses.offered', { name })
  if (accepted && (await accept(id))) return tell('courses.accepted', { name })
  if (paid && (await markPaid(id))) return tell('courses.paid', { name })
  throw new Error(tell('courses.refused', { name }))
}

async function formatCourses(): Promise<string> {
  const all = await listComingSeats()
  const lines = all.map(({ course, seats }) => `${course.slug}\n  ${describeNumbers(course, seats)}`)
  return lines.length > 0 ? lines.join('\n') : tell('courses.empty.list')
}

async function formatSeats(course: Course, seats: Seat[]): Promise<string> {
  const format = async (seat: Seat) => {
    const state = seat.askedAt && seat.state === 'held' ? 'asked' : seat.isOffer ? 'offered' : seat.state
    return `${nameState(state)}\n${(await describeSeat(seat)).replace(/^/gm, '  ')}`
  }
  const list = await Promise.all(seats.map(format))
  return [describeNumbers(course, seats), ...list].join('\n\n')
}

/** Dates, and how many seats are taken. */
function describeNumbers(course: Course, seats: Seat[]): string {
  const { title, days } = describeCourse(course, ownerLocale)
  return `${title}, ${days}. ${describeSeats(course, seats)}`
}

/** One column or key for each field, as bookkeeping wants them; sums are in cents, and no seat that is not agreed has some. */
function exportSeats(all: Seat[], isJson: boolean): string {
  const toRow = (seat: Seat) => ({ ...seat, ...describeSum(seat), state: seat.withdrawnAt ? 'withdrawn' : seat.state })
  const text = JSON.stringify({ seats: all.map(toRow) }, ['seats', ...exportedFields], 2)
  if (isJson) return text
  const { seats }: { seats: Record<string, unknown>[] } = JSON.parse(text)
  return writeCsv([exportedFields, ...seats.map((row) => exportedFields.map((field) => row[field] ?? ''))])
}

const exportedFields = [
  ...'id course email people state buyer name names'.split(' '),
  ...invoiceFields,
  ...'net vat vatRate total currency locale requestedAt confirmedAt withdrawnAt cancelledAt payBy paidAt'.split(' '),
]

function describeSum({ agreed }: Seat) {
  if (!agreed) return {}
  const { net, tax, total, rate, currency } = agreed.price ?? { net: 0, tax: 0, total: 0, currency: 'EUR' }
  return { net, vat: tax, vatRate: rate ?? 0, total, currency }
}

/** One line for each person, as spreadsheets read it. */
function writeSheet(course: Course, seats: Seat[]): string {
  const days = course.sessions.map(({ start }) => createDayFormat(course.zone)(start))
  const rows = listPeople(seats).map(({ seat, name }) => [
    ...[name, seat.email, ...invoiceFields.map((field) => seat[field] ?? '')],
    ...days.map(() => ''),
  ])
  return writeCsv([[...tell('courses.sheet.head').split(' | '), ...days], ...rows])
}

/** Notes who was there, by the beginnings of ids with numbers of people; without a day on each that has begun. */
async function notePresent(course: Course, given: string[], day: string | undefined): Promise<number> {
  const begun = listBegunDays(course).map((each) => each.day)
  if (begun.length === 0) throw new Error(tell('courses.notBegun', { title: course.title }))
  if (day !== undefined && !begun.includes(day)) throw new Error(tell('courses.day', { days: begun.join(', ') }))
  const people = listPeople(await listSeats(course.slug))
  const known = await listAttendees(course.slug)
  const meant = given.flatMap((part) => {
    const [, beginning = '', numbers] = /^([\da-f-]{4,36})(?::(\d+(?:,\d+)*))?$/i.exec(part) ?? []
    if (beginning === '') throw new Error(tell('courses.present.wrong', { part }))
    const seats = new Map(people.map(({ seat }) => [seat.id, seat]))
    const seat = pickId([...seats.values()], beginning)
    const all = people.filter((person) => person.seat.id === seat.id)
    const wanted = numbers?.split(',').map(Number) ?? all.map(({ person }) => person)
    const unknown = wanted.find((number) => !all.some(({ person }) => person === number))
    if (unknown !== undefined)
      throw new Error(tell('courses.present.people', { name: seat.name, count: all.length, number: unknown }))
    return all.filter(({ person }) => wanted.includes(person))
  })
  for (const each of meant) {
    const before = known.find(({ seatId, person }) => seatId === each.seat.id && person === each.person)?.days ?? []
    const days = new Set([...before, ...(day === undefined ? begun : [day])])
    const present = listDays(course).flatMap((one) => (days.has(one.day) ? one.day : []))
    await markPresent(course, each, present)
  }
  return meant.length
}
