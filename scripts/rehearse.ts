import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { chromium } from 'playwright'
import { memoize } from '../memoize.ts'
import { distFolder, findOwnerFile, ownerFolder } from '../owner-files.ts'
import {
  playForms,
  playHtml,
  playMarkdown,
  playMcp,
  playTree,
  type Result,
  type readers,
  type Server,
} from './rehearse/play.ts'
import { browserArguments, findBrowser } from './shared/browser.ts'
import { runCommand } from './shared/command.ts'

const usage = `npm run rehearse                    plays what assistants are sent for, on the last build
npm run rehearse -- --site FOLDER   on another built folder
npm run rehearse -- --json          prints each play
npm run rehearse -- --write         keeps the present effort, which later ones are compared with`

type Play = Result & { task: string; locale: string; through: (typeof readers)[number] }

/** The effort of each task through each reader, in the language where it is most. */
type Efforts = Record<string, { bytes: number; steps: number }>

const keptFile = findOwnerFile('content/rehearsed.json')

await runCommand({ usage, flags: ['json', 'write'], options: { site: 'text' } }, async ({ has, get }) => {
  const site = resolve(get('site') ?? distFolder)
  const folder = existsSync(join(site, 'client')) ? join(site, 'client') : site
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} has no built site. Build it: npm run build`)
  const plays = await playAll(folder)
  const efforts = listEfforts(plays)
  if (has('write')) writeFileSync(keptFile, `${JSON.stringify(efforts, null, 2)}\n`)
  const kept: Efforts = existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : {}
  const problems = [
    ...plays
      .filter(({ found }) => !found)
      .map(({ task, locale, through }) => `${task} in ${locale} is not found through ${through}`),
    ...Object.entries(efforts).flatMap(([name, { bytes, steps }]) => {
      const before = kept[name]
      const isDear = before && (bytes > 2 * before.bytes || steps > 2 * before.steps)
      return isDear ? [`${name} takes ${bytes} bytes in ${steps} steps, before ${before.bytes} in ${before.steps}`] : []
    }),
  ]
  const code = problems.length > 0 ? 1 : 0
  if (has('json')) return { text: JSON.stringify({ tasks: plays }, null, 2), code }
  return { text: [draw(plays), ...problems].join('\n'), code }
})
process.exit()

async function playAll(folder: string): Promise<Play[]> {
  const { listTasks } = await import('./rehearse/list-tasks.ts')
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments })
  const page = await (await browser.newContext({ javaScriptEnabled: false, offline: true })).newPage()
  const drawTree = memoize(async (html: string) => {
    await page.setContent(html.replace(/<script\b.*?<\/script>/gs, ''), { waitUntil: 'commit' })
    return page.locator('body').ariaSnapshot()
  })
  const server = await connect(folder)
  const plays: Play[] = []
  for (const task of listTasks()) {
    const add = (through: Play['through'], result: Result) =>
      plays.push({ task: task.task, locale: task.locale, through, ...result })
    add('html', await playHtml(task, folder))
    add('tree', await playTree(task, folder, drawTree))
    add('markdown', await playMarkdown(task, folder))
    add('mcp', await playMcp(task, server))
    if (task.form) add('forms', await playForms(task, folder))
  }
  await browser.close()
  return plays
}

/** A client that knows the domain alone: it follows the catalog to the server's card, and the card to the server. */
async function connect(folder: string): Promise<Server> {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  const { entries } = read('.well-known/ai-catalog.json')
  const { remotes } = read(new URL(entries[0].url).pathname)
  const root = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  for (const name of ['content', 'examples', 'locales', 'public'].filter((each) => existsSync(join(ownerFolder, each))))
    symlinkSync(resolve(ownerFolder, name), join(root, name))
  mkdirSync(join(root, 'dist'))
  symlinkSync(folder, join(root, 'dist/client'))
  symlinkSync(resolve(folder, '../agents'), join(root, 'dist/agents'))
  const { default: mcp } = await import('../functions/mcp/mcp.ts')
  // The function reads the pages of the build from the owner's folder.
  process.env.SITE_FOLDER = root
  const client = new Client({ name: 'rehearsal', version: '1.0.0' })
  const fetch = (url: string | URL, init?: RequestInit) => {
    const request = new Request(url, init)
    // A rehearsal is not counted.
    request.headers.set('sec-gpc', '1')
    return mcp(request, { ip: '127.0.0.1', waitUntil: () => {} } as unknown as Parameters<typeof mcp>[1])
  }
  await client.connect(new StreamableHTTPClientTransport(new URL(remotes[0].url), { fetch }))
  return {
    instructions: client.getInstructions() ?? '',
    callTool: async (name, input) => {
      const { structuredContent } = await client.callTool({ name, arguments: { ...input } })
      return JSON.stringify(structuredContent ?? {})
    },
  }
}

function listEfforts(plays: Play[]): Efforts {
  const most = (list: Play[], read: (play: Play) => number) => Math.max(...list.map(read))
  const efforts = [...Map.groupBy(plays, ({ task, through }) => `${task} ${through}`)].map(
    ([name, list]) =>
      [name, { bytes: most(list, ({ bytes }) => bytes), steps: most(list, ({ steps }) => steps) }] as const,
  )
  return Object.fromEntries(efforts)
}

/** A row for each task and language, a column for each reader: kilobytes and steps. */
function draw(plays: Play[]): string {
  const rows = Object.groupBy(plays, ({ task, locale }) => `${task} ${locale}`)
  return Object.entries(rows)
    .map(([name, list = []]) => {
      const cells = list.map(({ through, found, bytes, steps }) =>
        `${through} ${found ? `${(bytes / 1000).toFixed(1)} kB, ${steps}` : 'NOT FOUND'}`.padEnd(24),
      )
      return [name.padEnd(14), ...cells].join('')
    })
    .join('\n')
}
