import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { normalizeAddress } from '../../model/form-schemas.ts'
import { booking as settings } from '../../model/kinds/booking.ts'
import { buyers, type InvoiceField, invoiceFields, mostPeople } from '../../model/kinds/course-fields.ts'
import { type Course, listComing } from '../../model/kinds/courses.ts'
import { retention } from '../../model/kinds/forms.ts'
import { takeLink } from '../shared/data/budgets.ts'
import { execute, query, queryFirst, queryOne, type Statement, sql, touches } from '../shared/data/database.ts'
import { findMailbox, findPerson } from '../shared/data/find-person.ts'
import { jsonRow, optionalText, optionalTime, rowColumn, storedLocale, timestamp } from '../shared/data/rows.ts'
import { take } from '../shared/data/spending.ts'
import { insertAsked, insertMailsAbout } from '../shared/mail/insert-mails.ts'
import { findEndOfDay } from './times.ts'

// Each change of a course's seats is one statement that waits for its turn (take_course_turn in netlify/database/migrations), in which
// it counts what is taken, so no number of parallel requests oversells a course.

/** A contract as its page shows it. Amounts are in cents. It is kept with the seats, and no later change of the content reaches it. */
const agreementSchema = v.object({
  buyer: v.picklist(buyers),
  people: v.number(),
  price: v.optional(
    v.object({
      ...v.entriesFromList(['net', 'tax', 'total'], v.number()),
      rate: v.optional(v.number()),
      currency: v.literal('EUR'),
    }),
  ),
  /** In which it is paid, or its seats go back. */
  payWithinDays: v.optional(v.number()),
  locale: storedLocale,
  /** Tells these words and numbers from all others. */
  version: v.string(),
  canWithdraw: v.boolean(),
  /** Lines of words with their labels, in the language of the page. */
  facts: v.array(v.tuple([v.string(), v.string()])),
})

export type Agreement = v.InferOutput<typeof agreementSchema>

const seatRow = v.pipe(
  jsonRow({
    /** `address`: the e-mail address in its one spelling. */
    ...v.entriesFromList(['id', 'course', 'name', 'email', 'address'], v.string()),
    /** `reason`: the owner's words to the visitor. */
    ...v.entriesFromList(['names', ...invoiceFields, 'reason'], optionalText),
    /**
     * `confirmedAt`: when the address was confirmed, for a seat or for the waiting list. `askedAt`: when the visitor confirmed, on a
     * day on which so many seats went that the owner decides. `payBy`: the moment at which it goes back unless it is paid.
     */
    ...v.entriesFromList(['heldUntil', 'waitingSince', 'confirmedAt', 'askedAt'], optionalTime),
    ...v.entriesFromList(['withdrawnAt', 'cancelledAt', 'payBy', 'paidAt'], optionalTime),
    state: v.picklist(['held', 'waiting', 'confirmed', 'cancelled']),
    people: v.number(),
    buyer: v.picklist(buyers),
    locale: storedLocale,
    requestedAt: timestamp,
    agreed: v.optional(agreementSchema),
    revision: v.number(),
  }),
  v.transform(({ waitingSince, ...row }) => ({
    ...row,
    /** Undefined where nothing is kept until the visitor confirms. */
    heldUntil: row.heldUntil && row.heldUntil > new Date() ? row.heldUntil : undefined,
    /** Its turn on the waiting list has come, or had. */
    isOffer: row.state === 'held' && waitingSince !== undefined,
    /** It went back because nobody paid. */
    isUnpaid: !row.paidAt && row.payBy !== undefined && row.cancelledAt !== undefined && row.cancelledAt >= row.payBy,
  })),
)

export type Seat = v.InferOutput<typeof seatRow>

export type SeatRequest = Pick<
  Seat,
  'id' | 'people' | 'name' | 'email' | 'names' | 'buyer' | InvoiceField | 'locale'
> & { noticeVersion: string }

/** If person and domain may have another request, by the counts of a turn. A domain gets a third of the seats, or one request. */
const hasRoom = ({ seats }: Course, people: number, { FORM_PERSON_OPEN, FORM_DOMAIN_OPEN }: Environment) =>
  sql`others < ${FORM_PERSON_OPEN}::int and domain_requests < ${FORM_DOMAIN_OPEN}::int
    and of_domain + ${people}::int <= ${Math.max(mostPeople, Math.ceil(seats / 3))}::int`

/** Days before the end of the time to pay, at which visitor and owner are reminded. */
const remindDays = 2

/** For how long free seats are kept for the first who waits. */
const offerHours = 24

