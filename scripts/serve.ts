import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { dropWrongVariables, parseEnvironment } from '../environment.ts'
import { tell } from '../locales/owner.ts'
import { bundleFunctions } from './build/bundle-functions.ts'
import { startMailbox } from './mailbox.ts'
import { canConnect } from './serve/can-connect.ts'
import { holdFolder } from './serve/hold-folder.ts'
import { openLocalDatabase } from './serve/local-database.ts'
import { readLocalSecret } from './serve/read-local-secret.ts'
import { repeatJob, runJob } from './serve/run-jobs.ts'
import { runCommand, writeUsage } from './shared/command.ts'

const usage = writeUsage([
  ['npm start', tell('edit.site.usage')],
  ['npm run dev', tell('edit.site.usage.dev')],
  ['PORT=9000 npm start', tell('edit.usage.port')],
])

await runCommand({ usage, flags: ['dev'] }, async ({ has }) => ({
  text: '',
  code: await serve(has('dev')),
}))
// The mailbox and the database would keep this process alive.
process.exit()

/**
 * Serves the site with its functions, their database, and a mailbox where no mail server is set.
 *
 * @param isDevelopment serves the sources, which reload, in place of the built site
 */
async function serve(isDevelopment: boolean): Promise<number> {
  const { PORT } = parseEnvironment({ PORT: process.env.PORT })
  for (const line of dropWrongVariables(process.env)) console.warn(line)
  const site = `http://localhost:${PORT}`
  await holdFolder('.netlify', site)
  if (await canConnect(PORT, 'localhost')) throw new Error(tell('edit.site.port', { port: String(PORT) }))
  // Before Netlify's command, which opens the same files.
  const database = await openLocalDatabase('.netlify/db')
  await database.stop()
  if (!isDevelopment) await bundleFunctions()
  const mailbox = process.env.SMTP_URL ? undefined : await startMailbox({ port: PORT + 10 })
  const netlify = startNetlify(PORT, isDevelopment, {
    ...(mailbox && { SMTP_URL: mailbox.smtpUrl }),
    SIGNING_SECRET: process.env.SIGNING_SECRET || readLocalSecret('.netlify/signing-secret'),
  })
  const stop = new AbortController()
  void accompany(site, mailbox?.url, stop.signal)
  const code = await waitForEnd(netlify, stop)
  await mailbox?.stop()
  return code
}

function startNetlify(port: number, isDevelopment: boolean, environment: Record<string, string>): ChildProcess {
  const inner = String(port + 1)
  const mode = isDevelopment
    ? [
        '--framework',
        '#custom',
        '--command',
        `vike dev --port ${inner} --strictPort`,
        '--target-port',
        inner,
        '--functions',
        'functions',
      ]
    : ['--framework', '#static', '--dir', 'dist/client', '--staticServerPort', inner]
  // Offline the command line asks for no account; without edge functions it fetches nothing at the first request.
  const netlify = spawn(
    'netlify',
    ['dev', '--offline', '--internal-disable-edge-functions', '--no-open', '--port', String(port), ...mode],
    {
      stdio: ['inherit', isDevelopment ? 'inherit' : 'pipe', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...environment },
    },
  )
  if (netlify.stdout) createInterface({ input: netlify.stdout }).on('line', printLine)
  return netlify
}

/** Keeps the logs of the functions, and drops Netlify's own lines about itself and each request. */
function printLine(line: string) {
  if (!/^\s*(?:[⬥◈✔╭│╰›]|Request from |Response with status |$)/.test(line)) console.log(line)
}

/** Passes signals on, so that nothing outlives this process. */
function waitForEnd(netlify: ChildProcess, stop: AbortController): Promise<number> {
  const end = (signal: NodeJS.Signals) => {
    stop.abort()
    netlify.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // npm passes a signal on to the shell between it and this process, which ends alone.
  const { ppid } = process
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== ppid && end('SIGTERM'), 1_000)
  return new Promise((resolve, reject) => {
    netlify.on('exit', (code) => resolve(code ?? 0))
    netlify.on('error', ({ message }) => reject(new Error(tell('edit.site.netlify', { reason: message }))))
  })
}

/** Prints the address once the site answers, and runs the scheduled jobs, which Netlify runs on the published site only. */
async function accompany(site: string, mailbox: string | undefined, stopped: AbortSignal) {
  while (!(await isReady(site))) await setTimeout(300)
  const lines = [tell('edit.site', { address: site }), ...(mailbox ? [tell('edit.mailbox', { address: mailbox })] : [])]
  console.log(`\n${lines.join('\n')}\n`)
  void repeatJob(`${site}/.netlify/functions/every-minute`, 60_000, stopped)
  void repeatJob(`${site}/.netlify/functions/refresh-calendar`, 600_000, stopped)
  const failure = await runJob(`${site}/.netlify/functions/every-night`)
  if (failure && !stopped.aborted) console.error(`every-night failed: ${failure}`)
}

async function isReady(site: string): Promise<boolean> {
  return fetch(`${site}/api/health`).then(
    ({ status }) => status !== 404,
    () => false,
  )
}
