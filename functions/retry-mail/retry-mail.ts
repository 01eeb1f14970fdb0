import type { Config } from '@netlify/functions'
import { parseEnvironment } from '../../environment.ts'
import { mailWaiting } from './mail-waiting.ts'

/**
 * Mails what could not be mailed when it came in, each minute. Netlify runs it on published deploys only; locally
 * scripts/serve.ts calls it, where `SMTP_URL` is set.
 */
export default async function retryMail(): Promise<Response> {
  await mailWaiting(parseEnvironment(process.env))
  return new Response(null, { status: 204 })
}

export const config: Config = { schedule: '* * * * *' }
