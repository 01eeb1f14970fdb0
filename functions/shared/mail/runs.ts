import { getStore } from '@netlify/blobs'
import type { Environment } from '../../../environment.ts'
import { execute, sql } from '../data/database.ts'
import { type Background, isPreview } from '../http/requests.ts'
import { type MailKinds, sendMails } from './outbox.ts'

/** Milliseconds for the first try, after the response. */
const firstTry = 18_000

/** Sends the mails of what was just saved, after the response. `every-minute` tries again what fails. */
export function sendAfterResponse(
  kinds: MailKinds,
  about: string | undefined,
  environment: Environment,
  background: Background,
): void {
  const options = { kinds, about, deadline: Date.now() + firstTry, isPreview: isPreview(background) }
  const work = requestRun().then(() => sendMails(environment, options))
  background.waitUntil(
    work.catch((error) => {
      console.error('[mail] could not keep the state of a mail:', error instanceof Error ? error.message : error)
    }),
  )
}

/** Days in which a mail that tells how things are is tried. */
const mostDays = 3

/** Makes a mail due that is about no single message. @returns false where one with this key exists */
export async function saveMail(key: string, kind: string): Promise<boolean> {
  const saved = await execute(sql`insert into mail (key, kind, expires_at)
values (${key}, ${kind}, now() + ${mostDays}::int * interval '1 day') on conflict do nothing`)
  if (saved > 0) await requestRun()
  return saved > 0
}

// A database that nobody asks sleeps and costs nothing, so the minute's job does not ask it whether a mail is due. Three small
// objects outside of it tell: hints, never records. Where they are missing, wrong or unreachable, the job looks.

/** Minutes after which the job looks unasked. */
const longestSleep = 60

/** Says that a mail is due. Called after the mail was saved, so that the run that takes the request sees the mail. */
export async function requestRun(): Promise<void> {
  await openHints()
    ?.set('requested', '')
    .catch(() => {})
}

/** Takes the request for a run. Called before the run looks. @returns whether to look */
export async function takeRunRequest(now = new Date()): Promise<boolean> {
  const hints = openHints()
  if (!hints) return true
  try {
    // At once, because an idle minute is nothing but this wait.
    const [requested, lookAt] = await Promise.all([
      hints.get('requested'),
      hints.get('look-at', { type: 'text' }),
      hints.set('ran', now.toISOString()),
    ])
    // What is no time counts as past.
    if (requested === null && now < new Date(lookAt ?? 0)) return false
    // A run that fails or is cut does not note when to look again: the next one looks too.
    await Promise.all([hints.set('look-at', now.toISOString()), requested !== null && hints.delete('requested')])
    return true
  } catch {
    return true
  }
}

/** Keeps when to look again: when the next mail is due, at the latest in an hour. */
export async function noteRun(nextDue: Date | undefined, now = new Date()): Promise<void> {
  const latest = new Date(now.getTime() + longestSleep * 60_000)
  const lookAt = nextDue && nextDue < latest ? nextDue : latest
  await openHints()
    ?.set('look-at', lookAt.toISOString())
    .catch(() => {})
}

/** When the minute's job last ran, busy or idle. */
export async function readLastRun(): Promise<Date | undefined> {
  const ran = await openHints()
    ?.get('ran', { type: 'text' })
    .catch(() => undefined)
  return ran ? new Date(ran) : undefined
}

const openHints = () => openStore('mail-run')

/** A store beside the database. @returns undefined outside of Netlify and its local server */
export function openStore(name: string) {
  try {
    return getStore({ name, consistency: 'strong' })
  } catch {
    return undefined
  }
}
