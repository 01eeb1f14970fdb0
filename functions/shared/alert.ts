import { type Environment, findSiteUrl } from '../../environment.ts'
import { spend } from './spending.ts'

/** What the owner hears of at once, and not by mail, which may be what fails. Nothing here or in a detail is personal data. */
const causes = {
  store:
    'Requests fail, as a rule because the database does not answer: the log of the functions names the error. Messages of the contact form are then mailed without being saved.',
  mail: 'The mail server has taken no mail for half an hour. Messages are kept and mailed once it does.',
  address: 'Your address refuses the mail of the site, which is tried again each hour at most: see CONTACT_TO.',
  newsletter: 'Sending the newsletter has paused: npm run newsletter -- status --deployed says more',
  build:
    'The site could not be built for today, so posts and issues of the day are missing; it is tried again within the hour, at most until 06:05 UTC',
  calendar: 'Nothing can be booked, because a calendar cannot be read: see CALENDAR_URLS.',
  chat: 'The assistant has used up its replies: see CHAT_HOURLY_REPLIES and CHAT_DAILY_REPLIES.',
  ask: 'Written answers have used up their tokens of the day, and questions are answered with passages: see ASK_DAILY_TOKENS.',
  variables: 'Variables of the functions are wrong and count as not set',
}

export type AlertCause = keyof typeof causes

/** Milliseconds: a cause is told once in each of the four parts of a day (UTC), and the service has this long for its answer. */
const [slotLength, timeout] = [6 * 3600_000, 5_000]

/** The last slot in which this process told each cause: all that limits it while the database is away. */
const told = new Map<AlertCause, number>()

/**
 * Tells the owner through `ALERT_URL` that something fails. Never throws.
 *
 * @param detail without personal data, such as the code of a mail server
 */
export async function alert(cause: AlertCause, environment: Environment, detail?: string): Promise<void> {
  const { ALERT_URL } = environment
  const slot = Math.floor(Date.now() / slotLength)
  if (!ALERT_URL || told.get(cause) === slot) return
  told.set(cause, slot)
  try {
    const isFirst = await spend(`alert ${cause} ${slot}`, { daily: 1 }).catch(() => true)
    if (isFirst) await post(ALERT_URL, `${findSiteUrl(environment)}: ${causes[cause]}${detail ? ` (${detail})` : ''}`)
  } catch (error) {
    console.error(`[alert] ALERT_URL took no alert: ${error instanceof Error ? error.message : error}`)
  }
}

/** JSON, as the webhooks of Slack and Teams and most others take it; ntfy shows it as it comes. */
async function post(url: string, text: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
}
