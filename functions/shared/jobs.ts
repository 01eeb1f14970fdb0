import type { Context } from '@netlify/functions'
import type { Environment } from '../../environment.ts'
import { getLeadMailPath, type Lead, type LeadMailKind, leadMailKinds } from './leads.ts'
import { describeFailure, openMailer } from './mailer.ts'
import { composeConfirmation, composeLeadMail } from './mails.ts'
import { type Job, sendOnce } from './outbox.ts'
import { claimReceipt } from './receipts.ts'
import type { Store } from './store.ts'
import { getConfirmationPath, type SubscriptionKey, type SubscriptionRequest } from './subscribers.ts'

/** How a function goes on after its answer. */
export type Background = Pick<Context, 'waitUntil'>

/** The mails of a message that is kept: the owner's first. */
export function createLeadJobs(store: Store, lead: Lead, environment: Environment): Job[] {
  return leadMailKinds.map((kind) => createLeadJob(store, lead, kind, environment))
}

export function createLeadJob(store: Store, lead: Lead, kind: LeadMailKind, environment: Environment): Job {
  return {
    store,
    path: getLeadMailPath(lead.id, kind),
    compose: () => composeLeadMail(kind, lead, environment),
    ...(kind === 'visitor' && { claim: () => claimReceipt(store, lead) }),
  }
}

/** @returns undefined without `SIGNING_SECRET`, as nobody could confirm then */
export function createConfirmationJob(
  store: Store,
  key: SubscriptionKey,
  wish: SubscriptionRequest,
  environment: Environment,
): Job | undefined {
  const { SIGNING_SECRET } = environment
  if (!SIGNING_SECRET) return undefined
  return {
    store,
    path: getConfirmationPath(key),
    compose: () => composeConfirmation(key, wish, environment, SIGNING_SECRET),
  }
}

/** The first try of mails, one after the other, right after the visitor was answered. What fails is left to `retry-mail`. */
export async function sendFirst(jobs: Job[], environment: Environment): Promise<void> {
  const mailer = openMailer(environment)
  if (!mailer) return
  try {
    for (const job of jobs) if ((await sendOnce(job, 1, mailer)) !== 'sent') return
  } catch (error) {
    console.error('[contact] could not note a mail:', error instanceof Error ? error.message : error)
  } finally {
    mailer.close()
  }
}

/** Milliseconds that the visitor waits for the owner's mail, after the store has failed (store.ts). */
const unkeptTimeout = 6_000

/**
 * Mails a message that the store could not keep; the visitor's receipt goes out after the answer.
 *
 * @returns false if the owner's mail was not accepted either
 */
export async function mailUnkept(lead: Lead, environment: Environment, background: Background): Promise<boolean> {
  const mailer = openMailer(environment, unkeptTimeout)
  if (!mailer) return false
  try {
    await mailer.send(composeLeadMail('owner', lead, environment))
  } catch (error) {
    console.error('[contact] could not mail a message that was not kept:', describeFailure(error))
    mailer.close()
    return false
  }
  const receipt = mailer.send(composeLeadMail('visitor', lead, environment))
  background.waitUntil(receipt.catch(() => {}).finally(() => mailer.close()))
  return true
}
