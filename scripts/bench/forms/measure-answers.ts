import { randomBytes, randomUUID } from 'node:crypto'
import { createNewsletterLink } from '../../../functions/shared/links.ts'
import type { Figure } from '../figure.ts'
import { forEachConcurrent } from './for-each-concurrent.ts'
import { countWaiting, seedLeads } from './seed.ts'
import type { Answer, Functions } from './start-functions.ts'
import { signingSecret, startSite } from './start-servers.ts'

/** What visitors wait for, and what nothing that they send may break. */
export async function measureAnswers(postgres: string | undefined): Promise<Figure[]> {
  return [
    ...(await measureWaits(postgres)),
    ...(await measureUnsubscribes(postgres)),
    ...(await measureMalformedBodies(postgres)),
    ...(await measureMalformedRows(postgres)),
    ...(await measureErasing(postgres)),
  ]
}

/** Sends a valid message as the page's script does. */
export function postMessage(functions: Functions, id: string = randomUUID()): Promise<Answer> {
  const fields = { id, name: 'Ana', email: `${id}@example.org`, message: 'A question', locale: 'es', elapsed: 20_000 }
  return functions.call({
    job: 'post',
    path: '/api/contact',
    body: JSON.stringify(fields),
    type: 'application/json',
  })
}

async function measureWaits(postgres: string | undefined): Promise<Figure[]> {
  const site = await startSite(postgres, { answerAfter: Number.POSITIVE_INFINITY })
  const working = await startSite(postgres)
  try {
    const [functions, others] = [working.start(), site.start()]
    await Promise.all([functions.call({ job: 'settle' }), others.call({ job: 'settle' })])
    let longest = 0
    for (let count = 0; count < 5; count++) {
      const { status, milliseconds } = await postMessage(functions)
      longest = Math.max(longest, status === 201 ? milliseconds : Number.NaN)
    }
    working.proxy.behaviour.judge = () => 'hang'
    site.proxy.behaviour.judge = () => 'hang'
    const hanging = await postMessage(functions)
    const both = await postMessage(others)
    const seconds = ({ status, milliseconds }: Answer, expected: number) =>
      status === expected ? milliseconds / 1000 : Number.NaN
    return [
      { name: 'wait for 201, database 80 ms away, the longest of 5', unit: 'ms', value: longest, most: 400 },
      { name: 'wait for 201, database hangs', unit: 's', value: seconds(hanging, 201), most: 10 },
      { name: 'wait for 503, database and mail server hang', unit: 's', value: seconds(both, 503), most: 18 },
    ]
  } finally {
    await Promise.all([site.stop(), working.stop()])
  }
}

