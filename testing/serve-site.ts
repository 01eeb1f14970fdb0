import { existsSync } from 'node:fs'
import { findOwnerFile } from '../owner-files.ts'
import { startMailbox } from '../scripts/mailbox.ts'
import { loadFunctions } from '../scripts/serve/site-functions.ts'
import { createSiteServer } from '../scripts/serve/site-server.ts'
import { startPostgres } from './postgres.ts'
import { startStore } from './stores.ts'

// Serves the built site to the browser tests as `npm start` does, with an empty database and a mailbox of its own.

const port = Number(process.env.PORT)
const origin = `http://localhost:${port}`
const folder = findOwnerFile('dist/client')
if (!existsSync(folder)) throw new Error('There is no built site. Build it: npm run build')

const postgres = await startPostgres()
const database = await startStore('url' in postgres ? postgres.url : undefined)
const mailbox = await startMailbox({ port: port + 10 })

// The developer's environment must not lead to real mail or a real model.
for (const name of ['OPENAI_API_KEY', 'CONTACT_TO', 'MAIL_FROM', 'CALENDAR_URLS', 'ALERT_URL']) delete process.env[name]
Object.assign(process.env, {
  NETLIFY_DEV: 'true',
  NETLIFY_DB_URL: database.url,
  SMTP_URL: mailbox.smtpUrl,
  SIGNING_SECRET: 'only for tests, which send no real mail',
  // All tests send their forms from this machine.
  FORM_NETWORK_HOURLY: '100000',
  FORM_NETWORK_DAILY: '100000',
  URL: origin,
})

const server = createSiteServer(folder, await loadFunctions()).listen(port)

process.on('SIGTERM', async () => {
  server.closeAllConnections()
  await mailbox.stop()
  if ('stop' in postgres) await postgres.stop()
  process.exit()
})
