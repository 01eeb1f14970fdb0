import { spawn } from 'node:child_process'
import { parseEnvironment } from '../environment.ts'

const { PORT, SMTP_URL } = parseEnvironment(process.env)
const vitePort = String(PORT + 1)

const isDevelopment = process.argv.includes('--dev')

/** `npm start` serves the built site; `npm run dev` the one that reloads. Both with the functions. */
const mode = isDevelopment
  ? ['--framework', '#custom', '--command', `vike dev --port ${vitePort} --strictPort`, '--target-port', vitePort]
  : ['--framework', '#static', '--dir', 'dist/client', '--staticServerPort', String(PORT + 1)]

// Offline the command line asks for no account; without edge functions it fetches nothing at the first request.
const netlify = spawn(
  'netlify',
  ['dev', '--offline', '--internal-disable-edge-functions', '--no-open', '--port', String(PORT), ...mode],
  { stdio: 'inherit', shell: process.platform === 'win32' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => netlify.kill(signal))
// Netlify runs retry-mail each minute on the published site, and never locally.
if (SMTP_URL) {
  setInterval(() => fetch(`http://localhost:${PORT}/.netlify/functions/retry-mail`).catch(() => {}), 60_000)
}
netlify.on('exit', (code) => process.exit(code ?? 0))
netlify.on('error', (error) => {
  console.error(`netlify-cli did not start (${error.message}). Run this through npm: npm start`)
  process.exit(1)
})
