import * as v from 'valibot'
import { describeFailure, isRefusal, type Mail, type Mailer } from './mailer.ts'
import { createOnce, readObject, type Store, write } from './store.ts'

// A mail goes out once, although its first try, in the request, and later runs of `retry-mail` may overlap or die halfway.
// Each try is an object of its own: `<path>/1`, `<path>/2` and so on. Whoever creates it may send, and only one can. The
// next number may be created once the one before it is noted as failed, or is older than any run can last. `<path>/done`
// ends it. One window stays open, and no protocol can close it: the mail server has accepted a mail, and the function dies
// or loses the store before it noted `done`. The mail is then sent again, with the same Message-ID.

/**
 * A mail to be sent once. `path` is where its tries are noted, in the store of what it is about. Where `claim` says no, it
 * is not sent at all.
 */
export type Job = { store: Store; path: string; compose: () => Mail; claim?: () => Promise<boolean> }

/** What came of a try: refused by the mail server, or failed because it did not answer; `taken` by another run; `skipped` for good. */
export type Outcome = 'sent' | 'refused' | 'failed' | 'taken' | 'skipped'

/** How far a mail is: how often it was tried, what is noted of the last try, and its end. */
type Progress = { attempts: number; last?: Attempt; done?: Done }

const attemptSchema = v.object({ at: v.string(), failedAt: v.optional(v.string()), reason: v.optional(v.string()) })
const doneSchema = v.object({ at: v.string(), outcome: v.picklist(['sent', 'expired', 'skipped']) })

type Attempt = v.InferOutput<typeof attemptSchema>
type Done = v.InferOutput<typeof doneSchema>

/**
 * Makes one try of a mail.
 *
 * @param attempt 1, or what `getDueAttempt` says
 * @throws Error where the store does not say who may send, or does not note the result
 */
export async function sendOnce(job: Job, attempt: number, mailer: Mailer): Promise<Outcome> {
  const key = `${job.path}/${attempt}`
  const at = new Date().toISOString()
  if (job.claim && !(await job.claim())) {
    await noteDone(job, 'skipped')
    return 'skipped'
  }
  if (!(await createOnce(job.store, key, { at }))) return 'taken'
  try {
    await mailer.send(job.compose())
  } catch (error) {
    await write(job.store, key, { at, failedAt: new Date().toISOString(), reason: describeFailure(error) })
    return isRefusal(error) ? 'refused' : 'failed'
  }
  await noteDone(job, 'sent')
  return 'sent'
}

/** Ends the tries of a mail. `expired`: it was not sent, and is too old to be of use now. `skipped`: it must not be sent. */
export async function noteDone({ store, path }: Pick<Job, 'store' | 'path'>, outcome: Done['outcome']): Promise<void> {
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

/** The number of the try that may be made now, or undefined where it is too early or all is done. */
export function getDueAttempt({ attempts, last, done }: Progress, now: number): number | undefined {
  if (done) return undefined
  if (!last) return 1
  const due = last.failedAt ? Date.parse(last.failedAt) + getPause(attempts) : Date.parse(last.at) + longestRun
  return now >= due ? attempts + 1 : undefined
}

/** Milliseconds to wait after so many failures: none, then 1, 2, 4 … minutes, at most six hours. */
function getPause(attempts: number): number {
  return attempts < 2 ? 0 : Math.min(2 ** (attempts - 2), 360) * 60_000
}
