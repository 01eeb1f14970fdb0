import type { Context } from '@netlify/functions'
import type { Environment } from '../../environment.ts'
import { getLeadMailPath, type Lead, type LeadMailKind } from './leads.ts'
import { describeFailure, openMailer } from './mailer.ts'
import { composeConfirmation, composeLeadMail } from './mails.ts'
import { attemptSend, type Job } from './outbox.ts'
import { reserveReceipt } from './receipts.ts'
import type { Store } from './store.ts'
import { getConfirmationPath, type SubscriptionKey, type SubscriptionRequest } from './subscribers.ts'

/** Lets a function work on after its response. */
export type Background = Pick<Context, 'waitUntil'>

/** One of the mails of a saved message. */
export function createLeadJob(store: Store, lead: Lead, kind: LeadMailKind, environment: Environment): Job {
  return {
    store,
    path: getLeadMailPath(lead.id, kind),
    compose: () => composeLeadMail(kind, lead, environment),
    ...(kind === 'visitor' && { reserve: () => reserveReceipt(store, lead) }),
  }
}

/** @returns undefined without `SIGNING_SECRET`, as nobody could confirm then */
export function createConfirmationJob(
  store: Store,
  key: SubscriptionKey,
  request: SubscriptionRequest,
  environment: Environment,
): Job | undefined {
  const { SIGNING_SECRET } = environment
  if (!SIGNING_SECRET) return undefined
  return {
    store,
    path: getConfirmationPath(key),
    compose: () => composeConfirmation(key, request, environment, SIGNING_SECRET),
  }
}

/** The first attempt of mails, one after the other, right after the response. `retry-mail` repeats what fails. */
export async function sendNow(jobs: Job[], environment: Environment): Promise<void> {
  const mailer = openMailer(environment)
  if (!mailer) return
  try {
    for (const job of jobs) if ((await attemptSend(job, 1, mailer)) !== 'sent') return
  } catch (error) {
    console.error('[contact] could not keep the state of a mail:', error instanceof Error ? error.message : error)
  } finally {
    mailer.close()
  }
}

/** Milliseconds that the visitor waits for the owner's mail after the store has failed (store.ts). */
const unsavedTimeout = 6_000

/**
 * Mails a message that the store could not save; the visitor's receipt goes out after the response.
 *
 * @returns false if the owner's mail was not accepted either
 */
export async function mailUnsaved(lead: Lead, environment: Environment, background: Background): Promise<boolean> {
  const mailer = openMailer(environment, unsavedTimeout)
  if (!mailer) return false
  try {
    await mailer.send(composeLeadMail('owner', lead, environment))
  } catch (error) {
    console.error('[contact] could not mail a message that was not saved:', describeFailure(error))
    mailer.close()
    return false
  }
  const receipt = mailer.send(composeLeadMail('visitor', lead, environment))
  background.waitUntil(receipt.catch(() => {}).finally(() => mailer.close()))
  return true
}
