import * as v from 'valibot'
import { type Environment, findSiteUrl } from '../../environment.ts'
import { eraseExpired } from '../owner/erase-expired.ts'
import { sendAlert } from '../shared/data/alert.ts'
import { noteHeartbeat, readHeartbeats } from '../shared/data/heartbeats.ts'
import { defineJob } from '../shared/http/define-job.ts'
import { openMailer } from '../shared/mail/mailer.ts'
import { type MailKinds, requestRun, saveMail } from '../shared/mail/outbox.ts'

const productionEvent = v.object({
  payload: v.object({ context: v.literal('production'), created_at: v.optional(v.string()) }),
})

/**
 * Netlify calls this by its name after each deploy
 * (https://docs.netlify.com/build/functions/trigger-on-events/#available-triggers). After a deploy to production it looks
 * whether mail works, and notes that the site was built.
 */
export default defineJob('deploy-succeeded', async (environment, request) => {
  const { success, output } = v.safeParse(productionEvent, await request?.json().catch(() => undefined))
  if (!success) return
  await Promise.all(
    Object.entries(steps).map(([name, step]) =>
      step(environment, output.payload.created_at).catch((error) => {
        console.error(`[deploy-succeeded] ${name}: ${error instanceof Error ? error.message : error}`)
      }),
    ),
  )
})

/** What is done after a deploy, each whether or not the others fail. */
const steps = {
  'Mail does not work': tryMail,
  'No alert was sent': tryAlert,
  'Nothing was erased': eraseFirst,
  'The deploy was not noted': noteDeploy,
}

/** The variables may be new, so the mail server is asked in the functions' own environment. The first time a mail says so. */
async function tryMail(environment: Environment): Promise<void> {
  const mailer = openMailer(environment)
  if (!mailer) throw new Error('SMTP_URL is not set. Messages are kept, and nobody is told of them.')
  const failure = await mailer.verify()
  if (!(await readHeartbeats()).has('first-mail')) {
    await saveMail('notice/first-deploy', 'notice')
    await noteHeartbeat('first-mail')
  }
  await requestRun()
  if (failure) throw new Error(`${failure}. Messages are kept and mailed once it does.`)
}

/** One alert as a test, where the last one did not arrive or none was sent: else nobody knows before it matters. */
async function tryAlert(environment: Environment): Promise<void> {
  if (!(await readHeartbeats()).get('alert')?.isOk) await sendAlert('test', environment)
}

/** So that health need not wait for the first night. */
async function eraseFirst(): Promise<void> {
  if (!(await readHeartbeats()).has('erase')) await eraseExpired()
}

/** So that the night's job does not build again what was begun on this day (UTC); what was begun before it lacks what is due on it. */
async function noteDeploy(_environment: Environment, begunAt = ''): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  if (!begunAt || begunAt.startsWith(today)) await noteHeartbeat('build')
}

/** The mail that shows the owner after the first deploy that mail works. */
export const firstMail: MailKinds = {
  notice: {
    to: 'owner',
    compose: (_mail, environment) => {
      const url = findSiteUrl(environment)
      const text = `The forms of ${url} can mail you: this is the first mail from its functions.

${url}/api/health says at any time whether all parts work.`
      return { subject: 'Mail works', text }
    },
  },
}
