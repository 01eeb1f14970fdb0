import type { Environment } from '../../environment.ts'
import { forEachConcurrent } from '../shared/for-each-concurrent.ts'
import { createConfirmationJob, createLeadJob } from '../shared/jobs.ts'
import { getLeadMailPath, leadMailKinds, listLeads, readLead } from '../shared/leads.ts'
import { describeFailure, type Mailer, openMailer } from '../shared/mailer.ts'
import { attemptSend, finishJob, getDueAttempt, type Job, readProgress } from '../shared/outbox.ts'
import { listKeys, openStore, type Store } from '../shared/store.ts'
import { getConfirmationPath, listUnconfirmed, readSubscription } from '../shared/subscribers.ts'

const day = 24 * 60 * 60_000

/** Milliseconds. Older mails are not sent any more, because they would confuse; `npm run leads` still shows them. */
const maxAge = { owner: 30 * day, visitor: 3 * day, confirmation: 7 * day }

/** Milliseconds. Netlify ends a scheduled function after 30 seconds, and one mail takes ten at most (mailer.ts). */
const timeBudget = 18_000

/** Attempts after which a mail is reported. */
const stuckAfter = 5

/** A mail that is not sent yet. `open` reads the message or subscription and creates its job. */
type QueuedMail = {
  store: Store
  keys: string[]
  path: string
  open: () => Promise<{ job: Job; expires: number } | undefined>
}

/** A mail that may be sent now, for the `attempt`-th time. */
type DueMail = QueuedMail & { attempt: number }

/**
 * Attempts each mail that is due, and logs those that keep failing. Runs may overlap: see outbox.ts.
 *
 * @throws Error if the store does not answer
 */
export async function sendDueMails(environment: Environment): Promise<void> {
  const mailer = openMailer(environment)
  if (!mailer) return
  try {
    const waiting = [...(await listLeadMails(environment)), ...(await listConfirmations(environment))]
    const due = await listDueMails(waiting)
    if (due.length > 0 && (await isReachable(mailer, due.length))) await sendAll(due, mailer)
  } finally {
    mailer.close()
  }
}

async function listDueMails(waiting: QueuedMail[]): Promise<DueMail[]> {
  const due: DueMail[] = []
  const stuck: string[] = []
  await forEachConcurrent(waiting, 8, async (mail) => {
    const progress = await readProgress(mail.store, mail.path, mail.keys)
    const attempt = getDueAttempt(progress, Date.now())
    if (progress.attempts >= stuckAfter) stuck.push(mail.path)
    if (attempt) due.push({ ...mail, attempt })
  })
  if (stuck.length > 0)
    console.error(`[retry-mail] Failed ${stuckAfter} times or more (npm run leads shows why):`, stuck)
  return due
}

/** Checks the server first, because an outage must not count as a failed attempt. */
async function isReachable(mailer: Mailer, count: number): Promise<boolean> {
  try {
    await mailer.verify()
    return true
  } catch (error) {
    console.error(`[retry-mail] The mail server takes no mail (${describeFailure(error)}); ${count} mails wait.`)
    return false
  }
}

async function sendAll(due: DueMail[], mailer: Mailer): Promise<void> {
  const end = Date.now() + timeBudget
  let isServerGone = false
  await forEachConcurrent(due, 3, async ({ path, attempt, open }) => {
    if (isServerGone || Date.now() > end) return
    try {
      const mail = await open()
      if (!mail) return
      if (Date.now() > mail.expires) await finishJob(mail.job, 'expired')
      else if ((await attemptSend(mail.job, attempt, mailer)) === 'failed') isServerGone = true
    } catch (error) {
      // One faulty mail must not block the others.
      console.error(`[retry-mail] ${path}:`, error instanceof Error ? error.message : error)
    }
  })
}

async function listLeadMails(environment: Environment): Promise<QueuedMail[]> {
  const store = openStore('leads')
  const keys = await listKeys(store)
  const isDone = createDoneTest(keys)
  // Mails to the owner come first.
  return leadMailKinds.flatMap((kind) =>
    listLeads(keys)
      .filter(({ id, isQuarantined }) => !isQuarantined && !isDone(getLeadMailPath(id, kind)))
      .map((key) => ({
        store,
        keys,
        path: getLeadMailPath(key.id, kind),
        open: async () => {
          const lead = await readLead(store, key)
          const job = lead && createLeadJob(store, lead, kind, environment)
          return job && { job, expires: Date.parse(lead.receivedAt) + maxAge[kind] }
        },
      })),
  )
}

async function listConfirmations(environment: Environment): Promise<QueuedMail[]> {
  const store = openStore('subscribers')
  const keys = await listKeys(store)
  const isDone = createDoneTest(keys)
  return listUnconfirmed(keys)
    .filter((key) => !isDone(getConfirmationPath(key)))
    .map((key) => ({
      store,
      keys,
      path: getConfirmationPath(key),
      open: async () => {
        const request = await readSubscription(store, key)
        const job = request && createConfirmationJob(store, key, request, environment)
        return job && { job, expires: Date.parse(request.requestedAt) + maxAge.confirmation }
      },
    }))
}

function createDoneTest(keys: string[]): (path: string) => boolean {
  const all = new Set(keys)
  return (path) => all.has(`${path}/done`)
}
