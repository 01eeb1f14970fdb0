import type { Config } from '@netlify/functions'
import { parseEnvironment } from '../../environment.ts'
import { sendDueMails } from './send-due-mails.ts'

/**
 * Sends each minute the mails whose first attempt failed. Netlify runs it on published deploys only; locally
 * scripts/serve.ts calls it, where `SMTP_URL` is set.
 */
export default async function retryMail(): Promise<Response> {
  await sendDueMails(parseEnvironment(process.env))
  return new Response(null, { status: 204 })
}

export const config: Config = { schedule: '* * * * *' }
