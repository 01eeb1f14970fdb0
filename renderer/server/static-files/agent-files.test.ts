import { hash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { pages } from '../../../pages/data/all-pages.ts'
import { getSiteUrl } from '../../../pages/data/site-url.ts'
import { getMarkdownPath } from '../../shared/urls.ts'
import { listAgentFiles } from './agent-files.ts'
import { createHeaders } from './headers.ts'
import { createRobots } from './static-files.ts'

vi.mock('../inline-scripts.ts', () => ({ listScriptHashes: () => [] }))

afterEach(() => {
  vi.doUnmock('../../../model/kinds/site.ts')
  vi.resetModules()
})

const files = listAgentFiles(async (path) => `# ${path}`)

async function read(path: string, from = files): Promise<string> {
  const file = from.find((one) => one.path === path)
  if (!file) throw new Error(`No file has the path ${path}`)
  return file.create()
}

/** The headers that the build declares for a path. */
function readHeaders(path: string): Map<string, string> {
  const rules = createHeaders({ SITE_URL: 'https://site.test' } as Parameters<typeof createHeaders>[0]).split(
    /\n(?=\/)/,
  )
  const [, ...lines] = rules.find((rule) => rule.startsWith(`${path}\n`))?.split('\n') ?? []
  return new Map(lines.map((line) => line.trim().split(/: (.*)/s, 2) as [string, string]))
}

test('a client that knows the domain alone is led to the MCP server', async () => {
  const { entries } = JSON.parse(await read('/.well-known/ai-catalog.json'))
  expect(entries).toMatchObject([
    { type: 'application/mcp-server-card+json', identifier: expect.stringMatching(/^urn:air:/) },
  ])
  const { pathname } = new URL(entries[0].url)
  const card = JSON.parse(await read(pathname))
  expect(card.remotes).toEqual([{ type: 'streamable-http', url: `${getSiteUrl()}/mcp` }])
  expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
  expect(card.description.length).toBeLessThanOrEqual(100)
  expect(await read('/.well-known/mcp/server-card.json')).toBe(await read(pathname))
})

test('the skill has the digest and the name that the index gives', async () => {
  const { skills } = JSON.parse(await read('/.well-known/agent-skills/index.json'))
  for (const { url, digest, name, description } of skills) {
    const text = await read(url)
    expect(digest).toBe(`sha256:${hash('sha256', text)}`)
    expect(url).toContain(`/${name}/SKILL.md`)
    expect(text.startsWith(`---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`)).toBe(true)
  }
  expect(skills).toHaveLength(1)
})

test('every file has its media type, and pages of other origins may read these files alone', () => {
  for (const { path, type } of files) {
    const headers = readHeaders(path)
    expect(headers.get('Content-Type'), path).toBe(type)
    expect(headers.get('Access-Control-Allow-Origin'), path).toBe('*')
  }
  for (const path of ['/*', '/robots.txt', '/', ...pages.slice(0, 5).map((page) => page.path)])
    expect(readHeaders(path).has('Access-Control-Allow-Origin'), path).toBe(false)
  expect(readHeaders('/.well-known/api-catalog').get('Link')).toContain('rel="api-catalog"')
})

test('every page names its Markdown version, the catalog and the overview, and depends on what is asked for', () => {
  for (const page of pages) {
    const headers = readHeaders(page.path)
    if (!page.hasOwnUrl) expect(headers.size).toBe(0)
    else {
      expect(headers.get('Vary'), page.path).toBe('Accept')
      const links = headers.get('Link')?.split(', ') ?? []
      expect(links.map((link) => /^<(\/[^>]*)>; rel="([a-z-]+)"; type="[^"]+"$/.exec(link)?.slice(1))).toEqual([
        [getMarkdownPath(page.path), 'alternate'],
        ['/.well-known/api-catalog', 'api-catalog'],
        [expect.stringMatching(/^(\/[a-z]{2})?\/llms\.txt$/), 'describedby'],
      ])
    }
  }
})

test('the catalog of interfaces has a page that explains each of them, and robots may call them', async () => {
  const { linkset } = JSON.parse(await read('/.well-known/api-catalog'))
  const [{ item }, ...services] = linkset
  for (const service of services) {
    expect(item).toContainEqual({ href: service.anchor })
    expect(service['service-doc'].length).toBeGreaterThan(0)
    expect(createRobots(false).split('\n')).toContain(`Allow: ${new URL(service.anchor).pathname}`)
  }
})

test('a site without appointments and courses says nothing of them', async () => {
  vi.resetModules()
  const { site } = await import('../../../model/kinds/site.ts')
  const { courses } = await import('../../../model/kinds/courses.ts')
  site.booking = false
  Object.assign(courses, { all: [] })
  const { listAgentFiles } = await import('./agent-files.ts')
  const bare = listAgentFiles(async () => '').filter(({ path }) => !path.includes('llms'))
  for (const { path } of bare) {
    const text = await read(path, bare)
    expect(text, path).not.toMatch(/book|times|appointment|course|seat/i)
  }
})