/**
 * Keeps a request with the mail that asks to confirm it. Its seats are held for as long as appointments, if they are free and
 * few are held already. The caller asks `isOpen` first. `asked` also if the same request came at the same moment; `limit`: the
 * person has asked for as many as one may in a day; `full`: person or domain have as many as they may; `busy`: no such mail can be sent in this hour.
 */
export async function requestSeats(course: Course, request: SeatRequest, environment: Environment) {
  const { id, people, name, email, names, buyer, locale, noticeVersion, ...invoice } = request
  const { person, domain } = await findPerson(email)
  const { result } = await queryOne(v.object({ result: v.picklist(['asked', 'cancelled', 'limit', 'full', 'busy']) }))`
with ${await takeTurn(course, id, email)}, asked as (
  select case when next is null and taken + ${people}::int <= ${course.seats}::int and held + ${people}::int <= ${environment.BOOKING_HOLDS_DAILY}::int
    then now() + ${settings.holdMinutes}::int * interval '1 minute' end as until
  from turn where not is_cancelled and asks < ${environment.BOOKING_ASKS_DAILY}::int and ${hasRoom(course, people, environment)}
), paid as (
  ${takeLink('course', environment)} returning true
), saved as (
  insert into seat (id, course, people, name, email, address, person, domain, names, buyer, company, tax_id, street, postcode, town, country, locale,
    notice_version, ends_at, state, held_until, expires_on)
  select ${id}::uuid, ${course.slug}, ${people}::int, ${name}, ${email}, ${normalizeAddress(email)}, ${person}, ${domain}, ${names}, ${buyer}, ${invoice.company},
    ${invoice.taxId}, ${invoice.street}, ${invoice.postcode}, ${invoice.town}, ${invoice.country}, ${locale}, ${noticeVersion}, ${course.end}::timestamptz, 'held', until, current_date + ${retention.unconfirmedBooking}::int
  from asked, paid
  on conflict do nothing
  returning *
), due as (${insertNews`select 'course-ask', id, revision, ends_at from saved`})
select case when exists (select from paid) then 'asked' when is_cancelled then 'cancelled' when exists (select from asked) then 'busy'
  when asks < ${environment.BOOKING_ASKS_DAILY}::int then 'full' else 'limit' end as result from turn`
  return result
}

/**
 * Confirms a request. It gets its seats if they are held for it, or are free and nobody waits; otherwise it waits. The
 * contract is kept as its page showed it. After half of the seats went within a day, the owner is asked, and says yes
 * by the same way, without limits. Returns `limit` if person or domain have as many as they may.
 */
export async function confirmSeats(
  course: Course,
  { id, people, email }: Seat,
  agreed: Agreement,
  limits: Environment | 'owner',
) {
  if (course.cancelled) return
  const isOwner = limits === 'owner'
  const isWithin = isOwner ? sql`true` : hasRoom(course, people, limits)
  const fits = sql`taken + people <= ${course.seats}::int and (${isOwner}::boolean or next is null or coalesce(held_until > now(), false))`
  const isMeant = sql`id = ${id}::uuid and state = 'held' and not is_cancelled
    and now() < case when waiting_since is null and not ${isOwner}::boolean then ${course.closes}::timestamptz else ${course.start}::timestamptz end
    and (${isOwner}::boolean or (asked_at is null and ${isWithin}))`
  const mostDaily = Math.max(mostPeople, Math.ceil(course.seats / 2))
  const payBy = agreed.payWithinDays ? findEndOfDay(new Date(), agreed.payWithinDays).toISOString() : null
  // Sold out is news: the owner may add another date.
  const isFirst = sql`not exists (select from seat as other where other.course = ${course.slug} and other.state = 'waiting')`
  const isAsked = sql`(${fits} and not ${isOwner}::boolean and not exists (select from paid))`
  const { isLimit } = await queryOne(v.object({ isLimit: v.boolean() }))`
with ${await takeTurn(course, id, email)}, paid as (
  ${take(`seats of ${course.slug}`, { daily: isOwner ? 0 : mostDaily }, people, sql`(select from turn, seat where ${isMeant} and ${fits}) as able`)} returning true
), saved as (
  update seat set revision = revision + 1, agreed = case when ${fits} then ${JSON.stringify(agreed)}::jsonb end,
    pay_by = case when ${fits} and not ${isAsked} then ${payBy}::timestamptz end,
    confirmed_at = case when ${isAsked} then confirmed_at else coalesce(confirmed_at, now()) end,
    asked_at = case when ${isAsked} then now() else asked_at end, held_until = case when ${isAsked} then held_until end,
    state = case when not (${fits}) then 'waiting' when ${isAsked} then 'held' else 'confirmed' end,
    waiting_since = case when ${isAsked} then waiting_since when not (${fits}) then now() end,
    expires_on = ends_at::date + ${retention.booking}::int
  from turn where ${isMeant} returning seat.*
), asked_due as (${insertAsked(sql`saved where state = 'held'`)}), due as (${insertNews`
  select case state when 'confirmed' then 'course-seat' else 'course-wait' end, id, revision, ends_at from saved where state <> 'held'
  union all select 'course-owner', id, revision, ends_at from saved where state = 'confirmed' or state = 'waiting' and ${isFirst}`}
), reminders as (${insertMails`
  select kind, id, revision, pay_by - ${remindDays}::int * interval '1 day', pay_by
  from saved, (values ('course-remind'), ('course-overdue')) as kinds (kind) where pay_by is not null`})
select not exists (select from saved) and not (${isWithin}) as "isLimit" from turn`
  return isLimit ? 'limit' : undefined
}

