import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'playwright/test'
import { courses } from '../../model/kinds/courses.ts'
import { pricedServices } from '../../model/kinds/estimate.ts'
import { site } from '../../model/kinds/site.ts'
import { question } from '../../renderer/tests/testing-content.ts'

// Only the served site shows this: agents reach the server over the network, and it finds the files of the build.

const eras = { 2025: {}, 2026: { versionNegotiation: { mode: 'auto' as const } } }

for (const [era, options] of Object.entries(eras)) {
  test(`a client of ${era} searches the served site, opens what it finds and reads it`, async ({
    baseURL,
    request,
  }) => {
    const client = new Client({ name: 'test', version: '1.0.0' }, options)
    await client.connect(new StreamableHTTPClientTransport(new URL(`${baseURL}/mcp`)))
    const { tools } = await client.listTools()
    expect(tools).toHaveLength(4 + Number(courses.all.length > 0) + Number(pricedServices.length > 0))
    const query = question('en')
    const { structuredContent } = await client.callTool({ name: 'search_site', arguments: { query } })
    const { grade, results } = structuredContent as { grade: string; results: { url: string }[] }
    expect(grade).toBe('answers')
    const { pathname, hash } = new URL(results[0]?.url ?? '')
    const document = await (await request.get(pathname)).text()
    expect(document).toContain(` id="${hash.slice(1)}"`)
    const page = await client.callTool({ name: 'get_page', arguments: { path: pathname } })
    expect((page.structuredContent as { markdown: string }).markdown).toMatch(/^# \S/)
    expect(await client.callTool({ name: 'get_page', arguments: { path: 5 } })).toMatchObject({ isError: true })
    await client.close()
  })
}

test('a client that knows the domain alone follows the catalog to the free times', async ({ baseURL, request }) => {
  const read = async (url: string, accept: string) => {
    // The build has the address of the published site.
    const response = await request.get(new URL(url, baseURL).pathname, { headers: { accept } })
    expect(response.headers()['content-type']).toBe(accept)
    expect(response.headers()['access-control-allow-origin']).toBe('*')
    return response.json()
  }
  const page = await request.get('/')
  expect(page.headers().link).toContain('rel="api-catalog"')
  expect(page.headers().vary).toContain('Accept')
  const card = 'application/mcp-server-card+json'
  const { entries } = await read('/.well-known/ai-catalog.json', 'application/ai-catalog+json')
  const { url } = entries.find(({ type }: { type: string }) => type === card)
  const { remotes, name } = await read(url, card)
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(new URL(remotes[0].url).pathname, baseURL)))
  expect(client.getServerVersion()?.name.split('/')[1]).toBe(name.split('/')[1])
  test.skip(!site.booking, 'no appointments')
  const free = await client.callTool({ name: 'check_availability', arguments: { type: 'call', place: 'online' } })
  const { starts } = free.structuredContent as { starts: string[] }
  expect(starts.length).toBeGreaterThan(0)
  await client.close()
})

test('the served function for agents refuses other methods, other sites and long bodies', async ({ request }) => {
  expect((await request.get('/mcp')).status()).toBe(405)
  expect((await request.post('/mcp', { data: {}, headers: { origin: 'https://evil.example' } })).status()).toBe(403)
  expect((await request.post('/mcp', { data: { text: 'x'.repeat(65 * 1024) } })).status()).toBe(413)
})
