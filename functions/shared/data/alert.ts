import { type Environment, findSiteUrl } from '../../../environment.ts'
import { type OwnerWord, tell } from '../../../locales/owner.ts'
import { site } from '../../../model/kinds/site.ts'
import { isOutage, sql, touches } from './database.ts'
import { noteHeartbeat } from './heartbeats.ts'

/** Why the owner hears of something at once, and not by mail, which may be what fails. Its text holds no personal data. */
export type Cause = {
  /** Never changes: it tells this alert from others. */
  name: string
  text: () => string
  /** A ceiling that was reached, which the digest tells too. */
  isCeiling?: boolean
}

/** @param name the last part of the id of its text */
export const createCause = (name: OwnerWord<'alert'>, values = {}): Cause => ({
  name,
  text: () => tell(`owner.alert.${name}`, values),
})

export const createCeiling: typeof createCause = (...cause) => ({ ...createCause(...cause), isCeiling: true })

export const fault = createCause('fault')

/** Milliseconds between two alerts of one cause, and for the answer of the service. */
const [pause, timeout] = [6 * 3600_000, 5_000]

/** When this process told a service of each cause, which it also knows while the database is away. */
const told = new Map<string, number>()

/**
 * Tells the owner through `ALERT_URL` that something fails, at most once per cause and six hours. Without it a ceiling
 * is noted for the digest. Never throws. `detail`, such as the code of a mail server, holds no personal data.
 */
export async function alert(cause: Cause, environment: Environment, detail?: string): Promise<void> {
  const { ALERT_URL } = environment
  if (!ALERT_URL && !cause.isCeiling) return
  const now = Date.now()
  if (ALERT_URL) {
    const key = `${cause.name} ${ALERT_URL}`
    if (Math.abs(now - (told.get(key) ?? Number.NEGATIVE_INFINITY)) < pause) return
    told.set(key, now)
  }
  // Another process may have sent it within the pause. While the database is away, the owner still hears of it.
  const isFirst = await touches(sql`insert into heartbeat as last (job, ended_at, result)
values (${getAlertJob(cause.name)}, ${new Date(now).toISOString()}::timestamptz, '{"isOk": true}')
on conflict (job) do update set ended_at = excluded.ended_at
where abs(extract(epoch from excluded.ended_at - last.ended_at)) * 1000 >= ${pause}::int`).catch(() => true)
  if (ALERT_URL && isFirst) await send(cause, environment, detail)
}

export const getAlertJob = (name: string) => `alert ${name}`

async function send({ text }: Cause, environment: Environment, detail?: string): Promise<void> {
  // JSON, as the webhooks of Slack and Teams and most others take it; ntfy shows it as it comes.
  const words = `${findSiteUrl(environment, site.url)}: ${text()}${detail ? ` (${detail})` : ''}`
  const failure = await fetch(environment.ALERT_URL ?? '', {
    method: 'POST',
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: words }),
  }).then(
    ({ ok, status }) => (ok ? undefined : `status ${status}`),
    (error) => (error instanceof Error ? error.message : String(error)),
  )
  if (failure) console.error(`[alert] ALERT_URL took no alert: ${failure}`)
  await noteHeartbeat('alert', failure).catch(() => {})
}

/** Tells the owner of an unexpected error, but not of values that a visitor made up and the database refused. */
export async function alertFailure(error: unknown, environment: Environment): Promise<void> {
  if (isOutage(error)) return alertOutage(environment)
  if (!/^22/.test(Object(error).code)) await alert(fault, environment)
}

export const alertOutage = (environment: Environment) => alert(createCause('store'), environment)
