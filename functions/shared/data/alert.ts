import { type Environment, findSiteUrl } from '../../../environment.ts'
import { isOutage } from './database.ts'
import { noteHeartbeat } from './heartbeats.ts'
import { noteReached, spend } from './spending.ts'

/** What the owner hears of at once, and not by mail, which may be what fails. Nothing here or in a detail is personal data. */
const causes = {
  store: 'The database does not answer, so requests fail. Messages of the contact form are mailed and saved later.',
  fault: 'A request or a job failed, and not because of the database: the log of the functions names the error.',
  mail: 'The mail server has taken no mail for half an hour. Messages are kept and mailed once it does.',
  address: 'Your address refuses the mail of the site, which is tried again each hour at most: see CONTACT_TO.',
  mails: 'The mails of an hour are used up: those to you wait, and visitors get no receipts.',
  newsletter: 'Sending the newsletter has paused: npm run newsletter -- status --deployed says more',
  build:
    'The site could not be built for today, so posts and issues of the day are missing; it is tried again within the hour, at most until 06:05 UTC',
  booking:
    'Requests for appointments are taken without a hold, because as many times are held as may be; the first to confirm has the time.',
  calendar: 'Nothing can be booked, because a calendar cannot be read: see CALENDAR_URLS.',
  chat: 'The assistant has used up its replies: see CHAT_HOURLY_REPLIES and CHAT_DAILY_REPLIES.',
  ask: 'The choice of sentences has used up its tokens of the day, and the search answers questions by itself: see ASK_DAILY_TOKENS.',
  variables: 'Variables of the functions are wrong and count as not set',
  test: 'This is a test: what fails is told here.',
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
  if (!environment.ALERT_URL) return
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

/** Tells the owner that a request was refused, because no more mails that visitors wait for can be sent in this hour. */
export async function noteUnpromised(environment: Environment): Promise<void> {
  await Promise.all([noteReached('awaited mails'), alert('mails', environment, 'VISITOR_MAILS_HOURLY')])
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
