import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getStore } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceChanges } from './announce-changes.ts'
import deploySucceeded from './deploy-succeeded.ts'

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
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
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

/** Calls the function as Netlify does. @returns what it has fetched */
async function succeed(indexNowKey: string, body: unknown): Promise<string[]> {
  vi.stubEnv('INDEXNOW_KEY', indexNowKey)
  const context = { edgeURL: siteUrl, uncachedEdgeURL: siteUrl, siteID: 'test', token: 'test', deployID: '0' }
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'))
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('No network in this test'))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const request = new Request('http://localhost', { method: 'POST', body: JSON.stringify(body) })
  expect((await deploySucceeded(request)).status).toBe(200)
  return fetched.mock.calls.map(([input]) => String(input))
}
