import * as v from 'valibot'
import { type Environment, findSiteUrl } from '../../../environment.ts'
import { isOutage, query, sql } from './database.ts'
import { noteHeartbeat } from './heartbeats.ts'
import { spend } from './spending.ts'

/** Ceilings that were reached, which the digest tells too, with the variables that set them. */
const ceilings = {
  'owner mails': 'The mails to you of an hour are used up, and the others wait: see OWNER_MAILS_HOURLY.',
  'awaited mails':
    'The links of an hour that visitors wait for are used up, and requests are refused: see VISITOR_MAILS_HOURLY.',
  'appointment mails':
    'The news of appointments and seats of an hour are used up, and the others wait: see VISITOR_MAILS_HOURLY.',
  receipts: 'The receipts of an hour are used up, and the others are left out: see VISITOR_MAILS_HOURLY.',
  'held times':
    'Requests for appointments are taken without a hold, because as many times are held as may be (BOOKING_HOLDS_DAILY); the first to confirm has the time.',
  'held requests': 'Of the requests for appointments of a day that look like spam no more were kept.',
  replies: 'The assistant has used up its replies: see CHAT_HOURLY_REPLIES and CHAT_DAILY_REPLIES.',
  ask: 'The choice of sentences has used up its tokens of the day, and the search answers questions by itself: see ASK_DAILY_TOKENS.',
}

/** What the owner hears of at once, and not by mail, which may be what fails. Nothing here or in a detail is personal data. */
const causes = {
  ...ceilings,
  store: 'The database does not answer, so requests fail. Messages of the contact form are mailed and saved later.',
  fault: 'A request or a job failed, and not because of the database: the log of the functions names the error.',
  mail: 'The mail server has taken no mail for half an hour. Messages are kept and mailed once it does.',
  address: 'Your address refuses the mail of the site, which is tried again each hour at most: see CONTACT_TO.',
  newsletter: 'Sending the newsletter has paused: npm run newsletter -- status --deployed says more',
  build:
    'The site could not be built for today, so posts and issues of the day are missing; it is tried again within the hour, at most until 06:05 UTC',
  calendar: 'Nothing can be booked, because a calendar cannot be read: see CALENDAR_URLS.',
  variables: 'Variables of the functions are wrong and count as not set',
}

export type AlertCause = keyof typeof causes

const hour = 3600_000

/** Milliseconds: an alert is sent once in each of the four parts of a day (UTC), and the service has this long for its answer. */
const [slotLength, timeout] = [6 * hour, 5_000]

/**
 * Tells the owner through `ALERT_URL` that something fails. Never throws. What had ended in between, as `noteHeartbeat` says, sends
 * an alert again, but not twice in an hour.
 *
 * @param detail without personal data, such as the code of a mail server
 */
export async function alert(cause: AlertCause, environment: Environment, detail?: string): Promise<void> {
  if (!environment.ALERT_URL && !(cause in ceilings)) return
  const slot = Math.floor(Date.now() / slotLength)
  const isFirst = await spend(`alert ${cause} ${slot}`, { daily: 1 }).catch(() => isNew(cause))
  if (isFirst) await sendAlert(cause, environment, detail)
}

/** The same, however often it was sent. */
export async function sendAlert(cause: AlertCause, environment: Environment, detail?: string): Promise<void> {
  if (!environment.ALERT_URL) return
  const text = `${findSiteUrl(environment)}: ${causes[cause]}${detail ? ` (${detail})` : ''}`
  // JSON, as the webhooks of Slack and Teams and most others take it; ntfy shows it as it comes.
  const failure = await fetch(environment.ALERT_URL, {
    method: 'POST',
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  }).then(
    ({ ok, status }) => (ok ? undefined : `status ${status}`),
    (error) => (error instanceof Error ? error.message : String(error)),
  )
  if (failure) console.error(`[alert] ALERT_URL took no alert: ${failure}`)
  await noteHeartbeat('alert', failure).catch(() => {})
}

/** The ceilings that were reached yesterday (UTC), whether or not there is an `ALERT_URL`. @throws Error if the database fails */
export async function listReachedCeilings(): Promise<string[]> {
  const rows = await query(
    sql`select what from spending where day = (now() at time zone 'UTC')::date - 1 and starts_with(what, 'alert ')`,
    v.object({ what: v.string() }),
  )
  return Object.entries(ceilings).flatMap(([name, text]) =>
    rows.some(({ what }) => what.startsWith(`alert ${name} `)) ? text : [],
  )
}

/** Tells the owner of an unexpected error, but not of values that a visitor made up and the database refused. */
export async function alertFailure(error: unknown, environment: Environment): Promise<void> {
  if (isOutage(error)) return alert('store', environment)
  if (!/^22/.test(Object(error).code)) await alert('fault', environment)
}

/** When this process sent each alert while the database was away, which limits it to one in an hour. */
const lastAlerts = new Map<AlertCause, number>()

function isNew(cause: AlertCause): boolean {
  const [now, last = 0] = [Date.now(), lastAlerts.get(cause)]
  if (now - last < hour) return false
  lastAlerts.set(cause, now)
  return true
}
