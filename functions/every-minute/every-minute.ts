import type { Config } from '@netlify/functions'
import { type Environment, readEnvironment } from '../../environment.ts'
import { saveUnsaved } from '../contact/unsaved-messages.ts'
import { saveKept } from '../counts/store.ts'
import { offerSeats } from '../courses/store.ts'
import { finishIssue } from '../newsletter/issues.ts'
import { mailKinds } from '../owner/mail-kinds.ts'
import { alert, createCause } from '../shared/data/alert.ts'
import { noteHeartbeat } from '../shared/data/heartbeats.ts'
import { defineJob } from '../shared/http/define-job.ts'
import { openMailer } from '../shared/mail/mailer.ts'
import { findNextDue, noteRun, runTime, sendMails, takeRunRequest } from '../shared/mail/outbox.ts'

/** Milliseconds for which the mail server may fail before the owner hears of it. */
const patience = 30 * 60_000

/** Sends due mails each minute, issues of the newsletter last. An idle minute does not touch the database. */
export default defineJob('every-minute', async (environment) => {
  const deadline = Date.now() + runTime
  if (!(await takeRunRequest())) return
  const { problems } = readEnvironment(process.env)
  if (problems.length > 0)
    await alert(createCause('variables'), environment, problems.map(({ name }) => name).join(', '))
  await noteRun(await run(environment, deadline))
})

export const config: Config = { schedule: '* * * * *' }

/** Returns when to look again; undefined if nothing is due, or nothing can be sent before a deploy with other variables. */
async function run(environment: Environment, deadline: number): Promise<Date | undefined> {
  // After a long outage there are many, and mails need the other half of the run.
  const isSaved = await saveUnsaved(deadline - runTime / 2)
  await saveKept()
  const mailer = openMailer(environment)
  if (!mailer) return isSaved ? undefined : new Date()
  await offerSeats()
  const report = await sendMails(environment, { kinds: mailKinds, deadline })
  await finishIssue()
  const failure = report.failure ?? (report.sent > 0 ? undefined : await mailer.verify())
  const failsSince = await noteHeartbeat('mail', failure)
  if (!failure) return isSaved ? findNextDue(mailKinds) : new Date()
  if (failsSince && Date.now() - failsSince.getTime() > patience) await alert(createCause('mail'), environment, failure)
  // A server that has failed is asked each minute, so that health tells when it works again.
  return new Date()
}
