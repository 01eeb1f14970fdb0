import * as v from 'valibot'
import type { Environment } from '../../environment.ts'
import { createDayFormat } from '../../locales/day-times.ts'
import { normalizeAddress } from '../../model/form-schemas.ts'
import { type BookingType, bookingTypes, booking as settings } from '../../model/kinds/booking.ts'
import { retention } from '../../model/kinds/forms.ts'
import { createCeiling } from '../shared/data/alert.ts'
import { takeLink } from '../shared/data/budgets.ts'
import { execute, query, queryFirst, type Statement, sql } from '../shared/data/database.ts'
import { findMailbox, findPerson } from '../shared/data/find-person.ts'
import { jsonRow, optionalText, optionalTime, rowColumn, storedLocale, timestamp } from '../shared/data/rows.ts'
import { take } from '../shared/data/spending.ts'
import { insertAsked, insertMailsAbout } from '../shared/mail/insert-mails.ts'

// Each change of an appointment is one statement: it waits for its turn, ends holds that have lapsed, takes the time, and makes the
// mails due that go with it. The turn counts all that has a limit, and two constraints of the table keep two appointments apart, so
// the second of two requests is refused, however close behind. A hold is a courtesy to few at once: without one a request has
// `lapsed` from the beginning, and the first to confirm has the time.

const bookingRow = v.pipe(
  jsonRow({
    /** `zone`: the visitor's. */
    ...v.entriesFromList(['id', 'place', 'name', 'email', 'zone'], v.string()),
    ...v.entriesFromList(['videoLink', 'company', 'notes', 'reason'], optionalText),
    /** `heldUntil`: missing if never held. `askedAt`: when the visitor confirmed, on a day so full that the owner decides. */
    ...v.entriesFromList(['heldUntil', 'confirmedAt', 'askedAt', 'cancelledAt', 'noShowAt'], optionalTime),
    state: v.picklist(['held', 'confirmed', 'cancelled', 'lapsed']),
    /** SEQUENCE of its event. */
    revision: v.number(),
    kind: v.picklist(bookingTypes),
    startsAt: timestamp,
    endsAt: timestamp,
    former: v.array(v.unknown()),
    locale: storedLocale,
    /** The page showed the visitor another clock than this server knows. */
    isClockDoubtful: v.boolean(),
    requestedAt: timestamp,
    /** DTSTAMP of its event. */
    changedAt: timestamp,
    changedBy: v.picklist(['visitor', 'owner']),
  }),
  v.transform(({ kind, startsAt, endsAt, former, state, ...row }) => ({
    ...row,
    // The row itself changes only with the next appointment.
    state: state === 'held' && row.heldUntil && row.heldUntil <= new Date() ? 'lapsed' : state,
    type: kind,
    start: startsAt,
    end: endsAt,
    moves: former.length,
    videoLink: row.videoLink ?? (kind === 'call' ? settings.videoUrl : undefined),
  })),
)

export type Booking = v.InferOutput<typeof bookingRow>

type Changer = Booking['changedBy']

/** A visitor's request. Length and free time around it come from `model/kinds/booking.ts`, never from a form. */
export type BookingRequest = Pick<
  Booking,
  'id' | 'type' | 'place' | 'name' | 'email' | 'company' | 'notes' | 'locale' | 'zone'
> & {
  isClockDoubtful?: boolean
  /** Milliseconds since 1970. */
  start: number
  noticeVersion?: string | undefined
  /** An unconfirmed request of the same visitor, which ends when this one is kept. */
  replaces?: string | undefined
}

/** Until so many hours before the start visitors move and cancel an appointment themselves; then they call. */
export const changeHours = 2

const mostMoves = 5

export const heldTimes = createCeiling('heldTimes')

/** If person and domain may have another appointment, by the counts of a turn. */
const hasRoom = ({ FORM_PERSON_OPEN, FORM_DOMAIN_OPEN }: Environment) =>
  sql`coming < ${FORM_PERSON_OPEN}::int and of_domain < ${FORM_DOMAIN_OPEN}::int`

