import type { Environment } from '../../environment.ts'
import { tell } from '../../locales/owner.ts'
import { isRefusing } from '../shared/data/budgets.ts'
import { answerInTime } from '../shared/data/database.ts'
import { noteHeartbeat, readHeartbeats } from '../shared/data/heartbeats.ts'
import { jsonResponse } from '../shared/http/responses.ts'
import { isOwnerMailOverdue, listKinds, readLastRun } from '../shared/mail/outbox.ts'
import { mailKinds } from './mail-kinds.ts'

/** Answers 503 where a part fails or is late. */
export async function showChecks(_request: Request, environment: Environment): Promise<Response> {
  const now = Date.now()
  // Both ways: a clock that was set back must not keep an answer for longer.
  if (!cached || Math.abs(now - cached.at) >= cacheTime) cached = { checks: checkParts(environment), at: now }
  const checks = await cached.checks
  const ok = Object.values(checks).every(isFine)
  return jsonResponse({ ok, checks }, ok ? 200 : 503)
}

/** Milliseconds in which a process asks the database once, however often it is asked itself. */
const cacheTime = 15_000

let cached: { checks: Promise<Checks>; at: number } | undefined

/** The states of a part that needs nobody: it works, is not set, or its first run is not due yet. */
const fine = ['ok', 'not set', 'not yet'] as const

/** The public state of a part, without figures and reasons. `late`: no news of it for too long. */
export const checkStates = [...fine, 'late', 'failing', 'refused'] as const

type Check = (typeof checkStates)[number]

export const isFine = (check: Check): check is (typeof fine)[number] => fine.some((state) => state === check)

export const checkedParts = ['store', 'mail', 'requests', 'retry', 'erase', 'chat', 'calendar'] as const

export type Checks = Record<(typeof checkedParts)[number], Check>

/** Those that are known of a site, perhaps of another version. */
export type Known = { [Part in keyof Checks]?: Check | undefined }

/** The parts that do not work, in words for the owner. */
export function listWrong(checks: Known): string[] {
  return checkedParts.flatMap((part) => {
    const state = checks[part]
    return state === undefined || isFine(state) ? [] : `${tell(`owner.part.${part}`)}: ${tell(`owner.check.${state}`)}`
  })
}

/** Milliseconds that the database has for its answer. */
const patience = 2_000

const minute = 60_000

/** Milliseconds after which a job is late, the minute's and the night's, and for which a failed reply of the assistant counts. */
const mostAge = { retry: 10 * minute, erase: 26 * 60 * minute, chat: 60 * minute, calendar: 25 * minute }

/** How each part of the site is, from what its jobs have noted and whether the database answers now. */
export async function checkParts(environment: Environment, now = Date.now()): Promise<Checks> {
  const reading = Promise.all([
    readHeartbeats(),
    isOwnerMailOverdue(listKinds(mailKinds, 'owner')),
    isRefusing(environment),
  ])
  const [notes, lastRun] = await Promise.all([answerInTime(reading, patience).catch(() => undefined), readLastRun()])
  const [heartbeats, isOwnerWaiting, isFull] = notes ?? []
  // A time to come is that of a wrong clock.
  const isRecent = (time: Date | undefined, age: number) => time !== undefined && Math.abs(now - time.getTime()) < age
  const rate = (isOk: boolean | undefined) => (isOk ? 'ok' : 'failing')
  const checkJob = (job: 'erase' | 'calendar') => {
    const last = heartbeats?.get(job)
    if (!last && isRecent(heartbeats?.get(firstDeploy)?.endedAt, mostAge[job])) return 'not yet'
    return isRecent(last?.endedAt, mostAge[job]) ? rate(last?.isOk) : 'late'
  }
  const [mail, chat] = [heartbeats?.get('mail'), heartbeats?.get('chat')]
  // A key that nobody has used yet is not known to be wrong, and a provider that was slow once, on a day on which nobody asks again,
  // must not raise the alarm until somebody does. Without the store of its budget the assistant asks nobody.
  const hasChatFailed = chat?.isOk === false && isRecent(chat.endedAt, mostAge.chat)
  return {
    store: rate(notes !== undefined),
    mail: !environment.SMTP_URL ? 'not set' : mail?.isOk && isOwnerWaiting ? 'late' : mail ? rate(mail.isOk) : 'late',
    requests: notes && !isFull ? 'ok' : 'refused',
    retry: isRecent(lastRun, mostAge.retry) ? 'ok' : 'late',
    erase: checkJob('erase'),
    chat: environment.OPENAI_API_KEY ? rate(notes && !hasChatFailed) : 'not set',
    calendar: environment.CALENDAR_URLS.length > 0 ? checkJob('calendar') : 'not set',
  }
}

const firstDeploy = 'first-deploy'

/** Notes the first deploy, after which the first night is up to a day away. */
export async function noteFirstDeploy(): Promise<void> {
  if (!(await readHeartbeats()).has(firstDeploy)) await noteHeartbeat(firstDeploy)
}
