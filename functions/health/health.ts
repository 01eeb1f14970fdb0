import { setTimeout } from 'node:timers/promises'
import type { Config } from '@netlify/functions'
import type { Environment } from '../../environment.ts'
import { countOpenRequests } from '../booking/bookings.ts'
import { isBookable } from '../booking/find-starts.ts'
import { mailKinds } from '../every-minute/mail-kinds.ts'
import { sql } from '../shared/data/database.ts'
import { type Heartbeats, readHeartbeats } from '../shared/data/heartbeats.ts'
import { readLastRun } from '../shared/data/wake.ts'
import type { Background } from '../shared/http/background.ts'
import { handleRoutes } from '../shared/http/handle-routes.ts'
import { jsonResponse } from '../shared/http/responses.ts'
import { isOwnerMailOverdue, listKinds } from '../shared/mail/outbox.ts'

/** How the parts of the site are: `GET /api/health`, 503 where one fails or is late. Point an uptime monitor at it. */
export default function health(request: Request, context: Background): Promise<Response> {
  return handleRoutes('health', { '/api/health': { GET: showChecks, HEAD: showChecks } }, request, context)
}

export const config: Config = { path: '/api/health' }

async function showChecks(_request: Request, environment: Environment): Promise<Response> {
  const checks = await readChecks(environment)
  const ok = Object.values(checks).every((check) => check === 'ok' || check === 'not set')
  return jsonResponse({ ok, checks }, ok ? 200 : 503)
}

/** Milliseconds in which a process asks the database once, however often it is asked itself. */
const cacheTime = 15_000

let cached: { checks: Promise<Checks>; until: number } | undefined

function readChecks(environment: Environment): Promise<Checks> {
  const now = Date.now()
  if (!cached || now >= cached.until) cached = { checks: checkParts(environment), until: now + cacheTime }
  return cached.checks
}

/** What is public of a part: neither a figure nor a reason. `late`: no news of it for too long. */
export type Check = 'ok' | 'late' | 'failing' | 'not set'

const parts = ['store', 'mail', 'retry', 'erase', 'chat', 'calendar', 'booking'] as const

export type Checks = Record<(typeof parts)[number], Check>

/** Milliseconds that the database has for its answer. */
const patience = 2_000

const minute = 60_000

/** Milliseconds after which a job is late, the minute's and the night's, and for which a failed reply of the assistant counts. */
const mostAge = { retry: 10 * minute, erase: 26 * 60 * minute, chat: 60 * minute, calendar: 25 * minute }

/** How each part of the site is, from what its jobs have noted and whether the database answers now. */
export async function checkParts(environment: Environment, now = Date.now()): Promise<Checks> {
  const [notes, lastRun] = await Promise.all([readNotes(), readLastRun()])
  return {
    store: notes ? 'ok' : 'failing',
    mail: environment.SMTP_URL ? checkMail(notes) : 'not set',
    retry: isRecent(lastRun, mostAge.retry, now) ? 'ok' : 'late',
    erase: checkErase(notes, now),
    chat: environment.OPENAI_API_KEY ? checkChat(notes, now) : 'not set',
    calendar: environment.CALENDAR_URLS.length > 0 ? checkCalendar(notes, now) : 'not set',
    booking: isBookable(environment) ? checkBooking(notes) : 'not set',
  }
}

type Notes = { heartbeats: Heartbeats; isOwnerWaiting: boolean; openRequests: number }

/** @returns undefined where the database does not answer in time */
async function readNotes(): Promise<Notes | undefined> {
  const lately = sql`now() - interval '1 hour'`
  const reading = Promise.all([
    readHeartbeats(),
    isOwnerMailOverdue(listKinds(mailKinds, 'owner')),
    countOpenRequests(lately),
  ]).then(([heartbeats, isOwnerWaiting, { count }]) => ({ heartbeats, isOwnerWaiting, openRequests: count }))
  return Promise.race([reading, setTimeout(patience, undefined, { ref: false })]).catch(() => undefined)
}

function checkMail(notes: Notes | undefined): Check {
  const last = notes?.heartbeats.get('mail')
  if (!last) return 'late'
  return last.isOk && !notes?.isOwnerWaiting ? 'ok' : 'failing'
}

function checkErase(notes: Notes | undefined, now: number): Check {
  const last = notes?.heartbeats.get('erase')
  if (!isRecent(last?.endedAt, mostAge.erase, now)) return 'late'
  return last?.isOk ? 'ok' : 'failing'
}

/**
 * Without the store of its budget the assistant asks nobody. A key that nobody has used yet is not known to be wrong, and a provider
 * that was slow once, on a day on which nobody asks again, must not raise the alarm until somebody does.
 */
function checkChat(notes: Notes | undefined, now: number): Check {
  if (!notes) return 'failing'
  const last = notes.heartbeats.get('chat')
  return last?.isOk === false && isRecent(last.endedAt, mostAge.chat, now) ? 'failing' : 'ok'
}

function checkCalendar(notes: Notes | undefined, now: number): Check {
  const last = notes?.heartbeats.get('calendar')
  if (!isRecent(last?.endedAt, mostAge.calendar, now)) return 'late'
  return last?.isOk ? 'ok' : 'failing'
}

/** In the last hour too many times were held for one more. */
function checkBooking(notes: Notes | undefined): Check {
  return notes?.openRequests === 0 ? 'ok' : 'failing'
}

function isRecent(time: Date | undefined, age: number, now: number): boolean {
  return time !== undefined && now - time.getTime() < age
}
