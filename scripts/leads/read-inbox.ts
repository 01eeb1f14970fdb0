import type { Environment } from '../../environment.ts'
import { forEachConcurrent } from '../../functions/shared/for-each-concurrent.ts'
import {
  getLeadMailPath,
  type Lead,
  type LeadKey,
  type LeadMailKind,
  listLeads,
  readAnswered,
  readLead,
} from '../../functions/shared/leads.ts'
import { createNewsletterLink } from '../../functions/shared/links.ts'
import { readProgress } from '../../functions/shared/outbox.ts'
import { listKeys, type Store } from '../../functions/shared/store.ts'
import {
  getConfirmationPath,
  listSubscriptions,
  readSubscription,
  type Subscription,
  type SubscriptionKey,
} from '../../functions/shared/subscribers.ts'
import type { Inbox } from './open-inboxes.ts'

/**
 * State of a mail. `not mailed`: not attempted yet, as without `SMTP_URL`; `too old`: not attempted any more; `skipped`: the
 * address had its receipt of that day.
 */
type MailState = 'not mailed' | 'failed' | 'sent' | 'too old' | 'skipped'

/** State of a mail, the number of attempts, and the mail server's last error. */
export type MailReport = { state: MailState; tries: number; reason?: string }

/** A message with its state. `held`: in quarantine as spam; not mailed. */
export type LeadReport = Lead & { held: boolean; answeredAt?: string; mail?: Record<LeadMailKind, MailReport> }

type SubscriberState = 'pending' | 'subscribed' | 'unsubscribed'

/** A subscriber with the proof of consent. `unsubscribeLink` belongs into each issue that is mailed to them. */
export type SubscriberReport = Subscription & {
  state: SubscriberState
  held: boolean
  mail?: MailReport
  unsubscribeLink?: string
}

export type InboxReport = { leads: LeadReport[]; subscribers: SubscriberReport[] }

/** All messages and subscribers, the newest first. */
export async function readInbox(inbox: Inbox, environment: Environment): Promise<InboxReport> {
  const [leads, subscribers] = await Promise.all([
    readLeads(inbox.leads),
    readSubscribers(inbox.subscribers, environment),
  ])
  return {
    leads: leads.sort((a, b) => b.receivedAt.localeCompare(a.receivedAt)),
    subscribers: subscribers.sort((a, b) => b.requestedAt.localeCompare(a.requestedAt)),
  }
}

async function readLeads(store: Store): Promise<LeadReport[]> {
  const keys = await listKeys(store)
  const reports: LeadReport[] = []
  await forEachConcurrent(listLeads(keys), 20, async (key) => {
    const [lead, answeredAt] = await Promise.all([readLead(store, key), readAnswered(store, key)])
    if (!lead) return
    const report: LeadReport = { ...lead, held: key.isQuarantined, ...(answeredAt && { answeredAt }) }
    if (!key.isQuarantined) report.mail = await reportLeadMails(store, key, keys)
    reports.push(report)
  })
  return reports
}

async function reportLeadMails(store: Store, { id }: LeadKey, keys: string[]) {
  const [owner, visitor] = await Promise.all([
    reportMail(store, getLeadMailPath(id, 'owner'), keys),
    reportMail(store, getLeadMailPath(id, 'visitor'), keys),
  ])
  return { owner, visitor }
}

async function reportMail(store: Store, path: string, keys: string[]): Promise<MailReport> {
  const { attempts: tries, last, done } = await readProgress(store, path, keys)
  if (done) return { state: done.outcome === 'expired' ? 'too old' : done.outcome, tries }
  return { state: tries > 0 ? 'failed' : 'not mailed', tries, ...(last?.reason && { reason: last.reason }) }
}

async function readSubscribers(store: Store, environment: Environment): Promise<SubscriberReport[]> {
  const keys = await listKeys(store)
  const byAddress = Map.groupBy(listSubscriptions(keys), ({ hash, isQuarantined }) => `${isQuarantined} ${hash}`)
  const reports: SubscriberReport[] = []
  await forEachConcurrent([...byAddress.values()], 20, async (requests) => {
    const subscriptions = await Promise.all(
      requests.map(async (key) => ({ key, request: await readSubscription(store, key) })),
    )
    const report = await reportSubscriber(store, keys, subscriptions, environment)
    if (report) reports.push(report)
  })
  return reports
}

/** Reports the current one of an address's requests: the active subscription, else the newest request. */
async function reportSubscriber(
  store: Store,
  keys: string[],
  subscriptions: Array<{ key: SubscriptionKey; request: Subscription | undefined }>,
  environment: Environment,
): Promise<SubscriberReport | undefined> {
  const newestFirst = subscriptions.sort((a, b) => b.key.slot - a.key.slot)
  const active = newestFirst.find(({ request }) => request?.confirmedAt && !request.leftAt)
  const { key, request } = active ?? newestFirst[0] ?? {}
  if (!key || !request) return undefined
  const report: SubscriberReport = {
    ...request,
    state: active ? 'subscribed' : request.leftAt ? 'unsubscribed' : 'pending',
    held: key.isQuarantined,
  }
  if (!key.isQuarantined) report.mail = await reportMail(store, getConfirmationPath(key), keys)
  const { SIGNING_SECRET } = environment
  if (active && SIGNING_SECRET) {
    report.unsubscribeLink = createNewsletterLink('unsubscribe', key, request.locale, environment, SIGNING_SECRET)
  }
  return report
}
