import type { Config } from '@netlify/functions'
import type { Environment } from '../../environment.ts'
import { isMondays, readDigest } from '../owner/digest.ts'
import { eraseExpired } from '../owner/erase-expired.ts'
import { mailKinds } from '../owner/mail-kinds.ts'
import { alert } from '../shared/data/alert.ts'
import { noteHeartbeat, readHeartbeats } from '../shared/data/heartbeats.ts'
import { defineJob } from '../shared/http/define-job.ts'
import { saveMail } from '../shared/mail/outbox.ts'

/**
 * The work of a night: builds the site anew, erases what has expired, and sends the owner's digest. Each is done once a night; the
 * later runs are there for what failed in an earlier one. Netlify runs it on published deploys only.
 *
 * @returns 500 where a part of it fails, which keeps no other from its turn
 */
export default defineJob('every-night', async (environment) => {
  const works = [startBuild(environment), eraseExpired()]
  const results = await Promise.allSettled(works)
  // Last, because it tells what failed.
  results.push(...(await Promise.allSettled([sendDigest(environment)])))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
})

export const config: Config = { schedule: '5 4-6 * * *' }

/** Puts the owner's digest of the day into the outbox if anything waits for the owner, and on Mondays. */
async function sendDigest(environment: Environment): Promise<void> {
  const key = `digest/${new Date().toISOString().slice(0, 10)}`
  const sections = await readDigest(key, environment, mailKinds)
  const isDue = isMondays(key) || sections.some(({ isOld }) => !isOld)
  if (isDue) await saveMail(key, 'digest')
}

/** Milliseconds that the host has for its answer. */
const timeout = 10_000

/** Builds the site by its hook, so that posts of the day appear, unless it was deployed today; the next run tries again. */
async function startBuild(environment: Environment): Promise<void> {
  const { BUILD_HOOK_URL } = environment
  if (!BUILD_HOOK_URL) return
  const last = (await readHeartbeats()).get('build')
  if (last?.isOk && getDay(last.endedAt) === getDay(new Date())) return
  const failure = await fetch(BUILD_HOOK_URL, { method: 'POST', signal: AbortSignal.timeout(timeout) }).then(
    ({ ok, status }) => (ok ? undefined : `BUILD_HOOK_URL answered ${status}`),
    () => 'BUILD_HOOK_URL did not answer',
  )
  // functions/deploy-succeeded notes the success.
  const reason = failure ?? 'no deploy has followed the last call of BUILD_HOOK_URL'
  const failsSince = await noteHeartbeat('build', reason)
  if (failure || failsSince) await alert('build', environment, reason)
}

function getDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}
