import type { DeploySucceededEvent } from '@netlify/functions'
import { noteDeploy } from '../owner/build.ts'
import { noteFirstDeploy } from '../owner/checks.ts'
import { requestRun } from '../shared/mail/outbox.ts'

/**
 * Netlify calls this after each deploy: https://docs.netlify.com/build/functions/trigger-on-events/. The file has no name of an event,
 * which is the older way to be called.
 */
export default {
  async deploySucceeded({ deploy }: DeploySucceededEvent): Promise<void> {
    // A local server sends no events, and any machine of the network can call it.
    if (process.env.NETLIFY_DEV || deploy.context !== 'production') return
    // Variables may be new, so the minute's job looks if mail works with them.
    await requestRun()
    await noteFirstDeploy()
    // The time is looked at, because Netlify does not promise that nobody else can call this.
    await noteDeploy(deploy.createdAt)
  },
}
