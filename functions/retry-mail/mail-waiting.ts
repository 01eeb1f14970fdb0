import type { Environment } from '../../environment.ts'
import { createConfirmationJob, createLeadJob } from '../shared/jobs.ts'
import { getLeadMailPath, leadMailKinds, listLeads, readLead } from '../shared/leads.ts'
import { describeFailure, type Mailer, openMailer } from '../shared/mailer.ts'
import { getDueAttempt, type Job, noteDone, readProgress, sendOnce } from '../shared/outbox.ts'
import { listKeys, openStore, type Store } from '../shared/store.ts'
import { getConfirmationPath, listUnconfirmed, readSubscription } from '../shared/subscribers.ts'
import { workThrough } from '../shared/work-through.ts'

const day = 24 * 60 * 60_000

/** What is older is not mailed any more: it would only surprise. `npm run leads` still shows it. */
const longestWait = { owner: 30 * day, visitor: 3 * day, confirmation: 7 * day }

/** A scheduled function is ended after 30 seconds, and a mail that was begun takes ten at most (mailer.ts). */
const runTime = 18_000

/** A mail that failed so often is reported. */
const stuckAfter = 5

/** A mail that is not done. `open` reads what it is about. */
type Waiting = {
  store: Store
  keys: string[]
  path: string
  open: () => Promise<{ job: Job; expires: number } | undefined>
}

/** A mail that may be tried now, for the `attempt`-th time. */
type Due = Waiting & { attempt: number }

/**
 * Makes one try of each mail that is due, and logs what is stuck. Runs may overlap: see outbox.ts.
 *
 * @throws Error if the store does not answer
 */
export async function mailWaiting(environment: Environment): Promise<void> {
  const mailer = openMailer(environment)
  if (!mailer) return
  try {
    const waiting = [...(await listLeadMails(environment)), ...(await listConfirmations(environment))]
    const due = await findDue(waiting)
    if (due.length > 0 && (await isReachable(mailer, due.length))) await sendDue(due, mailer)
  } finally {
    mailer.close()
  }
}

async function findDue(waiting: Waiting[]): Promise<Due[]> {
  const due: Due[] = []
  const stuck: string[] = []
  await workThrough(waiting, 8, async (mail) => {
    const progress = await readProgress(mail.store, mail.path, mail.keys)
    const attempt = getDueAttempt(progress, Date.now())
    if (progress.attempts >= stuckAfter) stuck.push(mail.path)
    if (attempt) due.push({ ...mail, attempt })
  })
  if (stuck.length > 0)
    console.error(`[retry-mail] Failed ${stuckAfter} times or more (npm run leads shows why):`, stuck)
  return due
}

/** Asked once before the tries: where no server answers, none of them should count as failed. */
async function isReachable(mailer: Mailer, count: number): Promise<boolean> {
  try {
    await mailer.verify()
    return true
  } catch (error) {
    console.error(`[retry-mail] The mail server takes no mail (${describeFailure(error)}); ${count} mails wait.`)
    return false
  }
}

async function sendDue(due: Due[], mailer: Mailer): Promise<void> {
  const end = Date.now() + runTime
  let isServerGone = false
  await workThrough(due, 3, async ({ path, attempt, open }) => {
    if (isServerGone || Date.now() > end) return
    try {
      const mail = await open()
      if (!mail) return
      if (Date.now() > mail.expires) await noteDone(mail.job, 'expired')
      else if ((await sendOnce(mail.job, attempt, mailer)) === 'failed') isServerGone = true
    } catch (error) {
      // What is wrong with one mail must not keep the others.
      console.error(`[retry-mail] ${path}:`, error instanceof Error ? error.message : error)
    }
  })
}

async function listLeadMails(environment: Environment): Promise<Waiting[]> {
  const store = openStore('leads')
  const keys = await listKeys(store)
  const isDone = createDoneTest(keys)
  // Those to the owner first.
  return leadMailKinds.flatMap((kind) =>
    listLeads(keys)
      .filter(({ id, isHeld }) => !isHeld && !isDone(getLeadMailPath(id, kind)))
      .map((key) => ({
        store,
        keys,
        path: getLeadMailPath(key.id, kind),
        open: async () => {
          const lead = await readLead(store, key)
          const job = lead && createLeadJob(store, lead, kind, environment)
          return job && { job, expires: Date.parse(lead.receivedAt) + longestWait[kind] }
        },
      })),
  )
}

async function listConfirmations(environment: Environment): Promise<Waiting[]> {
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
        const wish = await readSubscription(store, key)
        const job = wish && createConfirmationJob(store, key, wish, environment)
        return job && { job, expires: Date.parse(wish.requestedAt) + longestWait.confirmation }
      },
    }))
}

function createDoneTest(keys: string[]): (path: string) => boolean {
  const all = new Set(keys)
  return (path) => all.has(`${path}/done`)
}
