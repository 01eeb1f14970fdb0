import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fate } from '../../../functions/shared/testing-proxy.ts'
import type { Figure } from '../figure.ts'
import { forEachConcurrent } from './for-each-concurrent.ts'
import { postMessage } from './measure-answers.ts'
import { countWaiting } from './seed.ts'
import { type Site, startSite } from './start-servers.ts'

/**
 * 10,000 messages while each 10th request to the database fails, the mail server is down half of the time and the runs of the
 * minute's job are killed at random. Database and mail server answer at once, so that it ends in minutes.
 */
export async function measureOutages(postgres: string | undefined, messages = 10_000): Promise<Figure[]> {
  const site = await startSite(postgres, { delay: 0, answerAfter: 0 })
  try {
    site.proxy.behaviour.judge = judge
    const functions = site.start()
    const outages = new AbortController()
    const disturbing = Promise.all([toggleMailServer(site, outages.signal), killRuns(site, outages.signal)])
    const accepted: string[] = []
    const statuses = new Map<number, number>()
    let memory = 0
    await forEachConcurrent(
      Array.from({ length: messages }, () => randomUUID()),
      50,
      async (id) => {
        const answer = await postMessage(functions, id)
        if (answer.status === 201) accepted.push(id)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        memory = Math.max(memory, answer.memory)
      },
    )
    await functions.call({ job: 'settle' })
    outages.abort()
    await disturbing
    site.mail.setDown(false)
    site.proxy.behaviour.judge = () => 'pass'
    await mailTheRest(site)
    return describeEnd(site, `${messages.toLocaleString('en')} messages in outages`, { accepted, statuses, memory })
  } finally {
    await site.stop()
  }
}

/** Of 100 statements 9 are refused and 1 is run without an answer; of 1,000 one hangs for the 5 seconds that it has. */
function judge(count: number): Fate {
  if (count % 1_000 === 0) return 'hang'
  if (count % 100 === 0) return 'lose'
  return count % 10 === 0 ? 'refuse' : 'pass'
}

async function toggleMailServer({ mail }: Site, signal: AbortSignal): Promise<void> {
  for (let isDown = true; !signal.aborted; isDown = !isDown) {
    mail.setDown(isDown)
    await sleep(1_500, undefined, { signal }).catch(() => {})
  }
}

async function killRuns(site: Site, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const functions = site.start()
    functions.call({ job: 'send-mails' })
    await sleep(500 + Math.random() * 4_000, undefined, { signal }).catch(() => {})
    await functions.kill()
  }
}

/** The minutes and hours after the outage. */
async function mailTheRest(site: Site): Promise<void> {
  const functions = site.start()
  for (let round = 0; round < 60 && (await countWaiting(site)) > 0; round++) {
    await functions.call({ job: 'send-mails' })
    await site.passTime(60)
  }
}

type Course = { accepted: string[]; statuses: Map<number, number>; memory: number }

async function describeEnd(site: Site, load: string, { accepted, statuses, memory }: Course): Promise<Figure[]> {
  const rows = await site.query(`select lead_id::text as id, kind, doubts, outcome from mail`)
  const stored = new Set(rows.map(({ id }) => String(id)))
  const doubts = new Set(
    rows.flatMap(({ id, kind, doubts }) =>
      Number(doubts) > 0 ? [`${id}.${kind === 'owner' ? 'owner' : 'visitor'}`] : [],
    ),
  )
  const copies = new Map<string, number>()
  for (const { messageId } of site.mail.received) {
    const name = messageId.replace(/^<|@.*$/g, '')
    copies.set(name, (copies.get(name) ?? 0) + 1)
  }
  const doubled = [...copies].flatMap(([name, count]) => (count > 1 ? [name] : []))
  const lostStatements = Buffer.concat(site.proxy.lost).toString('latin1')
  const doubtful = (name: string) => doubts.has(name)
  const unanswered = (name: string) => !doubtful(name) && lostStatements.includes(name.slice(0, 36))
  const count = (isOne: (name: string) => boolean) => doubled.filter(isOne).length
  const lost = accepted.filter((id) => !copies.has(`${id}.owner`))
  const failed = [...statuses].filter(([status]) => status !== 503 && (status === 0 || status >= 500))
  return [
    { name: `${load}: 201`, unit: 'answers', value: accepted.length },
    { name: `${load}: 503`, unit: 'answers', value: statuses.get(503) ?? 0 },
    { name: `${load}: other answers of 5xx`, unit: 'answers', value: failed.length, most: 0 },
    {
      name: `${load}: 201, and neither stored nor mailed`,
      unit: 'mails',
      value: lost.filter((id) => !stored.has(id)).length,
      most: 0,
    },
    { name: `${load}: 201, stored and not mailed to the owner`, unit: 'mails', value: lost.length, most: 0 },
    {
      name: `${load}: 201, mailed and not stored`,
      unit: 'mails',
      value: accepted.filter((id) => !stored.has(id)).length,
    },
    // A run was cut, or the database failed for long, after the mail server had the mail.
    { name: `${load}: twice, noted as doubtful`, unit: 'mails', value: count(doubtful) },
    // The message was saved, but the answer got lost, so it was mailed directly too.
    { name: `${load}: twice, else, its saving unanswered`, unit: 'mails', value: count(unanswered) },
    {
      name: `${load}: twice, else`,
      unit: 'mails',
      value: doubled.length - count(doubtful) - count(unanswered),
      most: 0,
    },
    {
      name: `${load}: more than three times`,
      unit: 'mails',
      value: [...copies.values()].filter((count) => count > 3).length,
      most: 0,
    },
    { name: `${load}: memory of the functions`, unit: 'MB', value: memory, most: 256 },
  ]
}