/**
 * Keeps a request with the mail that asks to confirm it, and holds its time unless too many are held already, or one for this
 * person. The caller asks `listStarts` if the start is offered; this refuses a time that another has taken meanwhile.
 *
 * @returns `again`: the same id is known. `taken`: the time or the day is not free. `limit`: the person has asked for as many as
 *   one may in a day. `full`: person or domain have as many to come as they may. `busy`: no mail that asks can be sent in this hour.
 */
export async function holdBooking(
  request: BookingRequest,
  environment: Environment,
): Promise<
  | { result: 'held' | 'open' | 'again'; booking: Booking; isCrowded: boolean }
  | { result: 'taken' | 'limit' | 'full' | 'busy' }
> {
  const { id, type, place, name, email, company, notes, locale, zone, noticeVersion } = request
  const { isClockDoubtful = false, replaces = null } = request
  const time = planTime(type, request.start)
  const { person, domain } = await findPerson(email)
  const { BOOKING_HOLDS_DAILY, BOOKING_ASKS_DAILY } = environment
  const perDay = settings.types[type].perDay
  // The request that is replaced counts in the turn, so it is taken off: its hold, and its place on the same day.
  const writes = sql`replaced as (
  select state = 'held' and held_until > now() as is_held, day, person from booking
  where id = ${replaces}::uuid and state in ('held', 'lapsed')
), asked as (
  select case when holds - coalesce(is_held, false)::int < ${BOOKING_HOLDS_DAILY}::int
    and not (has_hold and not coalesce(is_held and person = ${person}, false)) then ${endOfHold} end as until
  from turn left join replaced on true
  where on_day - coalesce(is_held and day = ${time.day}::date, false)::int < ${perDay}::int and asks < ${BOOKING_ASKS_DAILY}::int and ${hasRoom(environment)}
), paid as (
  ${takeLink('booking', environment)} returning true
), withdrawn as (
  update booking set state = 'cancelled', cancelled_at = now(), changed_at = now() from asked, paid
  where id = ${replaces}::uuid and state in ('held', 'lapsed') returning 1
), saved as (
  insert into booking (id, kind, place, starts_at, ends_at, clear_from, clear_until, day, name, email, address, person, domain,
    company, notes, locale, zone, is_clock_doubtful, notice_version, state, held_until, expires_on)
  select ${id}::uuid, ${type}, ${place}, ${time.start}::timestamptz, ${time.end}::timestamptz, ${time.clearFrom}::timestamptz,
    ${time.clearUntil}::timestamptz, ${time.day}::date, ${name}, ${email}, ${normalizeAddress(email)}, ${person}, ${domain},
    ${company}, ${notes}, ${locale}, ${zone}, ${isClockDoubtful}::boolean, ${noticeVersion}, case when until is null then 'lapsed' else 'held' end, until, current_date + ${retention.unconfirmedBooking}::int
  from asked, paid, (select count(*) as count from withdrawn) as ended
  -- The count differs if the former request was confirmed at the same moment.
  where ended.count = (select count(*) from replaced)
  returning *
), due as (${insertMails`
  select 'booking-ask', id, null::int, now(), ${endOfHold} - interval '15 minutes' from saved
  union all
  select 'booking-unconfirmed', id, null, held_until, held_until + interval '30 days' from saved where held_until is not null`})`
  const row = await change(id, email, time, writes)
  if (row?.saved) {
    const isCrowded = row.holds >= BOOKING_HOLDS_DAILY
    return { result: row.saved.heldUntil ? 'held' : 'open', booking: row.saved, isCrowded }
  }
  const known = await findBooking(id)
  if (known) return { result: 'again', booking: known, isCrowded: false }
  if (!row || row.on_day >= perDay) return { result: 'taken' }
  if (row.asks >= BOOKING_ASKS_DAILY) return { result: 'limit' }
  return { result: isWithinRoom(row, environment) ? 'busy' : 'full' }
}

const endOfHold = sql`now() + ${settings.holdMinutes}::int * interval '1 minute'`

const isWithinRoom = (turn: { coming: number; of_domain: number }, environment: Environment) =>
  turn.coming < environment.FORM_PERSON_OPEN && turn.of_domain < environment.FORM_DOMAIN_OPEN