/** A number that could not be checked, as its owner corrected it. */
export async function correctTaxId(id: string, taxId: string): Promise<void> {
  await execute(sql`update seat set tax_id = ${taxId} where id = ${id}::uuid and state = 'held'`)
}

/**
 * Ends a request or its seats, which the next run offers to the next in line. The owner says why; a private person who withdraws from the
 * contract gets a receipt with day and time, and the caller asks `findWithdrawal` first. False if there was nothing to end.
 */
export async function endSeats(
  course: Course,
  id: string,
  by: 'visitor' | 'owner' | 'withdrawal' = 'visitor',
  reason?: string,
): Promise<boolean> {
  const [isWithdrawal, byOwner] = [by === 'withdrawal', by === 'owner']
  return touches(sql`with ${await takeTurn(course, id)}, saved as (
  update seat set state = 'cancelled', cancelled_at = now(), revision = revision + 1, held_until = null, reason = ${reason},
    withdrawn_at = case when ${isWithdrawal}::boolean then now() end
  from turn where id = ${id}::uuid and state in ('held', 'waiting', 'confirmed')
  returning seat.*
), due as (${insertNews`
  select kind, id, revision, ends_at from saved, (values (${isWithdrawal ? 'course-withdraw' : 'course-cancel'}), ('course-owner')) as kinds (kind)
  where coalesce(confirmed_at, asked_at) is not null and (kind <> 'course-owner' or not ${byOwner}::boolean and confirmed_at is not null)`})
select from saved`)
}

/** The owner has the money. False if the seats are not reserved. */
export async function markPaid(id: string): Promise<boolean> {
  return touches(sql`update seat set paid_at = coalesce(paid_at, now()) where id = ${id}::uuid and state = 'confirmed'`)
}

/** Takes back the seats that nobody paid in time; visitor and owner hear of it. */
async function releaseUnpaid(): Promise<void> {
  await execute(sql`with saved as (
  update seat set state = 'cancelled', cancelled_at = now(), revision = revision + 1
  where state = 'confirmed' and paid_at is null and pay_by <= now() returning seat.*
)
${insertNews`select kind, id, revision, ends_at from saved, (values ('course-cancel'), ('course-owner')) as kinds (kind)`}`)
}

/** Takes back what was not paid, offers free seats of all courses to the first in line whose number of people fits, and makes the mails due that tell them. */
export async function offerSeats(): Promise<void> {
  await releaseUnpaid()
  for (const course of listComing()) {
    while (!course.cancelled && (await offerTo(course)));
  }
}

/** Offers free seats to the first in line, or to somebody out of turn. False if too few are free. */
export function offerTo(course: Course, chosen: string | null = null): Promise<boolean> {
  return touches(sql`with turn as (
  select coalesce(${chosen}::uuid, next) as next, ${course.seats}::int - taken as free
  from take_course_turn(${course.slug}, ${course.seats}::int, gen_random_uuid(), '', '') where not is_cancelled
), saved as (
  update seat set state = 'held', held_until = least(now() + ${offerHours}::int * interval '1 hour', ${course.start}::timestamptz),
    revision = revision + 1
  from turn where id = next and state = 'waiting' and people <= free and now() < ${course.start}::timestamptz
  returning seat.*
), due as (${insertNews`select 'course-offer', id, revision, ends_at from saved`})
select from saved`)
}

