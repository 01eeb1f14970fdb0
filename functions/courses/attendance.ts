import { randomInt } from 'node:crypto'
import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import { writeCourseDays } from '../../locales/course-times.ts'
import { createDayFormat } from '../../locales/day-times.ts'
import { writeDuration } from '../../locales/duration.ts'
import type { Locale } from '../../locales/locales.ts'
import { buyers } from '../../model/kinds/course-fields.ts'
import { type Course, listCourses } from '../../model/kinds/courses.ts'
import { retention } from '../../model/kinds/forms.ts'
import { site } from '../../model/kinds/site.ts'
import { execute, query, type Statement, sql, touches } from '../shared/data/database.ts'
import { jsonRow, optionalText, optionalTime, rowColumn, storedLocale } from '../shared/data/rows.ts'
import { translateCourse } from './describe-course.ts'
import { listSeats, type Seat } from './store.ts'

/** The share of the hours from which on somebody gets a certificate: that of training with credit of Fundae. */
const neededShare = 0.75

const mostHoursOfDay = 8

/** A certificate as it was handed out, in the words of the person's language. No later content changes it. */
const certificateSchema = v.object({
  ...v.entriesFromList(['slug', 'title', 'name', 'trainer', 'dates'], v.string()),
  ...v.entriesFromList(['narrative', 'start', 'end', 'issuedAt'], v.string()),
  hours: v.number(),
  /** Those on which the person was there: `2027-02-16`. */
  days: v.array(v.string()),
  contents: v.array(v.string()),
})

export type Certificate = v.InferOutput<typeof certificateSchema>

/** The questions of the questionnaire; all but the last are marks from 1 to 4. */
export const questions = ['organization', 'contents', 'trainer', 'material', 'use', 'remark'] as const

const answersSchema = v.record(v.picklist(questions), v.string())

export type Answers = v.InferOutput<typeof answersSchema>

const attendeeRow = jsonRow({
  ...v.entriesFromList(['code', 'course', 'name'], v.string()),
  ...v.entriesFromList(['seatId', 'revokedReason'], optionalText),
  person: v.number(),
  locale: storedLocale,
  buyer: v.picklist(buyers),
  days: v.array(v.string()),
  certificate: v.optional(certificateSchema),
  answers: v.optional(answersSchema),
  revokedAt: optionalTime,
})

export type Attendee = v.InferOutput<typeof attendeeRow>

/** A person of a seat: the first is number 1. */
export type Person = { seat: Seat; person: number; name: string }

/** Why a certificate was revoked: the owner's words, or those for too few hours. */
export function giveReason({ revokedReason }: Attendee, i18n: I18n): string {
  return revokedReason || i18n.t('papers.tooFew', { share: i18n.number(neededShare, { style: 'percent' }) })
}

/** The names are what was given, then numbers. */
export function listPeople(seats: Seat[]): Person[] {
  return seats
    .filter(({ state }) => state === 'confirmed')
    .flatMap((seat) => {
      const names = seat.names?.split('\n').filter((name) => name.trim() !== '') ?? [seat.name]
      return Array.from({ length: seat.people }, (_, index) => ({
        seat,
        person: index + 1,
        name: names[index]?.trim() ?? `${seat.name} (${index + 1})`,
      }))
    })
}

/** The days of a course, in its zone, with their hours; a session without hours counts as eight. */
export function listDays({ sessions, zone }: Course): Array<{ day: string; hours: number }> {
  const toDay = createDayFormat(zone)
  const days = new Map<string, number>()
  for (const { start, end, isWholeDay } of sessions) {
    const day = toDay(start)
    const hours = isWholeDay ? mostHoursOfDay : (end.getTime() - start.getTime()) / 3_600_000
    days.set(day, (days.get(day) ?? 0) + hours)
  }
  return [...days].map(([day, hours]) => ({ day, hours }))
}

/** The days until today: nobody can have been there before. People are noted as they come in, so the hour does not matter. */
export const listBegunDays = (course: Course, now = new Date()) =>
  listDays(course).filter(({ day }) => day <= createDayFormat(course.zone)(now))

export function countHours(course: Course, days: readonly string[]): { hours: number; share: number } {
  const all = listDays(course)
  const sum = (some: typeof all) => some.reduce((total, { hours }) => total + hours, 0)
  const hours = sum(all.filter(({ day }) => days.includes(day)))
  return { hours, share: hours / sum(all) }
}

