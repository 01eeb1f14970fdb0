import * as v from 'valibot'
import { type Environment, findSiteUrl, readEnvironment } from '../../environment.ts'
import { joinSentences } from '../../locales/get-space.ts'
import { ownerLocale, tell } from '../../locales/owner.ts'
import { site } from '../../model/kinds/site.ts'
import { today } from '../../model/today.ts'
import { askBudget } from '../ask/ask-model.ts'
import { heldTimes } from '../booking/store.ts'
import { replies } from '../chat/causes.ts'
import { releaseLink } from '../contact/links.ts'
import { listOpenMessages, type OpenMessage } from '../contact/store.ts'
import { describeCourse } from '../courses/describe-course.ts'
import { describeSeats } from '../courses/mails.ts'
import { countPeople, listComingSeats } from '../courses/store.ts'
import { readIssues } from '../newsletter/issues.ts'
import { type Cause, getAlertJob } from '../shared/data/alert.ts'
import { budgets } from '../shared/data/budgets.ts'
import { query, type Statement, sql } from '../shared/data/database.ts'
import { readHeartbeats } from '../shared/data/heartbeats.ts'
import { createLink } from '../shared/http/links.ts'
import { leadToDesk, type Mail } from '../shared/mail/mailer.ts'
import { listKinds, type MailKinds, saveMail } from '../shared/mail/outbox.ts'
import { formatDay, formatTime, tellFacts } from '../shared/mail/texts.ts'
import { nameReasons } from './name-state.ts'
import { writeWeek } from './visits.ts'

export const digestMails: MailKinds = {
  digest: { to: 'owner', compose: ({ key }, environment, { kinds }) => composeDigest(key, environment, kinds) },
}

/** Makes the digest of the day due if anything waits for the owner, and on Mondays. */
export async function sendDigest(environment: Environment, kinds: MailKinds): Promise<void> {
  const key = getDigestKey()
  const sections = await readDigest(key, environment, kinds)
  if (isMondays(key) || sections.some(({ isOld }) => !isOld)) await saveMail(key, 'digest')
}

export const getDigestKey = () => `digest/${today()}`

/** A part of the digest. It is a reason to send one, unless an earlier digest had it. */
export type DigestSection = { title: string; entries: string[]; isOld?: boolean }

/** All that waits for the owner. The key is `digest/<day>`: mails that ended count since the last digest that was mailed. */
export async function readDigest(key: string, environment: Environment, kinds: MailKinds): Promise<DigestSection[]> {
  const [held, faults, waiting] = await Promise.all([listOpenMessages('held'), readFaults(key, kinds), listWaiting()])
  const first = held.length > 0 ? [describeHeld(held, environment)] : []
  const last = waiting.length > 0 ? [{ title: tell('owner.digest.lists'), entries: waiting, isOld: true }] : []
  return [...first, ...faults, ...last]
}

/** Courses to come for which people wait. The first of each list had a mail of its own. */
async function listWaiting(): Promise<string[]> {
  const waiting = (await listComingSeats()).filter(({ seats }) => countPeople(seats, 'waiting') > 0)
  return waiting.map(({ course, seats }) => {
    const { title } = describeCourse(course, ownerLocale)
    return `${title}, ${formatTime(course.start)}: ${describeSeats(course, seats)}`
  })
}

export async function readFaults(key: string, kinds: MailKinds): Promise<DigestSection[]> {
  const before = sql`coalesce((select max(created_at) from mail where kind = 'digest' and outcome = 'sent' and key < ${key}), '-infinity')`
  const ownerKinds = listKinds(kinds, 'owner')
  const sections = await Promise.all([readFailedMails(before, ownerKinds), readFacts(key, ownerKinds)])
  return sections.filter(({ entries }) => entries.length > 0)
}

/** Those of a week, as long as a link to release works, are a reason for a digest. Older ones are only listed. */
function describeHeld(held: OpenMessage[], environment: Environment): DigestSection {
  const entries = held.map(({ id, name, email, message, received_at, reasons }) =>
    [
      `${name} <${email}>, ${formatTime(received_at)}, ${nameReasons(reasons ?? [])}`,
      `> ${/^.{0,200}/u.exec(message.replace(/\s+/g, ' '))}`,
      tellFacts({ id }),
      tell('owner.digest.release'),
      // Alone in its line, where the HTML part makes a link of it.
      environment.SIGNING_SECRET
        ? createLink(releaseLink, id, environment)
        : `npm run leads -- --deployed --release ${id}`,
    ].join('\n'),
  )
  return {
    title: tell('owner.digest.held'),
    entries: [...entries, ...nameMore(held)],
    isOld: !held.some(({ is_recent }) => is_recent),
  }
}

const failedMail = v.object({
  ...v.entriesFromList(['kind', 'subject'], v.string()),
  ...v.entriesFromList(['name', 'email', 'reason'], v.nullable(v.string())),
  starts_at: v.nullable(v.date()),
  state: v.picklist(['late', 'tried', 'refused', 'unknown', 'expired', 'sent', 'skipped']),
  total: v.number(),
})

/** Those to visitors that may expire unheard: the others must reach somebody. */
const lessKinds = ['receipt', 'confirmation', 'erase', 'booking-remind']

