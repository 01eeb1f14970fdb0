import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'playwright/test'
import { datedCourses } from '../../model/kinds/courses.ts'
import { pricedServices } from '../../model/kinds/estimate.ts'

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
    expect(tools).toHaveLength(4 + Number(datedCourses.length > 0) + Number(pricedServices.length > 0))
    const query = 'How long does the RAG workshop take?'
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

test('the served function for agents refuses other methods, other sites and long bodies', async ({ request }) => {
  expect((await request.get('/mcp')).status()).toBe(405)
  expect((await request.post('/mcp', { data: {}, headers: { origin: 'https://evil.example' } })).status()).toBe(403)
  expect((await request.post('/mcp', { data: { text: 'x'.repeat(65 * 1024) } })).status()).toBe(413)
})
