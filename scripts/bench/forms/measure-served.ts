import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findOpenDatabase } from '../../serve/local-database.ts'
import type { Figure } from '../figure.ts'
import { startSite } from './start-servers.ts'

/** Milliseconds in which `npm start` serves a site that is built. */
const longestStart = 60_000

/** Equal posts at the same moment to the site as `npm start` serves it, where each runs in a thread of its own. */
export async function measureServed(postgres: string | undefined): Promise<Figure[]> {
  if (!existsSync('dist/client')) {
    console.log('  Equal posts under `npm start` are left out: there is no build (npm run build).')
    return []
  }
  const { PORT = '8990' } = process.env
  const { mail, stop } = await startSite(postgres)
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
    stdio: 'ignore',
    env: { ...process.env, PORT, SMTP_URL: mail.url },
  })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  try {
    const site = `http://localhost:${PORT}`
    await waitFor(`${site}/api/health`, () => server.exitCode !== null)
    // The first request compiles the function.
    await postTogether(site, 1)
    return [...(await measurePosts(site, 8)), ...(await measurePosts(site, 16))]
  } finally {
    await eraseMessages()
    server.kill('SIGTERM')
    await ended
    await stop()
  }
}

const name = 'Bench of equal posts'

async function measurePosts(site: string, count: number): Promise<Figure[]> {
  const answers = await postTogether(site, count)
  const having = (status: number) => answers.filter((answer) => answer.status === status).length
  const longest = Math.max(...answers.map(({ milliseconds }) => milliseconds)) / 1000
  const load = `${count} equal posts under npm start`
  return [
    { name: `${load}: 201`, unit: 'answers', value: having(201), least: 1, most: 1 },
    { name: `${load}: 200`, unit: 'answers', value: having(200), least: count - 1, most: count - 1 },
    { name: `${load}: the longest`, unit: 's', value: longest, most: 5 },
  ]
}

function postTogether(site: string, count: number) {
  const id = randomUUID()
  const body = JSON.stringify({ id, name, email: `${id}@example.org`, message: 'Hello' })
  return Promise.all(
    Array.from({ length: count }, async () => {
      const start = performance.now()
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch(`${site}/api/contact`, { method: 'POST', headers, body })
      return { status, milliseconds: performance.now() - start }
    }),
  )
}

/** @throws Error if the server ends or does not answer in time */
async function waitFor(url: string, hasEnded: () => boolean): Promise<void> {
  for (const end = Date.now() + longestStart; Date.now() < end && !hasEnded(); await sleep(300)) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 404,
    )
    if (status !== 404) return
  }
  throw new Error('npm start does not serve. Does another server run in this folder, or on this PORT?')
}

/** They lie in the database of this folder, beside what its owner has tried. */
async function eraseMessages(): Promise<void> {
  const url = await findOpenDatabase('.netlify')
  if (!url) return
  const client = new Client(url)
  await client.connect()
  await client.query('delete from lead where name = $1', [name])
  await client.end()
}
