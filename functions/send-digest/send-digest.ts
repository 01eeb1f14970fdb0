import type { Config } from '@netlify/functions'
import { readDigest } from '../shared/digest.ts'
import { saveMail } from '../shared/outbox.ts'
import type { Caller } from '../shared/refuse-foreign-call.ts'
import { runJob } from '../shared/run-job.ts'
import { requestRun } from '../shared/wake.ts'

/**
 * Puts the owner's digest of the day into the outbox if anything waits for the owner. Netlify runs it on published deploys only.
 *
 * @returns 500 where the database fails
 */
export default function sendDigest(_request?: Request, caller?: Caller): Promise<Response> {
  return runJob('send-digest', caller, async (environment) => {
    const key = `digest/${new Date().toISOString().slice(0, 10)}`
    const sections = await readDigest(key, environment)
    if (sections.some(({ isNews }) => isNews) && (await saveMail(key, 'digest'))) await requestRun()
  })
}

export const config: Config = { schedule: '0 6 * * *' }
