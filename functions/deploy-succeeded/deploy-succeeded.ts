import { getStore } from '@netlify/blobs'
import * as v from 'valibot'
import { type Environment, findSiteUrl } from '../../environment.ts'
import eraseExpired from '../erase-expired/erase-expired.ts'
import { readEnvironment } from '../shared/error-handling.ts'
import { readHeartbeats } from '../shared/heartbeats.ts'
import { openMailer } from '../shared/mailer.ts'
import { saveFirstNotice } from '../shared/outbox.ts'
import { type Caller, refuseForeignCall } from '../shared/refuse-foreign-call.ts'
import { requestRun } from '../shared/wake.ts'
import { announceChanges } from './announce-changes.ts'

const eventSchema = v.object({ payload: v.object({ context: v.string() }) })

/**
 * Netlify calls this by its name after each deploy
 * (https://docs.netlify.com/build/functions/trigger-on-events/#available-triggers). After a deploy to production it looks
 * whether mail works, and announces the changed URLs to search engines.
 */
export default async function deploySucceeded(request: Request, caller?: Caller): Promise<Response> {
  const refusal = refuseForeignCall(caller)
  if (refusal) return refusal
  const event = v.safeParse(eventSchema, await request.json().catch(() => undefined))
  if (!event.success || event.output.payload.context !== 'production') return new Response(null)
  const environment = readEnvironment('deploy-succeeded', process.env)
  await Promise.all(
    Object.entries(steps).map(([name, step]) =>
      step(environment).catch((error) => {
        console.error(`[deploy-succeeded] ${name}: ${error instanceof Error ? error.message : error}`)
      }),
    ),
  )
  return new Response(null)
}

/** What is done after a deploy, each whether or not the others fail. */
const steps = {
  'Mail does not work': tryMail,
  'Nothing was erased': eraseFirst,
  'No URLs were announced': announceUrls,
}

/** The variables may be new, so the mail server is asked in the functions' own environment. The first time a mail says so. */
async function tryMail(environment: Environment): Promise<void> {
  const mailer = openMailer(environment)
  if (!mailer) throw new Error('SMTP_URL is not set. Messages are kept, and nobody is told of them.')
  const failure = await mailer.verify()
  await saveFirstNotice()
  await requestRun()
  if (failure) throw new Error(`${failure}. Messages are kept and mailed once it does.`)
}

/** So that health need not wait for the first night. */
async function eraseFirst(): Promise<void> {
  if (!(await readHeartbeats()).has('erase')) await eraseExpired()
}

/** Tells search engines, if `INDEXNOW_KEY` is set. What fails is tried again after the next deploy. */
async function announceUrls(environment: Environment): Promise<void> {
  const { INDEXNOW_KEY } = environment
  if (!INDEXNOW_KEY) return
  const store = getStore({ name: 'indexnow', consistency: 'strong' })
  const urls = await announceChanges(findSiteUrl(environment), INDEXNOW_KEY, store)
  console.log(`[deploy-succeeded] ${urls.length} changed URLs announced`)
}
