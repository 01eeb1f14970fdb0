import type { Config } from '@netlify/functions'
import { startBuild } from '../owner/build.ts'
import { sendDigest } from '../owner/digest.ts'
import { eraseExpired } from '../owner/erase-expired.ts'
import { mailKinds } from '../owner/mail-kinds.ts'
import { defineJob } from '../shared/http/define-job.ts'

/**
 * Builds the site anew, erases what has expired, and sends the owner's digest, each once a night; the later runs repeat what failed in
 * an earlier one. Netlify runs it on published deploys only. A part that fails keeps no other from its turn.
 */
export default defineJob('every-night', async (environment) => {
  const results = await Promise.allSettled([startBuild(environment), eraseExpired()])
  // Last, because it tells what failed.
  results.push(...(await Promise.allSettled([sendDigest(environment, mailKinds)])))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
})

export const config: Config = { schedule: '5 4-6 * * *' }
