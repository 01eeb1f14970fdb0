import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { site } from '../../content/site.ts'
import { serviceSlugs } from '../../content/slugs.ts'
import { localeCodes } from '../../locales/locales.ts'
import { startParts } from '../shared/testing.ts'
import mcp, { config } from './mcp.ts'

// The official client calls the function in this process. The files that a build writes are small ones of the test.

await startParts()

const address = 'http://localhost:8888/mcp'

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-'))
  symlinkSync(resolve('locales'), join(folder, 'locales'))
  mkdirSync(join(folder, 'dist/agents'), { recursive: true })
  mkdirSync(join(folder, 'dist/client/es/services'), { recursive: true })
  writeFileSync(join(folder, 'secret.md'), 'secret')
  writeFileSync(join(folder, 'dist/client/index.md'), '# Home\n')
  writeFileSync(join(folder, 'dist/client/404.md'), '# Nothing\n')
  writeFileSync(join(folder, 'dist/client/es/services/rag.md'), '# Taller de RAG\n')
  for (const locale of localeCodes) {
    const long = 'The RAG workshop teaches retrieval with LangChain on your own documents. '.repeat(12)
    const sections = [{ id: 'plan', heading: 'The RAG workshop', passages: [long] }]
    const page = { path: '/services/rag', name: 'RAG', title: 'RAG workshop', description: '', keywords: [], weight: 1 }
    writeFileSync(join(folder, 'dist/agents', `${locale}.json`), JSON.stringify([{ ...page, sections }]))
  }
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})

afterAll(() => void vi.restoreAllMocks())

const eras = [
  { era: 'of 2025', options: {} },
  { era: 'of 2026', options: { versionNegotiation: { mode: 'auto' as const } } },
]

async function connect(options: object): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, options)
  const fetch = (url: string | URL, init?: RequestInit) => mcp(new Request(url, init))
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { fetch }))
  return client
}

test.each(eras)('a client $era sees tools that only read, described in constant words', async ({ options }) => {
  const client = await connect(options)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search_site', 'get_page', 'list_services', 'check_availability'])
  for (const { annotations, outputSchema, description } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false })
    expect(outputSchema).toMatchObject({ type: 'object' })
    expect(description).toMatch(/^\S.{40,}/)
  }
  expect(client.getInstructions()).toContain(`${site.url}/contact`)
  await client.close()
})

test.each(eras)('a client $era searches, reads a page and lists services', async ({ options }) => {
  const client = await connect(options)
  const call = async (name: string, args: object) =>
    (await client.callTool({ name, arguments: { ...args } })).structuredContent
  expect(await call('search_site', { query: 'RAG workshop with LangChain' })).toMatchObject({
    results: [{ title: 'RAG workshop', url: `${site.url}/services/rag#plan`, heading: 'The RAG workshop' }],
  })
  expect(await call('search_site', { query: 'penguins', locale: 'fr' })).toEqual({ answered: false, results: [] })
  expect(await call('get_page', { path: '/' })).toEqual({ markdown: '# Home\n' })
  for (const path of ['/es/services/rag', '/es/services/rag.md#plan', `${site.url}/es/services/rag`])
    expect(await call('get_page', { path })).toEqual({ markdown: '# Taller de RAG\n' })
  for (const locale of localeCodes) {
    const { services } = (await call('list_services', { locale })) as { services: Array<{ url: string; name: string }> }
    expect(services).toHaveLength(serviceSlugs.length)
    expect(services[0]?.url).toContain(`${site.url}${locale === 'en' ? '' : `/${locale}`}/services/`)
  }
  await client.close()
})

test('a passage is at most 500 characters long', async () => {
  const client = await connect({})
  const { structuredContent } = await client.callTool({ name: 'search_site', arguments: { query: 'RAG workshop' } })
  const [result] = (structuredContent as { results: Array<{ passage: string }> }).results
  expect(result?.passage).toHaveLength(500)
})

test('free appointments are listed, and a city has no calls', async () => {
  const client = await connect({})
  const look = (args: object) => client.callTool({ name: 'check_availability', arguments: { ...args } })
  expect((await look({ type: 'call', place: 'online' })).structuredContent).toMatchObject({
    zone: 'Europe/Madrid',
    starts: expect.any(Array),
  })
  expect(await look({ type: 'call', place: 'madrid' })).toMatchObject({ isError: true })
})

test.each([
  ['search_site', { query: 'x'.repeat(201) }],
  ['search_site', { query: ' ' }],
  ['search_site', { query: 'RAG', limit: 11 }],
  ['search_site', { query: 'RAG', locale: 'de' }],
  ['get_page', { path: '/nothing' }],
  ['get_page', { path: '/404' }],
  ['get_page', { path: '/../../secret' }],
  ['get_page', { path: '/..%2f..%2fsecret' }],
  ['get_page', { path: 'https://example.org/' }],
  ['list_services', { locale: '__proto__' }],
])('wrong arguments of %s are an error, not a crash: %j', async (name, args) => {
  const client = await connect({})
  expect(await client.callTool({ name, arguments: args })).toMatchObject({ isError: true })
})

const post = (headers: Record<string, string>, body = '{}') =>
  mcp(new Request(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }))

test('pages of other sites, other methods and long bodies are refused', async () => {
  expect((await mcp(new Request(address))).status).toBe(405)
  expect((await mcp(new Request(address, { method: 'DELETE' }))).status).toBe(405)
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3000', 'nonsense'])
    expect((await post({ origin })).status).toBe(403)
  expect((await post({ origin: 'http://localhost:8888' })).status).not.toBe(403)
  expect((await post({}, JSON.stringify({ text: 'x'.repeat(66_000) }))).status).toBe(413)
  expect((await post({ 'content-type': 'text/plain' })).status).toBe(415)
  const response = await post({})
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('the function is served at its path, without a rate limit', () => {
  expect(config).toEqual({ path: '/mcp' })
})