/**
 * Confirms a request that is held, or has lapsed and is still free. The caller asks `listStarts` if the owner's calendar allows it.
 * After so many of a day it is asked of the owner, keeps its time for as long as that is held, and is confirmed by the owner's yes.
 *
 * @param limits of a visitor; the owner has none
 * @returns the appointment, perhaps confirmed, asked or cancelled before. `taken`: the time is not free, or past. `limit`: person or
 *   domain have as many to come as they may
 */
export async function confirmBooking(before: Booking, limits: Environment | 'owner', start = before.start.getTime()) {
  const isOwner = limits === 'owner'
  const condition = sql`state in ('held', 'lapsed') and ${formatInstant(start)}::timestamptz > now()
    and ${isOwner ? sql`true` : sql`(asked_at is null and ${hasRoom(limits)})`}`
  const isTaken = sql`(${isOwner}::boolean or exists (select from paid))`
  const { booking, row } = await setTime(
    before,
    start,
    sql`state = case when ${isTaken} then 'confirmed' else state end, confirmed_at = case when ${isTaken} then now() end,
    asked_at = case when ${isTaken} then asked_at else now() end, changed_by = 'visitor'`,
    condition,
    (able) =>
      sql`paid as (${take('appointments', { daily: isOwner ? 0 : limits.BOOKINGS_CONFIRMED_DAILY }, 1, able)} returning true),`,
  )
  if (booking.askedAt || booking.state === 'confirmed' || booking.state === 'cancelled') return booking
  return row && !isOwner && !isWithinRoom(row, limits) ? 'limit' : 'taken'
}

/** Moves an appointment, unless the time is taken. The caller asks `listStarts` with `except` if the start is offered. */
export async function moveBooking(before: Booking, start: number, by: Changer): Promise<Booking> {
  const { booking } = await setTime(
    before,
    start,
    sql`revision = revision + 1, former = former || jsonb_build_array(jsonb_build_array(starts_at, ends_at)), changed_by = ${by},
    no_show_at = null`,
    sql`state = 'confirmed' and starts_at <> ${formatInstant(start)}::timestamptz
    and (${by} = 'owner' or jsonb_array_length(former) < ${mostMoves}::int)`,
  )
  return booking
}

/** Gives an appointment a time if a condition holds. @returns the appointment after that, and the counts of its turn */
async function setTime(
  before: Booking,
  start: number,
  changes: Statement,
  condition: Statement,
  pay: (able: Statement) => Statement = () => sql``,
) {
  const { id, type, email } = before
  const time = planTime(type, start)
  const isMeant = sql`id = ${id}::uuid and on_day < ${settings.types[type].perDay}::int and ${condition}`
  const paid = pay(sql`(select from turn, booking where ${isMeant}) as able`)
  const changed = sql`update booking set ${changes}, changed_at = now(), starts_at = ${time.start}::timestamptz,
    ends_at = ${time.end}::timestamptz, clear_from = ${time.clearFrom}::timestamptz, clear_until = ${time.clearUntil}::timestamptz,
    day = ${time.day}::date, expires_on = (${time.end}::timestamptz at time zone 'UTC')::date + ${retention.booking}::int
  from turn where ${isMeant} returning booking.*`
  const row = await change(id, email, time, sql`${paid} saved as (${changed}), ${insertNews()}`)
  return { booking: row?.saved ?? (await findBooking(id)) ?? before, row }
}

/** A visitor moves an appointment a few times, so that the owner's mailbox does not fill. */
export function canMove({ moves }: Booking, by: Changer): boolean {
  return by === 'owner' || moves < mostMoves
}

/** Sets the link of a coming call, and mails it to the visitor; undefined if nothing has changed. */
export function setVideoLink(id: string, link: string): Promise<Booking | undefined> {
  return queryBooking`with saved as (
  update booking set video_link = ${link}, revision = revision + 1, changed_at = now(), changed_by = 'owner'
  where id = ${id}::uuid and state = 'confirmed' and kind = 'call' and ends_at > now() and video_link is distinct from ${link}
  returning *
), ${insertNews('booking-video')} select to_jsonb(saved) as row from saved`
}

