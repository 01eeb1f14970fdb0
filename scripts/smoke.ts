import { randomUUID } from 'node:crypto'
import { isLoopback, parseEnvironment } from '../environment.ts'
import { localeCodes, locales } from '../locales/locales.ts'
import { localizePath } from '../locales/paths.ts'
import { parseOptions } from './parse-options.ts'
import { findOpenDatabase } from './serve/local-database.ts'

const usage = `Looks at a served site as a visitor and as an attacker do.

  npm run smoke -- https://example.com [--read-only]

--read-only leaves out what writes: a message marked [smoke], which is erased again and needs NETLIFY_DB_URL for that, and more
requests than the site allows in a minute. Ends with 1 where something is not as it must be.`

/** What must be true of an answer, beside its status: headers with their values, and a sign in its text. */
type Expected = { status: (status: number) => boolean; headers: Headers; text?: RegExp }

let failures = 0

try {
  const options = { help: { type: 'boolean' }, 'read-only': { type: 'boolean' } } as const
  const { values, positionals } = parseOptions({ options, allowPositionals: true }, usage)
  const url = URL.parse(positionals[0] ?? '')
  if (values.help || !url) console.log(usage)
  else await smoke(url.origin, values['read-only'] ?? false)
  process.exitCode = failures > 0 || !(url || values.help) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function smoke(site: string, isReadOnly: boolean) {
  const isLocal = isLoopback(new URL(site).hostname)
  const databaseUrl = process.env.NETLIFY_DB_URL || (isLocal && (await findOpenDatabase('.netlify')))
  if (!isReadOnly && !databaseUrl)
    throw new Error(`Without NETLIFY_DB_URL the message cannot be erased again.\n\n${usage}`)
  await lookAtFiles(site, isLocal)
  await lookAtFunctions(site, isLocal)
  if (isReadOnly) return
  process.env.NETLIFY_DB_URL = databaseUrl || ''
  await check('a message arrives, counts once, and is erased', () => sendMessage(site))
  const excess = isLocal && 'netlify dev counts no requests'
  await check('the 21st request of a minute is refused', () => sendTooMany(site), excess)
}

async function lookAtFiles(site: string, isLocal: boolean) {
  const { createDemoHeaders, createSecurityHeaders } = await import('../renderer/server/security-headers.ts')
  const headers = new Headers(createSecurityHeaders([]))
  const demoHeaders = new Headers(headers)
  for (const [name, value] of Object.entries(createDemoHeaders())) demoHeaders.set(name, value)
  const is = (expected: number) => (status: number) => status === expected
  for (const locale of localeCodes) {
    const text = new RegExp(`<html[^>]* lang="?${locales[locale].lang}\\b`)
    for (const [path, status] of [
      ['/contact', 200],
      ['/no-such-page', 404],
    ] as const) {
      await checkAnswer(site, localizePath(path, locale), { status: is(status), headers, text })
    }
  }
  await checkAnswer(site, '/demos/autoclient/index.html', {
    status: is(200),
    headers: demoHeaders,
  })
  const asset = /"(\/assets\/[^" ]+)"/.exec(await (await fetch(site)).text())?.[1] ?? '/assets/missing.js'
  await checkAnswer(site, asset, { status: is(200), headers })
  const caching = new Headers({ 'cache-control': 'public, max-age=31536000, immutable' })
  await checkAnswer(site, asset, { status: is(200), headers: caching }, {}, isLocal && 'netlify dev caches nothing')
}

async function lookAtFunctions(site: string, isLocal: boolean) {
  const [{ functionConfigs }, { functionHeaders }] = await Promise.all([
    import('./audit/functions.ts'),
    import('../functions/shared/responses.ts'),
  ])
  const headers = new Headers(functionHeaders)
  const status = (code: number) => code >= 400 && code < 500
  const post = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }
  // Pages have a policy that lets their stylesheet in: those that mails link to, and the one that the form of /book asks for.
  const bookPage = '/api/booking'
  const pageHeaders = new Headers(headers)
  pageHeaders.delete('content-security-policy')
  for (const [name, { path }] of functionConfigs) {
    for (const pattern of [path ?? []].flat()) {
      const [route, expected] = [pattern.replace('*', 'confirm'), pattern.includes('*') ? pageHeaders : headers]
      const shown =
        pattern === bookPage
          ? { status: (code: number) => code === 200 || code === 503, headers: pageHeaders }
          : { status, headers: expected }
      if (name === 'health') {
        await checkAnswer(site, route, { status: (code) => code === 200, headers, text: /"ok":true/ })
      } else {
        await checkAnswer(site, route, shown)
        await checkAnswer(site, route, { status, headers: expected }, post)
      }
    }
    const difference = isLocal && 'netlify dev lets this machine call what only Netlify calls'
    if (!path)
      await checkAnswer(site, `/.netlify/functions/${name}`, { status, headers: new Headers() }, {}, difference)
  }
}

async function sendMessage(site: string): Promise<string[]> {
  const { closeDatabase, execute, sql } = await import('../functions/shared/database.ts')
  const { site: facts } = await import('../content/site.ts')
  const email = parseEnvironment({ CONTACT_TO: process.env.CONTACT_TO }).CONTACT_TO ?? facts.owner.email
  const id = randomUUID()
  const fields = {
    id,
    name: '[smoke]',
    email,
    message: '[smoke] Sent by npm run smoke and erased again.',
    locale: 'en',
  }
  const send = () =>
    fetch(`${site}/api/contact`, {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json' },
    })
  const statuses = [(await send()).status, (await send()).status]
  const erased = await execute(sql`delete from lead where id = ${id}`)
  await closeDatabase()
  if (statuses.join() === '201,200' && erased === 1) return []
  return [`expected 201, 200 and 1 erased message, got ${statuses} and ${erased}`]
}

async function sendTooMany(site: string): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: 25 }, () => fetch(`${site}/api/contact`, { method: 'POST' })))
  return answers.some(({ status }) => status === 429) ? [] : ['25 requests, and none was answered with 429']
}

function checkAnswer(
  site: string,
  path: string,
  expected: Expected,
  init: RequestInit = {},
  difference?: string | false,
) {
  const what = `${init.method ?? 'GET'} ${path}: ${[...expected.headers].length} headers`
  return check(what, async () => findProblems(await fetch(site + path, init), expected), difference)
}

async function findProblems(response: Response, { status, headers, text }: Expected): Promise<string[]> {
  const wrong = [...headers].filter(([name, value]) => value !== readHeader(response, name))
  const body = await response.text()
  return [
    ...(status(response.status) ? [] : [`status ${response.status}`]),
    // Two headers of one name come joined by a comma, so their value is wrong too.
    ...wrong.map(([name, value]) => `${name} is "${readHeader(response, name)}", not "${value}"`),
    ...(text && !text.test(body) ? [`its text has no ${text}`] : []),
  ]
}

/** The hashes of inline scripts are those of the deployed build, which can be another one than this code. */
function readHeader({ headers }: Response, name: string): string | undefined {
  return headers.get(name)?.replace(/ 'sha256-[^']+'/g, '')
}

/** @param difference why the local server cannot show it; then that is said instead */
async function check(what: string, look: () => Promise<string[]>, difference?: string | false) {
  if (difference) return console.log(`differs  ${what}: ${difference}`)
  const problems = await look().catch((error) => [String(error.cause ?? error)])
  if (problems.length === 0) return console.log(`ok       ${what}`)
  failures += 1
  console.error(`FAILED   ${what}\n           ${problems.join('\n           ')}`)
}
