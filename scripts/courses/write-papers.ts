import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../environment.ts'
import {
  type Attendee,
  countHours,
  listAttendees,
  listDays,
  listPeople,
  questions,
} from '../../functions/courses/attendance.ts'
import { createBadge } from '../../functions/courses/badge.ts'
import { nameQuestion, renderCertificate, renderSheet } from '../../functions/courses/paper-pages.ts'
import { listSeats } from '../../functions/courses/store.ts'
import { type Html, html } from '../../html.ts'
import { getLanguageTag } from '../../locales/language-tag.ts'
import type { Locale } from '../../locales/locales.ts'
import { ownerLocale } from '../../locales/owner.ts'
import type { Course } from '../../model/kinds/courses.ts'
import { writeCsv } from './write-csv.ts'

/** A person of a course: one with a seat, one who was there, or both. */
type Row = { name: string; company: string; attendee: Attendee | undefined }

/**
 * Writes the folder that an inspection asks for: a sheet for signatures for each day, the answers, who was there how long, and each
 * certificate with its signed file. Before the course it has the sheets to print.
 */
export async function writePapers(course: Course, folder: string, environment: Environment): Promise<string[]> {
  const attendees = await listAttendees(course.slug)
  const seats = await listSeats(course.slug)
  const people: Row[] = listPeople(seats).map(({ seat, person, name }) => ({
    name,
    company: seat.company ?? '',
    attendee: attendees.find(({ seatId, ...row }) => seatId === seat.id && row.person === person),
  }))
  // The seat of a person is erased long before the papers.
  const others = attendees.filter(
    (attendee) => attendee.name !== '' && !people.some((row) => row.attendee === attendee),
  )
  const rows = [...people, ...others.map((attendee) => ({ name: attendee.name, company: '', attendee }))]
  const files = new Map<string, string>()
  for (const { day } of listDays(course))
    files.set(
      `signatures-${day}.html`,
      writePage(ownerLocale, `${course.title}, ${day}`, renderSheet(course, day, rows)),
    )
  files.set('attendance.csv', writeAttendance(course, rows))
  files.set('questionnaires.csv', writeQuestionnaires(attendees))
  for (const { code, certificate, locale, revokedAt } of attendees) {
    if (!certificate || certificate.name === '' || revokedAt) continue
    const body = renderCertificate({ code, certificate }, locale, environment)
    files.set(`certificates/${code}.html`, writePage(locale, certificate.title, body))
    const badge = createBadge(code, certificate, environment)
    if (badge) files.set(`certificates/${code}.json`, `${JSON.stringify(badge, null, 2)}\n`)
  }
  mkdirSync(join(folder, 'certificates'), { recursive: true })
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  return [...files.keys()]
}

/** A page that needs no other file. */
function writePage(locale: Locale, title: string, body: Html): string {
  const page = html`<!doctype html>
<html lang="${getLanguageTag(locale)}"><head><meta charset="utf-8"><title>${title}</title>
<style>${styles}</style></head>
<body>${body}</body></html>
`
  return page.markup
}

const styles = {
  markup: `@page{size:A4;margin:18mm}body{font:11pt/1.4 system-ui,sans-serif;max-inline-size:180mm;margin:auto}
table{inline-size:100%;border-collapse:collapse}th,td{border:1px solid;padding:2mm;text-align:start;block-size:9mm}
tr,article{break-inside:avoid}.when strong{display:block;font-size:20pt}dt{font-weight:600}dd{margin:0 0 2mm}`,
}

function writeAttendance(course: Course, rows: Row[]): string {
  const days = listDays(course).map(({ day }) => day)
  const head = ['name', 'company', ...days, 'hours', 'percent', 'over75', 'certificate', 'revoked']
  const lines = rows.map(({ name, company, attendee }) => {
    const { hours, share } = countHours(course, attendee?.days ?? [])
    const ticks = days.map((day) => (attendee?.days.includes(day) ? 'x' : ''))
    const code = attendee?.certificate ? attendee.code : ''
    const revoked = attendee?.revokedAt ? attendee.revokedReason || 'yes' : ''
    return [name, company, ...ticks, hours, Math.round(share * 100), share >= 0.75 ? 'yes' : 'no', code, revoked]
  })
  return writeCsv([head, ...lines])
}

/** Without names: the answers are about the course. */
function writeQuestionnaires(attendees: Attendee[]): string {
  const answered = attendees.flatMap(({ answers }) => answers ?? [])
  const lines = answered.map((answers) => questions.map((name) => answers[name] ?? ''))
  // In no order that tells who they are of.
  return writeCsv([
    questions.map((name) => nameQuestion(name, ownerLocale)),
    ...lines.sort((one, other) => one.join().localeCompare(other.join())),
  ])
}