/** Cancels an appointment or a request for good. @returns undefined if the id is unknown */
export async function cancelBooking(id: string, { by, reason }: { by: Changer; reason?: string | undefined }) {
  const saved = await queryBooking`with saved as (
  update booking set state = 'cancelled', revision = revision + 1, cancelled_at = now(), changed_at = now(), changed_by = ${by},
    reason = ${reason}
  where id = ${id}::uuid and state in ('held', 'lapsed', 'confirmed')
  returning *
), due as (${insertMails`
  select 'booking-cancel', id, null, now(), ends_at from saved where coalesce(confirmed_at, asked_at) is not null
  union all
  select 'booking-owner', id, revision, now(), ends_at + interval '14 days' from saved where confirmed_at is not null`})
select to_jsonb(saved) as row from saved`
  return saved ?? findBooking(id)
}

/** Notes that the visitor did not come. @returns undefined unless it was confirmed and has begun */
export function markNoShow(id: string): Promise<Booking | undefined> {
  return queryBooking`update booking set no_show_at = coalesce(no_show_at, now())
where id = ${id}::uuid and state = 'confirmed' and starts_at <= now() returning to_jsonb(booking) as row`
}

export const findBooking = (id: string) =>
  queryBooking`select to_jsonb(booking) as row from booking where id = ${id}::uuid`

/** All appointments and requests, or those of one normalized address, by their time. */
export function listBookings(address?: string): Promise<Booking[]> {
  return queryBookings`select to_jsonb(booking) as row from booking
where address <> '' and (${address}::text is null or address = ${address}) order by starts_at, id`
}

/** If it waits for the visitor's confirmation, in time or late. */
export function isOpen({ state, askedAt }: Booking): boolean {
  return !askedAt && (state === 'held' || state === 'lapsed')
}

/** The state as the owner knows it. `asked`: it waits for the owner's yes. */
export function getState({ state, askedAt }: Booking): Booking['state'] | 'asked' {
  return askedAt && (state === 'held' || state === 'lapsed') ? 'asked' : state
}

/** Appointments to come of the person behind an address, whatever its tags. */
export function listComing(email: string): Promise<Booking[]> {
  return queryBookings`select to_jsonb(booking) as row from booking
where person = ${findMailbox(email)} and ends_at > now() and (state = 'confirmed' or (state <> 'cancelled' and asked_at is not null))
order by starts_at, id`
}

const queryBookings = query(rowColumn(bookingRow))

const queryBooking = queryFirst(rowColumn(bookingRow))

/** Erases a person. A coming appointment is cancelled first, and keeps its time and address for that mail until the night. */
export async function eraseBookings(address: string): Promise<{ erased: number; cancelled: number }> {
  const all = await listBookings(address)
  const coming = all.filter(({ state, start }) => state === 'confirmed' && start.getTime() > Date.now())
  for (const { id } of coming) await cancelBooking(id, { by: 'owner' })
  const isCancellation = sql`(state = 'cancelled' and confirmed_at is not null and starts_at > now())`
  await execute(sql`with kept as (
  update booking set name = '', company = null, notes = null, reason = null, address = '', person = '', domain = '', expires_on = current_date
  where address = ${address} and ${isCancellation} returning id
)
delete from booking where address = ${address} and not ${isCancellation}`)
  return { erased: all.length, cancelled: coming.length }
}

const moment = v.pipe(v.date(), v.toNumber())

const takenRow = v.object({ id: v.string(), start: moment, end: moment, clearFrom: moment, clearUntil: moment })

/** A time that is held or booked, in milliseconds since 1970, with the time that stays free around it. */
export type Taken = v.InferOutput<typeof takenRow>

/** All that takes a time which touches a span, in order. */
export async function listTaken(from: number, to: number): Promise<Taken[]> {
  return query(takenRow)`
select id, starts_at as start, ends_at as end, clear_from as "clearFrom", clear_until as "clearUntil" from booking
where ${isAlive} and clear_until > ${formatInstant(from)}::timestamptz and clear_from < ${formatInstant(to)}::timestamptz
order by starts_at`
}

