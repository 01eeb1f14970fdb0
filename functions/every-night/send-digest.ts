import type { Environment } from '../../environment.ts'
import { mailKinds } from '../every-minute/mail-kinds.ts'
import { requestRun } from '../shared/data/wake.ts'
import { saveMail } from '../shared/mail/outbox.ts'
import { isMondays, readDigest } from './digest.ts'

/**
 * Puts the owner's digest of the day into the outbox if anything waits for the owner, and on Mondays.
 *
 * @throws Error if the database fails
 */
export async function sendDigest(environment: Environment): Promise<void> {
  const key = `digest/${new Date().toISOString().slice(0, 10)}`
  const sections = await readDigest(key, environment, mailKinds)
  const isDue = isMondays(key) || sections.some(({ isNews }) => isNews)
  if (isDue && (await saveMail(key, 'digest'))) await requestRun()
}
