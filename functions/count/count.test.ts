import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { site } from '../../model/kinds/site.ts'
import { today } from '../../model/today.ts'
import markdown from '../../netlify/edge-functions/markdown.ts'
import { createIndex } from '../../search/build.ts'
import type { SearchDocument } from '../../search/documents.ts'
import { startParts } from '../../testing/parts.ts'
import ask from '../ask/ask.ts'
import { describeSums, readSums } from '../counts/read-counts.ts'
import { saveKept } from '../counts/store.ts'
import mcp from '../mcp/mcp.ts'
import { readWeek } from '../owner/visits.ts'
import { signToken } from '../shared/http/links.ts'
import type { Background } from '../shared/http/requests.ts'
import { openStore } from '../shared/mail/outbox.ts'
import count from './count.ts'

const parts = await startParts()
const own = 'https://site.test'
const person =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const [first = 'en'] = localeCodes

/** Pages of a site that this test has made, with one prepared question. */
const pages = ['/', '/services', '/services/rag', '/prices', '/contact', '/404']
const topic = '/services/rag#plan'

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'count-'))
  for (const name of ['locales', 'content']) symlinkSync(resolve(name), join(folder, name))
  mkdirSync(join(folder, 'dist/agents'), { recursive: true })
  const topics = Object.fromEntries(localeCodes.map((code) => [code, { [topic]: 'The plan' }]))
  writeFileSync(join(folder, 'dist/agents/places.json'), JSON.stringify({ pages, topics }))
  for (const locale of localeCodes) {
    const create = (path: string, id: string, heading: string, passage: string): SearchDocument => ({
      path: localizePath(path, locale),
      category: 'services',
      name: heading,
      title: heading,
      description: '',
      keywords: [],
      weight: 1,
      sections: [{ id, heading, passages: [passage] }],
    })
    const documents = [
      create('/services/rag', 'plan', 'Timetable', 'The zeppelin workshop takes two days, with a break at noon.'),
      create('/prices', 'day', 'Fees', 'Fees are fixed before anybody decides, and travel comes on top of them.'),
      create('/contact', 'ways', 'Ways', 'Letters are read each morning, and answered within one working day.'),
    ]
    const files = Object.fromEntries(createIndex(documents, locale, { [topic]: 'how long is it; duration' }))
    writeFileSync(join(folder, `dist/agents/${locale}.json`), JSON.stringify(files))
  }
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})

beforeEach(() => {
  // The files of the test stand in the working folder.
  vi.stubEnv('SITE_FOLDER', '')
  vi.stubEnv('SITE_URL', own)
  vi.stubEnv('SIGNING_SECRET', 'a secret of the tests that is long enough')
})

afterAll(() => void vi.restoreAllMocks())

type Given = { headers?: Record<string, string>; background?: Partial<Background> }

