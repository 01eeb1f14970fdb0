import type { Config } from '@netlify/functions'
import { getPost, postSlugs } from '../../content/posts.ts'
import type { Caller } from '../shared/refuse-foreign-call.ts'
import { runJob } from '../shared/run-job.ts'
import { listDuePosts } from './list-due-posts.ts'

/** Milliseconds that the host has for its answer. */
const timeout = 10_000

/**
 * Starts a build on the day of a post, which the builds before it left out. Netlify runs it on published deploys only.
 *
 * @returns 500 where the build cannot be started
 */
export default function publishScheduled(_request?: Request, caller?: Caller): Promise<Response> {
  return runJob('publish-scheduled', caller, async ({ BUILD_HOOK_URL }) => {
    const today = new Date().toISOString().slice(0, 10)
    if (!BUILD_HOOK_URL || listDuePosts(postSlugs, getPost, today).length === 0) return
    const response = await fetch(BUILD_HOOK_URL, { method: 'POST', signal: AbortSignal.timeout(timeout) })
    if (!response.ok) throw new Error(`BUILD_HOOK_URL answered ${response.status}`)
  })
}

export const config: Config = { schedule: '5 0 * * *' }
