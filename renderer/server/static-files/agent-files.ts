import { hash } from 'node:crypto'
import { defaultLocale, localeCodes } from '../../../locales/locales.ts'
import { localizePath } from '../../../locales/paths.ts'
import { site } from '../../../model/kinds/site.ts'
import { describeMcpServer } from '../../../model/mcp-server.ts'
import { hasPages } from '../../../pages/data/route-facts.ts'
import { href } from '../../../pages/data/routes.ts'
import { getSiteUrl, toWholeUrl } from '../../../pages/data/site-url.ts'
import { feedPaths, getMarkdownPath } from '../../shared/urls.ts'
import { createSkill, skill } from './agent-skill.ts'
import { createLlmsFull, createLlmsTxt, getLlmsPath } from './llms-txt.ts'

/** A file by which programs find what the site offers them. Pages of other origins may read it. */
export type AgentFile = { path: string; type: string; create: () => string | Promise<string> }

export const apiCatalog = { path: '/.well-known/api-catalog', type: 'application/linkset+json' }

/** The addresses that a program can call, and that robots.txt allows. */
export const openApis = ['/mcp', ...(site.booking ? ['/api/booking/times'] : [])]

const cardPath = '/mcp/server-card'
const cardType = 'application/mcp-server-card+json'
const skillPath = `/.well-known/agent-skills/${skill.name}/SKILL.md`

/** All of them, from the data of pages and tools. None names something that the site does not have. */
export function listAgentFiles(readMarkdown: (path: string) => Promise<string>): AgentFile[] {
  const card = { type: cardType, create: () => toJson(createServerCard()) }
  return [
    { path: cardPath, ...card },
    // Some readers look for it here, without the catalog that leads to it.
    { path: '/.well-known/mcp/server-card.json', ...card },
    {
      path: '/.well-known/ai-catalog.json',
      type: 'application/ai-catalog+json',
      create: () => toJson(createAiCatalog()),
    },
    {
      path: apiCatalog.path,
      type: `${apiCatalog.type}; profile="https://www.rfc-editor.org/info/rfc9727"`,
      create: () => toJson({ linkset: createLinkset() }),
    },
    {
      path: '/.well-known/agent-skills/index.json',
      type: 'application/json',
      create: () => toJson(createSkillsIndex()),
    },
    { path: skillPath, type: 'text/markdown; charset=utf-8', create: createSkill },
    ...localeCodes.flatMap((locale) => [
      { path: getLlmsPath(locale), type: text, create: () => createLlmsTxt(locale) },
      { path: localizePath('/llms-full.txt', locale), type: text, create: () => createLlmsFull(locale, readMarkdown) },
    ]),
  ]
}

const text = 'text/plain; charset=utf-8'

function toJson(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

/** https://modelcontextprotocol.io/seps/2127-mcp-server-cards */
function createServerCard() {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...describeMcpServer(getSiteUrl()),
    icons: [{ src: toWholeUrl('/icon-192.png'), mimeType: 'image/png', sizes: ['192x192'] }],
    remotes: [{ type: 'streamable-http', url: toWholeUrl('/mcp') }],
  }
}

/** https://github.com/Agent-Card/ai-catalog, as docs/discovery.md of the server cards uses it. */
function createAiCatalog() {
  const identifier = `urn:air:${new URL(getSiteUrl()).hostname}:mcp:site`
  return {
    specVersion: '1.0',
    host: {
      displayName: site.name,
      documentationUrl: toWholeUrl(href(hasPages('agents', defaultLocale) ? 'agents' : 'home', {}, defaultLocale)),
    },
    entries: [{ identifier, displayName: site.name, type: cardType, url: toWholeUrl(cardPath) }],
  }
}

/** Addresses that a program can call or subscribe to (https://www.rfc-editor.org/rfc/rfc9727), with a page that says how. */
function createLinkset() {
  const path = href(hasPages('agents', defaultLocale) ? 'agents' : 'home', {}, defaultLocale)
  const help = [
    { href: toWholeUrl(path), type: 'text/html' },
    { href: toWholeUrl(getMarkdownPath(path)), type: 'text/markdown' },
  ]
  const card = [{ href: toWholeUrl(cardPath), type: cardType }]
  const services = openApis.map((path) => ({
    anchor: toWholeUrl(path),
    ...(path === '/mcp' && { 'service-desc': card }),
    'service-doc': help,
  }))
  const files = localeCodes.flatMap((locale) => [
    ...(hasPages('courses', locale)
      ? [{ path: localizePath('/courses.ics', locale), type: 'text/calendar', locale }]
      : []),
    ...(hasPages('blog', locale) ? [{ path: feedPaths(locale).atom, type: 'application/atom+xml', locale }] : []),
    ...(hasPages('blog', locale) ? [{ path: feedPaths(locale).json, type: 'application/feed+json', locale }] : []),
  ])
  const item = [
    ...services.map(({ anchor }) => ({ href: anchor })),
    ...files.map(({ path, type, locale }) => ({ href: toWholeUrl(path), type, hreflang: [locale] })),
  ]
  return [{ anchor: toWholeUrl(apiCatalog.path), item }, ...services]
}

/** https://github.com/cloudflare/agent-skills-discovery-rfc, version 0.2.0 */
function createSkillsIndex() {
  const digest = `sha256:${hash('sha256', createSkill())}`
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ ...skill, type: 'skill-md', url: skillPath, digest }],
  }
}
