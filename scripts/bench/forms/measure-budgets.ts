import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import * as v from 'valibot'
import type { Figure } from '../figure.ts'
import { seedLeads } from './seed.ts'
import { startSite } from './start-servers.ts'

/** What costs money by each call, and what the owner waits for. */
export async function measureBudgets(postgres: string | undefined): Promise<Figure[]> {
  return [...(await measureChat(postgres)), ...(await measureInbox(postgres))]
}

const requestSchema = v.object({
  messages: v.array(v.object({ content: v.string() })),
  max_tokens: v.optional(v.number(), 0),
  max_completion_tokens: v.optional(v.number(), 0),
})

/** 300 questions at once, each with the longest conversation that is accepted, and a budget of 30 replies in an hour. */
async function measureChat(postgres: string | undefined): Promise<Figure[]> {
  const requests: Array<{ characters: number; tokens: number }> = []
  const provider = createServer(async (request, response) => {
    const { messages, max_tokens, max_completion_tokens } = v.parse(requestSchema, await json(request))
    const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
    requests.push({ characters, tokens: Math.max(max_tokens, max_completion_tokens) })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end('data: {"choices":[{"delta":{"content":"Yes."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve)
  })
  const { port } = provider.address() as AddressInfo
  const site = await startSite(postgres, {
    variables: {
      CHAT_HOURLY_REPLIES: '30',
      OPENAI_API_KEY: 'sk-bench',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    },
  })
  try {
    const turn = (index: number) =>
      index % 2 === 0 ? { role: 'user', content: 'q'.repeat(1_000) } : { role: 'assistant', content: 'a'.repeat(8_000) }
    const body = JSON.stringify({
      project: 'autoclient',
      locale: 'en',
      messages: Array.from({ length: 13 }, (_, index) => turn(index)),
    })
    const functions = site.start()
    const answers = await Promise.all(
      Array.from({ length: 300 }, () =>
        functions.call({ job: 'post', path: '/api/chat', body, type: 'application/json' }),
      ),
    )
    const load = '300 questions at once, 30 an hour'
    const most = (name: 'characters' | 'tokens') => Math.max(...requests.map((request) => request[name]))
    const answered = answers.filter(({ status }) => status === 200).length
    return [
      { name: `${load}: answered`, unit: 'answers', value: answered, least: 300 },
      { name: `${load}: paid calls`, unit: 'calls', value: requests.length, least: 1, most: 30 },
      { name: `${load}: characters of a call`, unit: 'chars', value: most('characters'), most: 14_000 },
      { name: `${load}: tokens that a reply may have`, unit: 'tokens', value: most('tokens'), most: 3_000 },
    ]
  } finally {
    provider.close()
    await site.stop()
  }
}

async function measureInbox(postgres: string | undefined): Promise<Figure[]> {
  const site = await startSite(postgres)
  try {
    await seedLeads(site, 1_000)
    const run = async (...args: string[]) => {
      const start = Date.now()
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['scripts/run.js', 'leads', '--deployed', ...args],
        { env: { PATH: process.env.PATH, NETLIFY_DB_URL: site.proxy.url }, maxBuffer: 100_000_000 },
      )
      return { stdout, seconds: (Date.now() - start) / 1000 }
    }
    const list = await run('--json')
    site.proxy.statements = 0
    await run('--erase', 'p7@example.org')
    const [left] = await site.query('select count(*)::int as count from lead')
    return [
      {
        name: 'inbox of 1,000 messages, 80 ms: listed',
        unit: 'rows',
        value: list.stdout.match(/@example\.org"/g)?.length ?? 0,
        least: 1_000,
      },
      { name: 'inbox of 1,000 messages, 80 ms: the command', unit: 's', value: list.seconds, most: 180 },
      {
        name: 'inbox of 1,000 messages: statements that erase a person',
        unit: 'calls',
        value: site.proxy.statements,
        most: 20,
      },
      { name: 'inbox of 1,000 messages: left then', unit: 'rows', value: Number(left?.count), least: 999, most: 999 },
    ]
  } finally {
    await site.stop()
  }
}
