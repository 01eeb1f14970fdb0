import type { Environment } from '../../environment.ts'
import { tell } from '../../locales/owner.ts'
import { today } from '../../model/today.ts'
import { alert, createCause } from '../shared/data/alert.ts'
import { noteHeartbeat, readHeartbeats } from '../shared/data/heartbeats.ts'

/** Milliseconds that the host has for its answer. */
const timeout = 10_000

/** Builds the site by its hook, so that posts of the day appear, unless a build of today was deployed; the next run tries again. */
export async function startBuild(environment: Environment): Promise<void> {
  const { BUILD_HOOK_URL } = environment
  if (!BUILD_HOOK_URL) return
  const last = (await readHeartbeats()).get('build')
  if (last?.isOk && today(last.endedAt) === today()) return
  const failure = await fetch(BUILD_HOOK_URL, { method: 'POST', signal: AbortSignal.timeout(timeout) }).then(
    ({ ok, status }) => (ok ? undefined : tell('owner.build.answer', { status })),
    () => tell('owner.build.silent'),
  )
  // `noteDeploy` notes the success.
  const reason = failure ?? tell('owner.build.none')
  const failsSince = await noteHeartbeat('build', reason)
  if (failure || failsSince) await alert(createCause('build'), environment, reason)
}

/** Notes a deploy, so that the night does not build again. A build that began before today lacks the posts of today. */
export async function noteDeploy(begunAt: string | undefined): Promise<void> {
  const begun = Date.parse(begunAt ?? '')
  if (!Number.isNaN(begun) && today(begun) === today()) await noteHeartbeat('build')
}
