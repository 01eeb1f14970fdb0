import type { Config } from '@netlify/functions'
import { type Caller, runJob } from '../shared/http/run-job.ts'
import { eraseExpired } from './erase-expired.ts'
import { sendDigest } from './send-digest.ts'
import { startBuild } from './start-build.ts'

/** Milliseconds for erasing, of the 30,000 that a scheduled function has. */
const budget = 15_000

/**
 * The work of a night: builds the site anew, erases what has expired, and sends the owner's digest. Each is done once a night; the
 * later runs are there for what failed in an earlier one. Netlify runs it on published deploys only.
 *
 * @returns 500 where a part of it fails, which keeps no other from its turn
 */
export default function everyNight(_request?: Request, caller?: Caller): Promise<Response> {
  return runJob('every-night', caller, async (environment) => {
    const works = [startBuild(environment), eraseExpired(Date.now() + budget)]
    const results = await Promise.allSettled(works)
    // Last, because it tells what failed.
    results.push(...(await Promise.allSettled([sendDigest(environment)])))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  })
}

export const config: Config = { schedule: '5 4-6 * * *' }
