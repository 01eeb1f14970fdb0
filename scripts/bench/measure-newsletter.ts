import { setTimeout as sleep } from 'node:timers/promises'
import { closeDatabase } from '../../functions/shared/database.ts'
import { readIssues, startIssue } from '../../functions/shared/issues.ts'
import { readerLinks } from '../../functions/shared/reader-links.ts'
import { startPostgres } from '../test/postgres.ts'
import type { Figure } from './figure.ts'
import { type Site, startSite } from './forms/start-servers.ts'

const readers = 5_000

/** Mails in a minute where NEWSLETTER_PER_MINUTE says nothing. */
const perMinute = 20

/** An issue with the HTML of a long one. */
const words = `${'<p>A paragraph of an issue, with some words in it.</p>'.repeat(1_000)}${readerLinks.unsubscribe}`
const content = { en: { subject: 'News', html: words, text: words.replaceAll(/<[^>]+>/g, ''), hash: 'bench' } }

/**
 * What becomes of an issue with many readers: the real functions in processes of their own, some of them killed in the middle, a real
 * PostgreSQL, and a mail server that takes all and delivers nothing.
 */
export async function measureNewsletter(): Promise<Figure[]> {
  const server = await startPostgres()
  const url = 'problem' in server ? undefined : server.url
  if ('problem' in server) console.log(`PostgreSQL cannot run here (${server.problem}): the embedded one stands in.`)
  try {
    return [...(await measureMinute(url)), ...(await measureIssue(url))]
  } finally {
    if ('stop' in server) await server.stop()
  }
}

/** One run as it is on the site. */
async function measureMinute(postgres: string | undefined): Promise<Figure[]> {
  const site = await startSite(postgres)
  try {
    await start(site)
    // Else the run could go on in the next minute, which has mails of its own.
    await sleep(60_000 - (Date.now() % 60_000))
    const { milliseconds } = await site.start().call({ job: 'every-minute' })
    const times = site.mail.received.map(({ at }) => at)
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
    return [
      { name: 'a minute of an issue: mails', unit: 'mails', value: times.length, least: perMinute, most: perMinute },
      { name: 'a minute of an issue: shortest time between two', unit: 'ms', value: Math.min(...gaps), least: 400 },
      { name: 'a minute of an issue: the run', unit: 's', value: milliseconds / 1000, most: 30 },
      { name: `${readers} readers at ${perMinute} a minute`, unit: 'h', value: readers / perMinute / 60 },
    ]
  } finally {
    await site.stop()
  }
}

/** How often a run is killed in the middle. */
const kills = 5

/** All readers, as fast as the server takes the mails. */
async function measureIssue(postgres: string | undefined): Promise<Figure[]> {
  const variables = { NEWSLETTER_PER_MINUTE: '1000000' }
  const site = await startSite(postgres, { delay: 4, answerAfter: 4, variables })
  try {
    const started = await start(site)
    const begin = Date.now()
    let runs = 0
    while (!(await isFinished(site)) && runs < 100) {
      const functions = site.start()
      // Else it would be killed while it starts.
      await functions.call({ job: 'settle' })
      const run = functions.call({ job: 'every-minute' })
      if (runs < kills) await sleep(1_500 + 300 * runs)
      else await run
      await functions.kill()
      runs += 1
      // Claims lapse after a minute.
      await site.query(`update issue_reader set claimed_at = claimed_at - interval '2 minutes' where state = 'claimed'`)
    }
    const seconds = (Date.now() - begin) / 1000
    const state = await readState(site)
    const got = site.mail.received.filter(({ messageId }) => messageId.startsWith('<bench.')).map(({ to }) => to)
    const named = new Set([...got, ...state.uncertain])
    const load = `${readers} readers, ${kills} runs killed`
    return [
      { name: 'starting an issue', unit: 'ms', value: started, most: 5_000 },
      { name: `${load}: copies`, unit: 'mails', value: got.length - new Set(got).size, most: 0 },
      { name: `${load}: readers of whom nothing is known`, unit: 'rows', value: readers - named.size, most: 0 },
      { name: `${load}: uncertain`, unit: 'rows', value: state.uncertain.length, most: 3 * kills },
      { name: `${load}: runs`, unit: 'runs', value: runs },
      { name: `${load}: all, as fast as the server takes them`, unit: 's', value: seconds },
      { name: 'status', unit: 'ms', value: state.milliseconds, most: 1_000 },
    ]
  } finally {
    await site.stop()
  }
}

/** @returns milliseconds that it took */
async function start(site: Site): Promise<number> {
  await site.query(
    `insert into subscription (id, address, number, email, locale, consent_version, confirmed_at)
    select gen_random_uuid(), 'r' || number || '@example.org', 1, 'r' || number || '@example.org', 'en', '2026-11-22', now()
    from generate_series(1, $1::int) as number`,
    [readers],
  )
  const begin = performance.now()
  await onDatabase(site, () => startIssue('bench', content))
  return performance.now() - begin
}

async function isFinished(site: Site): Promise<boolean> {
  const [row] = await site.query(`select state = 'finished' as is_finished from newsletter_issue`)
  return row?.is_finished === true
}

async function readState(site: Site) {
  const begin = performance.now()
  const [issue] = await onDatabase(site, () => readIssues('bench'))
  return { uncertain: issue?.uncertain ?? [], milliseconds: performance.now() - begin }
}

async function onDatabase<Result>(site: Site, use: () => Promise<Result>): Promise<Result> {
  process.env.NETLIFY_DB_URL = site.proxy.url
  try {
    return await use()
  } finally {
    await closeDatabase()
  }
}