/** A mail about an appointment that reached the owner after its beginning is listed too: somebody may have waited. */
async function readFailedMails(before: Statement, ownerKinds: string[]): Promise<DigestSection> {
  const isLate = sql`(outcome = 'sent' and mail.kind = any(${ownerKinds}) and mail.created_at < starts_at and ended_at > starts_at)`
  const rows = await query(failedMail)`
select mail.kind, coalesce(lead_id::text, subscription_id::text, booking_id::text, seat_id::text, mail.key) as subject,
  coalesce(lead.name, booking.name, seat.name) as name, coalesce(lead.email, subscription.email, booking.email, seat.email) as email, starts_at,
  case when ${isLate} then 'late' else coalesce(outcome, 'tried') end as state, mail.reason, count(*) over ()::int as total
from mail left join lead on lead.id = lead_id left join subscription on subscription.id = subscription_id
  left join booking on booking.id = booking_id left join seat on seat.id = seat_id
where issue is null and ((ended_at > ${before} and (outcome in ('refused', 'unknown') or ${isLate} or (outcome = 'expired' and mail.kind <> all(${lessKinds}))))
  or (ended_at is null and tries >= 5))
order by mail.id desc limit 50`
  const entries = rows.map(({ kind, subject, name, email, starts_at, state, reason }) => {
    const person = email && (name ? `${name} <${email}>` : email)
    const appointment = starts_at && tell('owner.digest.appointment', { time: formatTime(starts_at) })
    const about = [appointment, person, subject].filter(Boolean).join(', ')
    return `${kind} (${about}): ${tell(`owner.mail.${state}`)}${reason ? `, ${reason}` : ''}`
  })
  return { title: tell('owner.digest.failed'), entries: [...entries, ...nameMore(rows)] }
}

async function readFacts(key: string, ownerKinds: string[]): Promise<DigestSection> {
  const [[count], heartbeats, issues, reports] = await Promise.all([
    query(v.object({ waiting: v.number() }))`
select count(*)::int as waiting from mail where ended_at is null and reason = 'ceiling' and kind = any(${ownerKinds})`,
    readHeartbeats(),
    readIssues(),
    readReports(),
  ])
  const ceilings = listReachedCeilings(heartbeats)
  const paused = issues.find(({ state }) => state === 'paused')
  const [alert, backup, build, erase] = ['alert', 'backup', 'build', 'erase'].map((job) => heartbeats.get(job))
  const entries = [
    ...readEnvironment(process.env).problems.map((problem) => tell('owner.digest.variable', problem)),
    paused &&
      tell('owner.digest.paused', {
        slug: paused.slug,
        time: formatTime(paused.paused_at ?? paused.started_at),
        reason: paused.paused_because ?? tell('owner.issue.stopped'),
      }),
    ceilings.length > 0 && tell('owner.digest.ceilings', { ceilings: joinSentences(ceilings) }),
    count?.waiting && tell('owner.digest.waiting', { count: count.waiting }),
    reports !== '' && tell('owner.digest.reports', { reports }),
    build?.failsSince && tell('owner.digest.build', { reason: build.reason ?? '' }),
    erase?.isOk === false && tell('owner.digest.erase', { reason: erase.reason ?? '' }),
    alert?.isOk === false && tell('owner.digest.alert', { reason: alert.reason ?? '' }),
    isMondays(key) && describeBackup(backup?.endedAt),
  ].filter((entry) => typeof entry === 'string')
  return { title: tell('owner.digest.site'), entries }
}

/** Ceilings that were reached since the digest of yesterday, whether or not there is an `ALERT_URL`. */
export function listReachedCeilings(heartbeats: Awaited<ReturnType<typeof readHeartbeats>>): string[] {
  const yesterday = Date.now() - 24 * 3600_000
  const isReached = ({ name }: Cause) => (heartbeats.get(getAlertJob(name))?.endedAt.getTime() ?? 0) > yesterday
  return [...budgets, heldTimes, replies, askBudget].filter(isReached).map(({ text }) => text())
}

/** Reports of the Content-Security-Policy by directive: functions/reports/. */
async function readReports(): Promise<string> {
  const rows = await query(v.object({ directive: v.string(), used: v.number() }))`
select split_part(what, ' ', 3) as directive, sum(used)::int as used from spending where what like 'report %' and day >= current_date - 1
group by 1 order by 1`
  return rows.map(({ directive, used }) => `${directive} ${used}`).join(', ')
}

async function composeDigest(key: string, environment: Environment, kinds: MailKinds): Promise<Mail> {
  const sections = await readDigest(key, environment, kinds)
  const texts = sections.map(({ title, entries }) => `${title}:\n\n${entries.join('\n\n')}`)
  const parts = texts.length > 0 ? texts : [tell('owner.digest.nothing')]
  if (isMondays(key)) {
    const week = await writeWeek(environment)
    if (week.length > 0) parts.push(week.join('\n\n'))
    parts.push(tell('owner.digest.monday', { link: `${findSiteUrl(environment, site.url)}/api/health` }))
  }
  parts.push(tell('owner.digest.desk'))
  const day = formatDay(key.replace('digest/', ''))
  return leadToDesk(tell('owner.digest.subject', { day }), parts.join('\n\n---\n\n'), environment)
}

/** The digest of a Monday goes out in any case: its absence tells that mail or the jobs have ended. */
function isMondays(key: string): boolean {
  return new Date(key.replace('digest/', '')).getUTCDay() === 1
}

/** Said on Mondays alone: a backup is a matter of weeks. */
function describeBackup(last: Date | undefined): string {
  const days = last && Math.floor((Date.now() - last.getTime()) / (24 * 3600_000))
  const age = days === undefined ? tell('owner.digest.backup.none') : tell('owner.digest.backup', { days })
  return `${age} npm run -s backup -- --deployed > backup.json`
}

/** Says how many entries are not listed: more would make a mail that nobody reads. */
export function nameMore(rows: { total: number }[]): string[] {
  const more = (rows[0]?.total ?? 0) - rows.length
  return more > 0 ? [tell('owner.more', { count: more, command: 'npm run leads -- --deployed' })] : []
}
