import type { Figure } from '../figure.ts'
import { countCopies, countWaiting, seedLeads } from './seed.ts'
import { type Site, startSite } from './start-servers.ts'

/** How fast and how often what is due is mailed, by runs of the minute's job. */
export async function measureMails(postgres: string | undefined): Promise<Figure[]> {
  // Those that mostly wait run at the same time.
  const backlog = await Promise.all([
    measureBacklog(postgres),
    ...[12_000, 45_000, Number.POSITIVE_INFINITY].map((answerAfter) => measureSlowServer(postgres, answerAfter)),
  ])
  const runs = [...(await measureRun(postgres, 100, 250)), ...(await measureRun(postgres, 250, 150))]
  return [...backlog.flat(), ...runs, ...(await measureParallelRuns(postgres)), ...(await measureIdleMinutes(postgres))]
}

/** Of 10,000 messages 2,000 wait: how many runs they take, each a process of its own, and in which order they go. */
async function measureBacklog(postgres: string | undefined): Promise<Figure[]> {
  const site = await startSite(postgres)
  const { received } = site.mail
  try {
    await seedLeads(site, 10_000, { pending: 2_000 })
    let runs = 0
    let longest = 0
    let first = 0
    while ((await countWaiting(site)) > 0 && runs < 30) {
      const functions = site.start()
      // The host has a process ready, or its start is no part of the run.
      await functions.call({ job: 'settle' })
      const start = Date.now()
      const { milliseconds } = await functions.call({ job: 'every-minute' })
      if (runs === 0) first = (received[0]?.at ?? Number.NaN) - start
      longest = Math.max(longest, milliseconds)
      runs += 1
      await functions.kill()
    }
    const isOwner = ({ messageId }: (typeof received)[number]) => messageId.includes('.owner@')
    const lastOwner = received.findLastIndex(isOwner)
    const early = received.slice(0, lastOwner).filter((mail) => !isOwner(mail)).length
    const load = '2,000 of 10,000 messages wait, 80 ms'
    return [
      { name: `${load}: mails`, unit: 'mails', value: received.length, least: 4_000, most: 4_000 },
      { name: `${load}: copies`, unit: 'mails', value: countCopies(received), most: 0 },
      { name: `${load}: runs until all are mailed`, unit: 'runs', value: runs, most: 15 },
      { name: `${load}: longest run`, unit: 's', value: longest / 1000, most: 30 },
      { name: `${load}: first mail after the start`, unit: 'ms', value: first, most: 1_000 },
      // Those that were in hand when the last of the owner's were claimed.
      { name: `${load}: receipts before the last of the owner's`, unit: 'mails', value: early, most: 9 },
    ]
  } finally {
    await site.stop()
  }
}

async function measureRun(postgres: string | undefined, delay: number, least: number): Promise<Figure[]> {
  const site = await startSite(postgres, { delay })
  try {
    await seedLeads(site, 10_000, { pending: 2_000 })
    await site.start().call({ job: 'every-minute' })
    return [
      { name: `2,000 wait, ${delay} ms: mails in one run`, unit: 'mails', value: site.mail.received.length, least },
    ]
  } finally {
    await site.stop()
  }
}

/** Four days with a mail server that has each mail and answers late or never; a run an hour, and none where nothing is due. */
async function measureSlowServer(postgres: string | undefined, answerAfter: number): Promise<Figure[]> {
  const site = await startSite(postgres, { answerAfter })
  try {
    await seedLeads(site, 1, { pending: 1 })
    const functions = site.start()
    for (let hour = 0; hour < 4 * 24 && (await countWaiting(site)) > 0; hour++) {
      await functions.call({ job: 'send-mails' })
      await site.passTime(60)
    }
    const count = (kind: string) => site.mail.received.filter(({ messageId }) => messageId.includes(`.${kind}@`)).length
    const late = Number.isFinite(answerAfter) ? `answers after ${answerAfter / 1000} s` : 'never answers'
    return [
      { name: `mail server ${late}: copies to the visitor`, unit: 'mails', value: count('visitor'), least: 1, most: 1 },
      { name: `mail server ${late}: copies to the owner`, unit: 'mails', value: count('owner'), least: 1, most: 3 },
    ]
  } finally {
    await site.stop()
  }
}

async function measureParallelRuns(postgres: string | undefined): Promise<Figure[]> {
  const site = await startSite(postgres, { answerAfter: 20 })
  try {
    await seedLeads(site, 500, { pending: 500 })
    const processes = [site.start(), site.start(), site.start()]
    for (let round = 0; round < 10 && (await countWaiting(site)) > 0; round++) {
      await Promise.all(processes.map((functions) => functions.call({ job: 'send-mails' })))
    }
    const load = `500 wait, 3 runs at the same moment${postgres ? '' : ' (one session)'}`
    return [
      { name: `${load}: mails`, unit: 'mails', value: site.mail.received.length, least: 1_000, most: 1_000 },
      { name: `${load}: copies`, unit: 'mails', value: countCopies(site.mail.received), most: 0 },
    ]
  } finally {
    await site.stop()
  }
}

/** Minutes of a month of 30 days. */
const monthlyMinutes = 30 * 24 * 60

async function measureIdleMinutes(postgres: string | undefined): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const leads of [0, 10_000]) {
    const site = await startSite(postgres)
    try {
      if (leads > 0) await seedLeads(site, leads)
      const idle = await measureIdleMinute(site)
      const load = `nothing due, ${leads.toLocaleString('en')} messages`
      figures.push(
        { name: `${load}: connections and statements`, unit: 'calls', value: idle.calls, most: 0 },
        { name: `${load}: a minute's run`, unit: 'ms', value: idle.milliseconds, most: 300 },
        {
          name: `${load}: a month's runs`,
          unit: 'h',
          value: (idle.milliseconds * monthlyMinutes) / 3_600_000,
          most: 2,
        },
      )
    } finally {
      await site.stop()
    }
  }
  return figures
}

/** The mean of 20 minutes after one that looked, in a process that has served before. */
async function measureIdleMinute(site: Site) {
  const functions = site.start()
  await functions.call({ job: 'every-minute' })
  const { proxy } = site
  const before = proxy.connections + proxy.statements
  let sum = 0
  for (let minute = 0; minute < 20; minute++) sum += (await functions.call({ job: 'every-minute' })).milliseconds
  return { calls: proxy.connections + proxy.statements - before, milliseconds: sum / 20 }
}