/** Mails all who have a seat; `cancels` ends the course, for the waiting too. Undefined if it was cancelled before. */
export async function writeNote(course: Course, { id, subject, text, cancels }: Note & { id: string }) {
  const sums = await queryOne(v.object({ notes: v.number(), mails: v.number() }))`
with ${await takeTurn(course, id)}, note as (
  insert into course_note (id, course, cancels, subject, text, expires_on)
  select ${id}::uuid, ${course.slug}, ${cancels}::boolean, ${subject}, ${text}, ${course.end}::timestamptz::date + ${retention.booking}::int
  from turn where not is_cancelled on conflict do nothing returning *
), ended as (
  update seat set state = 'cancelled', cancelled_at = now(), revision = revision + 1, held_until = null from note
  where seat.course = note.course and cancels and state in ('held', 'waiting', 'confirmed') returning seat.*
), meant as (
  select id from ended where confirmed_at is not null
  union all select seat.id from seat, note where seat.course = note.course and not cancels and state = 'confirmed'
), due as (
  insert into mail (key, kind, seat_id, expires_at)
  select 'course-note/' || note.id || '/' || meant.id, 'course-note', meant.id, greatest(${course.end}::timestamptz, now() + interval '3 days')
  from meant, note returning 1
)
select (select count(*) from note)::int as notes, (select count(*) from due)::int as mails`
  return sums.notes > 0 ? sums.mails : undefined
}

const note = v.object({ subject: v.string(), text: v.string(), cancels: v.boolean() })

type Note = v.InferOutput<typeof note>

export const findNote = (id: string) =>
  queryFirst(note)`select subject, text, cancels from course_note where id = ${id}::uuid`

export async function findSeat(id: string): Promise<Seat | undefined> {
  return (await readSeats(sql`id = ${id}::uuid`))[0]
}

/** All requests for seats of a course, or of all, in their order: those with a seat, then those who wait. */
export function listSeats(course?: string): Promise<Seat[]> {
  return readSeats(course === undefined ? sql`true` : sql`course = ${course}`)
}

export function listComingSeats() {
  return Promise.all(listComing().map(async (course) => ({ course, seats: await listSeats(course.slug) })))
}

/** Live requests for courses to come of the person behind an address, whatever its tags. */
export function listLive(email: string): Promise<Seat[]> {
  return readSeats(sql`person = ${findMailbox(email)} and ends_at > now()
    and (state in ('waiting', 'confirmed') or (state = 'held' and coalesce(asked_at, waiting_since) is not null))`)
}

/**
 * Erases all requests of a person, and returns how many there were. Confirmed seats of a coming course are cancelled first, so
 * that the person and the owner hear of it; the name of the address stays until the night, because that mail needs it.
 */
export async function eraseSeats(address: string): Promise<number> {
  const all = await readSeats(sql`address = ${address}`)
  for (const course of listComing()) {
    for (const { id } of all.filter((seat) => seat.course === course.slug && seat.state === 'confirmed'))
      await endSeats(course, id)
  }
  const isCancellation = sql`(state = 'cancelled' and confirmed_at is not null and ends_at > now())`
  await execute(sql`with kept as (
  update seat set name = '', names = null, company = null, tax_id = null, street = null, postcode = null, town = null, country = null,
    address = '', person = '', domain = '', reason = null, expires_on = current_date
  where address = ${address} and ${isCancellation}
)
delete from seat where address = ${address} and not ${isCancellation}`)
  return all.length
}

export function countPeople(seats: Seat[], state: Seat['state']): number {
  return seats.filter((seat) => seat.state === state).reduce((sum, { people }) => sum + people, 0)
}

export function isOpen({ cancelled, closes, price }: Course): boolean {
  return !cancelled && new Date() < closes && price !== undefined
}

function readSeats(condition: Statement): Promise<Seat[]> {
  return query(rowColumn(seatRow))`select to_jsonb(seat) as row from seat where ${condition}
order by course, state <> 'confirmed', coalesce(waiting_since, requested_at), id`
}

async function takeTurn({ slug, seats }: Course, id: string, email = ''): Promise<Statement> {
  const { person, domain } = await findPerson(email)
  return sql`turn as (
  select * from take_course_turn(${slug}, ${seats}::int, ${id}::uuid, ${person}, ${domain})
)`
}

const insertMails = insertMailsAbout('seat_id')

/** Makes mails due now, until the course ends. The rows: kind, seat, revision, end of the course. */
function insertNews(...rows: Parameters<typeof insertMails>): Statement {
  return insertMails`select kind, id, revision, now(), greatest(ends_at, now() + interval '3 days')
  from (${sql(...rows)}) as news (kind, id, revision, ends_at)`
}
