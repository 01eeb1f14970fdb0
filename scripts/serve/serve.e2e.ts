import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createParser } from 'eventsource-parser'
import { expect, test } from 'playwright/test'
import { projects } from '../../model/kinds/projects.ts'
import { projectIds } from '../../model/kinds/slugs.ts'
import { href } from '../../pages/data/routes.ts'
import { waitForMail } from '../../testing/mails.ts'

// Only `npm start` shows this: its database has one session and is kept in the folder, beside a mailbox and jobs. All other browser
// tests are served by testing/serve-site.ts. It runs in a copy of the project, so it touches neither the developer's database nor
// their server.

test.describe.configure({ mode: 'default', timeout: 120_000 })

let folder: string
let server: ChildProcess
let site: string

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const url = new URL(`${test.info().project.use.baseURL}`)
  url.port = String(Number(url.port) + 20)
  site = url.origin
  folder = copyProject()
  mkdirSync('test-results', { recursive: true })
  const log = openSync('test-results/serve.log', 'w')
  server = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: folder,
    stdio: ['ignore', log, log],
    // No real mail and no real model.
    env: {
      ...process.env,
      PORT: url.port,
      SMTP_URL: '',
      CONTACT_TO: '',
      OPENAI_API_KEY: '',
      FORM_NETWORK_HOURLY: '1000',
    },
  })
  const isReady = async () => [(await fetch(`${site}/api/newsletter/confirm`)).status, server.exitCode]
  await expect(async () => expect(await isReady(), 'see test-results/serve.log').toEqual([400, null])).toPass()
})

test.afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

test('files, missing ones, functions and former addresses are answered as Netlify answers them', async () => {
  const document = await (await fetch(site)).text()
  const [, asset = ''] = /"(\/assets\/[^" ]+\.js)"/.exec(document) ?? []
  const demo = projectIds.find((id) => !projects.get(id).repository)
  const answers: Array<
    [path: string, status: number, type: string | undefined, header?: [name: string, value: unknown]]
  > = [
    ['/', 200, 'text/html', ['content-security-policy', expect.stringContaining("default-src 'none'")]],
    [href('services', {}, 'es'), 200, 'text/html'],
    ['/nowhere', 404, 'text/html', ['x-content-type-options', 'nosniff']],
    ['/fr/nowhere', 404, 'text/html'],
    ['/favicon.svg', 200, 'image/svg+xml'],
    ['/favicon.ico', 301, undefined, ['location', '/icon-32.png']],
    ['/sitemap.xml', 200, 'text/xml'],
    [asset, 200, 'text/javascript', ['cache-control', expect.stringContaining('immutable')]],
    // The function that is asked for it stands behind the files.
    ['/assets/gone.js', 404, 'text/plain', ['cache-control', 'no-store']],
    [`/demos/${demo}/index.html`, 200, 'text/html', ['access-control-allow-origin', '*']],
    ['/api/contact', 405, 'application/json', ['access-control-allow-origin', null]],
    ['/api/newsletter/confirm?token=x', 400, 'text/html', ['referrer-policy', 'no-referrer']],
    ['/%E0%A4%A', 404, 'text/html'],
    ['/..%2fpackage.json', 404, 'text/html'],
  ]
  for (const [path, status, type, [name, value] = ['x-powered-by', null]] of answers) {
    const answer = await fetch(site + path, { redirect: 'manual' })
    // Node's fetch pauses a connection whose answer nobody reads, and fails when the server then closes it.
    await answer.arrayBuffer()
    const { headers } = answer
    const answered = [answer.status, headers.get('content-type')?.split(';')[0], headers.get(name)]
    expect(answered, path).toEqual([status, type, value])
  }
})

test('a message without JavaScript is thanked for and comes to the local mailbox', async ({ browser, request }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site })
  const email = `${crypto.randomUUID()}@example.org`
  await page.goto(href('contact', {}, 'fr'))
  const form = page.locator('form[action="/api/contact"]')
  for (const [name, value] of Object.entries({ name: 'Ana', email, message: 'Bonjour' }))
    await form.locator(`[name=${name}]`).fill(value)
  await form.getByRole('button').click()
  await expect(page).toHaveURL(href('contactThanks', {}, 'fr'))
  await waitForMail(request, site, ({ text }) => text.includes(email))
  await page.close()
})

test('of four equal messages at the same time one is new', async ({ request }) => {
  const data = { name: 'Ana', email: 'ana@example.org', message: 'Hello', id: crypto.randomUUID() }
  const post = async () => (await request.post(`${site}/api/contact`, { data, timeout: 0 })).status()
  const statuses = await Promise.all(Array.from({ length: 4 }, post))
  expect(statuses.sort()).toEqual([...Array(3).fill(200), 201])
})

test('the assistant answers as a stream of events', async () => {
  const project = projects.all.find(([, { questions }]) => questions)?.[0]
  test.skip(project === undefined, 'no project has an assistant')
  const body = JSON.stringify({ project, locale: 'en', messages: [{ role: 'user', content: 'What is it?' }] })
  const response = await fetch(`${site}/api/chat`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching('event-stream')])
  const events: unknown[] = []
  createParser({ onEvent: ({ event }) => events.push(event) }).feed(await response.text())
  expect([events[0], events.at(-1)]).toEqual(['delta', 'done'])
})

test('what a page of another site sends is refused here too, and not looked for at other addresses', async () => {
  for (const path of ['/mcp', '/api/desk', '/api/desk/link']) {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const { status } = await fetch(site + path, { method: 'POST', body: '{}', headers })
    expect([path, status]).toEqual([path, 403])
  }
})

test('what Netlify calls by a schedule can be called on this machine', async () => {
  expect((await fetch(`${site}/.netlify/functions/refresh-calendar`)).ok).toBe(true)
})

test('every part is well soon after the start', async ({ request }) => {
  const check = async () => (await (await request.get(`${site}/api/health`)).json()).ok
  await expect.poll(check, { timeout: 90_000 }).toBe(true)
})

/** Copies the files that git knows, the packages and the built site, which the server needs. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'served-project-'))
  const left = ['.git', '.netlify', 'dist', 'node_modules', 'test-results']
  const names = [...readdirSync('.').filter((name) => !left.includes(name)), 'dist/agents', 'dist/client']
  for (const name of names) cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  return copy
}
