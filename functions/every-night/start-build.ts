import type { Environment } from '../../environment.ts'
import { alert } from '../shared/data/alert.ts'
import { noteHeartbeat, readHeartbeats } from '../shared/data/heartbeats.ts'

/** Milliseconds that the host has for its answer. */
const timeout = 10_000

/**
 * Builds the site by its hook, so that posts and issues of the day appear, unless it was deployed today. The hook is called again
 * by the night's next run where it fails, and where no deploy has followed.
 *
 * @throws Error if the database fails
 */
export async function startBuild(environment: Environment, now = new Date()): Promise<void> {
  const { BUILD_HOOK_URL } = environment
  if (!BUILD_HOOK_URL) return
  const last = (await readHeartbeats()).get('build')
  if (last?.isOk && getDay(last.endedAt) === getDay(now)) return
  const failure = await callHook(BUILD_HOOK_URL)
  // functions/deploy-succeeded notes the success.
  const reason = failure ?? 'no deploy has followed the last call of BUILD_HOOK_URL'
  const failsSince = await noteHeartbeat('build', { isOk: false, reason })
  if (failure || failsSince) await alert('build', environment, reason)
}

/** @returns why it failed, if it did */
async function callHook(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(timeout) })
    return response.ok ? undefined : `BUILD_HOOK_URL answered ${response.status}`
  } catch {
    return 'BUILD_HOOK_URL did not answer'
  }
}

function getDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}
