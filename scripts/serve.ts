import { once } from 'node:events'
import { dropWrongVariables, parseEnvironment } from '../environment.ts'
import { tell } from '../locales/owner.ts'
import { findOwnerFile } from '../owner-files.ts'
import { startMailbox } from './mailbox.ts'
import { canConnect } from './serve/can-connect.ts'
import { holdFolder } from './serve/hold-folder.ts'
import { liveFunctions } from './serve/live-functions.ts'
import { noteDatabase, openLocalDatabase } from './serve/local-database.ts'
import { startHints } from './serve/local-hints.ts'
import { readLocalSecret } from './serve/read-local-secret.ts'
import { repeatJob, runJob } from './serve/run-jobs.ts'
import { loadFunctions } from './serve/site-functions.ts'
import { createSiteServer } from './serve/site-server.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const usage = writeUsage([
  ['npm start', tell('edit.site.usage')],
  ['npm run dev', tell('edit.site.usage.dev')],
  ['PORT=9000 npm start', tell('edit.usage.port')],
])

await runCommand({ usage, flags: ['dev'] }, async ({ has }) => {
  await serve(has('dev'))
  return ''
})
// Open connections would keep this process alive.
process.exit()

/** Serves the site, or its sources, with functions, their database, and a mailbox where no mail server is set. Ends with a signal. */
async function serve(isDevelopment: boolean): Promise<void> {
  const { PORT: port } = parseEnvironment({ PORT: process.env.PORT })
  for (const line of dropWrongVariables(process.env)) console.warn(line)
  const site = `http://localhost:${port}`
  await holdFolder('.netlify', site)
  if (await canConnect(port, 'localhost')) throw new Error(tell('edit.site.port', { port: String(port) }))
  const database = await openLocalDatabase('.netlify/db')
  noteDatabase('.netlify', database.url)
  const hints = await startHints('.netlify/blobs')
  const mailbox = process.env.SMTP_URL ? undefined : await startMailbox({ port: port + 10 })
  Object.assign(process.env, {
    NETLIFY_DEV: 'true',
    NETLIFY_DB_URL: database.url,
    NETLIFY_BLOBS_CONTEXT: hints.context,
    URL: site,
    SIGNING_SECRET: process.env.SIGNING_SECRET || readLocalSecret('.netlify/signing-secret'),
    ...(mailbox && { SMTP_URL: mailbox.smtpUrl }),
  })
  if (isDevelopment) await serveSources(port)
  else await once(createSiteServer(findOwnerFile('dist/client'), await loadFunctions()).listen(port), 'listening')
  const stop = new AbortController()
  void accompany(site, mailbox?.url, stop.signal)
  await waitForSignal()
  stop.abort()
  await mailbox?.stop()
  await hints.stop()
  await database.stop()
}

async function serveSources(port: number): Promise<void> {
  const { dev } = await import('vike/api')
  await dev({
    viteConfig: { configLoader: 'native', plugins: [liveFunctions()], server: { host: true, port, strictPort: true } },
  })
}

function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    // npm passes a signal on to the shell between it and this process, which ends alone.
    const { ppid } = process
    if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== ppid && resolve(), 1_000)
  })
}

/** Prints the address, and runs the scheduled jobs, which Netlify runs on the published site only. */
async function accompany(site: string, mailbox: string | undefined, stopped: AbortSignal) {
  const lines = [tell('edit.site', { address: site }), ...(mailbox ? [tell('edit.mailbox', { address: mailbox })] : [])]
  console.log(`\n${lines.join('\n')}\n`)
  void repeatJob(`${site}/.netlify/functions/every-minute`, 60_000, stopped)
  void repeatJob(`${site}/.netlify/functions/refresh-calendar`, 600_000, stopped)
  const failure = await runJob(`${site}/.netlify/functions/every-night`)
  if (failure && !stopped.aborted) console.error(`every-night failed: ${failure}`)
}
