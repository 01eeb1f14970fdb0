import * as v from 'valibot'
import { describeFailure, isRefusal, type Mail, type Mailer } from './mailer.ts'
import { createOnce, readObject, type Store, write } from './store.ts'

// A mail is sent once, although its first attempt, in the request, and later runs of `retry-mail` may overlap or crash.
// Each attempt is an object: `<path>/1`, `<path>/2` and so on. Creating the object is the lock: only its creator sends. The
// next attempt may start once the previous one is marked as failed, or is older than any run can last. `<path>/done` ends
// them. One window remains, which no protocol can close: the mail server has accepted a mail, and the function crashes or
// loses the store before it writes `done`. The mail is then sent again, with the same Message-ID.

/**
 * A mail to be sent once. `path` is where its attempts are stored, beside what it is about. Where `reserve` returns false,
 * it is never sent.
 */
export type Job = { store: Store; path: string; compose: () => Mail; reserve?: () => Promise<boolean> }

/** Result of an attempt: `refused` by the mail server; `failed` without its answer; `taken` by another run; `skipped` for good. */
export type Outcome = 'sent' | 'refused' | 'failed' | 'taken' | 'skipped'

/** State of a mail: the number of attempts, the last one, and how it ended. */
type Progress = { attempts: number; last?: Attempt; done?: Done }

const attemptSchema = v.object({ at: v.string(), failedAt: v.optional(v.string()), reason: v.optional(v.string()) })
const doneSchema = v.object({ at: v.string(), outcome: v.picklist(['sent', 'expired', 'skipped']) })

type Attempt = v.InferOutput<typeof attemptSchema>
type Done = v.InferOutput<typeof doneSchema>

/**
 * Attempts to send a mail.
 *
 * @param attempt 1, or what `getDueAttempt` says
 * @throws Error where the store fails to lock the attempt or to keep its result
 */
export async function attemptSend(job: Job, attempt: number, mailer: Mailer): Promise<Outcome> {
  const key = `${job.path}/${attempt}`
  const at = new Date().toISOString()
  if (job.reserve && !(await job.reserve())) {
    await finishJob(job, 'skipped')
    return 'skipped'
  }
  if (!(await createOnce(job.store, key, { at }))) return 'taken'
  try {
    await mailer.send(job.compose())
  } catch (error) {
    await write(job.store, key, { at, failedAt: new Date().toISOString(), reason: describeFailure(error) })
    return isRefusal(error) ? 'refused' : 'failed'
  }
  await finishJob(job, 'sent')
  return 'sent'
}

/** Ends the attempts of a mail. `expired`: it is too old to be of use now. `skipped`: it must not be sent. */
export async function finishJob({ store, path }: Pick<Job, 'store' | 'path'>, outcome: Done['outcome']): Promise<void> {
  await write(store, `${path}/done`, { at: new Date().toISOString(), outcome })
}

/** @param keys of the store, or at least all those below `path` */
export async function readProgress(store: Store, path: string, keys: string[]): Promise<Progress> {
  const names = keys.filter((key) => key.startsWith(`${path}/`)).map((key) => key.slice(path.length + 1))
  const attempts = Math.max(0, ...names.map(Number).filter(Number.isInteger))
  const progress: Progress = { attempts }
  if (attempts > 0) progress.last = v.parse(attemptSchema, await readObject(store, `${path}/${attempts}`))
  if (names.includes('done')) progress.done = v.parse(doneSchema, await readObject(store, `${path}/done`))
  return progress
}

/** Netlify ends a function after 60 seconds at the latest: https://docs.netlify.com/build/functions/overview/ */
const longestRun = 60_000

/** Number of the attempt that is due now, or undefined. */
export function getDueAttempt({ attempts, last, done }: Progress, now: number): number | undefined {
  if (done) return undefined
  if (!last) return 1
  const due = last.failedAt ? Date.parse(last.failedAt) + getPause(attempts) : Date.parse(last.at) + longestRun
  return now >= due ? attempts + 1 : undefined
}

/** Milliseconds to wait after so many failed attempts: none, then 1, 2, 4 … minutes, at most six hours. */
function getPause(attempts: number): number {
  return attempts < 2 ? 0 : Math.min(2 ** (attempts - 2), 360) * 60_000
}
