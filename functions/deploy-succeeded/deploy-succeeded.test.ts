import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getStore } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '../../content/site.ts'
import retryMail from '../retry-mail/retry-mail.ts'
import { sql } from '../shared/database.ts'
import { readHeartbeats } from '../shared/heartbeats.ts'
import { startParts } from '../shared/testing.ts'
import { announceChanges } from './announce-changes.ts'
import deploySucceeded from './deploy-succeeded.ts'

const parts = await startParts()

const key = 'a1b2c3d4e5'
let folder: string
let blobs: BlobsServer
let store: ReturnType<typeof getStore>
let server: Server
let siteUrl: string
/** What the server answers: the days of the sitemap, and the status of the announcement service. */
let days: Record<string, string>
let status: number
let announced: Array<{ urlList: string[]; key: string; keyLocation: string; host: string }>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'indexnow-'))
  blobs = new BlobsServer({ directory: folder, token: 'test' })
  const { port } = await blobs.start()
  const edgeURL = `http://localhost:${port}`
  store = getStore({
    name: 'indexnow',
    siteID: 'test',
    token: 'test',
    edgeURL,
    uncachedEdgeURL: edgeURL,
    consistency: 'strong',
  })
  days = {}
  status = 200
  announced = []
  server = createServer(async (request, response) => {
    if (request.url === '/indexnow') {
      announced.push(JSON.parse(await text(request)))
      return response.writeHead(status).end()
    }
    const urls = Object.entries(days).map(
      ([path, day]) => `<url><loc>${siteUrl}${path}</loc><lastmod>${day}</lastmod></url>`,
    )
    response.end(`<urlset>${urls.join('\n')}</urlset>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  siteUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterEach(async () => {
  server.close()
  await blobs.stop()
  await rm(folder, { recursive: true })
})

const run = () => announceChanges(siteUrl, key, store, `${siteUrl}/indexnow`)

test('only the URLs that have changed since the last deploy are announced, new and removed ones too', async () => {
  days = { '/a': '2026-01-01', '/b': '2026-01-01', '/c': '2026-01-01' }
  await run()
  days = { '/a': '2026-01-01', '/b': '2026-02-02', '/d': '2026-02-02' }
  expect((await run()).sort()).toEqual(['/b', '/c', '/d'].map((path) => siteUrl + path))
  expect(announced[1]).toMatchObject({ key, keyLocation: `${siteUrl}/${key}.txt`, host: new URL(siteUrl).host })
})

test('a deploy that changes nothing announces nothing', async () => {
  days = { '/a': '2026-01-01' }
  await run()
  expect(await run()).toEqual([])
  expect(announced).toHaveLength(1)
})

test('what the service has refused is announced with the next deploy', async () => {
  days = { '/a': '2026-01-01' }
  status = 429
  await expect(run()).rejects.toThrow('429')
  status = 202
  expect(await run()).toEqual([`${siteUrl}/a`])
})

test.each([
  { indexNowKey: key, body: { payload: { context: 'deploy-preview' } } },
  { indexNowKey: '', body: { payload: { context: 'production' } } },
  { indexNowKey: key, body: 'nonsense' },
])('without a key, or for a preview, nothing is asked of anybody: %j', async ({ indexNowKey, body }) => {
  const fetched = await succeed(indexNowKey, body)
  expect(fetched).toEqual([])
})

test('a deploy to production reads the sitemap of the published site, whatever the event says', async () => {
  vi.stubEnv('SITE_URL', siteUrl)
  const fetched = await succeed(key, { payload: { context: 'production', ssl_url: 'https://evil.test' } })
  expect(fetched).toEqual([`${siteUrl}/sitemap.xml`])
})

const production = { payload: { context: 'production' } }

test('the first deploy to production mails that mail works, later ones and previews do not', async () => {
  await succeed('', { payload: { context: 'deploy-preview' } })
  await retryMail()
  expect(parts.mail.mails).toEqual([])
  await succeed('', production)
  await succeed('', production)
  await retryMail()
  expect(parts.mail.to(site.owner.email).map(({ subject }) => subject)).toEqual(['Mail works'])
  await parts.database.run(sql`delete from mail`)
  await succeed('', production)
  await retryMail()
  expect(parts.mail.mails).toHaveLength(1)
})

test('a mail server that fails after a deploy is logged, and the mail waits for it', async () => {
  await parts.mail.stop()
  try {
    await succeed('', production)
    expect(parts.readLog()).toContain('Mail does not work: ESOCKET ECONNREFUSED')
  } finally {
    await parts.mail.start()
  }
  await retryMail()
  expect(parts.mail.mails).toHaveLength(1)
})

test('without a mail server the log says that nobody is told', async () => {
  vi.stubEnv('SMTP_URL', '')
  await succeed('', production)
  expect(parts.readLog()).toContain('SMTP_URL is not set')
})

test('the first deploy erases, so that health has news of it', async () => {
  await succeed('', production)
  expect((await readHeartbeats()).get('erase')).toMatchObject({ isOk: true })
})

test('a database that is away keeps no URLs from being announced', async () => {
  vi.stubEnv('SITE_URL', siteUrl)
  parts.database.cut()
  expect(await succeed(key, production)).toEqual([`${siteUrl}/sitemap.xml`])
  expect(parts.readLog()).toContain('[deploy-succeeded] Mail does not work')
})

/** Calls the function as Netlify does. @returns what it has fetched, but for its hints in the store */
async function succeed(indexNowKey: string, body: unknown): Promise<string[]> {
  vi.stubEnv('INDEXNOW_KEY', indexNowKey)
  const { edgeURL } = JSON.parse(Buffer.from(`${process.env.NETLIFY_BLOBS_CONTEXT}`, 'base64').toString())
  const asked: string[] = []
  const { fetch } = globalThis
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).startsWith(edgeURL)) return fetch(input, init)
    asked.push(String(input))
    throw new Error('No network in this test')
  })
  const request = new Request('http://localhost', { method: 'POST', body: JSON.stringify(body) })
  expect((await deploySucceeded(request)).status).toBe(200)
  fetched.mockRestore()
  return asked
}