/** Present and earlier times of appointments, also of cancelled ones, by id: with these their events come back from calendars. */
export async function listKnownTimes(ids: string[]): Promise<Map<string, [start: number, end: number][]>> {
  const rows = await query(v.object({ id: v.string(), times: v.array(v.tuple([timestamp, timestamp])) }))`
select id::text, former || jsonb_build_array(jsonb_build_array(starts_at, ends_at)) as times from booking
where id = any(${ids}::uuid[])`
  return new Map(rows.map(({ id, times }) => [id, times.map(([start, end]) => [start.getTime(), end.getTime()])]))
}

type Time = { start: string; end: string; clearFrom: string; clearUntil: string; day: string }

function planTime(type: BookingType, start: number): Time {
  const { minutes, before, after } = settings.types[type]
  const end = start + minutes * 60_000
  return {
    start: formatInstant(start),
    end: formatInstant(end),
    clearFrom: formatInstant(start - before * 60_000),
    clearUntil: formatInstant(end + after * 60_000),
    day: createDayFormat(settings.zone)(new Date(start)),
  }
}

/** Milliseconds since 1970 as 2026-12-01T09:00:00Z. */
export function formatInstant(moment: number): string {
  return new Date(moment).toISOString().replace('.000', '')
}

/** Confirmed, or held in time: nobody else can have its time. */
const isAlive = sql`(state = 'confirmed' or (state = 'held' and held_until > now()))`

/**
 * CTEs that wait for the turn and end lapsed holds. `turn` takes the lock and counts after it; the other CTEs may see an older
 * snapshot. It reads `lapsed`, so that lapsed holds end before any CTE that reads `turn` writes.
 */
async function takeTurn(id: string, email: string, day: string): Promise<Statement> {
  const { person, domain } = await findPerson(email)
  return sql`counted as (
  select * from take_booking_turn(${id}::uuid, ${person}, ${domain}, ${day}::date)
), lapsed as (
  update booking set state = 'lapsed' from counted where state = 'held' and held_until <= now() and id <> ${id}::uuid
  returning 1
), turn as (select counted.* from counted, (select count(*) from lapsed) as ended)`
}

/**
 * The mails of a change: the visitor's and the owner's event, and a reminder one day before unless it is nearer than that. Those of an
 * earlier revision that still wait tell nothing when they are written.
 */
function insertNews(kind: 'booking-invite' | 'booking-video' = 'booking-invite'): Statement {
  return sql`asked_due as (${insertAsked(sql`saved where state <> 'confirmed'`)}), due as (${insertMails`
  select news.kind, id, revision, due, too_late from saved, lateral (values (${kind}, now(), ends_at),
    ('booking-owner', now(), ends_at + interval '14 days'),
    ('booking-remind', starts_at - interval '24 hours', starts_at - interval '1 hour')) as news (kind, due, too_late)
  where state = 'confirmed' and (news.kind <> 'booking-remind' or due > now())`})`
}

const insertMails = insertMailsAbout('booking_id')

const changeRow = v.object({
  saved: v.nullable(bookingRow),
  /** Counted without this one: open holds, requests and coming appointments of the person, those of the domain and of the day. */
  ...v.entriesFromList(['holds', 'asks', 'coming', 'of_domain', 'on_day'], v.number()),
})

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const [uniqueViolation, exclusionViolation] = ['23505', '23P01']

/** Gives an appointment a time by CTEs that read `turn`. Undefined if another is too near, or has the same id. */
async function change(id: string, email: string, time: Time, writes: Statement) {
  const statement = sql`with ${await takeTurn(id, email, time.day)}, ${writes}
select (select to_jsonb(saved) from saved) as saved, holds, asks, coming, of_domain, on_day from turn`
  const [row] = await query(changeRow)`${statement}`.catch((error) => {
    const { code } = Object(error)
    if (code === uniqueViolation || code === exclusionViolation) return []
    throw error
  })
  return row
}