async function measureUnsubscribes(postgres: string | undefined): Promise<Figure[]> {
  const site = await startSite(postgres)
  try {
    const rows = await site.query(
      `insert into subscription (id, address, number, email, locale, consent_version, confirmed_at)
      select gen_random_uuid(), 'r' || number || '@example.org', 1, 'r' || number || '@example.org', 'fr', '2026-11-22', now()
      from generate_series(1, 100) as number returning id::text`,
    )
    const functions = site.start()
    const start = Date.now()
    const answers = await Promise.all(
      rows.map(({ id }) => {
        const link = createNewsletterLink('unsubscribe', String(id), 'fr', { SIGNING_SECRET: signingSecret } as never)
        const { pathname, search } = new URL(link)
        const body = 'List-Unsubscribe=One-Click'
        return functions.call({
          job: 'post',
          path: `${pathname}${search}`,
          body,
          type: 'application/x-www-form-urlencoded',
        })
      }),
    )
    const [left] = await site.query('select count(*)::int as count from subscription where left_at is not null')
    const load = '100 one-click unsubscribes at once'
    return [
      {
        name: `${load}: 200`,
        unit: 'answers',
        value: answers.filter(({ status }) => status === 200).length,
        least: 100,
      },
      { name: `${load}: have left`, unit: 'rows', value: Number(left?.count), least: 100 },
      { name: `${load}: all answered`, unit: 's', value: (Date.now() - start) / 1000, most: 60 },
    ]
  } finally {
    await site.stop()
  }
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** Bodies that no form sends. */
const malformed: Array<(count: number) => { body: string; type: string }> = [
  () => ({ body: randomBytes(200).toString('latin1'), type: json }),
  () => ({ body: randomBytes(200).toString('latin1'), type: form }),
  () => ({ body: '', type: json }),
  () => ({ body: '', type: form }),
  () => ({ body: 'null', type: json }),
  () => ({ body: '[]', type: json }),
  (count) => ({ body: `${count}`, type: json }),
  () => ({ body: '{"name":"Ana","email":', type: json }),
  () => ({ body: `${'['.repeat(20_000)}${']'.repeat(20_000)}`, type: json }),
  () => ({ body: '{"__proto__":{"name":"Ana"},"constructor":1,"toString":null}', type: json }),
  () => ({ body: '{"name":{},"email":[],"message":5,"id":"x","locale":"xx","elapsed":"soon"}', type: json }),
  (count) => ({
    body: `{"name":"A\\u0000na ${count}","email":"n${count}@example.org","message":"\\u0000\\ud800 \\u202e","page":"/\\u0000"}`,
    type: json,
  }),
  (count) => ({ body: `name=%00%FF%ED%A0%80&email=z${count}%40example.org&message=%00%C3%28&id=%00`, type: form }),
  () => ({ body: 'name=%E0%A4%A&email=a&message=%', type: form }),
  () => ({ body: `name=${'a'.repeat(70_000)}`, type: form }),
  () => ({ body: '&a=1'.repeat(10_000), type: form }),
  (count) => ({
    body: JSON.stringify({ email: `@${count}`, consent: 'yes', name: '"', message: "'; drop table lead" }),
    type: json,
  }),
  () => ({ body: '<xml/>', type: 'text/xml' }),
  () => ({ body: '{}', type: 'multipart/form-data; boundary=x' }),
  () => ({ body: '{}', type: '' }),
]

async function measureMalformedBodies(postgres: string | undefined): Promise<Figure[]> {
  const site = await startSite(postgres, { delay: 0, answerAfter: 0 })
  try {
    const functions = site.start()
    const statuses = new Map<number, number>()
    await forEachConcurrent(
      Array.from({ length: 10_000 }, (_, count) => count),
      50,
      async (count) => {
        const create = malformed[count % malformed.length] ?? (() => ({ body: '', type: '' }))
        const path = Math.floor(count / malformed.length) % 2 === 0 ? '/api/contact' : '/api/newsletter'
        const { status } = await functions.call({ job: 'post', path, ...create(count) })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      },
    )
    const failed = [...statuses].flatMap(([status, count]) => (status < 200 || status >= 500 ? [count] : []))
    const value = failed.reduce((sum, count) => sum + count, 0)
    return [{ name: '10,000 malformed bodies: answers of 5xx or none', unit: 'answers', value, most: 0 }]
  } finally {
    await site.stop()
  }
}

/** 1,000 rows that cannot be read lie before 20 that can; half of those and 10 good ones are past their time. */
async function measureMalformedRows(postgres: string | undefined): Promise<Figure[]> {
  const site = await startSite(postgres, { delay: 0, answerAfter: 0 })
  try {
    await seedLeads(site, 1_000, { pending: 1_000, expired: 500 })
    await site.query(`with numbered as (select id, row_number() over () as number from lead)
      update lead set locale = case when number % 4 = 0 then 'xx' else locale end,
        details = (array['{"company": 5}', '"text"', 'null', '5'])[1 + number % 4]::jsonb
      from numbered where numbered.id = lead.id`)
    await site.query(`update mail set kind = 'riddle' where kind = 'receipt' and id % 10 = 0`)
    await site.query(`update mail set due_at = due_at - interval '1 hour'`)
    await seedLeads(site, 20, { pending: 20 })
    const functions = site.start()
    const run = await functions.call({ job: 'send-mails' })
    const erased = await functions.call({ job: 'erase-expired' })
    const [left] = await site.query('select count(*)::int as count from lead where expires_on < current_date')
    const load = '1,000 malformed rows before 20 good ones'
    const { received } = site.mail
    return [
      { name: `${load}: mails of the good ones`, unit: 'mails', value: received.length, least: 40, most: 40 },
      {
        name: `${load}: runs that ended well`,
        unit: 'runs',
        value: [run, erased].filter(({ status }) => status === 204).length,
        least: 2,
      },
      { name: `${load}: expired ones that are left`, unit: 'rows', value: Number(left?.count), most: 0 },
      { name: `${load}: mails that still wait`, unit: 'mails', value: await countWaiting(site) },
    ]
  } finally {
    await site.stop()
  }
}

async function measureErasing(postgres: string | undefined): Promise<Figure[]> {
  const site = await startSite(postgres, { delay: 100 })
  try {
    await seedLeads(site, 12_000, { expired: 1_200 })
    const { milliseconds } = await site.start().call({ job: 'erase-expired' })
    const [row] = await site.query('select count(*)::int as count from lead')
    const load = '1,200 of 12,000 messages expired, 100 ms'
    return [
      { name: `${load}: kept after one run`, unit: 'rows', value: Number(row?.count), least: 10_800, most: 10_800 },
      { name: `${load}: the run`, unit: 's', value: milliseconds / 1000, most: 22 },
    ]
  } finally {
    await site.stop()
  }
}