/** From three quarters of the hours on there is a certificate, and a mail with its link; below that again it is revoked. */
export async function markPresent(course: Course, { seat, person, name }: Person, days: string[]): Promise<void> {
  const [before] = await readAttendees(sql`seat_id = ${seat.id}::uuid and person = ${person}::int`)
  const isPassed = countHours(course, days).share >= neededShare
  const same = before?.certificate?.days.join() === days.join() ? before.certificate : undefined
  const certificate = isPassed ? (same ?? writeCertificate(course, name, days, seat.locale)) : before?.certificate
  // Without words the pages say in the reader's language that hours are missing.
  const reason = isPassed || !certificate ? null : ''
  const isNew = isPassed && !before?.certificate
  const key = `course-papers/${seat.id}/${seat.revision}/${person}`
  await execute(sql`with saved as (
  insert into attendee (code, course, seat_id, person, name, address, buyer, locale, days, certificate, expires_on)
  values (${createCode()}, ${course.slug}, ${seat.id}::uuid, ${person}::int, ${name}, ${seat.address}, ${seat.buyer}, ${seat.locale},
    ${JSON.stringify(days)}::jsonb, ${certificate ? JSON.stringify(certificate) : null}::jsonb, ${course.end}::timestamptz::date + ${retention.papers}::int)
  on conflict (seat_id, person) do update set name = excluded.name, days = excluded.days, certificate = excluded.certificate,
    revoked_at = case when ${reason}::text is null then null else coalesce(attendee.revoked_at, now()) end, revoked_reason = ${reason}
  returning seat_id
)
insert into mail (key, kind, seat_id, expires_at)
select ${key}, 'course-papers', seat_id, now() + interval '14 days' from saved where ${isNew}::boolean on conflict do nothing`)
}

function writeCertificate(course: Course, name: string, days: string[], locale: Locale): Certificate {
  const { title, learn } = translateCourse(course.slug, locale)
  const { hours } = countHours(course, days)
  const held = course.sessions.filter(({ start }) => days.includes(createDayFormat(course.zone)(start)))
  const dates = writeCourseDays(held, course.zone, locale)
  const moment = (time: Date) => time.toISOString().replace(/\.\d+Z$/, 'Z')
  return {
    slug: course.slug,
    ...{ title, name, hours, days, dates, contents: learn },
    trainer: site.owner.name,
    narrative: `${writeDuration(hours * 60, locale)}, ${dates}`,
    start: moment(held[0]?.start ?? course.start),
    end: moment(held.at(-1)?.end ?? course.end),
    issuedAt: moment(new Date()),
  }
}

/** Twelve signs that are not mistaken for each other, of which nobody guesses one. */
function createCode(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from({ length: 12 }, () => signs[randomInt(signs.length)]).join('')
}

/** @returns false if there is no such certificate */
export async function revokeCertificate(code: string, reason: string): Promise<boolean> {
  return touches(sql`update attendee set revoked_at = coalesce(revoked_at, now()), revoked_reason = ${reason}
where code = ${code.toUpperCase()} and certificate is not null`)
}

/** A second sending replaces the first. */
export async function saveAnswers(code: string, answers: Answers): Promise<void> {
  const json = JSON.stringify(answers)
  await execute(sql`update attendee set answers = ${json}::jsonb where code = ${code} and name <> ''`)
}

export async function findAttendee(code: string): Promise<Attendee | undefined> {
  return (await readAttendees(sql`code = ${code.toUpperCase()}`))[0]
}

export const listAttendees = (course: string) => readAttendees(sql`course = ${course}`)

export const listAttendeesOfSeat = (seat: string) => readAttendees(sql`seat_id = ${seat}::uuid`)

/** Courses of today and of the last weeks, with their people. */
export async function listHeldCourses() {
  const now = Date.now()
  const recent = listCourses().filter(
    (course) =>
      !course.cancelled && listBegunDays(course, new Date(now))[0] && course.end.getTime() > now - 60 * 24 * 3_600_000,
  )
  return Promise.all(
    recent.map(async (course) => ({
      course,
      people: listPeople(await listSeats(course.slug)),
      attendees: await listAttendees(course.slug),
    })),
  )
}

/**
 * Erases a person from the papers. The record of a company's training has to be kept four years, so its name and days stay until then
 * and the address goes; of a private person the number of hours behind the code stays, and nobody's name.
 */
export async function erasePapers(address: string): Promise<number> {
  return execute(sql`update attendee set address = '', name = case when buyer = 'company' then name else '' end,
  answers = case when buyer = 'company' then answers end,
  certificate = case when buyer = 'company' then certificate else jsonb_set(certificate, '{name}', '""') end
where address = ${address}`)
}

function readAttendees(condition: Statement): Promise<Attendee[]> {
  return query(rowColumn(attendeeRow))`
select to_jsonb(attendee) as row from attendee where ${condition} order by name, code`
}