/** Calls a function as its host does, and waits until the work after its answer is done. */
async function call(handle: typeof count, path: string, body: unknown, { headers, background }: Given = {}) {
  const work: Promise<unknown>[] = []
  const request = new Request(own + path, {
    method: 'POST',
    headers: { 'user-agent': person, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await handle(request, { waitUntil: (promise) => void work.push(promise), ...background })
  await Promise.all(work)
  return response
}

const visit = (page = '/', rest: object = {}) => ({ from: '', views: [{ page, locale: first }], sent: [], ...rest })

const send = (body: unknown, given?: Given) => call(count, '/api/count', body, given)

/** All sums, once the minute's run has saved them. */
async function listSums() {
  await saveKept()
  return (await readSums()).map(({ kind, what, locale, source, count }) =>
    [kind, what, locale, source, count].filter((part) => part !== '').join(' '),
  )
}

test('a document is a visit of its source, with a view of each page and what was sent at the first', async () => {
  const views = [
    { page: '/prices', locale: first },
    { page: '/contact', locale: first },
  ]
  const response = await send({ from: 'www.google.es', views, sent: ['contact', 'contact', 'booking'] })
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(await listSums()).toEqual([
    `booking /prices ${first} search 1`,
    `contact /prices ${first} search 1`,
    `view /contact ${first} search 1`,
    `view /prices ${first} search 1`,
    `visit /prices ${first} search 1`,
  ])
})

test('a document that a page of this site led to is no other visit', async () => {
  await send(visit('/prices', { from: 'site.test' }))
  expect(await listSums()).toEqual([`view /prices ${first} direct 1`])
})

test.each<[string, unknown, Given?]>([
  ['no JSON', '{'],
  ['a page that there is not', visit('/admin.php')],
  ['a language that there is not', { from: '', views: [{ page: '/', locale: 'xx' }], sent: [] }],
  ['a form that there is not', visit('/', { sent: ['lottery'] })],
  ['more pages than a document opens', { ...visit(), views: Array(21).fill({ page: '/', locale: first }) }],
  ['more than a document sends', 'x'.repeat(9_000)],
  ['a page of another site', visit(), { headers: { origin: 'https://evil.example' } }],
  ['a page of another site, as browsers say', visit(), { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['somebody who objects', visit(), { headers: { 'sec-gpc': '1' } }],
  ['somebody who objects in the old way', visit(), { headers: { dnt: '1' } }],
  ['a preview', visit(), { background: { deploy: { context: 'deploy-preview' } } }],
])('%s gets the same answer and counts nothing', async (_, body, given) => {
  expect((await send(body, given)).status).toBe(204)
  expect(await listSums()).toEqual([])
})

test('the owner, whose device has opened the desk once, is not counted', async () => {
  const token = signToken(
    { name: 'device', seconds: 60, path: '' },
    crypto.randomUUID(),
    `${process.env.SIGNING_SECRET}`,
  )
  await send(visit(), { headers: { cookie: `desk=${token}` } })
  expect(await listSums()).toEqual([])
  await send(visit(), { headers: { cookie: 'desk=a.1.b' } })
  expect(await listSums()).toHaveLength(2)
})

test('a site that counts nothing counts nothing', async () => {
  site.counts = false
  await send(visit())
  site.counts = true
  expect(await listSums()).toEqual([])
})

test('one network counts up to a bound in an hour, others all the same', async () => {
  const ips = Array.from({ length: 130 }, (_, host) => `192.0.2.${host}`)
  await Promise.all(ips.map((ip) => send(visit(), { background: { ip } })))
  await send(visit(), { background: { ip: '198.51.100.7' } })
  expect(await listSums()).toContain(`visit / ${first} direct 121`)
})

test('sums wait outside of the database until a run saves them; what cannot be read there is dropped', async () => {
  await send(visit())
  expect(await readSums()).toEqual([])
  await saveKept()
  await saveKept()
  expect(await readSums()).toMatchObject([{ count: 1 }, { count: 1 }])
})

test('sums that cannot be kept cost nobody anything', async () => {
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '')
  parts.database.cut()
  expect((await send(visit())).status).toBe(204)
  expect(parts.readLog()).toContain('sums are lost')
})

/** The same numbers in each run. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

test('a week of a crowd: each sum is the truth, none below three is told, and no question is kept', async () => {
  // A store that answers too late, as on a busy machine, loses sums: another test is about that.
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  onTestFinished(() => patience.mockRestore())
  const random = createRandom(59)
  const truth = new Map<string, number>()
  const note = (...key: string[]) => truth.set(key.join(' '), (truth.get(key.join(' ')) ?? 0) + 1)
  const hosts = {
    'www.google.es': 'search',
    'chatgpt.com': 'assistant',
    'lnkd.in': 'social',
    'partner.example': 'link',
    '': 'direct',
  }
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item

  const visits = Array.from({ length: 1_000 }, () => {
    const [from = '', source = ''] = pick(Object.entries(hosts))
    const locale: Locale = pick(localeCodes)
    const views = Array.from({ length: 1 + random(4) }, () => ({ page: pick(pages), locale }))
    const landing = views[0]?.page ?? ''
    const sent = random(20) === 0 ? [pick(['contact', 'booking', 'course', 'newsletter'])] : []
    note('visit', landing, locale, source)
    for (const { page } of views) note('view', page, locale, source)
    for (const form of sent) note(form, landing, locale, source)
    return { from, views, sent }
  })
  // A hundred in the same moment.
  for (let start = 0; start < visits.length; start += 100)
    await Promise.all(visits.slice(start, start + 100).map((each) => send(each)))
  expect((await openStore('counts')?.list())?.blobs.length).toBeLessThan(100)

  const machines = {
    openai: 'ChatGPT-User/1.0',
    google: 'Googlebot/2.1',
    anthropic: 'Claude-User/1.0',
    amazon: 'Mozilla/5.0 (compatible; Amzn-User/0.1)',
  }
  for (let number = 0; number < 100; number++) {
    const [family = '', userAgent = ''] = pick(Object.entries(machines))
    const headers = { 'user-agent': userAgent }
    const page = pick(pages)
    if (number % 3 === 0) await send(visit(page), { headers })
    else if (number % 3 === 1) await readMarkdown(page, headers)
    else await callTool(headers)
    note('machine', number % 3 === 2 ? 'list_services' : page, family)
  }

  for (let number = 0; number < 30; number++) {
    const locale = pick(localeCodes)
    const isAnswered = number >= 12
    const isNear = number % 2 === 0
    const question = isAnswered
      ? 'When are letters read each morning?'
      : isNear
        ? 'zeppelin licorice qwyjibo'
        : 'xylophone qwyjibo'
    const response = await call(
      ask,
      '/api/ask',
      { question, locale },
      { headers: { 'content-type': 'application/json' } },
    )
    expect(await response.json()).toMatchObject({
      grade: isAnswered ? 'answers' : expect.stringMatching(/nearest|none/),
    })
    if (!isAnswered) note('topic', isNear ? topic : '', locale)
  }

  while ((await openStore('counts')?.list())?.blobs.length) await saveKept()
  const sums = await readSums()
  const found = sums.map(({ kind, what, locale, source, count }): [string, number] => [
    [kind, what, locale, source].filter((part, index) => part !== '' || (kind === 'topic' && index === 1)).join(' '),
    count,
  ])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(truth))
  expect(sums.filter(({ kind }) => kind === 'visit').reduce((sum, { count }) => sum + count, 0)).toBe(1_000)

  const told = JSON.stringify(describeSums(sums))
  expect(told).not.toMatch(/"(views|sent|count)":[12]\b/)
  expect(told).toContain('"<3"')
  const dump = JSON.stringify(await dumpDatabase()) + parts.readLog()
  expect(dump).toContain('list_services')
  expect(dump).not.toMatch(/xylophone|qwyjibo|licorice|letters/i)

  // The week that begins tomorrow has these days behind it.
  vi.useFakeTimers({ now: Date.now() + 24 * 3600_000, toFake: ['Date'] })
  const [came, , , read, topics] = await readWeek()
  expect([came?.total, read?.total, topics?.total]).toEqual(
    ['1,000', '100', '12'].map((week) => expect.stringMatching(new RegExp(`^${week.replace(',', '.?')}\\D`))),
  )
  expect(JSON.stringify(topics?.parts)).toContain('#plan')
}, 60_000)

async function readMarkdown(page: string, headers: Record<string, string>) {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith(own)) return fetch(url, init)
    if (!url.endsWith('/api/count')) return new Response('# Page')
    return send(String(init.body), { headers: Object.fromEntries(new Headers(init.headers)) })
  })
  const work: Promise<unknown>[] = []
  const request = new Request(own + localizePath(page, first), { headers: { ...headers, accept: 'text/markdown' } })
  await markdown(request, { next: async () => new Response(''), waitUntil: (promise) => void work.push(promise) })
  await Promise.all(work)
  vi.unstubAllGlobals()
}

function callTool(headers: Record<string, string>) {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_services', arguments: {} } }
  return call(mcp, '/mcp', body, { headers: { ...headers, 'content-type': 'application/json' } })
}

/** All rows of all tables as text. */
async function dumpDatabase() {
  const { readBackup } = await import('../../scripts/backup/read-backup.ts')
  const answers = await parts.database.run({ text: 'select * from answer, spending, heartbeat', values: [] })
  return [await readBackup(), answers, today()]
}
